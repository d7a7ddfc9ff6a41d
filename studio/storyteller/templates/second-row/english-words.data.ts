/** Titles, names and words of the second row in English. */
import type { TemplateText } from '#studio/storyteller/text/passage.ts';

export const titles: TemplateText['titles'] = [
  'The Cloud in the Second Row',
  '{cloud} Rains on Everything',
  'Somebody New, Somebody Wet',
  '{hero}, {cloud} and a Very Dry Boat',
  'Let It Rain, {cloud}',
  'Move Over for {cloud}',
  'The Day {hero} Went Out in the Rain',
];

export const names: TemplateText['names'] = {
  cloud: ['Mizna', 'Wisp', 'Dima', 'Drizzle', 'Tuft', 'Nimbi', 'Muzna', 'Little Grey', 'Ghaima', 'Dewla'],
  teacher: ['Miss Quill', 'Miss Menna', 'Mrs Inkwell', 'Miss Safiya', 'Mrs Longbeak', 'Miss Papyrus', 'Sitt Qalam'],
  cat: ['Sultan', 'Velvet', 'Pasha', 'Duke', 'Antar', 'Mister Whisk', 'Prince Fluff', 'Sir Purr'],
  frog: ['Plop', 'Bassem', 'Gulp', 'Hamada', 'Bubble', 'Croaky', 'Ribbit', 'Wags'],
  hedgehog: ['Needles', 'Fawzi', 'Burr', 'Thimble', 'Spruce', 'Pinny', 'Bristol', 'Mister Spike'],
  mouse: ['Crumb', 'Lulu', 'Speck', 'Farfoura', 'Pippa', 'Tahani', 'Dot', 'Millet'],
  goat: ['Thistle', 'Maza', 'Bramble', 'Clement', 'Hornby', 'Mister Maa', 'Sharif', 'Button'],
};

export const words: TemplateText['words'] = {
  school: [
    'Almond Street School',
    'Lemon Tree School',
    'Canal Street School',
    'Fig Tree School',
    'Blue Gate School',
    'Mulberry School',
    'Seven Steps School',
    'Corner School',
    'Dusty Lane School',
    'Long Wall School',
  ],
  far: [
    'the far side of the sea',
    'a mountain without a name',
    'the cold end of the map',
    'the Valley of Fog',
    'the land behind the north wind',
    'the wet side of the world',
    'an island that nobody has dried yet',
    'the top corner of the globe',
    'a bay where it is always wet',
  ],
  boat: [
    'the Sea Lion',
    'the Fast Fig',
    'the Queen of Lemons',
    'the Brave Potato',
    'the Admiral Onion',
    'the Star of Soup',
    'the Paper Whale',
    'the Thursday',
    'the Flying Bean',
    'the Great Goose',
    'the Golden Sock',
    'the Never Sink',
  ],
  plip: ['plip, plop', 'drip, drop', 'tip, tap', 'plink, plonk', 'pit, pat', 'blip, blop', 'drip, plip', 'plop, plip'],
  go: [
    'rain, then',
    'go on and rain',
    'let it rain',
    'rain all you like',
    'rain as long as you need',
    'you can rain now',
    'just rain',
  ],
};
