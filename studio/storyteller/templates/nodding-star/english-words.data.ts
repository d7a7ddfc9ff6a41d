/** Titles, names and words of the nodding star in English. */
import type { TemplateText } from '#studio/storyteller/text/passage.ts';

/** What the light shows, in short, and what of a beast it was taken for in the dark: the part, and with its article. */
const shown = (
  [part, a, was = 'was']: readonly [part: string, a: string, was?: 'was' | 'were'],
  plain: string,
  ...names: readonly string[]
): readonly Readonly<Record<'name' | 'plain' | 'part' | 'a' | 'was', string>>[] =>
  names.map((name) => ({ name, plain, part, a, was }));

const shownBy = (seen: string): readonly Readonly<Record<string, string>>[] => [
  { name: `{${seen}}`, plain: `{${seen}.plain}`, part: `{${seen}.part}`, a: `{${seen}.a}` },
];

/** What only shows in the glow of a star asleep. */
const seen = {
  drum: shownBy('drumSeen'),
  jump: shownBy('jumpSeen'),
  sour: shownBy('sourSeen'),
  faces: shownBy('facesSeen'),
  cold: shownBy('coldSeen'),
  story: shownBy('storySeen'),
};

export const titles: TemplateText['titles'] = [
  '{hero} and the Star Who Mustn’t Sleep',
  'Wide Awake with {star}',
  'Don’t Nod Off, {star}!',
  'How {hero} Kept a Star Awake',
  '{hero} and the Gap in the Sky',
  'The Star at {hero’s} Window',
];

export const names: TemplateText['names'] = {
  star: [
    'Pip',
    'Fidget',
    'Zizi',
    'Twill',
    'Mim',
    'Sixpence',
    'Noor',
    'Pocket',
    'Dot',
    'Lulu',
    'Button',
    'Ember',
    'Tansy',
    'Juno',
    'Bean',
    'Shams',
    'Wick',
    'Nutmeg',
  ],
  goose: ['Mrs Feather', 'Aunt Gander', 'Madame Wizz', 'Big Bahiga', 'Mother Honk', 'Sitt Wafaa'],
  pigeon: ['Miss Post', 'Hamama', 'Auntie Stamp', 'Speedy Nadia', 'Mrs Coo', 'Tante Lola'],
  hoopoe: ['Lady Crest', 'Hedhed', 'Princess Fan', 'Miss Tufty', 'Madame Plume', 'Sitt Zahra'],
  duck: ['Mrs Puddle', 'Batta', 'Doctor Waddle', 'Auntie Splash', 'Big Soad', 'Miss Dabble'],
};

