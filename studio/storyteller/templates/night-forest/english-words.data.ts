/** Titles, names and words of the night forest in English. */
import type { TemplateText } from '#studio/storyteller/text/passage.ts';

const call = {
  owl: [{ sound: '{owlCall}', doing: 'sneezing', noun: 'owl' }],
  hedgehog: [{ sound: '{hedgehogCall}', doing: 'crunching', noun: 'hedgehog' }],
  rabbit: [{ sound: '{rabbitCall}', doing: 'dancing', noun: 'rabbit' }],
  fox: [{ sound: '{foxCall}', doing: 'sweeping', noun: 'fox' }],
  bird: [{ sound: '{birdCall}', doing: 'knocking', noun: 'bird' }],
  turtle: [{ sound: '{turtleCall}', doing: 'climbing', noun: 'turtle' }],
};

export const titles: TemplateText['titles'] = [
  '{hero} and the Noise in the Night',
  'What {hero} Heard in the Dark',
  '{hero} Goes Back for {lost}',
  '{hero} in {wood}',
  'Who Is There, {hero}?',
  '{hero} Walks by Ear',
];

export const names: TemplateText['names'] = {
  owl: ['Madame Zuzu', 'Old Hana', 'Doctor Hoo', 'Miss Juniper', 'Bashira', 'Captain Fatma', 'Aunt Lubna', 'Mrs Moon'],
  hedgehog: ['Shawky', 'Pip', 'Mister Bristle', 'Bundle', 'Figo', 'Uncle Thistle', 'Tuck', 'Nuts'],
  rabbit: ['Noodle', 'Boots', 'Samson', 'Radish', 'Basil', 'Zip', 'Clover', 'Bouncer'],
  fox: ['Sumac', 'Rusty', 'Mister Tidy', 'Paprika', 'Toffee', 'Marmalade', 'Saffron', 'Copper'],
  bird: ['Tikka', 'Pocket', 'Fidget', 'Tuppence', 'Rima', 'Crumb', 'Semsema', 'Olive'],
  turtle: ['Dumpling', 'Pebble', 'Granny Slow', 'Zeinab', 'Walnut', 'Cobble', 'Marble', 'Mabrouka'],
};

