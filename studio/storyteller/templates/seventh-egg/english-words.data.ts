/** Titles, names and words of the seventh egg in English. */
import type { TemplateText } from '#studio/storyteller/text/passage.ts';

export const titles: TemplateText['titles'] = [
  'One Egg Too Many',
  'The Egg in {hero’s} Place',
  '{hero} and the Follower',
  '{duck} Came Behind',
  'Everybody, Look!',
  'Nobody Ordered {duck}',
  'First {hero}, Then {duck}',
];

export const names: TemplateText['names'] = {
  duck: ['Pip', 'Batta', 'Bibi', 'Fizz', 'Tuft', 'Mango', 'Wiggle', 'Lemon', 'Zatoun', 'Dibdib', 'Muffin', 'Fulla'],
  goose: ['Madame Honk', 'Mrs Wazza', 'Aunt Gusta', 'Sitt Wazza', 'Mother Grey', 'Mrs Pillow', 'Dame Hiss'],
  dog: ['Sausage', 'Barko', 'Rex', 'Biscotto', 'Mister Wag', 'Lucky', 'Shams', 'Bosun'],
  hen: ['Henna', 'Mrs Cluck', 'Koko', 'Doctor Peck', 'Safsaf', 'Aunt Feather', 'Paprika', 'Miss Scratch'],
  donkey: ['Sabr', 'Old Toz', 'Mister Ears', 'Hamdi', 'Grumble', 'Uncle Oats', 'Zanzan', 'Plod'],
};

/** `{thing}` is what the egg lies in; `{thing.noun}` is said once it has been named. */
const owned = (name: string, noun: string): Readonly<Record<string, string>> => ({ name, noun });

export const words: TemplateText['words'] = {
  thing: {
    hat: [
      owned('sun hat', 'hat'),
      owned('Sunday hat', 'hat'),
      owned('lucky hat', 'hat'),
      owned('straw hat', 'hat'),
      owned('picnic hat', 'hat'),
      owned('garden hat', 'hat'),
      owned('holiday hat', 'hat'),
    ],
    scarf: [
      owned('striped scarf', 'scarf'),
      owned('long scarf', 'scarf'),
      owned('winter scarf', 'scarf'),
      owned('lucky scarf', 'scarf'),
      owned('woolly scarf', 'scarf'),
      owned('tartan scarf', 'scarf'),
    ],
    blanket: [
      owned('soft blanket', 'blanket'),
      owned('patchwork blanket', 'blanket'),
      owned('cuddle blanket', 'blanket'),
      owned('picnic blanket', 'blanket'),
      owned('checked blanket', 'blanket'),
      owned('baby blanket', 'blanket'),
    ],
    boots: [
      owned('yellow boot', 'boot'),
      owned('puddle boot', 'boot'),
      owned('left boot', 'boot'),
      owned('rain boot', 'boot'),
      owned('garden boot', 'boot'),
      owned('lucky boot', 'boot'),
    ],
  },
  trick: [
    'star twirl',
    'frog twirl',
    'moon twirl',
    'flying twirl',
    'rocket twirl',
    'kangaroo twirl',
    'cloud twirl',
    'lion twirl',
    'windmill twirl',
    'teapot twirl',
    'tiger twirl',
  ],
  flap: [
    'flip, flap, flop',
    'pit, pat, pit',
    'slip, slap, slup',
    'plip, plap, plop',
    'tip, tap, flap',
    'pat, pat, pat-a-pat',
    'wip, wap, wop',
    'flap, flap, flap',
  ],
};
