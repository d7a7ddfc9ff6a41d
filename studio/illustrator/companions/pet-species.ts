/** Which animal a pet of the family is: what the family says, otherwise what its own words name, or a cat or a dog. */
import type { Character, PetSpecies } from '#core/character/character.ts';
import { hashText } from '#studio/illustrator/random.ts';

const WORDS: Readonly<Record<PetSpecies, readonly string[]>> = {
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

const USUAL = ['dog', 'cat'] as const satisfies readonly PetSpecies[];

/** Words in lower case, without Arabic vowel marks and article. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[\u064B-\u0652\u0640]/g, '')
    .split(/[^\p{L}]+/u)
    .map((word) => word.replace(/^ال(?=\p{L}{2})/u, ''));

/** The animal that the family says, or that is named first among what the pet likes, otherwise a dog or a cat, always the same for the same pet. */
export const petSpecies = ({ id, species, interests }: Pick<Character, 'id' | 'species' | 'interests'>): PetSpecies => {
  if (species) return species;
  const said = interests.flatMap(wordsOf);
  const names = Object.entries(WORDS) as [PetSpecies, readonly string[]][];
  const first = said
    .map((word) => names.find(([, words]) => words.includes(word) || words.includes(word.replace(/s$/, '')))?.[0])
    .find((found) => found !== undefined);
  return first ?? USUAL[hashText(id) % USUAL.length] ?? 'cat';
};
