/** Titles, names and words of the seventh egg in English. */
import type { TemplateText } from '#studio/storyteller/text/passage.ts';

export const titles: TemplateText['titles'] = [
  'Egg Number Seven',
  'The Egg in {hero’s} {thing}',
  '{hero} and the Follower',
  '{duck} Came Behind',
  'Look at Me, Said {hero}',
  'Nobody Ordered {duck}',
  'One Egg Too Many',
];

export const names: TemplateText['names'] = {
  duck: ['Pip', 'Batta', 'Bibi', 'Fizz', 'Tuft', 'Mango', 'Wiggle', 'Lemon', 'Zatoun', 'Dibdib', 'Muffin', 'Fulla'],
  goose: ['Madame Honk', 'Mrs Wazza', 'Aunt Gusta', 'Sitt Wazza', 'Mother Grey', 'Mrs Pillow', 'Dame Hiss'],
  dog: ['Sausage', 'Barko', 'Rex', 'Biscotto', 'Mister Wag', 'Lucky', 'Shams', 'Bosun'],
  hen: ['Henna', 'Mrs Cluck', 'Koko', 'Doctor Peck', 'Safsaf', 'Aunt Feather', 'Paprika', 'Miss Scratch'],
  donkey: ['Sabr', 'Old Toz', 'Mister Ears', 'Hamdi', 'Grumble', 'Uncle Oats', 'Zanzan', 'Plod'],
};

export const words: TemplateText['words'] = {
  thing: {
    hat: ['sun hat', 'Sunday hat', 'lucky hat', 'straw hat', 'picnic hat', 'garden hat', 'holiday hat'],
    scarf: ['striped scarf', 'long scarf', 'winter scarf', 'lucky scarf', 'woolly scarf', 'tartan scarf'],
    blanket: [
      'soft blanket',
      'patchwork blanket',
      'cuddle blanket',
      'picnic blanket',
      'checked blanket',
      'baby blanket',
    ],
    boots: ['yellow boot', 'puddle boot', 'left boot', 'rain boot', 'garden boot', 'lucky boot'],
  },
  trick: [
    'star jump',
    'frog jump',
    'moon jump',
    'flying leap',
    'rocket jump',
    'kangaroo jump',
    'cloud jump',
    'lion leap',
    'scissor jump',
    'spinning jump',
    'tiger leap',
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
