/**
 * Names are data, whatever they say; only words that are nothing but an insult or an obscenity are refused, and only as a
 * whole word. What is also a name somewhere in the world is not on the list: Dick, Fanny, Randy, Gay, Cox, Nick (نيك).
 */
import { foldedWords } from '#core/locale/fold-text.ts';

const REFUSED: ReadonlySet<string> = new Set([
  ...'fuck fucker fucking motherfucker shit bullshit cunt whore slut nigger nigga faggot wanker arsehole asshole bastard'.split(
    ' ',
  ),
  ...'bitch dickhead twat tits penis vagina hitler'.split(' '),
  ...'شرموط شرموطه قحبه عاهره منيوك منيوكه متناك متناكه عرص طيز كسمك كسامك هتلر'.split(' '),
]);

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/0/g, 'o'],
  [/1/g, 'i'],
  [/3/g, 'e'],
  [/4/g, 'a'],
  [/5/g, 's'],
];

/** True when one whole word of the name is on the list, also with digits for letters. */
export const isUnsuitableName = (name: string): boolean =>
  foldedWords(name)
    .trim()
    .split(' ')
    .some(
      (word) =>
        REFUSED.has(word) || REFUSED.has(SIGNS.reduce((text, [sign, letter]) => text.replace(sign, letter), word)),
    );
