/** Titles, names and words of the second row in the Arabic of Egypt; most names are those of the standard text. */
import type { TemplateText } from '#studio/storyteller/text/passage.ts';
import { arabicNames, arabicWords } from '#studio/storyteller/templates/second-row/arabic-words.data.ts';

export const egyptianTitles: TemplateText['titles'] = [
  'سَحَابَة فِي تَانِي صَفّ',
  '{cloud} بِتْمَطَّر عَلَى كُلّ حَاجَة',
  'تِلْمِيذَة جِدِيدَة وَمَبْلُولَة',
  '{hero} وَ{cloud} وَمَرْكِب نَاشْفَة خَالِص',
  'لَا مُؤَاخْذَة، قَالِت {cloud}',
  'وَسَّعُوا عَشَان {cloud}',
  'يُوم مَا {خَرَجِت|خَرَج} {hero} مِن غِير شَمْسِيَّة',
];

export const egyptianNames: TemplateText['names'] = {
  ...arabicNames,
  teacher: ['مِيس رِيشَة', 'مِيس مِنَّة', 'مِيس مِحْبَرَة', 'مِيس صَفِيَّة', 'مِيس مِنْقَار', 'مِيس بَرْدِي', 'مِيس قَلَم'],
};

export const egyptianWords: TemplateText['words'] = {
  ...arabicWords,
  far: [
    'آخِر البَحْر',
    'جَبَل مَالُوش اسْم',
    'طَرَف الخَرِيطَة السَّاقِع',
    'وَادِي الشَّبُّورَة',
    'بِلَاد الرِّيح',
    'نَاحِيَة المَطَر',
    'جِزِيرَة لِسَّه مَا نِشْفِتْش',
    'فُوق خَالِص عَلَى الخَرِيطَة',
    'بَلَد كُلّ أَيَّامْهَا تَلَات',
  ],
  // `back` is said to the hero, at the end.
  go: [
    { name: 'نَزِّلِي بَقَى', back: '{نَزِّلِي|نَزِّل} بَقَى' },
    { name: 'يَلَّا، مَطَّرِي', back: 'يَلَّا، {مَطَّرِي|مَطَّر}' },
    { name: 'سِيبِيه يِنْزِل', back: '{سِيبِيه|سِيبُه} يِنْزِل' },
    { name: 'مَطَّرِي بِرَاحْتِك', back: '{مَطَّرِي بِرَاحْتِك|مَطَّر بِرَاحْتَك}' },
    { name: 'مَطَّرِي لِحَدّ مَا تِشْبَعِي', back: '{مَطَّرِي|مَطَّر} لِحَدّ مَا {تِشْبَعِي|تِشْبَع}' },
    { name: 'مَطَّرِي، عَادِي', back: '{مَطَّرِي|مَطَّر}، عَادِي' },
    { name: 'مَطَّرِي وَبَسّ', back: '{مَطَّرِي|مَطَّر} وَبَسّ' },
  ],
};
