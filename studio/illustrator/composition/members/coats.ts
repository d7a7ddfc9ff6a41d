/** Two pets of one kind that look the same are told apart by their coats and collars. */
import type { Character } from '#core/character/character.ts';
import { ACCENT_COLORS, type AccentColor, type HairColor } from '#core/character/looks.ts';
import { petSpecies } from '#studio/illustrator/companions/pet-species.ts';
import { hashText } from '#studio/illustrator/random.ts';

/** Coats that are told apart from each other at a glance. */
const COATS: readonly HairColor[] = ['red', 'white', 'grey', 'blond', 'black'];
/** Which of these look alike from a step away. */
const ALIKE: Readonly<Partial<Record<HairColor, HairColor>>> = {
  'dark-brown': 'black',
  brown: 'black',
  auburn: 'red',
  grey: 'white',
  white: 'blond',
  blond: 'white',
};

const freeOf = <T>(all: readonly T[], taken: ReadonlySet<T>, from: number): T | undefined =>
  all.map((_, index) => all[(from + index) % all.length]).find((one) => one !== undefined && !taken.has(one));

/** The same characters; a pet that would be taken for another one of its kind has a coat and a collar of its own. */
export const toldApart = (characters: readonly Character[]): readonly Character[] => {
  const coats = new Map<string, { hair: Set<HairColor>; accents: Set<AccentColor> }>();
  return characters.map((one) => {
    if (one.kind !== 'pet') return one;
    const kind = petSpecies(one);
    const taken = coats.get(kind) ?? { hair: new Set<HairColor>(), accents: new Set<AccentColor>() };
    coats.set(kind, taken);
    const { hairColor, accentColor } = one.looks;
    const isTaken = taken.hair.has(hairColor);
    const hair = isTaken ? (freeOf(COATS, taken.hair, hashText(one.id)) ?? hairColor) : hairColor;
    const accent =
      isTaken && taken.accents.has(accentColor)
        ? (freeOf(ACCENT_COLORS, taken.accents, hashText(one.id)) ?? accentColor)
        : accentColor;
    taken.hair.add(hair);
    const alike = ALIKE[hair];
    if (alike) taken.hair.add(alike);
    taken.accents.add(accent);
    return isTaken ? { ...one, looks: { ...one.looks, hairColor: hair, accentColor: accent } } : one;
  });
};
