/** What a pet of the family is in Arabic, with its article, she and he; its last vowel is left to the sentence. */
import type { PetSpecies } from '#core/character/character.ts';
import type { Dialect } from '#core/locale/language.ts';

type Nouns = Readonly<Record<PetSpecies, readonly [she: string, he: string]>>;

const STANDARD: Nouns = {
  cat: ['القِطَّة', 'القِطّ'],
  dog: ['الكَلْبَة', 'الكَلْب'],
  rabbit: ['الأَرْنَبَة', 'الأَرْنَب'],
  bird: ['العُصْفُورَة', 'العُصْفُور'],
  turtle: ['السُّلَحْفَاة', 'السُّلَحْفَاة'],
  mouse: ['الفَأْرَة', 'الفَأْر'],
  hedgehog: ['القُنْفُذَة', 'القُنْفُذ'],
  fish: ['السَّمَكَة', 'السَّمَكَة'],
  horse: ['الفَرَس', 'الحِصَان'],
  donkey: ['الحِمَارَة', 'الحِمَار'],
  goat: ['العَنْزَة', 'الجَدْي'],
  sheep: ['النَّعْجَة', 'الخَرُوف'],
  camel: ['النَّاقَة', 'الجَمَل'],
  duck: ['البَطَّة', 'البَطَّة'],
  hen: ['الدَّجَاجَة', 'الدِّيك'],
  pigeon: ['الحَمَامَة', 'الحَمَامَة'],
  falcon: ['الصَّقْر', 'الصَّقْر'],
  frog: ['الضِّفْدَعَة', 'الضِّفْدَع'],
  gecko: ['البُرْص', 'البُرْص'],
};

const EGYPTIAN: Nouns = {
  cat: ['القُطَّة', 'القُطّ'],
  dog: ['الكَلْبَة', 'الكَلْب'],
  rabbit: ['الأَرْنَبَة', 'الأَرْنَب'],
  bird: ['العَصْفُورَة', 'العَصْفُور'],
  turtle: ['السُّلْحِفَة', 'السُّلْحِفَة'],
  mouse: ['الفَارَة', 'الفَار'],
  hedgehog: ['القُنْفِدَة', 'القُنْفِد'],
  fish: ['السَّمَكَة', 'السَّمَكَة'],
  horse: ['الفَرَسَة', 'الحُصَان'],
  donkey: ['الحُمَارَة', 'الحُمَار'],
  goat: ['المِعْزَة', 'الجِدْي'],
  sheep: ['النَّعْجَة', 'الخَرُوف'],
  camel: ['النَّاقَة', 'الجَمَل'],
  duck: ['البَطَّة', 'البَطَّة'],
  hen: ['الفَرْخَة', 'الدِّيك'],
  pigeon: ['الحَمَامَة', 'الحَمَامَة'],
  falcon: ['الصَّقْر', 'الصَّقْر'],
  frog: ['الضُّفْدَعَة', 'الضُّفْدَع'],
  gecko: ['البُرْص', 'البُرْص'],
};

export const PET_NOUNS: Readonly<Record<Dialect, Nouns>> = { standard: STANDARD, egyptian: EGYPTIAN };
