/** The colours of somebody's clothes: those that go with the accent, or their own where two would be dressed alike. */
import type { Character } from '#core/character/character.ts';
import { type AccentColors, ACCENTS } from '#studio/illustrator/figure/looks.data.ts';

export type Cloth = Partial<AccentColors>;

export const clothColors = ({
  character,
  cloth,
}: {
  character: Character;
  cloth?: Cloth | undefined;
}): AccentColors => ({
  ...ACCENTS[character.looks.accentColor],
  ...cloth,
});
