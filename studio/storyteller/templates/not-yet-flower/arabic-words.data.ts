/** Titles, names and words of the not-yet flower in Arabic. */
import type { TemplateText } from '#studio/storyteller/text/passage.ts';

export const arabicTitles: TemplateText['titles'] = [
  '{hero} وَزَهْرَةُ لَيْسَ بَعْد',
  'هَلْ هِيَ جَاهِزَةٌ يَا {robot}؟',
  'أَخْضَرُ وَاحِدٌ لِ{moon}',
  '{robot} لَا يَعْرِفُ الانْتِظَار',
  '{hero} وَالقَمَرُ الرَّمَادِيُّ جِدًّا',
  '{قَالَتْ|قَالَ} {hero}: لَيْسَ بَعْد',
];

export const arabicNames: TemplateText['names'] = {
  robot: ['تُوك', 'دُوت', 'مِسْمَار', 'تِسْعَة', 'تِرْس', 'تِيكْ تَاك', 'بُولْتِي', 'بِلِينْغ', 'زَنْبَرَك', 'بَرَّاد', 'بِيبُو', 'زِيجُو'],
};

/** The robot is a he in Arabic: `الرُّوبُوت`. */
export const arabicGenders: TemplateText['genders'] = { robot: 'he' };

const bear = { noun: 'الدُّبّ', gender: 'he' };
const shell = { noun: 'الصَّدَفَة', gender: 'she' };
const ball = { noun: 'الكُرَة', gender: 'she' };
const feather = { noun: 'الرِّيشَة', gender: 'she' };
const book = { noun: 'الكِتَاب', gender: 'he' };
const kite = { noun: 'طَائِرَة الوَرَق', gender: 'she' };
const blanket = { noun: 'البَطَّانِيَّة', gender: 'she' };

export const arabicWords: TemplateText['words'] = {
  beep: ['بِيبْ', 'دِينْغ', 'تُوتْ', 'بِرِّيبْ', 'بِلِينْغ', 'زِيبْ', 'تِكْ', 'بِزْزْ', 'دَدَبْ', 'وِيبْ'],
  // Asked of the seed, which is a she.
  now: [
    'هَلْ هِيَ جَاهِزَةٌ الآن',
    'هَلْ تَمَّتِ الآن',
    'وَالآن',
    'الآنَ، أَمِ الآن',
    'هَلِ اكْتَمَلَت',
    'هَلْ هَذِهِ هِيَ اللَّحْظَة',
    'هَلْ كَبُرَت',
    'هَلْ جَاءَ الوَقْت',
  ],
  // None of them begins with the article, so that a preposition may stand before them.
  moon: [
    'قَمَر الرَّصَاص',
    'قَمَر أَحَدَ عَشَر',
    'قَمَر الغُبَار',
    'قَمَر الفُتَات',
    'قَمَر الحَصَى',
    'أَبْعَد قَمَر',
    'قَمَر الكُشْتُبَان',
    'قَمَر أَرْبَعِين',
    'أَصْغَر قَمَر',
    'قَمَر الرَّمَاد',
  ],
  patch: [
    'حَوْض الفُول',
    'حَوْض الطَّمَاطِم',
    'حَوْض الفَرَاوْلَة',
    'حَوْض الكُرُنْب',
    'حَوْض النَّعْنَاع',
    'حَوْض الخَسّ',
    'حَوْض الفِجْل',
    'حَوْض القَرْع',
    'حَوْض البَصَل',
    'حَوْض البَقْدُونِس',
  ],
  // Always after another noun: the seed of it, the flower of it.
  bloom: [
    'عَبَّاد الشَّمْس',
    'شَقَائِق النُّعْمَان',
    'الأُقْحُوَان',
    'القَطِيفَة',
    'العَنْبَر',
    'الزِّينِيَا',
    'كَفّ الثَّعْلَب',
    'حَنَك السَّبُع',
    'الخِطْمِيَّة',
    'البَانْسِيه',
    'النَّجْمَة',
    'الجَرَس الأَزْرَق',
  ],
  keepsake: {
    teddy: [
      { ...bear, name: 'الدُّبّ شَرِيف' },
      { ...bear, name: 'الدُّبّ العَجُوز بِعَيْنٍ وَاحِدَة' },
      { ...bear, name: 'الدُّبّ صَاحِب القُبَّعَة' },
      { ...bear, name: 'الدُّبّ المُسَطَّح' },
    ],
    shell: [
      { ...shell, name: 'صَدَفَة البَحْرِ الأَحْمَر' },
      { ...shell, name: 'الصَّدَفَة الَّتِي فِيهَا البَحْر' },
      { ...shell, name: 'الصَّدَفَة المَلْفُوفَة' },
      { ...shell, name: 'الصَّدَفَة الَّتِي تُشْبِهُ أُذُنًا' },
    ],
    ball: [
      { ...ball, name: 'كُرَة النَّجْمَة' },
      { ...ball, name: 'الكُرَة الَّتِي نَسِيَتِ النَّطّ' },
      { ...ball, name: 'الكُرَة المُدَوَّرَة' },
      { ...ball, name: 'كُرَة الشَّاطِئ' },
    ],
    feather: [
      { ...feather, name: 'رِيشَة البَلَشُون' },
      { ...feather, name: 'الرِّيشَة المُخَطَّطَة' },
      { ...feather, name: 'رِيشَة يَوْمِ الجُمْعَة' },
      { ...feather, name: 'رِيشَة الوَزَّة' },
    ],
    book: [
      { ...book, name: 'كِتَاب المَاعِز' },
      { ...book, name: 'الكِتَاب الَّذِي ضَاعَ آخِرُه' },
    ],
    kite: [
      { ...kite, name: 'طَائِرَة الوَرَق ذَات الذَّيْل' },
      { ...kite, name: 'طَائِرَة الوَرَق الَّتِي تُشْبِهُ سَمَكَة' },
    ],
    blanket: [
      { ...blanket, name: 'البَطَّانِيَّة النَّاعِمَة' },
      { ...blanket, name: 'البَطَّانِيَّة المَثْقُوبَة' },
    ],
  },
};
