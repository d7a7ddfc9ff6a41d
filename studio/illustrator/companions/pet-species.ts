/** Which animal a pet of the family is: what its own words name, otherwise a cat or a dog. */
import type { Character } from '#core/character/character.ts';
import type { Companion } from '#core/story/vocabulary.ts';
import { hashText } from '#studio/illustrator/random.ts';

const WORDS: Readonly<Partial<Record<Companion, readonly string[]>>> = {
  dog: ['dog', 'puppy', 'hound', 'كلب', 'كلبة', 'جرو'],
  cat: ['cat', 'kitten', 'kitty', 'tomcat', 'قط', 'قطة', 'هرة'],
  rabbit: ['rabbit', 'bunny', 'hare', 'أرنب', 'أرنبة'],
  bird: ['bird', 'parrot', 'budgie', 'canary', 'عصفور', 'ببغاء', 'كناري', 'طائر'],
  turtle: ['turtle', 'tortoise', 'سلحفاة'],
  hedgehog: ['hedgehog', 'قنفذ'],
  mouse: ['mouse', 'hamster', 'فأر', 'هامستر'],
  horse: ['horse', 'pony', 'foal', 'حصان', 'فرس', 'مهر'],
  donkey: ['donkey', 'حمار'],
  goat: ['goat', 'ماعز', 'عنزة', 'معزة'],
  sheep: ['sheep', 'lamb', 'خروف', 'حمل'],
  camel: ['camel', 'جمل', 'ناقة'],
  duck: ['duck', 'duckling', 'بطة'],
  hen: ['hen', 'chicken', 'chick', 'دجاجة', 'كتكوت'],
  pigeon: ['pigeon', 'dove', 'حمامة'],
  falcon: ['falcon', 'صقر'],
  fish: ['fish', 'goldfish', 'سمكة'],
  frog: ['frog', 'ضفدع'],
  gecko: ['gecko', 'lizard', 'برص', 'سحلية'],
};

const USUAL = ['dog', 'cat'] as const satisfies readonly Companion[];

/** Words in lower case, without Arabic vowel marks and article. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[\u064B-\u0652\u0640]/g, '')
    .split(/[^\p{L}]+/u)
    .map((word) => word.replace(/^ال(?=\p{L}{2})/u, ''));

/** The animal named first among what the pet likes, otherwise a dog or a cat, always the same for the same pet. */
export const petSpecies = ({ id, interests }: Pick<Character, 'id' | 'interests'>): Companion => {
  const said = interests.flatMap(wordsOf);
  const names = Object.entries(WORDS) as [Companion, readonly string[]][];
  const first = said
    .map((word) => names.find(([, words]) => words.includes(word) || words.includes(word.replace(/s$/, '')))?.[0])
    .find((found) => found !== undefined);
  return first ?? USUAL[hashText(id) % USUAL.length] ?? 'cat';
};
