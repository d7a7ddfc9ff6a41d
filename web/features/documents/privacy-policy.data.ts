/** What Hikaya keeps about families and children, in both languages. */
import type { LegalDocument } from '#web/features/documents/document.ts';

type Section = 'who' | 'kept' | 'why' | 'children' | 'making' | 'others' | 'browser' | 'howLong' | 'rights' | 'changes';

export const PRIVACY_POLICY: LegalDocument<Section> = {
  changedOn: '2026-11-22',
  en: {
    title: 'Privacy policy',
    summary:
      'Hikaya makes books about children, so we keep as little about them as a book needs, show it to nobody who does not have to see it, and delete it when you say so.',
    sections: {
      who: {
        title: 'Who may have an account',
        paragraphs: [
          'Accounts are for adults. A parent, grandparent or another adult who may decide for the child describes the hero and makes the book. Children read the books; they do not sign up and they are not asked for anything.',
        ],
      },
      kept: {
        title: 'What we keep',
        paragraphs: [
          'About you: your name, your e-mail address, the language and the notifications you chose, and a fingerprint of your password from which the password itself cannot be found. When you sign in with Google or Facebook, we keep the number by which they know you, and never your password there.',
          'About the heroes: the name, age and pronouns you type, the looks you choose in the hero editor, and traits and interests if you give any. You never need to give a surname, a birthday, a school or a photo.',
          'About your books: the idea or template, the text, the pictures, the dedication, and which version was approved for printing.',
          'About orders: what was ordered, the address it goes to, and the state of payment and delivery. Card numbers go to the payment company directly; we never see them.',
          'When you write to us: your message, your name and address, and the book it is about, so that we can answer.',
          'For safety: the times and addresses of sign-ins, for as long as a session lasts.',
        ],
      },
      why: {
        title: 'What we use it for',
        paragraphs: [
          'To write, draw, check, print and deliver the books you ask for, to answer you, and to keep your account safe. Nothing else: we do not sell data, show advertising, build profiles or train models with your family.',
        ],
      },
      children: {
        title: 'Names and pictures of children',
        paragraphs: [
          'A book can be seen by you, by the people you send a share link to, and by the administrators who check every book before it is printed. A share link can be taken back at any time.',
          'Names, story texts and pictures are never written into logs or error reports.',
        ],
      },
      making: {
        title: 'How stories and pictures are made',
        paragraphs: [
          'Unless this site says otherwise in the hero editor, stories and pictures are made by our own programs on our own server. Nothing about the child leaves it.',
          'Where an outside writing or drawing service is used, it receives the scene to be drawn and a stand-in instead of the name, never your e-mail address or your child’s real name.',
        ],
      },
      others: {
        title: 'Who else receives something',
        paragraphs: [
          'The print partner receives the finished files and the delivery address. The payment company receives the amount and what you type into its own form. The mail service receives the letters we write to you. Each receives only that.',
        ],
      },
      browser: {
        title: 'What is kept in your browser',
        paragraphs: [
          'Two cookies while you are signed in: the key of your session and the time it ends. In the browser’s own storage: the language, the light or dark look, a draft you have not finished, and the code of whoever invited you. There are no advertising or tracking cookies, so there is no banner to click away.',
        ],
      },
      howLong: {
        title: 'How long we keep it',
        paragraphs: [
          'Heroes and books stay until you delete them or your account. Deleting removes the rows and the picture files. What the law makes us keep about a paid order, such as the receipt, is kept without the book and for no longer than the law asks.',
        ],
      },
      rights: {
        title: 'Your rights',
        paragraphs: [
          'In the settings you can see and correct what we know, download all of it in one file, sign out other devices, and delete the account. For anything else write to us through the support page; you may also complain to the authority for data protection in your country.',
        ],
      },
      changes: {
        title: 'When this page changes',
        paragraphs: [
          'The date above changes with it. If a change lets us do more with your data than before, we ask you first.',
        ],
      },
    },
  },
  ar: {
    title: 'سياسة الخصوصية',
    summary:
      'حكاية تصنع كتبًا عن الأطفال، ولذلك نحتفظ بأقل ما يحتاجه الكتاب، ولا نعرضه إلا على من لا بد أن يراه، ونحذفه حين تطلبون.',
    sections: {
      who: {
        title: 'من يحق له فتح حساب',
        paragraphs: [
          'الحسابات للكبار. أب أو أم أو جدة أو أي شخص بالغ يحق له أن يقرر عن الطفل هو من يصف البطل ويصنع الكتاب. أما الأطفال فيقرؤون الكتب، ولا يسجلون، ولا نسألهم عن شيء.',
        ],
      },
      kept: {
        title: 'ما نحتفظ به',
        paragraphs: [
          'عنكم: الاسم، وعنوان البريد الإلكتروني، واللغة والإشعارات التي اخترتموها، وبصمة لكلمة المرور لا يمكن استخراج الكلمة منها. وعند الدخول عن طريق جوجل أو فيسبوك نحفظ الرقم الذي يعرفونكم به، ولا نرى كلمة مروركم هناك أبدًا.',
          'عن الأبطال: الاسم والعمر والضمير الذي تكتبونه، والملامح التي تختارونها في محرر البطل، والطباع والاهتمامات إن ذكرتموها. لا نحتاج إلى اسم العائلة ولا تاريخ الميلاد ولا المدرسة ولا صورة فوتوغرافية.',
          'عن كتبكم: الفكرة أو القالب، والنص، والرسوم، والإهداء، والنسخة التي اعتُمدت للطباعة.',
          'عن الطلبات: ما طُلب، والعنوان الذي يُرسل إليه، وحالة الدفع والتوصيل. أرقام البطاقات تذهب مباشرة إلى شركة الدفع ولا نراها.',
          'عندما تراسلنا: رسالتك واسمك وعنوانك والكتاب الذي تتحدث عنه، حتى نستطيع الرد عليك.',
          'من أجل الأمان: أوقات الدخول وعناوينه، ما دامت الجلسة قائمة.',
        ],
      },
      why: {
        title: 'فيمَ نستخدمها',
        paragraphs: [
          'لكتابة الكتب التي تطلبونها ورسمها ومراجعتها وطباعتها وتوصيلها، وللرد عليكم، ولحماية حسابكم. ولا شيء غير ذلك: لا نبيع البيانات، ولا نعرض إعلانات، ولا نبني ملفات عن أحد، ولا ندرّب نماذج على بيانات عائلتكم.',
        ],
      },
      children: {
        title: 'أسماء الأطفال وصورهم',
        paragraphs: [
          'يرى الكتاب أنتم، ومن ترسلون إليه رابط المشاركة، والمشرفون الذين يراجعون كل كتاب قبل طباعته. ويمكنكم سحب رابط المشاركة في أي وقت.',
          'لا تُكتب الأسماء ولا نصوص القصص ولا الرسوم في سجلات الخادم ولا في تقارير الأخطاء.',
        ],
      },
      making: {
        title: 'كيف تُصنع القصص والرسوم',
        paragraphs: [
          'ما لم يُذكر غير ذلك في محرر البطل، تصنع برامجنا القصص والرسوم على خادمنا نحن، ولا يغادره شيء عن الطفل.',
          'وإذا استُخدمت خدمة خارجية للكتابة أو الرسم، فإنها تتلقى وصف المشهد واسمًا بديلًا، ولا تتلقى بريدكم ولا اسم الطفل الحقيقي أبدًا.',
        ],
      },
      others: {
        title: 'من يتلقى شيئًا غيرنا',
        paragraphs: [
          'شريك الطباعة يتلقى الملفات الجاهزة وعنوان التوصيل. شركة الدفع تتلقى المبلغ وما تكتبونه في نموذجها. خدمة البريد تتلقى الرسائل التي نكتبها لكم. وكل جهة لا تتلقى إلا ذلك.',
        ],
      },
      browser: {
        title: 'ما يُحفظ في متصفحكم',
        paragraphs: [
          'ملفا ارتباط اثنان ما دمتم مسجلي الدخول: مفتاح الجلسة ووقت انتهائها. وفي ذاكرة المتصفح: اللغة، والمظهر الفاتح أو الداكن، ومسودة لم تكتمل، ورمز من دعاكم. لا توجد ملفات إعلانات أو تتبع، ولذلك لا توجد نافذة موافقة تغلقونها.',
        ],
      },
      howLong: {
        title: 'مدة الاحتفاظ',
        paragraphs: [
          'يبقى الأبطال والكتب حتى تحذفوها أو تحذفوا الحساب. والحذف يمحو البيانات وملفات الرسوم معًا. وما يُلزمنا القانون بحفظه عن طلب مدفوع، كالإيصال، نحفظه دون الكتاب وللمدة التي يطلبها القانون لا أكثر.',
        ],
      },
      rights: {
        title: 'حقوقكم',
        paragraphs: [
          'من الإعدادات ترون ما نعرفه وتصححونه، وتنزلونه كله في ملف واحد، وتنهون الجلسات على الأجهزة الأخرى، وتحذفون الحساب. ولكل ما عدا ذلك راسلونا من صفحة الدعم، ولكم أن تتقدموا بشكوى إلى جهة حماية البيانات في بلدكم.',
        ],
      },
      changes: {
        title: 'حين تتغير هذه الصفحة',
        paragraphs: ['يتغير التاريخ أعلاها. وإذا كان التغيير يسمح لنا بأكثر مما سبق، سألناكم أولًا.'],
      },
    },
  },
};
