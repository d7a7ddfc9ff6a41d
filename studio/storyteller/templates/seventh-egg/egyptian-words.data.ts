/** Titles and words of the seventh egg in the Arabic of Egypt; the names are those of the standard text. */
import type { TemplateText } from '#studio/storyteller/text/passage.ts';

export const egyptianTitles: TemplateText['titles'] = [
  'بِيضَة زِيَادَة',
  'بِيضَة مَكَان {hero}',
  '{hero} وِاللِّي مَاشِي وَرَا{هَا|ه}',
  'وِ{duck} جَايّ وَرَا',
  'بُصُّوا كُلُّكُم!',
  'مَحَدِّش طَلَب {duck}',
  'الأَوِّل {hero}، وِبَعْدِين {duck}',
];

/** `of` stands before the name of whose it is, `my` is what the hero says, `the` once it is known; all of them are feminine. */
const thing = (
  of: string,
  my: string,
  the: string,
  kinds: readonly string[],
): readonly Readonly<Record<string, string>>[] =>
  kinds.map((kind) => ({ name: `${of} ${kind}`, of, my, the, gender: 'she' }));

export const egyptianWords: TemplateText['words'] = {
  thing: {
    hat: thing('طَاقِيِّة', 'طَاقِيِّتِي', 'الطَّاقِيَّة', ['الشَّمْس', 'العِيد', 'الحَظّ', 'القَشّ', 'الفُسْحَة', 'الجِنِينَة', 'الأَجَازَة']),
    scarf: thing('كُوفِيِّة', 'كُوفِيِّتِي', 'الكُوفِيَّة', ['الخُطُوط', 'الزَّرَافَة', 'الشِّتَا', 'الحَظّ', 'الصُّوف', 'المُرَبَّعَات']),
    blanket: thing('بَطَّانِيِّة', 'بَطَّانِيِّتِي', 'البَطَّانِيَّة', ['القُطْن', 'الرُّقَع', 'الحُضْن', 'الفُسْحَة', 'المُرَبَّعَات', 'البِيبِي']),
    boots: thing('جَزْمِة', 'جَزْمِتِي', 'الجَزْمَة', ['المَطَر', 'البِرَك', 'اللِّعْب', 'الطِّين', 'الجِنِينَة', 'الحَظّ']),
  },
  trick: [
    'لَفِّة النِّجْمَة',
    'لَفِّة الضُّفْدَعَة',
    'لَفِّة القَمَر',
    'لَفِّة النِّسْر',
    'لَفِّة الصَّارُوخ',
    'لَفِّة الكَنْغَر',
    'لَفِّة السَّحَاب',
    'لَفِّة الأَسَد',
    'لَفِّة الطَّاحُونَة',
    'لَفِّة المَرْوَحَة',
    'لَفِّة النِّمْر',
  ],
  flap: [
    'فِلِب، فَلَب، فُلُب',
    'تِش، تَش، تِش',
    'شِلِب، شَلَب، شُلُب',
    'بِلِب، بَلَب، بُلُب',
    'تِك، تَك، تُك',
    'لَب، لَب، لَبْلَب',
    'خِب، خَب، خُب',
    'فَش، فَش، فَش',
  ],
};