export const words: TemplateText['words'] = {
  wood: [
    'Nutshell Wood',
    'Crooked Wood',
    'Hushabye Wood',
    'Acorn Wood',
    'Thimble Wood',
    'Button Wood',
    'Whistling Wood',
    'Pepper Wood',
    'Seven Steps Wood',
    'Mossy Wood',
    'Goosefeather Wood',
    'Elbow Wood',
  ],
  spot: [
    'the red mushrooms',
    'the mushroom ring',
    'the tallest mushroom',
    'the spotty mushrooms',
    'the three fat mushrooms',
    'the crooked mushroom',
  ],
  treat: [
    'fig biscuit',
    'honey biscuit',
    'sesame bun',
    'date cake',
    'cheese pie',
    'jam sandwich',
    'carrot cake',
    'banana pancake',
    'cinnamon roll',
    'apricot tart',
    'oat biscuit',
    'almond biscuit',
  ],
  lost: {
    teddy: [
      { name: 'Bolbol', kind: 'bear', full: 'Bolbol, the bear with one ear' },
      { name: 'Captain Crumb', kind: 'bear', full: 'Captain Crumb, the bear with the patched tummy' },
      { name: 'Mister Sleeves', kind: 'bear', full: 'Mister Sleeves, the bear with arms too long' },
      { name: 'Dabdoub', kind: 'bear', full: 'Dabdoub, the bear who smelled of toast' },
      { name: 'Big Small', kind: 'bear', full: 'Big Small, the bear who was a bit of both' },
      { name: 'Potato', kind: 'bear', full: 'Potato, the bear who sat like one' },
      { name: 'Uncle Honey', kind: 'bear', full: 'Uncle Honey, the bear with a button for a nose' },
      { name: 'Fluffer', kind: 'bear', full: 'Fluffer, the bear who had been washed too hot' },
    ],
    blanket: [
      { name: 'Raggy', kind: 'blanket', full: 'Raggy, the blanket with the chewed corner' },
      { name: 'Cloud', kind: 'blanket', full: 'Cloud, the softest blanket in the house' },
      { name: 'Old Blue', kind: 'blanket', full: 'Old Blue, the blanket that was mostly holes' },
      { name: 'Fuzz', kind: 'blanket', full: 'Fuzz, the blanket that hummed in the dryer' },
      { name: 'Shushu', kind: 'blanket', full: 'Shushu, the blanket that knew all the songs' },
      { name: 'Moss', kind: 'blanket', full: 'Moss, the blanket that had once been a curtain' },
      { name: 'Mister Corner', kind: 'blanket', full: 'Mister Corner, the blanket with the best corner' },
    ],
    book: [
      { name: 'Forty Sleepy Camels', kind: 'book', full: 'Forty Sleepy Camels, the book that worked by camel nine' },
      { name: 'Goat in a Boat', kind: 'book', full: 'Goat in a Boat, the funniest book in the bag' },
    ],
    kite: [
      { name: 'Swoop', kind: 'kite', full: 'Swoop, the kite with the knotted tail' },
      { name: 'Zigzag', kind: 'kite', full: 'Zigzag, the kite that never flew straight' },
    ],
    drum: [
      { name: 'Thunder', kind: 'drum', full: 'Thunder, the drum no bigger than a bowl' },
      { name: 'Tabla', kind: 'drum', full: 'Tabla, the drum with the dent' },
    ],
    ball: [
      { name: 'Goldie', kind: 'ball', full: 'Goldie, the ball that always came back' },
      { name: 'Boing', kind: 'ball', full: 'Boing, the ball with a dent in it' },
    ],
    shell: [
      { name: 'Whisper', kind: 'shell', full: 'Whisper, the shell that held the whole sea' },
      { name: 'Pearl', kind: 'shell', full: 'Pearl, the shell with the pink inside' },
    ],
    feather: [
      { name: 'Tickle', kind: 'feather', full: 'Tickle, the feather from the lucky goose' },
      { name: 'Swish', kind: 'feather', full: 'Swish, the long striped feather' },
    ],
  },
  /** What the youngest hero is afraid to meet. */
  fear: ['giant', 'monster', 'dragon', 'ghost', 'wolf', 'troll', 'crocodile', 'lion', 'dinosaur'],
  owlCall: ['Hoo, hoo, TCHOO', 'Hoo, hoo, ah-CHOO', 'Hooo, hoo-TISH', 'Hoo, a-hoo, a-TCHAH', 'Hoo, hoo, HOO-chi'],
  hedgehogCall: [
    'Crunch, crunch, crunch',
    'Nibble, crunch, snap',
    'Crickle, crackle, crunch',
    'Snuffle, crunch, mm',
    'Munch, munch, crack',
  ],
  rabbitCall: [
    'Thump, thump, tiddly-thump',
    'Bom, bom, bom',
    'Thump, pa-thump, thump',
    'Tum, tum, ta-tum',
    'Pum, pum, pumpa-pum',
  ],
  foxCall: [
    'Swish, swish, swoosh',
    'Shush, shush, shush',
    'Whisk, whisk, swish',
    'Fwish, fwash, fwish',
    'Swoosh, hush, swoosh',
  ],
  birdCall: ['Tap, tap, tap', 'Tok, tok, tok', 'Tick, tack, tock', 'Rap, rap, rap', 'Toc, toc, tiptoc'],
  turtleCall: [
    'Scrape, scrape, CLONK',
    'Grr, grind, BONK',
    'Scritch, scratch, CLUNK',
    'Creak, scrape, TONK',
    'Scruff, scruff, BUMP',
  ],
  call1: call,
  call2: call,
};
