/** Titles, names and words of the rescued dragon in English. */
import type { TemplateText } from '#studio/storyteller/text/passage.ts';

/** Whom the dragon passes on his way down. */
const keeper = {
  duck: ['{duck} the duck'],
  goose: ['{goose} the goose'],
  owl: ['{owl} the owl'],
  goat: ['{goat} the goat'],
  bat: ['{bat} the bat'],
  mouse: ['{mouse} the mouse'],
};

export const titles: TemplateText['titles'] = [
  'The Dragon Who Waited to Be Rescued',
  '{hero} and the Dragon in the Tower',
  'Kindly Rescue Me, Said the Dragon',
  '{hero} to the Rescue, Mostly',
  'A Letter from {castle}',
  'Who Will Rescue {dragon}?',
];

export const names: TemplateText['names'] = {
  dragon: [
    'Sir Ashby',
    'Mister Cinder',
    'Baba Nar',
    'Lord Toast',
    'Mister Kettle',
    'Zafran',
    'Count Ember',
    'Sharar',
    'Uncle Match',
    'Doctor Spark',
    'Old Stove',
    'Gamra',
    'Sir Scorch',
    'Basbousa',
  ],
  duck: ['Madame Puddle', 'Batta', 'Admiral Drip', 'Bobble', 'Lady Splosh', 'Zeezee'],
  goose: ['Captain Honk', 'Mrs March', 'Sitt Halt', 'Corporal Feather', 'Wizza', 'Sergeant Snow'],
  owl: ['Professor Hm', 'Mister Almost', 'Doctor Booma', 'Old Question', 'Uncle Perhaps', 'Hakim'],
  goat: ['Thunderbeard', 'Terrible Tom', 'Mister Munch', 'Grandpa Maaz', 'Gobbles', 'Nibbler'],
  bat: ['Miss Flit', 'Watwat', 'Little Cape', 'Lady Dusk', 'Whisper', 'Velvet'],
  mouse: ['Tally', 'Mister Once', 'Abacus', 'Figgy', 'Ninety', 'Simsima'],
};

export const words: TemplateText['words'] = {
  castle: [
    'Castle Crumb',
    'Thimble Castle',
    'Castle Stork',
    'Pepper Castle',
    'Castle Sparrow',
    'Saddle Castle',
    'Castle Nine Doors',
    'Candle Castle',
    'Castle Lemon',
    'Windy Castle',
    'Castle Button',
    'Teaspoon Castle',
  ],
  years: [
    'three hundred years',
    'two hundred years',
    'four hundred years',
    'two hundred and six years',
    'ninety-nine years',
    'three hundred and one years',
    'a hundred and fifty years',
  ],
  /** Which the mouse has never counted to the end. */
  stairs: [
    'a hundred and four',
    'a hundred and six',
    'a hundred and seven',
    'a hundred and nine',
    'a hundred and three',
    'a hundred and eight',
    'a hundred and five',
  ],
  treat: [
    'cheese pie',
    'date biscuit',
    'sesame ring',
    'honey bun',
    'fig roll',
    'jam sandwich',
    'apple turnover',
    'carrot cake',
    'cinnamon roll',
    'peanut bar',
  ],
  luggage: [
    'forty candlesticks',
    'a stuffed pike',
    'nine left boots',
    'a bath with feet',
    'his second-best crown',
    'a drawer full of keys',
    'three cuckoo clocks',
    'a very long sofa',
    'all his teaspoons',
    'a suit of armour called Steve',
  ],
  /** What else is to be bowed to, or drummed on. */
  thing: ['the lamp', 'the clock', 'my bed', 'my chair', 'the door', 'my cup'],
  drummed: ['the lamp', 'the clock', 'my bed', 'my chair', 'the door', 'my cup'],
  day: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  keeper1: keeper,
  keeper2: keeper,
};
