/** Who is in a story, each told from the others: pets by their coats, people whose clothes would be alike by their colours. */
import type { Character } from '#core/character/character.ts';
import { type Color, hex } from '#studio/illustrator/color/color.ts';
import { toldApart } from '#studio/illustrator/composition/members/coats.ts';
import { ACCENTS, SKINS } from '#studio/illustrator/figure/looks.data.ts';
import { partsApartFromSkin } from '#studio/illustrator/figure/outfits/apart-from-skin.ts';
import type { Cloth } from '#studio/illustrator/figure/outfits/cloth.ts';
import type { OutfitParts } from '#studio/illustrator/figure/outfits/outfit.ts';
import { WARDROBE } from '#studio/illustrator/figure/outfits/wardrobe.ts';

/** Colours that differ by less are one from a step away. */
const ALIKE = 0.11;

const apart = (one: Color, other: Color): number => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

/** What trousers are made of as well. */
const STUFFS: readonly Color[] = [
  '#8a6242',
  '#39465f',
  '#7d8560',
  '#6a4863',
  '#b59a6a',
  '#5b8794',
  '#2b5550',
  '#7d3f46',
  '#c9c2b2',
].map((one) => hex(one));

const wornBy = ({ looks }: Character, cloth: Cloth = {}): OutfitParts => {
  const { skin } = SKINS[looks.skinTone];
  return partsApartFromSkin(WARDROBE[looks.outfit]({ ...ACCENTS[looks.accentColor], ...cloth }, skin), skin);
};

const isTaken = (color: Color, taken: readonly Color[]): boolean => taken.some((one) => apart(one, color) < ALIKE);

/** Nobody wears what is nearer to their own skin. */
const FROM_SKIN = 0.17;

/** Trousers that nobody else in the story wears, and that are neither those of the own top nor of the own skin. */
const freeStuff = (taken: readonly Color[], skin: Color): Color => {
  const worn = STUFFS.filter((one) => apart(one, skin) > FROM_SKIN);
  const nearest = (one: Color): number => Math.min(...taken.map((other) => apart(other, one)));
  return worn.find((one) => !isTaken(one, taken)) ?? worn.toSorted((a, b) => nearest(b) - nearest(a))[0] ?? skin;
};

/** Whose trousers have a colour of their own: the first of those who would wear the same keeps theirs, and all keep their accent. */
export const clothApart = (characters: readonly Character[]): ReadonlyMap<string, Cloth> => {
  const legs: Color[] = [];
  const own = new Map<string, Cloth>();
  for (const one of characters.filter(({ kind }) => kind === 'person')) {
    const { top, trousers, skirt } = wornBy(one);
    if (!trousers || skirt) continue;
    const stuff = isTaken(trousers.color, legs)
      ? freeStuff([...legs, top.color], SKINS[one.looks.skinTone].skin)
      : null;
    if (stuff) own.set(one.id, { partner: stuff, denim: stuff });
    legs.push(stuff ?? trousers.color);
  }
  return own;
};

/** The characters by their ids, and the colours of their clothes where these are not those of their accent. */
export const dressedApart = (
  characters: readonly Character[],
): { characters: ReadonlyMap<string, Character>; cloth: ReadonlyMap<string, Cloth> } => ({
  characters: new Map(toldApart(characters).map((character) => [character.id, character])),
  cloth: clothApart(characters),
});
