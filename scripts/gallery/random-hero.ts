/** Heroes and scenes picked at random, the same ones for the same seed, for the gallery. */
import { PRONOUNS, type Character } from '#core/character/character.ts';
import * as words from '#core/character/looks.ts';
import type { CastMember, Scene } from '#core/story/scene.ts';
import type { Light, Setting } from '#core/story/vocabulary.ts';
import { EXPRESSIONS, HIDDEN } from '#core/story/vocabulary.ts';

/** A small generator of 32-bit numbers (mulberry32). */
export const createPicker = (seed: number) => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b_79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return <Item>(items: readonly Item[]): Item => {
    const picked = items[next() % items.length];
    if (picked === undefined) throw new RangeError('There is nothing to pick from');
    return picked;
  };
};

const AGES = [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 35, 68] as const;

/** Every look combines with every other. */
export const randomHero = (seed: number): Character => {
  const pick = createPicker(seed);
  return {
    id: `hero-${seed}`,
    name: `Hero ${seed}`,
    age: pick(AGES),
    pronouns: pick(PRONOUNS),
    kind: 'person',
    looks: {
      ...words.DEFAULT_LOOKS,
      skinTone: pick(words.SKIN_TONES),
      hairStyle: pick(words.HAIR_STYLES),
      hairColor: pick(words.HAIR_COLORS),
      headCovering: pick(['none', 'none', ...words.HEAD_COVERINGS]),
      eyeColor: pick(words.EYE_COLORS),
      glasses: pick(['none', 'none', ...words.GLASSES]),
      skinMarks: pick(['none', 'none', 'none', ...words.SKIN_MARKS]),
      teeth: pick(words.TEETH),
      facialHair: pick(words.FACIAL_HAIRS),
      hearingAid: pick(['none', 'none', 'none', ...words.HEARING_AIDS]),
      mobility: pick(['none', 'none', 'none', ...words.MOBILITIES]),
      arm: pick(['both', 'both', 'both', ...words.ARMS]),
      outfit: pick(words.OUTFITS),
      accentColor: pick(words.ACCENT_COLORS),
    },
    traits: [],
    interests: [],
  };
};

/** One hero in the middle of a place, doing nothing in particular. */
export const plainScene = (
  hero: Character,
  place: { setting: Setting; light: Light; variant: number },
  change: Partial<CastMember> = {},
): Scene => {
  const pick = createPicker(place.variant + 1);
  return {
    ...place,
    weather: 'clear',
    mood: 'curious',
    framing: 'medium',
    direction: 'ltr',
    cast: [
      {
        ref: 'hero',
        who: { character: hero.id },
        pose: 'standing',
        facing: 'onward',
        expression: pick(EXPRESSIONS),
        place: { along: 'start-center', plane: 'near' },
        gaze: 'ahead',
        action: 'looks around',
        ...change,
      },
    ],
    props: [],
    focus: 'hero',
    calmZone: 'top',
    action: '{hero} looks around',
    mustShow: ['{hero}'],
    mustNotShow: [],
    hidden: pick(HIDDEN),
  };
};
