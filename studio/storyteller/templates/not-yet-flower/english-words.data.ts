/** Titles, names and words of the not-yet flower in English. */
import type { TemplateText } from '#studio/storyteller/text/passage.ts';

export const titles: TemplateText['titles'] = [
  '{hero} and the Not-Yet Flower',
  'Is It Ready Now, {robot}?',
  'One Green for {moon}',
  '{robot} Cannot Wait',
  '{hero} and the Grey, Grey Moon',
  'Not Yet, Said {hero}',
];

export const names: TemplateText['names'] = {
  robot: [
    'Tock',
    'Dot',
    'Widget',
    'Nine',
    'Sprocket',
    'Tiktak',
    'Bolty',
    'Pling',
    'Zanbarak',
    'Kettle',
    'Bibo',
    'Zigg',
  ],
};

export const words: TemplateText['words'] = {
  beep: ['Bip', 'Ding', 'Toot', 'Brrip', 'Pling', 'Zip', 'Tik', 'Bzzt', 'Dadup', 'Weep'],
  now: [
    'Is it ready now',
    'Is it done now',
    'How about now',
    'Is it now, or now',
    'Is it coming out',
    'Is this the moment',
    'Is it big yet',
    'Is it time now',
  ],
  moon: [
    'the Grey Moon',
    'Moon Eleven',
    'the Dusty Moon',
    'Crumb Moon',
    'Pebble Moon',
    'the Far Moon',
    'Thimble Moon',
    'Moon Forty',
    'the Smallest Moon',
    'Ash Moon',
  ],
  patch: [
    'the bean patch',
    'the tomatoes',
    'the strawberry patch',
    'the cabbages',
    'the mint',
    'the lettuces',
    'the radishes',
    'the pumpkins',
    'the onions',
    'the parsley',
  ],
  bloom: [
    'sunflower',
    'poppy',
    'daisy',
    'marigold',
    'cornflower',
    'zinnia',
    'foxglove',
    'snapdragon',
    'hollyhock',
    'pansy',
    'aster',
    'bluebell',
  ],
  // What the seed turned out not to have.
  try1: {
    order: ['ears'],
    dig: ['screws'],
    oil: ['hinges'],
    drum: ['clocks'],
    manual: ['glasses'],
    telescope: ['feet'],
    water: ['pockets'],
  },
  try2: {
    order: ['ears'],
    dig: ['screws'],
    oil: ['hinges'],
    drum: ['clocks'],
    manual: ['glasses'],
    telescope: ['feet'],
    water: ['pockets'],
  },
  keepsake: {
    teddy: [
      { noun: 'bear', name: 'a bear called Sherif' },
      { noun: 'bear', name: 'an old brown bear' },
      { noun: 'bear', name: 'a bear in a bow tie' },
      { noun: 'bear', name: 'a very soft bear' },
    ],
    shell: [
      { noun: 'shell', name: 'a shell from the Red Sea' },
      { noun: 'shell', name: 'a shell with the sea inside' },
      { noun: 'shell', name: 'a shell like a fan' },
      { noun: 'shell', name: 'a shell as big as an ear' },
    ],
    ball: [
      { noun: 'ball', name: 'a striped ball' },
      { noun: 'ball', name: 'a ball that had lost its bounce' },
      { noun: 'ball', name: 'a good round ball' },
      { noun: 'ball', name: 'a ball from the beach' },
    ],
    feather: [
      { noun: 'feather', name: 'a heron’s feather' },
      { noun: 'feather', name: 'a long striped feather' },
      { noun: 'feather', name: 'a feather found on a Friday' },
      { noun: 'feather', name: 'a goose feather' },
    ],
    book: [
      { noun: 'book', name: 'a book about goats' },
      { noun: 'book', name: 'a book with no last page' },
    ],
    kite: [
      { noun: 'kite', name: 'a kite with a long tail' },
      { noun: 'kite', name: 'a kite shaped like a fish' },
    ],
    blanket: [
      { noun: 'blanket', name: 'a soft blanket' },
      { noun: 'blanket', name: 'a blanket with a hole' },
    ],
  },
};
