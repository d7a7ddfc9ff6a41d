/** What people have on their heads where they are. */
import type { Character } from '#core/character/character.ts';
import type { HeadCovering, Outfit } from '#core/character/looks.ts';
import type { Pose } from '#core/story/vocabulary.ts';
import type { OutfitParts } from '#studio/illustrator/figure/outfits/outfit.ts';

const FOR_OUTSIDE: ReadonlySet<HeadCovering> = new Set(['cap', 'sun-hat', 'beanie']);

/** Nobody sleeps with glasses on, or wears a hat to bed and about the house at night; and none fits into a helmet. */
const bareheaded = (character: Character): Character => {
  const { looks } = character;
  return FOR_OUTSIDE.has(looks.headCovering) ? { ...character, looks: { ...looks, headCovering: 'none' } } : character;
};

const inBed = (character: Character): Character => {
  const { looks, ...rest } = bareheaded(character);
  return { ...rest, looks: { ...looks, glasses: 'none' } };
};

type Order = { readonly character: Character; readonly pose: Pose; readonly outfit?: Outfit };

/** The character with what is on the head there. */
export const headedFor = ({ character, pose, outfit }: Order, { aroundHead }: OutfitParts): Character =>
  pose === 'sleeping'
    ? inBed(character)
    : aroundHead || (outfit ?? character.looks.outfit) === 'pyjamas'
      ? bareheaded(character)
      : character;
