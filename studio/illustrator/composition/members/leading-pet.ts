/** A small pet that a book is about is drawn larger than its kind, on every page: beside a child it would be a minor thing. */
import type { Character } from '#core/character/character.ts';
import { COMPANION_DRAWINGS } from '#studio/illustrator/companions/companions.ts';
import { petSpecies } from '#studio/illustrator/companions/pet-species.ts';

const TIMES = 1.25;
/** In centimetres: what is as tall as this is seen at its own size. */
const SMALL = 60;

/** How much larger a character is drawn than its kind is; the first of a story is whom it is about. */
export const timesOf = (id: string, characters: ReadonlyMap<string, Character>): number => {
  const [leading] = characters.values();
  const isLeading = leading?.kind === 'pet' && leading.id === id;
  return isLeading && COMPANION_DRAWINGS[petSpecies(leading)].heightCm < SMALL ? TIMES : 1;
};
