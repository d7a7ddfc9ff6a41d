/** Titles, names and words of the half song in English. */
import type { TemplateText } from '#studio/storyteller/text/passage.ts';

const asked = {
  frog: [{ animal: 'frog', end: 'quarrk', where: 'by the river', why: 'who sings all day' }],
  camel: [{ animal: 'camel', end: 'aaahm', where: 'in the sand', why: 'who hums as she walks' }],
  owl: [{ animal: 'owl', end: 'shhh', where: 'among the books', why: 'who reads everything' }],
  elephant: [{ animal: 'elephant', end: 'taraaa', where: 'under the big leaves', why: 'who forgets nothing' }],
  goose: [{ animal: 'goose', end: 'honk', where: 'in the market', why: 'who knows everybody' }],
  sheep: [{ animal: 'sheep', end: 'mehhh', where: 'on the hill', why: 'who sings to lambs' }],
};

export const titles: TemplateText['titles'] = [
  '{hero} and the Song That Had No End',
  'Who Knows the Rest, {hero}?',
  'Half a Song for {hero}',
  '“{tune}…”',
  '{hero} Asks Everyone',
  'How Does It End, {hero}?',
];

export const names: TemplateText['names'] = {
  bear: ['Dabdoob', 'Mister Yawn', 'Bruno', 'Little Thunder', 'Hazem', 'Pudding', 'Grumbo', 'Chestnut'],
  penguin: ['Bashosha', 'Mrs Button', 'Pinga', 'Lady Slide', 'Nagafa', 'Snowdrop', 'Aunt Flipper', 'Minou'],
  'little-star': ['Nigma', 'Spark', 'Glimmer', 'Najma', 'Small Bright', 'Twinkle', 'Lamma', 'Pinprick'],
  frog: ['Warwar', 'Mister Plop', 'Duke', 'Lilypad', 'Puddles', 'Grumph', 'Saltan', 'Croaker'],
  camel: ['Wahida', 'Madame Hump', 'Nuna', 'Sandy', 'Lady Knees', 'Qamar', 'Mrs Slow', 'Toffee'],
  owl: ['Hakima', 'Miss Hush', 'Doctor Feather', 'Buma', 'Mrs Page', 'Sophie', 'Auntie Blink', 'Comma'],
  elephant: ['Zalloum', 'Mister Big', 'Tantor', 'Bahgat', 'Uncle Ears', 'Tuba', 'Peanut', 'Boombox'],
  goose: ['Wezza', 'Mrs Honk', 'Gigi', 'Madame Loud', 'Shusha', 'Cackle', 'Auntie Bill', 'Fifi'],
  sheep: ['Kharouf', 'Mister Wool', 'Bubble', 'Cloudy', 'Maaz', 'Fluff', 'Uncle Fleece', 'Cardigan'],
};

export const words: TemplateText['words'] = {
  tune: [
    { name: 'Pim, pam, pilly-pim', end: 'pom' },
    { name: 'Tirra, lirra, lirra', end: 'lo' },
    { name: 'Dum, dee, diddle-dee', end: 'doo' },
    { name: 'La, lee, lulla-lee', end: 'lay' },
    { name: 'Tin, tan, tinna-tin', end: 'toe' },
    { name: 'Ding, dilly, dinga-ding', end: 'dong' },
    { name: 'Plim, plum, plimmery', end: 'plom' },
    { name: 'Rum, tum, tiddly-rum', end: 'tee' },
    { name: 'Hey, nonny, ninny-noo', end: 'nee' },
    { name: 'Zim, zam, zimmer-zee', end: 'zoom' },
    { name: 'Oh, lolly, lilly-oh', end: 'lool' },
    { name: 'Bim, bamma, bimma-bim', end: 'bay' },
  ],
  look: ['painted', 'wooden', 'old', 'strange', 'patterned', 'pretty', 'carved', 'small'],
  spot: {
    garden: [
      'under the rose bush',
      'by the gate',
      'in the bean bed',
      'under the fig tree',
      'among the mint',
      'beside the tap',
    ],
    playground: [
      'under the slide',
      'in the sandpit',
      'beside the swings',
      'under the seesaw',
      'behind the bench',
      'under the climbing frame',
    ],
  },
  found: {
    garden: ['the garden'],
    playground: ['the playground'],
  },
  one: asked,
  two: asked,
  last: asked,
};
