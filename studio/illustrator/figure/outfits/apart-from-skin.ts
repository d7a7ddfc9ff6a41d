/** Cloth of the colour of its wearer's skin looks like no cloth at all: it is cut from another bolt. */
import { type Color, hex } from '#studio/illustrator/color/color.ts';
import type { OutfitParts } from '#studio/illustrator/figure/outfits/outfit.ts';

/** Skin in light and in shadow is one skin: a difference of light and dark counts less than one of hue or strength. */
const LIGHT = 0.35;
/** Cloth and skin that differ by less are one to the eye, most of all under a coloured light. */
const ALIKE = 0.065;

/** How far cloth is from skin, as they are told apart. */
export const fromSkin = (cloth: Color, skin: Color): number =>
  Math.hypot((cloth[0] - skin[0]) * LIGHT, cloth[1] - skin[1], cloth[2] - skin[2]);

/** Cloth in shade comes nearer to skin, and who is in one cloth from neck to foot must differ all the more. */
export const ALIKE_ALL_OVER = 0.085;

export const isLikeSkin = (cloth: Color, skin: Color, alike = ALIKE): boolean => fromSkin(cloth, skin) < alike;

/** What cloth of the colour of skin is cut from instead: light cloth from light, dark cloth from dark. */
const PALE = [hex('#eef2f6'), hex('#c6dcf0')] as const;
const DARK = [hex('#4a6b93'), hex('#4a5568')] as const;
const IS_PALE = 0.62;

/** The cloth, or where skin is of its colour another one that is not. */
export const apartFromSkin = (cloth: Color, skin: Color, alike = ALIKE): Color =>
  isLikeSkin(cloth, skin, alike)
    ? ((cloth[0] >= IS_PALE ? PALE : DARK).find((other) => !isLikeSkin(other, skin, alike)) ?? cloth)
    : cloth;

const recut = <Piece extends { readonly color: Color }>(piece: Piece, skin: Color): Piece => ({
  ...piece,
  color: apartFromSkin(piece.color, skin),
});

/** The clothes, all that covers the body in a colour apart from the skin; collars, cuffs and patterns stay. */
export const partsApartFromSkin = (parts: OutfitParts, skin: Color): OutfitParts => ({
  ...parts,
  sleeve: recut(parts.sleeve, skin),
  top: recut(parts.top, skin),
  trousers: parts.trousers && recut(parts.trousers, skin),
  skirt: parts.skirt && recut(parts.skirt, skin),
});