export const words: TemplateText['words'] = {
  street: [
    'Lemon Street',
    'Teapot Lane',
    'Button Street',
    'Plum Street',
    'Jasmine Street',
    'Kettle Lane',
    'Cat’s Corner',
  ],
  gap: [
    'next to the moon',
    'over the baker’s chimney',
    'left of the moon',
    'above the water tower',
    'over the tallest tree',
    'just above the school',
    'over the clock tower',
    'above the washing lines',
  ],
  no: ['no', 'not me', 'never', 'nope', 'not yet', 'no, no', 'oh no', 'no way'],
  excuse: [
    'resting my eyes',
    'just blinking slowly',
    'looking at the inside of my eyelids',
    'listening with my eyes shut',
    'thinking lying down',
    'practising for tomorrow',
    'being very still',
    'counting in the dark',
    'saving my eyes for later',
  ],
  excuse2: [
    'looking under my eyelids',
    'keeping my eyes warm',
    'letting my eyes cool down',
    'looking with my ears',
    'blinking for a long time',
    'seeing how dark it is',
    'practising for when I’m old',
    'doing this one lying down',
  ],
  excuse3: [
    'guarding the floor',
    'waiting for the others',
    'a cushion, just for a minute',
    'holding my breath with my eyes',
    'listening to my toes',
    'thinking of a new excuse',
    'blinking backwards',
  ],
  snore: ['Zizz-ting', 'Pff-ping', 'Hmm-ting', 'Zoo-ping', 'Fff-tink', 'Wizz-ting', 'Prr-tink'],
  shusher: [
    { name: 'the wall', said: 'Knock, knock' },
    { name: 'the ceiling', said: 'Thump, thump' },
    { name: 'the floor', said: 'Bump, bump' },
    { name: 'the water pipe', said: 'Clank, clank' },
    { name: 'the wall', said: 'Rap, rap' },
    { name: 'the ceiling', said: 'Bonk, bonk' },
  ],
  late: {
    goose: [{ name: '{goose}', kind: 'goose', cry: 'Honk', load: 'six sleepy goslings' }],
    pigeon: [{ name: '{pigeon}', kind: 'pigeon', cry: 'Coo', load: 'a letter to herself' }],
    hoopoe: [{ name: '{hoopoe}', kind: 'hoopoe', cry: 'Hoop', load: 'half a wedding cake' }],
    duck: [{ name: '{duck}', kind: 'duck', cry: 'Quack', load: 'a bag of bread' }],
  },
  drumSeen: {
    'spinning-top': shown(
      ['wet nose', 'a wet nose'],
      'a spinning top',
      'the lost spinning top',
      'last year’s spinning top',
      'a spinning top',
    ),
    boots: shown(
      ['big feet', 'big feet', 'were'],
      'two boots',
      'a pair of dusty boots',
      'two boots with no feet in them',
    ),
    'wooden-sword': shown(
      ['long claw', 'a long claw'],
      'a wooden sword',
      'a wooden sword',
      'a lost wooden sword',
      'a small wooden sword',
    ),
    'school-bag': shown(['big tummy', 'a big tummy'], 'a school bag', 'the lost school bag', 'a very dusty school bag'),
  },
  jumpSeen: {
    balloon: shown(
      ['round head', 'a round head'],
      'a balloon',
      'a balloon under the ceiling',
      'last week’s balloon',
      'a lost balloon',
    ),
    'paper-plane': shown(
      ['pointed ear', 'a pointed ear'],
      'a paper plane',
      'a paper plane up high',
      'a lost paper plane',
      'a paper plane from last year',
    ),
    kite: shown(['big ear', 'a big ear'], 'a kite', 'a kite under the ceiling', 'the lost kite', 'last summer’s kite'),
  },
  sourSeen: {
    cake: shown(['big tummy', 'a big tummy'], 'a cake', 'a whole hidden cake', 'a forgotten cake', 'a small cake'),
    honey: shown(['big tummy', 'a big tummy'], 'a honey pot', 'the hidden honey', 'a pot of honey'),
    dates: shown(['yellow eyes', 'yellow eyes', 'were'], 'some dates', 'a dish of dates', 'the hidden dates'),
    cookie: shown(['yellow eye', 'a yellow eye'], 'a biscuit', 'one last biscuit', 'a very lonely biscuit'),
  },
  facesSeen: {
    teddy: shown(
      ['hairy back', 'a hairy back'],
      'an old bear',
      'the lost bear',
      'a bear in the corner',
      'the bear that was lost',
    ),
    ball: shown(['round tummy', 'a round tummy'], 'a ball', 'the lost ball', 'a ball in the corner'),
    globe: shown(['round tummy', 'a round tummy'], 'a globe', 'a dusty globe', 'a globe in the corner'),
  },
  coldSeen: {
    umbrella: shown(['open mouth', 'an open mouth'], 'an umbrella', 'an open umbrella', 'a lost umbrella'),
    basket: shown(['open mouth', 'an open mouth'], 'a basket', 'a forgotten basket', 'a lost basket'),
    'flower-pot': shown(['wild hair', 'wild hair'], 'a pot plant', 'one flower pot', 'a small flower pot'),
    broom: shown(
      ['bushy tail', 'a bushy tail'],
      'an old broom',
      'a tired old broom',
      'a broom with nothing to do',
      'a lost broom',
    ),
  },
  storySeen: {
    feather: shown(['long whisker', 'a long whisker'], 'a feather', 'a feather for a bookmark', 'a small feather'),
    hat: shown(['floppy ear', 'a floppy ear'], 'an old hat', 'a hat on the floor', 'last winter’s hat'),
    letter: shown(['white tooth', 'a white tooth'], 'a letter', 'an old letter', 'a letter from last year'),
    'photo-frame': shown(['shiny eye', 'a shiny eye'], 'an old photo', 'an old photo', 'a very dusty photo'),
  },
  /** What the hero sees in the dark. */
  beast: ['lion', 'wolf', 'tiger', 'dragon', 'monster', 'crocodile', 'dinosaur'],
  /** What the hero cries when the star sleeps, and how far the cry comes when it is broken off. */
  wake: [
    { name: 'wake up', cut: 'Wake' },
    { name: 'no sleeping', cut: 'No sl' },
    { name: 'stay awake', cut: 'Stay' },
    { name: 'eyes open', cut: 'Eyes' },
    { name: 'don’t sleep', cut: 'Don’t' },
    { name: 'no napping', cut: 'No n' },
  ],
  /** What the hero cries to show the light, and how far the cry comes when it is broken off. */
  look: [
    { name: 'Quick, look at the light', cut: 'Quick, l' },
    { name: 'There it is, look', cut: 'There it i' },
    { name: 'The light, the light', cut: 'The l' },
    { name: 'Oh, look how bright', cut: 'Oh, lo' },
    { name: 'It’s come, it’s here', cut: 'It’s c' },
    { name: 'Look, look, how golden', cut: 'Look, l' },
  ],
  seen1: seen,
  seen2: seen,
};
