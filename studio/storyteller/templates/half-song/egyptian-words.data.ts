/** Titles and words of the half song in the Arabic of Egypt; the names are those of the standard text. */
import type { TemplateText } from '#studio/storyteller/text/passage.ts';
import { arabicWords } from '#studio/storyteller/templates/half-song/arabic-words.data.ts';

/** Who is asked, how they end the song, where they live, and why they could know. */
const asked = {
  frog: [{ animal: 'الضُّفْدَع', end: 'كْوَارْك', where: 'عَنْد النِّيل', why: 'أَصْلُه بِيْغَنِّي طُول النَّهَار' }],
  camel: [{ animal: 'النَّاقَة', end: 'آآآهْم', where: 'فِي الرَّمْل', why: 'أَصْلَهَا بِتْدَنْدِن طُول السِّكَّة' }],
  owl: [{ animal: 'البُومَة', end: 'هُشْشْش', where: 'بِين الكُتُب', why: 'بِتِقْرَا كُلّ حَاجَة' }],
  elephant: [{ animal: 'الفِيل', end: 'تَرَاااا', where: 'تَحْت الوَرَق الكِبِير', why: 'عُمْرُه مَا بِيِنْسَى' }],
  goose: [{ animal: 'الوِزَّة', end: 'طِيط', where: 'فِي السُّوق', why: 'تِعْرَف كُلّ النَّاس' }],
  sheep: [{ animal: 'الخَرُوف', end: 'مَااااء', where: 'عَلَى التَّلّ الأَخْضَر', why: 'أَصْلُه بِيْغَنِّي لِلحِمْلَان' }],
};

/** How the box looks: `{look}` after a box, `{look.the}` after the box. */
const look = (name: string, the: string): Readonly<Record<string, string>> => ({ name, the });

export const egyptianTitles: TemplateText['titles'] = [
  '{hero} وِالغِنْوَة اللِّي مَالْهَاش آخِر',
  'مِين عَارِف البَاقِي يَا {hero}؟',
  'نُصّ غِنْوَة لِ{hero}',
  '«{tune}…»',
  '{hero} {بِتِسْأَل|بِيِسْأَل} كُلّ النَّاس',
  'الغِنْوَة بِتِخْلَص إِزَّاي يَا {hero}؟',
];

export const egyptianWords: TemplateText['words'] = {
  ...arabicWords,
  look: [
    look('مِلَوِّن', 'المِلَوِّن'),
    look('خَشَب', 'الخَشَب'),
    look('قَدِيم', 'القَدِيم'),
    look('غَرِيب', 'الغَرِيب'),
    look('مِزَخْرَف', 'المِزَخْرَف'),
    look('حِلْو', 'الحِلْو'),
    look('مَنْقُوش', 'المَنْقُوش'),
    look('صُغَيَّر', 'الصُّغَيَّر'),
  ],
  spot: {
    garden: ['تَحْت شَجَرِة الوَرْد', 'عَنْد بَاب الجِنِينَة', 'بِين عِيدَان الفُول', 'تَحْت شَجَرِة التِّين', 'وِسْط النِّعْنَاع', 'جَنْب الحَنَفِيَّة'],
    playground: ['تَحْت الزُّحْلِيقَة', 'فِي حُوض الرَّمْل', 'جَنْب المَرَاجِيح', 'تَحْت خَشَبِة التَّوَازُن', 'وَرَا الدِّكَّة', 'تَحْت العُقْلَة'],
  },
  found: {
    garden: [{ name: 'الجِنِينَة', gender: 'she' }],
    playground: [{ name: 'المَلْعَب', gender: 'he' }],
  },
  one: asked,
  two: asked,
  last: asked,
};
