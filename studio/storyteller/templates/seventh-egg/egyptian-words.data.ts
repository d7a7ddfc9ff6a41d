/** Titles and words of the seventh egg in the Arabic of Egypt; the names are those of the standard text. */
import type { TemplateText } from '#studio/storyteller/text/passage.ts';

export const egyptianTitles: TemplateText['titles'] = [
  'البِيضَة نِمْرَة سَبْعَة',
  'بِيضَة فِي {thing.of} {hero}',
  '{hero} وَاللِّي مَاشِي وَرَا{هَا|ه}',
  'وَ{duck} جَايّ وَرَا',
  'بُصُّوا عَلَيَّ، {قَالِت|قَال} {hero}',
  'مَحَدِّش طَلَب {duck}',
  'بِيضَة زِيَادَة',
];

/** `of` stands before the name of whose it is, `my` is what the hero says; all of them are feminine. */
const thing = (of: string, my: string, kinds: readonly string[]): readonly Readonly<Record<string, string>>[] =>
  kinds.map((kind) => ({ name: `${of} ${kind}`, of, my, gender: 'she' }));

export const egyptianWords: TemplateText['words'] = {
  thing: {
    hat: thing('طَاقِيِّة', 'طَاقِيِّتِي', ['الشَّمْس', 'العِيد', 'الحَظّ', 'القَشّ', 'الفُسْحَة', 'الجِنِينَة', 'الأَجَازَة']),
    scarf: thing('كُوفِيِّة', 'كُوفِيِّتِي', ['الخُطُوط', 'الزَّرَافَة', 'الشِّتَا', 'الحَظّ', 'الصُّوف', 'المُرَبَّعَات']),
    blanket: thing('بَطَّانِيِّة', 'بَطَّانِيِّتِي', ['القُطْن', 'الرُّقَع', 'الحُضْن', 'الفُسْحَة', 'المُرَبَّعَات', 'البِيبِي']),
    boots: thing('جَزْمِة', 'جَزْمِتِي', ['المَطَر', 'البِرَك', 'اللِّعْب', 'الطِّين', 'الجِنِينَة', 'الحَظّ']),
  },
  trick: [
    'عَجَلِة الهَوَا',
    'وَقْفِة الإِيدِين',
    'وَقْفِة الرَّاس',
    'نَطِّة النِّجْمَة',
    'شَقْلَبِة الهَوَا',
    'نَطِّة الضُّفْدَعَة',
    'شَقْلَبِة الضَّهْر',
    'طِيرِة النِّسْر',
    'دَحْرَجِة الكُورَة',
    'نَطِّة القَمَر',
    'لَفِّة المَرْوَحَة',
  ],
  flap: [
    'تِش، تَش، طُب',
    'تِب، تَب، تِب',
    'شِب، شَب، طَب',
    'بِلِب، بَلَب، طَب',
    'تِك، تَك، طَب',
    'طَب، طَب، طَبْطَب',
    'خِب، خَب، طَب',
    'طَب، طَب، طَب',
  ],
};
