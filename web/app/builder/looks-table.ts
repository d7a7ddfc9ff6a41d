/**
 * Every part of a character's looks: its words, where it is chosen and what shows a choice. A part or a word that the core
 * gains does not compile until it is here and has its names.
 */
import {
  ACCENT_COLORS,
  ARMS,
  EYE_COLORS,
  FACIAL_HAIRS,
  GLASSES,
  HAIR_COLORS,
  HAIR_STYLES,
  HEAD_COVERINGS,
  HEARING_AIDS,
  MOBILITIES,
  OUTFITS,
  SKIN_MARKS,
  SKIN_TONES,
  TEETH,
  type Looks,
} from '#core/character/looks.ts';
import type { Color } from '#studio/illustrator/color/color.ts';
import { ACCENTS, EYES, HAIRS, SKINS } from '#studio/illustrator/figure/looks.data.ts';
import type { PortraitCut } from '#web/app/easel/drawing-order.ts';

export type WordPart = keyof Looks;

export const LOOK_WORDS: { readonly [Part in WordPart]: readonly Looks[Part][] } = {
  skinTone: SKIN_TONES,
  headCovering: HEAD_COVERINGS,
  hairStyle: HAIR_STYLES,
  hairColor: HAIR_COLORS,
  eyeColor: EYE_COLORS,
  glasses: GLASSES,
  skinMarks: SKIN_MARKS,
  teeth: TEETH,
  facialHair: FACIAL_HAIRS,
  hearingAid: HEARING_AIDS,
  mobility: MOBILITIES,
  arm: ARMS,
  outfit: OUTFITS,
  accentColor: ACCENT_COLORS,
};

export type LookGroup = 'face' | 'hair' | 'clothes';

/** A choice is shown as a dab of its colour or on a small portrait, of somebody old enough for it. */
type Showing<Word extends string> =
  | { readonly dab: (word: Word) => Color }
  | { readonly cut: PortraitCut; readonly age?: number };

export const LOOK_PARTS: {
  readonly [Part in WordPart]: { readonly group: LookGroup; readonly show: Showing<Looks[Part]> };
} = {
  skinTone: { group: 'face', show: { dab: (word) => SKINS[word].skin } },
  eyeColor: { group: 'face', show: { dab: (word) => EYES[word] } },
  glasses: { group: 'face', show: { cut: 'face' } },
  skinMarks: { group: 'face', show: { cut: 'face' } },
  teeth: { group: 'face', show: { cut: 'face' } },
  hearingAid: { group: 'face', show: { cut: 'face' } },
  mobility: { group: 'face', show: { cut: 'figure' } },
  arm: { group: 'face', show: { cut: 'figure' } },
  headCovering: { group: 'hair', show: { cut: 'face' } },
  hairStyle: { group: 'hair', show: { cut: 'face' } },
  hairColor: { group: 'hair', show: { dab: (word) => HAIRS[word].hair } },
  facialHair: { group: 'hair', show: { cut: 'face', age: 40 } },
  outfit: { group: 'clothes', show: { cut: 'figure' } },
  accentColor: { group: 'clothes', show: { dab: (word) => ACCENTS[word].accent } },
};

export const partsOf = (group: LookGroup): WordPart[] =>
  (Object.keys(LOOK_PARTS) as WordPart[]).filter((part) => LOOK_PARTS[part].group === group);
