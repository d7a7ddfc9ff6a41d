/** Titles, names and words of the warm book in English. */
import type { TemplateText } from '#studio/storyteller/text/passage.ts';

export const titles: TemplateText['titles'] = [
  'The Case of the Warm Book',
  '{hero} and the Second Bookmark',
  'Who Reads at Night, {hero}?',
  'Who Reads My Book?',
  '{hero} Looks Twice',
  'The Mystery of {library}',
  'A Leaf with a Bite in It',
];

export const names: TemplateText['names'] = {
  turtle: [
    'Zumurrud',
    'Old Salma',
    'Madame Page',
    'Henna',
    'Miss Moss',
    'Aunt Bolt',
    'Sitt Sabr',
    'Pistachio',
    'Olga',
    'Basbousa',
  ],
  owl: ['Doctor Om', 'Miss Candle', 'Sitt Hoda', 'Professor Hush', 'Lady Ink', 'Aunt Noon', 'Minerva', 'Old Velvet'],
  cat: ['Inkspot', 'Mister Nap', 'Pasha', 'Cushion', 'Bolbol', 'Sultan', 'Lord Fluff', 'Kamoun'],
  mouse: ['Comma', 'Nibs', 'Tiny Tarek', 'Mister Crumb', 'Fustuq', 'Semsem', 'Dot', 'Quill'],
  squirrel: ['Zip', 'Bunduqa', 'Miss Quick', 'Sparky', 'Rusty Rose', 'Nutmeg', 'Hazel', 'Jumana'],
  robot: ['Dusty Nine', 'Tock', 'Sir Sweeps', 'Bolt', 'Zanbarak', 'Mister Tidy', 'Beep', 'Unit Four'],
};

export const words: TemplateText['words'] = {
  library: [
    'the Lantern Street Library',
    'the Library on the Hill',
    'the Old Clock Library',
    'the Blue Door Library',
    'the Jasmine Library',
    'the Harbour Library',
    'the Library of Seven Ladders',
    'the Fig Tree Library',
    'the Round Window Library',
    'the Whisper Street Library',
  ],
  book: [
    'The Pirate Who Hated Water',
    'A Camel in the Cupboard',
    'The Princess and the Pickle',
    'Nine Dragons for Breakfast',
    'The Giant’s Left Sock',
    'Grandmother Goes to the Moon',
    'The Boat That Barked',
    'King Potato the Third',
    'The Whale in the Bath',
    'The Last Flying Carpet',
    'Captain Custard',
    'The Elephant Who Sneezed',
  ],
  leaf: ['lettuce', 'cabbage', 'dandelion', 'mint', 'spinach', 'clover', 'parsley'],
  bookmark: [
    'red thread',
    'bus ticket',
    'blue feather',
    'paper star',
    'sweet wrapper',
    'bit of string',
    'green ribbon',
  ],
  stool: [
    'round old footstool',
    'round green footstool',
    'old round footstool',
    'bumpy old footstool',
    'little round footstool',
  ],
  shelf: ['bottom shelf', 'lowest shelf', 'very bottom shelf', 'shelf by the floor'],
};
