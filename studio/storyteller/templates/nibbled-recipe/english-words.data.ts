/** Titles, names and words of the nibbled recipe in English. */
import type { TemplateText } from '#studio/storyteller/text/passage.ts';

const gift = {
  goat: [{ stuff: 'salt', taste: 'salty', animal: 'goat' }],
  bee: [{ stuff: 'honey', taste: 'sweet', animal: 'bee' }],
  hedgehog: [{ stuff: 'pomegranate', taste: 'sour', animal: 'hedgehog' }],
  duck: [{ stuff: 'water', taste: 'thin', animal: 'duck' }],
  squirrel: [{ stuff: 'acorns', taste: 'crunchy', animal: 'squirrel' }],
  donkey: [{ stuff: 'pepper', taste: 'spicy', animal: 'donkey' }],
};

export const titles: TemplateText['titles'] = [
  'What Goes In Last, {hero}?',
  '{hero} and the Hole in the Recipe',
  'Something Is Missing, {hero}!',
  'One Bowl Too Many for {hero}',
  '{hero} and the Last Word',
  'The Last Word of the {soup.plain}',
];

export const names: TemplateText['names'] = {
  goat: ['Bartab', 'Mister Butter', 'Shibl', 'Hiccup', 'Uncle Horns', 'Fanous', 'Gruff', 'Ziko'],
  bee: ['Zanna', 'Madame Hum', 'Dot', 'Sukkara', 'Miss Fuzz', 'Bibi', 'Tiny Aziza', 'Queenie'],
  hedgehog: ['Tamtam', 'Mister Pins', 'Bramble', 'Uncle Brush', 'Kumquat', 'Spike', 'Lemon', 'Hamed'],
  duck: ['Batta', 'Mrs Puddle', 'Captain Splash', 'Soad', 'Waddle', 'Lady Drip', 'Nashwa', 'Raindrop'],
  squirrel: ['Fustuq', 'Rattle', 'Mister Cheeks', 'Bondok', 'Twitch', 'Pocketful', 'Simo', 'Flick'],
  donkey: ['Falafel', 'Aunt Trot', 'Zahra', 'Lady Hoof', 'Nagwa', 'Turnip', 'Mrs Bray', 'Shatta'],
  mouse: ['Lulu', 'Nokta', 'Mimi', 'Little Oh', 'Sesame', 'Farfoura', 'Tiptoe', 'Miss Scrap', 'Zizi', 'Inkling'],
};

export const words: TemplateText['words'] = {
  pot: [
    'the blue pot',
    'the dented pot',
    'the fat red pot',
    'the white pot',
    'the one-eared pot',
    'the green pot',
    'the old black pot',
    'the wobbly pot',
    'the spotted pot',
    'the copper pot',
    'the round pot',
    'the tin pot',
    'the fat old pot',
    'the yellow pot',
  ],
  soup: [
    { name: 'lentil soup', plain: 'Lentil Soup' },
    { name: 'pumpkin soup', plain: 'Pumpkin Soup' },
    { name: 'bean soup', plain: 'Bean Soup' },
    { name: 'onion soup', plain: 'Onion Soup' },
    { name: 'carrot soup', plain: 'Carrot Soup' },
    { name: 'pea soup', plain: 'Pea Soup' },
    { name: 'barley soup', plain: 'Barley Soup' },
    { name: 'tomato soup', plain: 'Tomato Soup' },
    { name: 'noodle soup', plain: 'Noodle Soup' },
    { name: 'potato soup', plain: 'Potato Soup' },
    { name: 'leek soup', plain: 'Leek Soup' },
    { name: 'garlic soup', plain: 'Garlic Soup' },
    { name: 'chickpea soup', plain: 'Chickpea Soup' },
    { name: 'cabbage soup', plain: 'Cabbage Soup' },
  ],
  spoon: [
    'the long spoon',
    'the wooden spoon',
    'the crooked spoon',
    'the burnt spoon',
    'the biggest spoon',
    'the old spoon',
    'the bent spoon',
    'the silver spoon',
    'the good spoon',
  ],
  time: ['at seven', 'at eight', 'at moonrise', 'at sunset', 'at the first star', 'at half past seven'],
  nook: [
    'behind the flour jar',
    'under the clock',
    'behind the teapot',
    'under the dresser',
    'behind the bread bin',
    'behind the rice tin',
    'under the sink',
    'behind the onions',
  ],
  /** What the mouse says, each time that something is missing. */
  voice: ['eep', 'peep', 'squeak', 'meep', 'fip', 'tweek'],
  rule: [
    'Last of all comes the',
    'And last of all, the',
    'It is not soup without the',
    'Do not forget the',
    'No supper without the',
    'The last thing is the',
    'Now only wait for the',
    'Best of all with the',
  ],
  herb: ['mint', 'dill', 'parsley', 'thyme', 'basil', 'coriander', 'sage', 'fennel'],
  bread: ['flat bread', 'sesame bread', 'olive bread', 'date bread', 'corn bread', 'garlic bread', 'onion bread'],
  feast: {
    roof: ['on the roof', 'on the flat roof', 'high on the roof', 'up on the roof'],
    garden: ['under the fig tree', 'by the garden wall', 'under the lemon tree', 'in the long grass'],
  },
  first: gift,
  second: gift,
};
