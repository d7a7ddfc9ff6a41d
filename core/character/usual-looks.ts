/** What a character looks like before its family has said so, and what is offered to whom. */
import type { Pronouns } from '#core/character/character.ts';
import { DEFAULT_LOOKS, type Looks } from '#core/character/looks.ts';

/** What a new character looks like until its family says otherwise: nobody is typical, but most begin nearer to their child. */
const USUAL_LOOKS: Readonly<Record<Pronouns, Looks>> = {
  she: { ...DEFAULT_LOOKS, hairStyle: 'shoulder-waves', outfit: 'dress', accentColor: 'purple' },
  he: { ...DEFAULT_LOOKS, hairStyle: 'short-wavy', outfit: 'tshirt-trousers', accentColor: 'blue' },
  they: DEFAULT_LOOKS,
};

export const usualLooksOf = (pronouns: Pronouns): Looks => USUAL_LOOKS[pronouns];

const isSame = (one: Looks, other: Looks): boolean =>
  Object.entries(one).every(([part, word]) => other[part as keyof Looks] === word);

/** True until somebody has chosen a part of the looks. */
export const areUsualLooks = (looks: Looks): boolean =>
  Object.values(USUAL_LOOKS).some((usual) => isSame(usual, looks));

/** Hair that comes with the years, with the age that it is offered from; younger characters are drawn without a beard. */
const OFFERED_FROM: Partial<Record<keyof Looks, Readonly<Record<string, number>>>> = {
  facialHair: { moustache: 16, 'short-beard': 16, beard: 16 },
  hairStyle: { thinning: 30 },
};

/** The words of a part that suit an age. */
export const wordsForAge = (part: keyof Looks, words: readonly string[], age: number): string[] =>
  words.filter((word) => age >= (OFFERED_FROM[part]?.[word] ?? 0));
