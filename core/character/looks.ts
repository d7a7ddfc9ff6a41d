/**
 * How a character looks, as words that a person picks from and every illustrator can draw.
 * The words are the vocabulary; what they look like is the illustrator's business.
 */

export const SKIN_TONES = [
  'porcelain',
  'ivory',
  'sand',
  'honey',
  'olive',
  'amber',
  'caramel',
  'bronze',
  'chestnut',
  'umber',
  'cocoa',
  'ebony',
] as const;
export type SkinTone = (typeof SKIN_TONES)[number];

export const HAIR_STYLES = [
  'short-straight',
  'short-wavy',
  'short-curls',
  'buzz',
  'bob',
  'long-straight',
  'long-wavy',
  'ponytail',
  'pigtails',
  'two-braids',
  'afro',
  'afro-puffs',
  'coils',
  'locs',
  'bun',
  'bald',
] as const;
export type HairStyle = (typeof HAIR_STYLES)[number];

export const HAIR_COLORS = ['black', 'dark-brown', 'brown', 'auburn', 'red', 'blond', 'grey', 'white'] as const;
export type HairColor = (typeof HAIR_COLORS)[number];

export const HEAD_COVERINGS = ['none', 'hijab', 'kufi', 'cap'] as const;
export type HeadCovering = (typeof HEAD_COVERINGS)[number];

export const EYE_COLORS = ['brown', 'dark', 'hazel', 'green', 'blue', 'grey'] as const;
export type EyeColor = (typeof EYE_COLORS)[number];

export const GLASSES = ['none', 'round', 'square', 'oval'] as const;
export type Glasses = (typeof GLASSES)[number];

/** Clothes worn when the story does not ask for others. */
export const OUTFITS = [
  'tshirt-trousers',
  'dress',
  'overalls',
  'hoodie',
  'galabeya',
  'skirt',
  'raincoat',
  'pyjamas',
  'space-suit',
] as const;
export type Outfit = (typeof OUTFITS)[number];

/** The one colour that belongs to a character through the whole book. */
export const ACCENT_COLORS = ['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'pink'] as const;
export type AccentColor = (typeof ACCENT_COLORS)[number];

export type Looks = {
  skinTone: SkinTone;
  hairStyle: HairStyle;
  hairColor: HairColor;
  headCovering: HeadCovering;
  eyeColor: EyeColor;
  glasses: Glasses;
  freckles: boolean;
  outfit: Outfit;
  accentColor: AccentColor;
};

export const DEFAULT_LOOKS: Looks = {
  skinTone: 'honey',
  hairStyle: 'short-wavy',
  hairColor: 'dark-brown',
  headCovering: 'none',
  eyeColor: 'brown',
  glasses: 'none',
  freckles: false,
  outfit: 'tshirt-trousers',
  accentColor: 'yellow',
};
