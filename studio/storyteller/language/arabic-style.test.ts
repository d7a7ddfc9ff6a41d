import { describe, expect, it } from 'vitest';
import {
  certainSomebodies,
  missingSilences,
  ownerlessBodies,
  splicedThoughts,
} from '#studio/storyteller/language/arabic-style.ts';

describe('missingSilences', () => {
  it('finds verbs of hers without the sign of silence', () => {
    expect(missingSilences('ثُمَّ نَفَخَت، وَكَانَت هُنَا. فَرَّت.')).toEqual(['نَفَخَت', 'وَكَانَت', 'فَرَّت']);
  });

  it('passes over nouns and verbs that end like that by themselves', () => {
    expect(missingSilences('نَفَخَتْ فِي الفُقَّاعَات. عَمّ بَهْجَت سَكَت، وَالْتَفَت.')).toEqual([]);
  });
});

describe('certainSomebodies', () => {
  it.each(['كَانَ أَحَدٌ يَقْرَأ.', 'دَقَّ أَحَدٌ عَلَى الشُّبَّاك.', 'لكن أحدًا يمر بي في الليل.'])('finds %s', (sentence) => {
    expect(certainSomebodies([sentence])).toEqual([sentence]);
  });

  it.each(['لَمْ يَأْتِ أَحَد.', 'هَلْ هُنَا أَحَد؟', 'كَأَنَّ أَحَدًا نَادَى.', 'قمر أحد عشر', 'فتح أحد الأحجار عينًا.', 'أَحَدُهُمْ دَقَّ.'])(
    'is content with %s',
    (sentence) => {
      expect(certainSomebodies([sentence])).toEqual([]);
    },
  );
});

describe('ownerlessBodies', () => {
  it.each(['{friend:جَاءَ|جَاءَ} {friend}، وَالأَنْفُ عَلَى الأَرْضِ.', '{رَفَعَتْ|رَفَعَ} {hero} الرَّأْسَ.', '{أغمضت|أغمض} {hero} العينين.'])(
    'finds one in %s',
    (line) => {
      expect(ownerlessBodies(line)).toHaveLength(1);
    },
  );

  it.each(['{رَفَعَتْ|رَفَعَ} {hero} رَأْسَ{هَا|هُ}، وَأَنْفُ{هَا|هُ} فَوْقُ.', 'جَلَسَ مُغْمَضَ العَيْنَيْنِ عَلَى أَطْرَافِ الأَصَابِعِ.'])(
    'is content with %s',
    (line) => {
      expect(ownerlessBodies(line)).toEqual([]);
    },
  );
});

describe('splicedThoughts', () => {
  it('finds who thinks in the middle of the thought, not after speech or before', () => {
    expect(splicedThoughts('كُنَّا نَسْأَلُ، {فَكَّرَتْ|فَكَّرَ} {hero}، وَلَا نَنْتَظِرُ.')).toHaveLength(1);
    expect(splicedThoughts('«نَسْأَلُ»، {فَكَّرَتْ|فَكَّرَ} {hero}. {فَكَّرَتْ|فَكَّرَ} {hero}: لَا نَنْتَظِرُ.')).toEqual([]);
  });
});
