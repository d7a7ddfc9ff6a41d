/** Looks that a family would pick, so that pages are judged as families see them: everyday clothes, kin who look alike. */
import type { Character } from '#core/character/character.ts';
import {
  ACCENT_COLORS,
  DEFAULT_LOOKS,
  type EyeColor,
  type HairColor,
  type HairStyle,
  type HeadCovering,
  type Looks,
  type Outfit,
  SKIN_TONES,
} from '#core/character/looks.ts';
import type { Brief } from '#core/story/brief.ts';
import { createPicker } from '#scripts/gallery/random-hero.ts';

type Ways = { readonly hair: readonly HairStyle[]; readonly outfits: readonly Outfit[] };

const GIRL: Ways = {
  hair: ['bob', 'long-wavy', 'ponytail', 'pigtails', 'two-braids', 'afro-puffs', 'half-up', 'curly-bob', 'space-buns'],
  outfits: ['dress', 'skirt', 'overalls', 'tshirt-trousers', 'hoodie'],
};
const BOY: Ways = {
  hair: ['short-straight', 'short-wavy', 'short-curls', 'buzz', 'side-part', 'messy', 'cowlick', 'fade', 'coils'],
  outfits: ['tshirt-trousers', 'hoodie', 'overalls', 'galabeya', 'football-kit'],
};
const CHILD: Readonly<Record<Character['pronouns'], Ways>> = {
  she: GIRL,
  he: BOY,
  they: { hair: ['short-curls', 'bob', 'messy', 'pixie'], outfits: ['tshirt-trousers', 'hoodie', 'overalls'] },
};
const GROWN_UP: Readonly<Record<Character['pronouns'], Ways>> = {
  she: { hair: ['bob', 'long-wavy', 'bun-low', 'shoulder-waves'], outfits: ['dress', 'abaya', 'tshirt-trousers'] },
  he: { hair: ['short-straight', 'side-part', 'short-curls'], outfits: ['tshirt-trousers', 'galabeya'] },
  they: { hair: ['bob', 'short-wavy'], outfits: ['tshirt-trousers', 'hoodie'] },
};
const GROWN_UP_AGE = 18;

/** Hair and eyes that come with a light skin and with the rest. */
const LIGHT_TONES = 3;
const LIGHT_HAIR: readonly HairColor[] = ['brown', 'dark-brown', 'auburn', 'blond', 'red'];
const DARK_HAIR: readonly HairColor[] = ['black', 'black', 'dark-brown', 'brown'];
const COATS: readonly HairColor[] = ['black', 'grey', 'red', 'white', 'brown', 'blond', 'dark-brown'];
const LIGHT_EYES: readonly EyeColor[] = ['blue', 'green', 'hazel', 'brown'];
const DARK_EYES: readonly EyeColor[] = ['brown', 'dark', 'hazel'];

const COVERINGS = {
  child: ['none', 'none', 'none', 'none', 'none', 'none', 'cap', 'headband', 'sun-hat'],
  mother: ['none', 'hijab', 'hijab-draped', 'none'],
  none: ['none'],
} satisfies Record<string, readonly HeadCovering[]>;

const mostly = <Value>(usual: Value, times: number, others: readonly Value[]): Value[] => [
  ...Array.from({ length: times }, () => usual),
  ...others,
];

/** The same looks for the same `family`; whoever came along walks and holds with both hands. */
export const withFamilyLooks = ([hero, ...others]: Brief['characters'], family: number): Brief['characters'] => {
  const shared = createPicker(family);
  const tone = shared(SKIN_TONES.map((_, index) => index));
  const isLight = tone < LIGHT_TONES;
  const dressed = (character: Character, index: number): Character => {
    const pick = createPicker(family * 31 + index * 7 + 5);
    const isGrownUp = character.age >= GROWN_UP_AGE;
    const ways = (isGrownUp ? GROWN_UP : CHILD)[character.pronouns];
    const grownUpCovering = character.pronouns === 'she' ? COVERINGS.mother : COVERINGS.none;
    const near = Math.min(SKIN_TONES.length - 1, Math.max(0, tone + pick([-1, 0, 0, 1])));
    const looks: Looks = {
      ...DEFAULT_LOOKS,
      skinTone: SKIN_TONES[near] ?? DEFAULT_LOOKS.skinTone,
      hairStyle: pick(ways.hair),
      hairColor: pick(isLight ? LIGHT_HAIR : DARK_HAIR),
      headCovering: pick<HeadCovering>(isGrownUp ? grownUpCovering : COVERINGS.child),
      eyeColor: pick(isLight ? LIGHT_EYES : DARK_EYES),
      glasses: pick(mostly<Looks['glasses']>('none', 5, ['round', 'oval'])),
      skinMarks: pick(mostly<Looks['skinMarks']>('none', 8, ['freckles', 'vitiligo'])),
      hearingAid: pick(mostly<Looks['hearingAid']>('none', 10, ['one'])),
      mobility: index === 0 ? pick(mostly<Looks['mobility']>('none', 12, ['wheelchair', 'prosthetic-leg'])) : 'none',
      outfit: pick(ways.outfits),
      accentColor: pick(ACCENT_COLORS),
    };
    // An animal is no kin: any coat, and another one of its kind in every family.
    if (character.kind !== 'pet') return { ...character, looks };
    return { ...character, id: `${character.id}-${family}`, looks: { ...looks, hairColor: pick(COATS) } };
  };
  return [dressed(hero, 0), ...others.map((other, index) => dressed(other, index + 1))];
};
