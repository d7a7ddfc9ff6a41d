/** What families and Hikaya promise each other, in both languages. */
import type { LegalDocument } from '#web/features/documents/document.ts';

type Section = 'account' | 'content' | 'making' | 'review' | 'yours' | 'orders' | 'referrals' | 'ending' | 'liability';

export const TERMS_OF_USE: LegalDocument<Section> = {
  changedOn: '2026-11-22',
  en: {
    title: 'Terms of use',
    summary: 'What you can expect from Hikaya, and what Hikaya expects from you, in plain words.',
    sections: {
      account: {
        title: 'Your account',
        paragraphs: [
          'You are an adult, the e-mail address is yours, and you keep the password to yourself. One person, one account. Before the first book we may ask an administrator to approve the account; until then you can build heroes and use the playground.',
        ],
      },
      content: {
        title: 'What may go into a book',
        paragraphs: [
          'You may make a hero of your own child, of yourself, of your pet, or of a person who agrees, or whose guardian agrees. Do not use Hikaya to mock, threaten or deceive anybody, to show violence or anything sexual, or with characters and brands that belong to somebody else. We refuse such ideas, and tell you why.',
        ],
      },
      making: {
        title: 'How a book comes about',
        paragraphs: [
          'Stories and pictures are made by a program from what you choose. You can read everything before you order, change the text, and have pages drawn again. Pictures show the hero you built; they are illustrations and not portraits.',
        ],
      },
      review: {
        title: 'Every book is looked at',
        paragraphs: [
          'An administrator looks at a book before it is printed and may ask for changes or refuse it when it breaks these terms. When you change an approved book, it is looked at again. The file that is printed is exactly the version that was approved.',
        ],
      },
      yours: {
        title: 'The book is yours',
        paragraphs: [
          'You may read, print, give away and share your book for private purposes, for as long as you like. What you wrote stays yours; we use it only to make your books. The templates, the drawing program and the name Hikaya stay ours.',
        ],
      },
      orders: {
        title: 'Prices, payment and cancelling',
        paragraphs: [
          'The price with delivery is shown before you pay, in Egyptian pounds in Egypt and in US dollars elsewhere, and it does not change afterwards. You can cancel until the book has been handed to the printer and get all of your money back. After that, the page on shipping and returns applies.',
        ],
      },
      referrals: {
        title: 'Inviting others',
        paragraphs: [
          'Whoever joins through your link counts once, and never yourself. Invitations by false addresses or by messages nobody asked for end the reward and can end the account.',
        ],
      },
      ending: {
        title: 'Leaving',
        paragraphs: [
          'You can delete your account in the settings at any time. We may close an account that breaks these terms; orders that are paid and in print are still delivered, or the money is returned.',
        ],
      },
      liability: {
        title: 'If something goes wrong',
        paragraphs: [
          'We make good what we did wrong: a faulty book is printed again or paid back. We do not promise that the site is reachable at every moment. Nothing on this page takes away rights that the law of your country gives you as a consumer.',
        ],
      },
    },
  },
  ar: {
    title: 'شروط الاستخدام',
    summary: 'ما تنتظرونه من حكاية، وما تنتظره حكاية منكم، بكلام بسيط.',
    sections: {
      account: {
        title: 'حسابكم',
        paragraphs: [
          'أنتم بالغون، وعنوان البريد لكم، وكلمة المرور تبقى سرًّا عندكم. حساب واحد لكل شخص. وقد نطلب من أحد المشرفين الموافقة على الحساب قبل الكتاب الأول، وحتى ذلك الحين يمكنكم صنع الأبطال واستخدام ساحة اللعب.',
        ],
      },
      content: {
        title: 'ما يجوز أن يدخل الكتاب',
        paragraphs: [
          'يجوز أن يكون البطل طفلكم، أو أنتم، أو حيوانكم الأليف، أو شخصًا موافقًا أو وافق وليّه. لا تستخدموا حكاية للسخرية من أحد أو تهديده أو خداعه، ولا لعرض العنف أو المحتوى الجنسي، ولا مع شخصيات وعلامات يملكها غيركم. نرفض مثل هذه الأفكار ونخبركم بالسبب.',
        ],
      },
      making: {
        title: 'كيف يُصنع الكتاب',
        paragraphs: [
          'يصنع برنامجٌ القصةَ والرسوم مما تختارونه. يمكنكم قراءة كل شيء قبل الطلب، وتعديل النص، وإعادة رسم الصفحات. الرسوم تُظهر البطل الذي صنعتموه، وهي رسوم لا صور شخصية.',
        ],
      },
      review: {
        title: 'كل كتاب يراجعه إنسان',
        paragraphs: [
          'يراجع أحد المشرفين الكتاب قبل طباعته، وقد يطلب تعديلًا أو يرفضه إن خالف هذه الشروط. وإذا غيّرتم كتابًا معتمدًا روجع من جديد. والملف الذي يُطبع هو النسخة المعتمدة نفسها.',
        ],
      },
      yours: {
        title: 'الكتاب كتابكم',
        paragraphs: [
          'لكم أن تقرؤوا كتابكم وتطبعوه وتهدوه وتشاركوه للأغراض الخاصة ما شئتم. ما كتبتموه يبقى لكم، ولا نستخدمه إلا لصنع كتبكم. أما القوالب وبرنامج الرسم واسم حكاية فتبقى لنا.',
        ],
      },
      orders: {
        title: 'الأسعار والدفع والإلغاء',
        paragraphs: [
          'يظهر السعر مع التوصيل قبل الدفع، بالجنيه المصري في مصر وبالدولار الأمريكي خارجها، ولا يتغير بعده. يمكنكم الإلغاء حتى يُسلَّم الكتاب إلى المطبعة واسترداد المبلغ كاملًا، وبعدها تسري صفحة الشحن والإرجاع.',
        ],
      },
      referrals: {
        title: 'دعوة الآخرين',
        paragraphs: [
          'من ينضم عبر رابطكم يُحسب مرة واحدة، ولا تُحسب دعوة المرء لنفسه. الدعوات بعناوين زائفة أو برسائل لم يطلبها أحد تنهي المكافأة وقد تنهي الحساب.',
        ],
      },
      ending: {
        title: 'المغادرة',
        paragraphs: [
          'يمكنكم حذف حسابكم من الإعدادات في أي وقت. وقد نغلق حسابًا يخالف هذه الشروط، أما الطلبات المدفوعة التي دخلت الطباعة فتصل أو يُرد ثمنها.',
        ],
      },
      liability: {
        title: 'إن حدث خطأ',
        paragraphs: [
          'نصلح ما أخطأنا فيه: الكتاب المعيب يُعاد طبعه أو يُرد ثمنه. لا نعد بأن الموقع متاح في كل لحظة. ولا شيء في هذه الصفحة ينتقص من حقوق يمنحكم إياها قانون بلدكم بوصفكم مستهلكين.',
        ],
      },
    },
  },
};
