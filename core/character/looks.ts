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
  'pixie',
  'side-part',
  'messy',
  'cowlick',
  'bowl',
  'fade',
  'high-top',
  'shaved-sides',
  'mohawk-curls',
  'wavy-bob',
  'curly-bob',
  'shoulder-waves',
  'long-curls',
  'long-fringe',
  'half-up',
  'single-braid',
  'fishtail',
  'crown-braid',
  'cornrows',
  'box-braids',
  'twists',
  'bantu-knots',
  'puff',
  'space-buns',
  'top-knot',
  'bun-low',
  'thinning',
] as const;
export type HairStyle = (typeof HAIR_STYLES)[number];

export const HAIR_COLORS = ['black', 'dark-brown', 'brown', 'auburn', 'red', 'blond', 'grey', 'white'] as const;
export type HairColor = (typeof HAIR_COLORS)[number];

export const HEAD_COVERINGS = [
  'none',
  'hijab',
  'hijab-draped',
  'hijab-turban',
  'kufi',
  'taqiyah',
  'turban',
  'ghutra',
  'cap',
  'beanie',
  'sun-hat',
  'bonnet',
  'headband',
] as const;
export type HeadCovering = (typeof HEAD_COVERINGS)[number];

export const EYE_COLORS = ['brown', 'dark', 'hazel', 'green', 'blue', 'grey'] as const;
export type EyeColor = (typeof EYE_COLORS)[number];

export const GLASSES = ['none', 'round', 'square', 'oval'] as const;
export type Glasses = (typeof GLASSES)[number];

export const SKIN_MARKS = ['none', 'freckles', 'vitiligo', 'birthmark'] as const;
export type SkinMarks = (typeof SKIN_MARKS)[number];

export const TEETH = ['full', 'gap'] as const;
export type Teeth = (typeof TEETH)[number];

/** Drawn on people who are old enough for it. */
export const FACIAL_HAIRS = ['none', 'moustache', 'short-beard', 'beard'] as const;
export type FacialHair = (typeof FACIAL_HAIRS)[number];

export const HEARING_AIDS = ['none', 'one', 'both'] as const;
export type HearingAid = (typeof HEARING_AIDS)[number];

/** How a character gets about. The prosthetic leg is the right one. */
export const MOBILITIES = ['none', 'wheelchair', 'prosthetic-leg', 'crutches'] as const;
export type Mobility = (typeof MOBILITIES)[number];

/** A prosthetic arm is the left one, below the elbow; a short left arm ends there. */
export const ARMS = ['both', 'prosthetic', 'short-left'] as const;
export type Arms = (typeof ARMS)[number];

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
  'swimsuit',
  'diving-suit',
  'winter-coat',
  'school-uniform',
  'apron',
  'explorer',
  'party',
  'abaya',
  'football-kit',
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
  skinMarks: SkinMarks;
  teeth: Teeth;
  facialHair: FacialHair;
  hearingAid: HearingAid;
  mobility: Mobility;
  arm: Arms;
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
  skinMarks: 'none',
  teeth: 'full',
  facialHair: 'none',
  hearingAid: 'none',
  mobility: 'none',
  arm: 'both',
  outfit: 'tshirt-trousers',
  accentColor: 'yellow',
};
