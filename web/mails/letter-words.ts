/** The words of every mail in both languages. What varies comes from the letter; nothing here knows how it is shown. */
import type { Letter, LetterKind } from '#contract/mails/letters.ts';
import { LINK_LIFETIME_MS } from '#core/account/account.ts';
import type { Language } from '#core/locale/language.ts';
import { arAccount } from '#web/locales/ar-account.ts';
import { enAccount } from '#web/locales/en-account.ts';
import { translate } from '#web/locales/translate.ts';

export type LetterWords = {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** What the button says; null for a letter that leads nowhere. */
  readonly action: string | null;
  /** Smaller, below the button. */
  readonly afterword: string | null;
};

type Words = { readonly [Kind in LetterKind]: (letter: Extract<Letter, { kind: Kind }>) => LetterWords };

const hours = (milliseconds: number): number => milliseconds / 3_600_000;

const HOURS = {
  en: { hours_one: '{{count, number}} hour', hours_other: '{{count, number}} hours' },
  ar: {
    hours_zero: 'أقل من ساعة',
    hours_one: 'ساعة',
    hours_two: 'ساعتين',
    hours_few: '{{count, number}} ساعات',
    hours_many: '{{count, number}} ساعة',
    hours_other: '{{count, number}} ساعة',
  },
} as const satisfies Record<Language, unknown>;

/** How long a link works that confirms an address, in words and digits of the language. */
const within = (language: Language): string =>
  translate({ books: [HOURS[language]], language }, 'hours', { count: hours(LINK_LIFETIME_MS.activation) });

