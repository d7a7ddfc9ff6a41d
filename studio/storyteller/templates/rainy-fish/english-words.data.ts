/** Titles, names and words of the rainy fish in English. */
import type { TemplateText } from '#studio/storyteller/text/passage.ts';

/** What each try at rain teaches about it. */
const rule = {
  can: ['rain comes from [high up|up high|very high]'],
  basket: ['rain goes on [and on|for a while|and does not stop]'],
  dolphin: ['rain is [small|in small bits|many small drops]'],
  octopus: ['rain is [wet|made of water|water all through]'],
  crab: ['rain is more than a [noise|sound|tap]'],
  turtle: ['rain goes down, [not up|never up]'],
};

export const titles: TemplateText['titles'] = [
  'The Fish Who Asked for Rain',
  '{hero} and the Fish Who Asked for Rain',
  'Rain for {fish}',
  '{hero} and the Useless Umbrella',
  'No Rain in {bay}',
  'How {hero} Found the Rain',
];

export const names: TemplateText['names'] = {
  fish: [
    'Ziko',
    'Pickle',
    'Captain Fin',
    'Doctor Nimnim',
    'Halwa',
    'Semsem',
    'Little Basha',
    'Turmus',
    'Bobble',
    'Sir Plip',
    'Zeezo',
    'Fanous',
    'Mister Question',
    'Toto',
  ],
  whale: [
    'Grandmother Hala',
    'Madame Bahr',
    'Old Marina',
    'Aunt Ghaliya',
    'Big Amal',
    'Lady Zeina',
    'Sitt Nour',
    'Great-Aunt Mona',
    'Madame Tide',
    'Dear Dalia',
  ],
  dolphin: ['Dandan', 'Flip', 'Zaki', 'Rocket', 'Cousin Splash', 'Barq'],
  octopus: ['Miss Ribbon', 'Aunt Dalal', 'Madame Eight', 'Shushu', 'Rimrim', 'Mrs Many'],
  crab: ['Uncle Sideways', 'Mister Click', 'Kabo', 'Sergeant Pinch', 'Abu Magass', 'Scissors'],
  turtle: ['Granny Salma', 'Mrs Dome', 'Old Tata', 'Zumurrud', 'Hajja Lulu', 'Sleepy Nour'],
};

export const words: TemplateText['words'] = {
  bay: [
    'Sandal Bay',
    'Two Palm Bay',
    'Teapot Bay',
    'Sleepy Bay',
    'Pelican Bay',
    'Saltspoon Bay',
    'Kettle Bay',
    'Lazy Bay',
    'Pocket Bay',
    'the Bay of Shells',
    'Mango Bay',
    'Button Bay',
  ],
  /** What rain sounds like to the youngest, what it does, and where the fish waits for it. */
  drops: ['tip, tap', 'plip, plop', 'drip, drop', 'pit, pat', 'plink, plonk', 'plip, plip', 'tap, tap', 'pitter, pat'],
  touch: [
    { name: 'tickle', s: 'tickles', ed: 'tickled' },
    { name: 'kiss', s: 'kisses', ed: 'kissed' },
    { name: 'tap', s: 'taps', ed: 'tapped' },
    { name: 'pat', s: 'pats', ed: 'patted' },
    { name: 'dance on', s: 'dances on', ed: 'danced on' },
    { name: 'hop on', s: 'hops on', ed: 'hopped on' },
  ],
  spot: ['nose', 'head', 'chin', 'cheek', 'back', 'forehead'],
  treat: [
    'date biscuit',
    'cheese pie',
    'sesame ring',
    'mango slice',
    'honey bun',
    'fig roll',
    'jam sandwich',
    'coconut cake',
    'peanut bar',
    'banana bread',
  ],
  puff: ['Ffffff-SHHH', 'Pfffff-HAAA', 'Hhhhf-SHOO', 'Fffffuh-SHAA', 'Pffff-SHISH', 'Hoooo-FFFF'],
  next: [
    'snow',
    'toast',
    'a staircase',
    'a bicycle',
    'dust',
    'ice cream',
    'a sneeze',
    'a sock',
    'an itch',
    'a pocket',
    'a kettle',
    'thunder',
  ],
  log: ['log', 'old log', 'palm log', 'fat log', 'big log', 'round log', 'grey log', 'wobbly log'],
  /** Who laughs at the umbrella. */
  seller: ['old gull', 'fat gull', 'grey gull', 'lazy gull', 'big gull', 'white gull'],
  /** What the hero says to the fish after each try, and the fish to the whale in the rain. */
  notYet: [
    'Not yet',
    'Not just yet',
    'No, not yet',
    'No, not quite yet',
    'Not quite yet',
    'No, no, not yet',
    'Oh no, not yet',
    'Not yet, not yet',
  ],
  rule1: rule,
  rule2: rule,
};
