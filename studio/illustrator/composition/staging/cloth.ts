/** Who is in a story, each told from the others: pets by their coats, people whose clothes would be alike by their colours. */
import type { Character } from '#core/character/character.ts';
import type { AccentColor } from '#core/character/looks.ts';
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import { toldApart } from '#studio/illustrator/composition/staging/coats.ts';
import { type AccentColors, ACCENTS, SKINS } from '#studio/illustrator/figure/looks.data.ts';
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

/** So much darker than the accent are the clothes of who has the same one, so that two coats in one picture are two. */
const DARKER = 0.05;

/** The clothes of who has the accent of somebody else are of its deep tone, with the accent itself for their trimmings. */
const inDeep = ({ accent, deep }: AccentColors): Cloth => ({ accent: lighten(deep, -DARKER), deep: accent });

const isTaken = (color: Color, taken: readonly Color[]): boolean => taken.some((one) => apart(one, color) < ALIKE);

/** Nobody wears what is nearer to their own skin. */
const FROM_SKIN = 0.17;

/** Trousers that nobody else in the story wears, and that are neither those of the own top nor of the own skin. */
const freeStuff = (taken: readonly Color[], skin: Color): Color => {
  const worn = STUFFS.filter((one) => apart(one, skin) > FROM_SKIN);
  const nearest = (one: Color): number => Math.min(...taken.map((other) => apart(other, one)));
  return worn.find((one) => !isTaken(one, taken)) ?? worn.toSorted((a, b) => nearest(b) - nearest(a))[0] ?? skin;
};

/** Whose clothes have colours of their own: the first of those who would be dressed alike keeps theirs. */
export const clothApart = (characters: readonly Character[]): ReadonlyMap<string, Cloth> => {
  const accents = new Set<AccentColor>();
  const tops: Color[] = [];
  const legs: Color[] = [];
  const own = new Map<string, Cloth>();
  for (const one of characters) {
    if (one.kind !== 'person') continue;
    const plain = wornBy(one);
    const colors = ACCENTS[one.looks.accentColor];
    // What a scene asks them to wear, such as a coat, is of the accent, whatever they wear otherwise.
    const isSame = accents.has(one.looks.accentColor) || isTaken(plain.top.color, tops);
    accents.add(one.looks.accentColor);
    const deep = isSame ? inDeep(colors) : {};
    const top = wornBy(one, deep).top.color;
    const trousers = plain.skirt ? null : (plain.trousers?.color ?? null);
    const stuff =
      trousers && isTaken(trousers, legs) ? freeStuff([...legs, top], SKINS[one.looks.skinTone].skin) : null;
    const cloth: Cloth = { ...deep, ...(stuff ? { partner: stuff, denim: stuff } : {}) };
    if (Object.keys(cloth).length > 0) own.set(one.id, cloth);
    const worn = wornBy(one, cloth);
    tops.push(worn.top.color);
    if (worn.trousers && !worn.skirt) legs.push(worn.trousers.color);
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