/** Keeps an address or a title together and in its own direction inside a sentence of the other one. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

const en: Words = {
  activation: () => ({
    subject: 'Confirm your e-mail address',
    heading: 'One click, and you can make books',
    paragraphs: ['Somebody made a Hikaya account with this address. If it was you, confirm that the address is yours.'],
    action: 'Confirm my address',
    afterword: `The link works once, within ${within('en')}. If it was not you, do nothing: without the confirmation the account can do nothing in your name.`,
  }),
  reset: () => ({
    subject: 'Choose a new password',
    heading: 'A new password',
    paragraphs: ['Somebody asked for a new password for your Hikaya account. If it was you, choose one now.'],
    action: 'Choose a new password',
    afterword:
      'The link works once, within one hour, and signs out every device. If it was not you, do nothing: your password stays as it is.',
  }),
  'email-change': ({ email }) => ({
    subject: 'Confirm your new e-mail address',
    heading: 'Your new address',
    paragraphs: [`You want to use ${isolated(email)} for your Hikaya account. Confirm that this address is yours.`],
    action: 'Confirm my new address',
    afterword: `The link works once, within ${within('en')}. Until then your old address goes on to count.`,
  }),
  'email-changed': ({ email }) => ({
    subject: 'Your e-mail address was changed',
    heading: 'Your address was changed',
    paragraphs: [
      `Your Hikaya account now uses ${isolated(email)}. We will not write to this address about it any more.`,
      'If it was not you, write to us at once.',
    ],
    action: 'Write to us',
    afterword: null,
  }),
  'password-changed': () => ({
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    paragraphs: [
      'The password of your Hikaya account was changed, and every other device was signed out.',
      'If it was not you, choose a new password at once.',
    ],
    action: 'Choose a new password',
    afterword: null,
  }),
  welcome: ({ name }) => ({
    subject: 'Your account is ready',
    heading: `Welcome, ${isolated(name)}`,
    paragraphs: [
      'Your account is ready. Build a hero, choose a story, and watch the pages being drawn.',
      'It takes a few minutes from the first name to a finished book.',
    ],
    action: 'Make a book',
    afterword: null,
  }),
  'account-deleted': () => ({
    subject: 'Your account was deleted',
    heading: 'Goodbye',
    paragraphs: [
      'Your Hikaya account was deleted, with its characters, its books, its pictures and its files. This mail is the last one.',
      'If it was not you, answer this mail. Thank you for the stories.',
    ],
    action: null,
    afterword: null,
  }),
  'book-ready': ({ title }) => ({
    subject: `“${title}” is ready to read`,
    heading: 'Your book is ready',
    paragraphs: [`All pages of “${isolated(title)}” are drawn. Read it together, and save it as a PDF if you like.`],
    action: 'Open the book',
    afterword: 'You can switch off mails about books in the settings.',
  }),
  'book-failed': ({ title }) => ({
    subject: `“${title}” needs you`,
    heading: 'Your book stopped half-way',
    paragraphs: [
      `Something went wrong while “${isolated(title)}” was being made. Nothing is lost: what is written and drawn is kept.`,
      'Open the book and let it go on from where it stopped.',
    ],
    action: 'Go on with the book',
    afterword: 'You can switch off mails about books in the settings.',
  }),
  'support-received': ({ ticket }) => ({
    subject: `We have your message: ${ticket}`,
    heading: 'Your message has arrived',
    paragraphs: [
      `Thank you for writing to us. Your ticket is ${isolated(ticket)}; keep this number until everything is settled.`,
      'Somebody reads every message and answers to this address.',
    ],
    action: null,
    afterword: 'If it was not you who wrote to us, do nothing: nothing was done in your name.',
  }),
  'support-asked': (letter) => ({
    subject: `${letter.ticket}: ${enAccount.contact.categories[letter.category]}`,
    heading: `${letter.ticket}: ${enAccount.contact.categories[letter.category]}`,
    paragraphs: [
      `${isolated(letter.writer.name)}, ${isolated(letter.writer.email)}, writes:`,
      ...letter.message.split(/\n+/).map(isolated),
      ...(letter.bookTitle === null ? [] : [`It is about the book “${isolated(letter.bookTitle)}”.`]),
    ],
    action: 'Answer by e-mail',
    afterword: null,
  }),
};

const ar: Words = {
  activation: () => ({
    subject: 'أكّد بريدك الإلكتروني',
    heading: 'نقرة واحدة وتبدأ صناعة الكتب',
    paragraphs: ['أنشأ شخص ما حسابًا في حكاية بهذا العنوان. إن كنت أنت، فأكّد أن العنوان لك.'],
    action: 'تأكيد العنوان',
    afterword: `يعمل الرابط مرة واحدة خلال ${within('ar')}. وإن لم تكن أنت فلا تفعل شيئًا: لا يستطيع الحساب فعل شيء باسمك من دون التأكيد.`,
  }),
  reset: () => ({
    subject: 'اختر كلمة مرور جديدة',
    heading: 'كلمة مرور جديدة',
    paragraphs: ['طلب شخص ما كلمة مرور جديدة لحسابك في حكاية. إن كنت أنت، فاخترها الآن.'],
    action: 'اختيار كلمة مرور جديدة',
    afterword:
      'يعمل الرابط مرة واحدة خلال ساعة، ويسجّل الخروج من كل الأجهزة. وإن لم تكن أنت فلا تفعل شيئًا: تبقى كلمة مرورك كما هي.',
  }),
  'email-change': ({ email }) => ({
    subject: 'أكّد بريدك الإلكتروني الجديد',
    heading: 'عنوانك الجديد',
    paragraphs: [`تريد استخدام ${isolated(email)} لحسابك في حكاية. أكّد أن هذا العنوان لك.`],
    action: 'تأكيد العنوان الجديد',
    afterword: `يعمل الرابط مرة واحدة خلال ${within('ar')}. وحتى ذلك الحين يبقى عنوانك القديم هو المعتمد.`,
  }),
  'email-changed': ({ email }) => ({
    subject: 'تغيّر بريدك الإلكتروني',
    heading: 'تغيّر عنوانك',
    paragraphs: [
      `يستخدم حسابك في حكاية الآن ${isolated(email)}، ولن نراسل هذا العنوان بشأنه بعد اليوم.`,
      'إن لم تكن أنت من فعل ذلك فراسلنا فورًا.',
    ],
    action: 'راسلنا',
    afterword: null,
  }),
  'password-changed': () => ({
    subject: 'تغيّرت كلمة مرورك',
    heading: 'تغيّرت كلمة مرورك',
    paragraphs: [
      'تغيّرت كلمة مرور حسابك في حكاية، وسُجّل الخروج من كل الأجهزة الأخرى.',
      'إن لم تكن أنت من فعل ذلك فاختر كلمة مرور جديدة فورًا.',
    ],
    action: 'اختيار كلمة مرور جديدة',
    afterword: null,
  }),
  welcome: ({ name }) => ({
    subject: 'حسابك جاهز',
    heading: `مرحبًا ${isolated(name)}`,
    paragraphs: [
      'حسابك جاهز. ابنِ بطلًا، واختر قصة، وشاهد الصفحات وهي تُرسم.',
      'لا يستغرق الأمر إلا دقائق من أول اسم إلى كتاب مكتمل.',
    ],
    action: 'اصنع كتابًا',
    afterword: null,
  }),
  'account-deleted': () => ({
    subject: 'حُذف حسابك',
    heading: 'إلى اللقاء',
    paragraphs: [
      'حُذف حسابك في حكاية، ومعه شخصياته وكتبه وصوره وملفاته. وهذه آخر رسالة منا.',
      'إن لم تكن أنت من فعل ذلك فأجب على هذه الرسالة. شكرًا على القصص.',
    ],
    action: null,
    afterword: null,
  }),
  'book-ready': ({ title }) => ({
    subject: `كتاب «${title}» جاهز للقراءة`,
    heading: 'كتابك جاهز',
    paragraphs: [`اكتمل رسم كل صفحات «${isolated(title)}». اقرؤوه معًا، ونزّله بصيغة PDF إن شئت.`],
    action: 'افتح الكتاب',
    afterword: 'يمكنك إيقاف رسائل الكتب من الإعدادات.',
  }),
  'book-failed': ({ title }) => ({
    subject: `كتاب «${title}» يحتاج إليك`,
    heading: 'توقّف كتابك في منتصف الطريق',
    paragraphs: [
      `حدث خطأ أثناء إعداد «${isolated(title)}». لم يضع شيء: كل ما كُتب ورُسم محفوظ.`,
      'افتح الكتاب ودعه يكمل من حيث توقّف.',
    ],
    action: 'أكمل الكتاب',
    afterword: 'يمكنك إيقاف رسائل الكتب من الإعدادات.',
  }),
  'support-received': ({ ticket }) => ({
    subject: `وصلتنا رسالتك: ${ticket}`,
    heading: 'وصلتنا رسالتك',
    paragraphs: [
      `شكرًا على مراسلتنا. رقم طلبك ${isolated(ticket)}، فاحتفظ به حتى يُحلّ كل شيء.`,
      'نقرأ كل رسالة ونرد عليها إلى هذا العنوان.',
    ],
    action: null,
    afterword: 'إن لم تكن أنت من راسلنا فلا تفعل شيئًا: لم يحدث شيء باسمك.',
  }),
  'support-asked': (letter) => ({
    subject: `${letter.ticket}: ${arAccount.contact.categories[letter.category]}`,
    heading: `${isolated(letter.ticket)}: ${arAccount.contact.categories[letter.category]}`,
    paragraphs: [
      `كتب إلينا ${isolated(letter.writer.name)}، ${isolated(letter.writer.email)}:`,
      ...letter.message.split(/\n+/).map(isolated),
      ...(letter.bookTitle === null ? [] : [`الرسالة عن كتاب «${isolated(letter.bookTitle)}».`]),
    ],
    action: 'الرد بالبريد الإلكتروني',
    afterword: null,
  }),
};

const WORDS: Readonly<Record<Language, Words>> = { en, ar };

export const FRAME_WORDS = {
  en: {
    brand: 'Hikaya',
    greeting: (name: string) => `Hello ${isolated(name)},`,
    copyLink: 'If the button does not work, copy this address into your browser:',
    imprint: 'Hikaya makes illustrated story books about the children you love.',
  },
  ar: {
    brand: 'حكاية',
    greeting: (name: string) => `مرحبًا ${isolated(name)}،`,
    copyLink: 'إن لم يعمل الزر فانسخ هذا العنوان إلى متصفحك:',
    imprint: 'تصنع حكاية كتبًا مصوّرة عن الأطفال الذين تحبهم.',
  },
} as const satisfies Record<Language, unknown>;

/** What a letter says in a language. */
export const wordsOf = (letter: Letter, language: Language): LetterWords => {
  // The table has one function for every kind, each taking the letter of its own kind.
  const write = WORDS[language][letter.kind] as (letter: Letter) => LetterWords;
  return write(letter);
};
