/** Titles and words of the half song in the Arabic of Egypt; the names are those of the standard text. */
import type { TemplateText } from '#studio/storyteller/text/passage.ts';
import { arabicWords } from '#studio/storyteller/templates/half-song/arabic-words.data.ts';

/** Who is asked, how they end the song, and where they live. */
const asked = {
  frog: [{ animal: 'الضُّفْدَع', end: 'كْوَارْك', where: 'عَنْد النِّيل' }],
  camel: [{ animal: 'النَّاقَة', end: 'آآآهْم', where: 'فِي الرَّمْل' }],
  owl: [{ animal: 'البُومَة', end: 'هُشْشْش', where: 'بِين الكُتُب' }],
  elephant: [{ animal: 'الفِيل', end: 'تَرَاااا', where: 'تَحْت الوَرَق الكِبِير' }],
  goose: [{ animal: 'الوِزَّة', end: 'هُونْك', where: 'فِي السُّوق' }],
  sheep: [{ animal: 'الخَرُوف', end: 'مَااااء', where: 'عَلَى التَّلّ الأَخْضَر' }],
};

/** How the box looks: `{look}` after a box, `{look.the}` after the box. */
const look = (name: string, the: string): Readonly<Record<string, string>> => ({ name, the });

export const egyptianTitles: TemplateText['titles'] = [
  '{hero} وَالغُنْوَة اللِّي مَالْهَاش آخِر',
  'مِين عَارِف البَاقِي يَا {hero}؟',
  'نُصّ غُنْوَة عَشَان {hero}',
  '«{tune}…»',
  '{hero} {بِتِسْأَل|بِيِسْأَل} كُلّ النَّاس',
  'الغُنْوَة بِتِخْلَص إِزَّاي يَا {hero}؟',
];

export const egyptianWords: TemplateText['words'] = {
  ...arabicWords,
  look: [
    look('أَصْفَر', 'الأَصْفَر'),
    look('خَشَب', 'الخَشَب'),
    look('مِلَوِّن', 'المِلَوِّن'),
    look('مِصَدِّي', 'المِصَدِّي'),
    look('أَحْمَر', 'الأَحْمَر'),
    look('نَحَاس', 'النَّحَاس'),
    look('أَزْرَق', 'الأَزْرَق'),
    look('مِطَعْوِج', 'المِطَعْوِج'),
    look('بُنِّي', 'البُنِّي'),
    look('فَضِّي', 'الفَضِّي'),
    look('أَخْضَر', 'الأَخْضَر'),
    look('صُغَيَّر', 'الصُّغَيَّر'),
    look('مِدَوَّر', 'المِدَوَّر'),
    look('مِخَطَّط', 'المِخَطَّط'),
    look('قَدِيم', 'القَدِيم'),
    look('مَخْدُوش', 'المَخْدُوش'),
  ],
  spot: {
    garden: ['تَحْت شَجَرِة الوَرْد', 'عَنْد بَاب الجِنِينَة', 'بِين عِيدَان الفُول', 'تَحْت شَجَرِة التِّين', 'وِسْط النِّعْنَاع', 'جَنْب الحَنَفِيَّة'],
    playground: ['تَحْت الزُّحْلِيقَة', 'فِي حُوض الرَّمْل', 'جَنْب المَرَاجِيح', 'تَحْت خَشَبِة التَّوَازُن', 'وَرَا الدِّكَّة', 'تَحْت سِلِّم التَّسَلُّق'],
  },
  found: {
    garden: [{ name: 'الجِنِينَة', gender: 'she' }],
    playground: [{ name: 'المَلْعَب', gender: 'he' }],
  },
  one: asked,
  two: asked,
};
