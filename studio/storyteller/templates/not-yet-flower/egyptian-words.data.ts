/** Titles and words of the not-yet flower in the Arabic of Egypt; the names are those of the standard text. */
import type { TemplateText } from '#studio/storyteller/text/passage.ts';
import { arabicWords } from '#studio/storyteller/templates/not-yet-flower/arabic-words.data.ts';

export const egyptianTitles: TemplateText['titles'] = [
  '{hero} وِوَرْدِة لِسَّه',
  'هِيَّ جَاهْزَة يَا {robot}؟',
  'أَخْضَر وَاحِد لِ{moon}',
  '{robot} مِش عَارِف يِسْتَنَّى',
  '{hero} وِالقَمَر الرُّمَادِي قَوِي',
  '{قَالِت|قَال} {hero}: لِسَّه',
];

const bear = { noun: 'الدَّبْدُوب', gender: 'he' };
const shell = { noun: 'الصَّدَفَة', gender: 'she' };
const ball = { noun: 'الكُورَة', gender: 'she' };
const feather = { noun: 'الرِّيشَة', gender: 'she' };
const book = { noun: 'الكِتَاب', gender: 'he' };
const kite = { noun: 'طَيَّارَة الوَرَق', gender: 'she' };
const blanket = { noun: 'البَطَّانِيَّة', gender: 'she' };

export const egyptianWords: TemplateText['words'] = {
  ...arabicWords,
  // Asked of the seed, which is a she.
  now: [
    'هِيَّ جَاهْزَة دِلْوَقْتِي',
    'خِلْصِت دِلْوَقْتِي',
    'طَب وِدِلْوَقْتِي',
    'دِلْوَقْتِي، وَلَّا دِلْوَقْتِي',
    'كِمْلِت خَلَاص',
    'هِيَّ دِي اللَّحْظَة',
    'كِبْرِت وَلَّا لَأ',
    'جِه وَقْتَهَا',
  ],
  // None of them begins with the article, so that a preposition may stand before them.
  moon: [
    'قَمَر الرُّصَاص',
    'قَمَر حِدَاشَر',
    'قَمَر التُّرَاب',
    'قَمَر اللُّقْمَة',
    'قَمَر الزَّلَط',
    'أَبْعَد قَمَر',
    'قَمَر الكُسْتُبَان',
    'قَمَر أَرْبَعِين',
    'أَصْغَر قَمَر',
    'قَمَر الرُّمَاد',
  ],
  patch: [
    'حُوض الفُول',
    'حُوض القُوطَة',
    'حُوض الفَرَاوْلَة',
    'حُوض الكُرُنْب',
    'حُوض النِّعْنَاع',
    'حُوض الخَسّ',
    'حُوض الفِجْل',
    'حُوض القَرْع',
    'حُوض البَصَل',
    'حُوض البَقْدُونِس',
  ],
  // What the seed turned out not to have.
  try1: {
    order: ['وِدَان'],
    dig: ['صَوَامِيل'],
    oil: ['مُفَصَّلَات'],
    drum: ['مُنَبِّهَات'],
    manual: ['نَضَّارَات'],
    telescope: ['رِجْلِين'],
    water: ['جُيُوب'],
  },
  try2: {
    order: ['وِدَان'],
    dig: ['صَوَامِيل'],
    oil: ['مُفَصَّلَات'],
    drum: ['مُنَبِّهَات'],
    manual: ['نَضَّارَات'],
    telescope: ['رِجْلِين'],
    water: ['جُيُوب'],
  },
  keepsake: {
    teddy: [
      { ...bear, name: 'الدَّبْدُوب شَرِيف' },
      { ...bear, name: 'الدَّبْدُوب البُنِّي العَجُوز' },
      { ...bear, name: 'الدَّبْدُوب أَبُو فِيُونْكَة' },
      { ...bear, name: 'الدَّبْدُوب النَّاعِم' },
    ],
    shell: [
      { ...shell, name: 'صَدَفِة البَحْر الأَحْمَر' },
      { ...shell, name: 'الصَّدَفَة اللِّي جُوَّاهَا البَحْر' },
      { ...shell, name: 'الصَّدَفَة اللِّي شَبَه المَرْوَحَة' },
      { ...shell, name: 'الصَّدَفَة اللِّي شَبَه الوِدْن' },
    ],
    ball: [
      { ...ball, name: 'الكُورَة المِقَلِّمَة' },
      { ...ball, name: 'الكُورَة اللِّي نِسْيِت النَّطّ' },
      { ...ball, name: 'الكُورَة المِدَوَّرَة' },
      { ...ball, name: 'كُورِة البَحْر' },
    ],
    feather: [
      { ...feather, name: 'رِيشِة البَلَشُون' },
      { ...feather, name: 'الرِّيشَة المِقَلِّمَة' },
      { ...feather, name: 'رِيشِة يُوم الجُمْعَة' },
      { ...feather, name: 'رِيشِة الوِزَّة' },
    ],
    book: [
      { ...book, name: 'كِتَاب المِعِيز' },
      { ...book, name: 'الكِتَاب اللِّي آخْرُه ضَايِع' },
    ],
    kite: [
      { ...kite, name: 'طَيَّارِة الوَرَق أُمّ دِيل' },
      { ...kite, name: 'طَيَّارِة الوَرَق اللِّي شَبَه السَّمَكَة' },
    ],
    blanket: [
      { ...blanket, name: 'البَطَّانِيَّة النَّاعْمَة' },
      { ...blanket, name: 'البَطَّانِيَّة أُمّ خُرْم' },
    ],
  },
};
