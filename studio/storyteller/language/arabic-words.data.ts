/** Words by which Arabic text is read when a name in it may be left out, and what takes its place. */

const words = (listed: string): ReadonlySet<string> => new Set(listed.trim().split(/\s+/));

/** Without vowel marks, `she` and `he`, standard and Egyptian. */
export const SPEECH_VERBS = words(`
  قالت قال سألت سأل همست همس صاحت صاح نادت نادى ردت رد أجابت أجاب صرخت صرخ غنت غنى شرحت شرح اعترفت اعترف تمتمت تمتم
  فكرت فكر تنهدت تنهد أعلنت أعلن زقزقت زقزق دندنت دندن وشوشت وشوش اقترحت اقترح وعدت وعد
`);

/** Verbs that a companion does and that nothing is done to by. */
export const PLAIN_VERBS = words(`
  ضحكت ضحك ابتسمت ابتسم سكتت سكت وقفت وقف جلست جلس قعدت قعد نطت نط قفزت قفز دارت دار نامت نام مشت مشى مشيت مشي جرت
  جرى جريت جري رجعت رجع خرجت خرج دخلت دخل نزلت نزل طلعت طلع صعدت صعد طارت طار عطست عطس نظرت نظر بصت بص رقصت رقص
`);

/** With the pronoun of one who is she, and of one who is he. */
export type Attached = readonly [feminine: string, masculine: string];

/** By the preposition without its vowel marks. Those of one letter are written together with what follows. */
export const STANDARD_PREPOSITIONS: Readonly<Record<string, Attached>> = {
  إلى: ['إِلَيْهَا', 'إِلَيْهِ'],
  على: ['عَلَيْهَا', 'عَلَيْهِ'],
  مع: ['مَعَهَا', 'مَعَهُ'],
  من: ['مِنْهَا', 'مِنْهُ'],
  عن: ['عَنْهَا', 'عَنْهُ'],
  عند: ['عِنْدَهَا', 'عِنْدَهُ'],
  أمام: ['أَمَامَهَا', 'أَمَامَهُ'],
  وراء: ['وَرَاءَهَا', 'وَرَاءَهُ'],
  خلف: ['خَلْفَهَا', 'خَلْفَهُ'],
  حول: ['حَوْلَهَا', 'حَوْلَهُ'],
  فوق: ['فَوْقَهَا', 'فَوْقَهُ'],
  تحت: ['تَحْتَهَا', 'تَحْتَهُ'],
  نحو: ['نَحْوَهَا', 'نَحْوَهُ'],
  بجانب: ['بِجَانِبِهَا', 'بِجَانِبِهِ'],
  ل: ['لَهَا', 'لَهُ'],
  ب: ['بِهَا', 'بِهِ'],
};

export const EGYPTIAN_PREPOSITIONS: Readonly<Record<string, Attached>> = {
  على: ['عَلِيهَا', 'عَلِيه'],
  مع: ['مَعَاهَا', 'مَعَاه'],
  من: ['مِنْهَا', 'مِنُّه'],
  عن: ['عَنْهَا', 'عَنُّه'],
  عند: ['عَنْدَهَا', 'عَنْدُه'],
  قدام: ['قُدَّامْهَا', 'قُدَّامُه'],
  ورا: ['وَرَاهَا', 'وَرَاه'],
  جنب: ['جَنْبَهَا', 'جَنْبُه'],
  حوالين: ['حَوَالِيهَا', 'حَوَالِيه'],
  فوق: ['فُوقْهَا', 'فُوقُه'],
  تحت: ['تَحْتَهَا', 'تَحْتُه'],
  ل: ['لِيهَا', 'لِيه'],
  ب: ['بِيهَا', 'بِيه'],
};
