/** Titles and words of the quiet turtle in the Arabic of Egypt; the names are those of the standard text. */
import type { TemplateText } from '#studio/storyteller/text/passage.ts';
import { arabicWords } from '#studio/storyteller/templates/quiet-turtle/arabic-words.data.ts';

export const egyptianTitles: TemplateText['titles'] = [
  '{hero} وَالسِّلْحِفَة اللِّي فِي الرَّمْل',
  '«{ask}»، قَالِت {turtle}',
  '{turtle} رَاجْعَة البِيت',
  'السِّكَّة الطَّوِيلَة لِلنِّيل',
  '{hero} وَ{camel} وَالصُّوت الصُّغَيَّر',
  'مَحَدِّش سَأَل {turtle}',
];

const place = (name: string): Readonly<Record<string, string>> => ({ name, place: name });
const blanket = { noun: 'البَطَّانِيَّة' };
const basket = { noun: 'السَّلَّة' };

export const egyptianWords: TemplateText['words'] = {
  ...arabicWords,
  ask: [
    'لَو سَمَحْتُوا',
    'عَن إِذْنُكُم',
    'لَا مُؤَاخْذَة',
    'كِلْمَة وَاحْدَة',
    'حَاجَة صُغَيَّرَة',
    'إِحِمْ',
    'بَعْد إِذْنُكُم',
    'لَو فَاضْيِين دِقِيقَة',
    'أَنَا كُنْت هَقُول',
    'سَامْحُونِي',
  ],
  brush: [
    'مِش دِلْوَقْتِي',
    'بَعْدِين، بَعْدِين',
    'أَنَا بَفَكَّر',
    'ثَانْيَة وَاحْدَة',
    'أَنَا اللِّي بَسُوق',
    'هُدُوء هِنَاك لَو سَمَحْتُوا',
    'وَرَايَا شُغْل، وَرَايَا شُغْل',
    'كَمَان دِقِيقَة',
    'كَمَان شُوَيَّة',
    'مَا تْقَاطْعُونِيش',
  ],
  /** What the river of the youngest says, and who says it there. */
  call: [
    { name: 'نَقْ نَقْ', one: 'نَقْ', who: 'الضُّفْدَعَة', gender: 'she' },
    { name: 'كَاكْ كَاكْ', one: 'كَاكْ', who: 'البَطَّة', gender: 'she' },
    { name: 'قَاقْ قَاقْ', one: 'قَاقْ', who: 'الوِزَّة', gender: 'she' },
    { name: 'تُوتْ تُوتْ', one: 'تُوتْ', who: 'المَرْكِب', gender: 'she' },
    { name: 'زِيقْ زِيقْ', one: 'زِيقْ', who: 'السَّاقْيَة', gender: 'she' },
    { name: 'مُووو مُووو', one: 'مُووو', who: 'الجَامُوسَة', gender: 'she' },
    { name: 'تِنْ تِنْ', one: 'تِنْ', who: 'الجَرَس', gender: 'he' },
    { name: 'هِشْ هِشْ', one: 'هِشْ', who: 'البُوص', gender: 'he' },
    { name: 'بُلُقْ بُلُقْ', one: 'بُلُقْ', who: 'السَّمَكَة', gender: 'she' },
    { name: 'تِكْ تِكْ', one: 'تِكْ', who: 'اللَّنْش', gender: 'he' },
    { name: 'صَوْ صَوْ', one: 'صَوْ', who: 'العُصْفُور', gender: 'he' },
    { name: 'بِزّ بِزّ', one: 'بِزّ', who: 'الدَّبُّورَة', gender: 'she' },
    { name: 'كُوو كُوو', one: 'كُوو', who: 'اليَمَامَة', gender: 'she' },
    { name: 'لَقْ لَقْ', one: 'لَقْ', who: 'اللَّقْلَق', gender: 'he' },
    { name: 'فَرّ فَرّ', one: 'فَرّ', who: 'الشِّرَاع', gender: 'he' },
    { name: 'طَقْ طَقْ', one: 'طَقْ', who: 'المِجْدَاف', gender: 'he' },
  ],
  // All of them feminine.
  dunes: [
    'رِمَال الصُّفَّارَة',
    'التِّلَال الصَّفْرَا',
    'صَحْرَا الكُثْبَان',
    'أَرْض الضِّلّ القُلَيِّل',
    'الكُثْبَان المِيَّة',
    'تِلَال البَسْكُوت',
    'رِمَال مَحَدِّش',
    'الرِّمَال الطَّوِيلَة',
    'الطَّاسَة',
    'كُثْبَان النُّعَاس',
  ],
  // All of them masculine and with the article.
  cargo: ['البَصَل', 'التِّين', 'البَطِّيخ', 'البُوص', 'الكُرُنْب', 'البَلَح', 'اللَّمُون', 'الفُول الأَخْضَر', 'القَرْع', 'الخِيَار'],
  nook: {
    tent: [place('فِي ضِلّ الخِيمَة')],
    pot: [place('فِي حَلِّة الطَّبِيخ')],
    bucket: [place('فِي جَرْدَل المَيَّة')],
    teapot: [place('جَنْب بَرَّاد الشَّاي')],
    hat: [place('تَحْت طَاقِيِّة الشَّمْس')],
    boots: [place('وَرَا الجِزَم')],
    bread: [place('وَرَا العِيش')],
    rug: [place('عَلَى حَصِيرِة الفِطَار')],
  },
  // All of them with the article.
  snack: [
    'البَلَح',
    'التِّين',
    'العِيش',
    'السِّمْسِمِيَّة',
    'البُرْتُقَان',
    'الطَّعْمِيَّة',
    'الزِّبِيب',
    'السُّودَانِي',
    'الفِطِير بِالجِبْنَة',
    'المِشْمِش',
  ],
  // All of them feminine and definite.
  sled: {
    blanket: [
      { ...blanket, name: 'البَطَّانِيَّة المِقَلِّمَة' },
      { ...blanket, name: 'بَطَّانِيِّة الفُسَح' },
      { ...blanket, name: 'البَطَّانِيَّة المِرَقَّعَة' },
      { ...blanket, name: 'بَطَّانِيِّة الصُّوف' },
    ],
    basket: [
      { ...basket, name: 'سَلِّة العِيش' },
      { ...basket, name: 'السَّلَّة المِدَوَّرَة' },
      { ...basket, name: 'سَلِّة التِّين' },
      { ...basket, name: 'السَّلَّة الخُوص' },
    ],
    drum: [
      { noun: 'الطَّبْلَة', name: 'طَبْلِة الأَفْرَاح' },
      { noun: 'الطَّبْلَة', name: 'الطَّبْلَة الكِبِيرَة' },
    ],
    book: [
      { noun: 'المُوسُوعَة', name: 'مُوسُوعِة الخَرَايِط' },
      { noun: 'المُوسُوعَة', name: 'مُوسُوعِة الصُّوَر' },
    ],
    kite: [
      { noun: 'الطَّيَّارَة', name: 'طَيَّارِة الوَرَق المَكْسُورَة' },
      { noun: 'الطَّيَّارَة', name: 'طَيَّارِة الوَرَق الكِبِيرَة' },
    ],
  },
};
