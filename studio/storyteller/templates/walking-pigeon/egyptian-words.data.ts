/** Titles and words of the walking pigeon in the Arabic of Egypt; the names are those of the standard text. */
import type { TemplateText } from '#studio/storyteller/text/passage.ts';
import { arabicWords } from '#studio/storyteller/templates/walking-pigeon/arabic-words.data.ts';

export const egyptianTitles: TemplateText['titles'] = [
  'الحَمَامَة اللِّي طِلْعِت السِّلِّم',
  '{hero} وَالحَمَامَة اللِّي بِتِمْشِي',
  'بُوسْطَة عَلَى رِجْلِين',
  '{pigeon} مِش طَايْرَة النَّهَارْدَه',
  'جَوَاب لِ{tower}',
  '{hero} وَ{pigeon} وَكُلّ السَّلَالِم',
  'يِمِين، شِمَال، كُو',
];

/** The same word in every place: Egyptian numbers do not change. */
const stairs = (name: string): Readonly<Record<string, string>> => ({
  name: `${name} سِلِّمَة`,
  after: `${name} سِلِّمَة`,
});

/** All of them are feminine, so that a sentence may say `هِيَّ`. */
const snack = (name: string, the: string): Readonly<Record<string, string>> => ({ name, the, gender: 'she' });

export const egyptianWords: TemplateText['words'] = {
  ...arabicWords,
  lane: [
    'حَارِة الكَمُّون',
    'حَارِة الزَّرَايِر',
    'حَارِة الإِبْرَة',
    'حَارِة النَّحَّاسِين',
    'حَارِة الطَّبْلَة',
    'حَارِة اللَّمُون',
    'حَارِة الصَّابُون',
    'حَارِة القُطِّتِين',
    'حَارِة القَهْوَة',
    'حَارِة الشِّبْشِب',
    'حَارِة السَّبَع بِيبَان',
    'حَارِة السِّمْسِم',
  ],
  snack: [
    snack('سِمِيطَة', 'السِّمِيطَة'),
    snack('قُرْصَة عَجْوَة', 'قُرْصِة العَجْوَة'),
    snack('كَحْكَة عَسَل', 'كَحْكِة العَسَل'),
    snack('حَفْنِة سُودَانِي', 'حَفْنِة السُّودَانِي'),
    snack('لَفِّة تِين', 'لَفِّة التِّين'),
    snack('فِطِيرَة جِبْنَة', 'فِطِيرِة الجِبْنَة'),
    snack('مَنْجَايَة', 'المَنْجَايَة'),
    snack('حِتِّة حَلَاوَة', 'حِتِّة الحَلَاوَة'),
    snack('سَنْدُوتْشَة فُول', 'سَنْدُوتْشِة الفُول'),
    snack('كَحْكَة سُكَّر', 'كَحْكِة السُّكَّر'),
    snack('جَزَرَة', 'الجَزَرَة'),
    snack('دُرَة مَشْوِيَّة', 'الدُّرَة المَشْوِيَّة'),
  ],
  steps: [
    stairs('تِسْعَة وَتِسْعِين'),
    stairs('تَمَانْيَة وَتَمَانِين'),
    stairs('سَبْعَة وَسَبْعِين'),
    stairs('مِية وَوَاحْدَة'),
    stairs('تَلَاتَة وَتِسْعِين'),
    stairs('اتْنِين وَتَمَانِين'),
    stairs('سِتَّة وَسِتِّين'),
  ],
  sender: {
    donkey: [{ name: '{donkey}', noun: 'الحُمَار', call: '{bray}', gender: 'he' }],
    camel: [{ name: '{camel}', noun: 'الجَمَل', call: '{groan}', gender: 'he' }],
    horse: [{ name: '{horse}', noun: 'الحُصَان', call: '{neigh}', gender: 'he' }],
  },
  receiver: {
    hen: [{ name: '{hen}', noun: 'الفَرْخَة', call: '{cackle}', gender: 'she' }],
    goose: [{ name: '{goose}', noun: 'الوِزَّة', call: '{honk}', gender: 'she' }],
    duck: [{ name: '{duck}', noun: 'البَطَّة', call: '{quack}', gender: 'she' }],
  },
  excuse: [
    'الهَوَا جَامِد',
    'الشَّمْس حَامْيَة',
    'لِسَّه مِتْغَدِّيَّة',
    'النَّهَارْدَه التَّلَات',
    'النَّهَارْدَه الاتْنِين',
    'جِنَاحِي الشِّمَال نَايِم',
    'جِنَاحِي الشِّمَال وَاخِد أَجَازَة',
    'لِسَّه مْسَرَّحَة رِيشِي',
    'الطَّيَرَان لِلدِّبَّان',
    'الطَّيَرَان لِطَيَّارَات الوَرَق',
    'أَنَا بَطِير يُوم الجُمْعَة بَسّ',
    'السَّمَا زَحْمَة',
    'السَّمَا لِسَّه مَمْسُوحَة',
    'الجِنَاحِين لِسَّه جُدَاد',
    'الجِنَاحِين لِلعِيد',
  ],
  excuse2: [
    'السَّحَاب كِتِير',
    'مَا بَطِيرْش فِي الحَرّ دَه',
    'أَنَا لَابْسَة [رِجْلِين المَشْي|رِجْلِين الخُرُوج]',
    'عَنْدِي [بَرْد|وَجَع فِي المُنْقَار]',
    'مَفِيش طَيَرَان عَلَى [بَطْن فَاضْيَة|لَحْم بَطْنِي]',
    'مَا أَنَا طِرْت امْبَارِح، بَايِن',
    'بَعْد [الشَّاي|الفِطَار]؟ مُسْتَحِيل',
    'هَدُوخ وَ[أَتْرِب|أَقَع]',
    'فُوق فِيه [عُصْفُور سَادِد السِّكَّة|حَدّ رَاكِن صَفّ تَانِي]',
  ],
};
