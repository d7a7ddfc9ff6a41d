/** What the words of a character's looks look like: colours in plain daylight. */
import type { AccentColor, EyeColor, HairColor, SkinTone } from '#core/character/looks.ts';
import { type Color, hex } from '#studio/illustrator/color/color.ts';

export type SkinColors = { readonly skin: Color; readonly shade: Color; readonly blush: Color; readonly lip: Color };

const skin = (base: string, shade: string, blush: string, lip: string): SkinColors => ({
  skin: hex(base),
  shade: hex(shade),
  blush: hex(blush),
  lip: hex(lip),
});

export const SKINS: Readonly<Record<SkinTone, SkinColors>> = {
  porcelain: skin('#f9dccb', '#dfa692', '#f2938a', '#cf6b67'),
  ivory: skin('#f8d9bf', '#dca685', '#ef9482', '#c96a5f'),
  sand: skin('#f0c8a0', '#cf966c', '#e88a6c', '#bf6152'),
  honey: skin('#e6b583', '#bf8252', '#e0795a', '#b25546'),
  olive: skin('#d9ac78', '#ab7c4b', '#d67858', '#a65444'),
  amber: skin('#cf975f', '#9f6837', '#d06a49', '#9b4a3a'),
  caramel: skin('#bd8151', '#8c552f', '#c65d42', '#8e4133'),
  bronze: skin('#a86c41', '#774526', '#b84f3a', '#7f3a2f'),
  chestnut: skin('#8f5735', '#61351f', '#a8443a', '#6f2f2a'),
  umber: skin('#774529', '#4e2a1a', '#953b35', '#632a2b'),
  cocoa: skin('#693e29', '#41251a', '#8f3d39', '#803a39'),
  ebony: skin('#573326', '#331c17', '#803a38', '#7c3a3c'),
};

export type HairColors = { readonly hair: Color; readonly deep: Color; readonly sheen: Color };

const hair = (base: string, deep: string, sheen: string): HairColors => ({
  hair: hex(base),
  deep: hex(deep),
  sheen: hex(sheen),
});

export const HAIRS: Readonly<Record<HairColor, HairColors>> = {
  black: hair('#2a2429', '#171319', '#5a5364'),
  'dark-brown': hair('#45291f', '#2a1713', '#7d5340'),
  brown: hair('#704629', '#4b2b19', '#a9764c'),
  auburn: hair('#8a3f22', '#5d2615', '#c4734a'),
  red: hair('#bd5a25', '#873812', '#eb9656'),
  blond: hair('#dcae5d', '#ab7c35', '#f6db9d'),
  grey: hair('#8f9095', '#686a72', '#c6c8cb'),
  white: hair('#e3e1da', '#b5b3b1', '#fbfaf6'),
};

export const EYES: Readonly<Record<EyeColor, Color>> = {
  brown: hex('#6f4022'),
  dark: hex('#3a241b'),
  hazel: hex('#8d6a2c'),
  green: hex('#4f8a4f'),
  blue: hex('#3f7fb5'),
  grey: hex('#71838f'),
};

export type AccentColors = {
  readonly accent: Color;
  /** A darker one for collars and seams. */
  readonly deep: Color;
  /** What goes with it: trousers, dungarees, shoes. */
  readonly partner: Color;
  readonly soft: Color;
  /** Dungarees that are not of blue denim. */
  readonly denim?: Color;
};

const accent = (base: string, deep: string, partner: string, soft: string): AccentColors => ({
  accent: hex(base),
  deep: hex(deep),
  partner: hex(partner),
  soft: hex(soft),
});

/** Partners of near colours differ in value, or the trousers of two who stand side by side would be one. */
export const ACCENTS: Readonly<Record<AccentColor, AccentColors>> = {
  red: accent('#d9402f', '#a52b25', '#3f5a7d', '#f7e6cf'),
  orange: accent('#ee7d2b', '#bd5a17', '#4f7f8a', '#fbe9cb'),
  yellow: accent('#f5bb2e', '#cb8d16', '#5c82ac', '#fbf0d3'),
  green: accent('#559b48', '#3a7334', '#563d2a', '#f3eccb'),
  teal: accent('#229c94', '#157069', '#7a4a3f', '#f6ead2'),
  blue: accent('#3678c4', '#245897', '#7d5b3d', '#f4ead7'),
  purple: accent('#8655b3', '#633b8b', '#3c4454', '#f3e4ec'),
  pink: accent('#e3658f', '#b8456d', '#37446b', '#fce8dd'),
};

export const EYE_WHITE = hex('#fdf9f2');
export const LASH = hex('#2a1b1d');
export const MOUTH_INSIDE = hex('#6b2029');
export const TONGUE = hex('#e0717a');
export const TEETH = hex('#fffaf0');
