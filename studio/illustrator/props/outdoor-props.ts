/** What is found under the sky: buildings and gardens, what grows and hatches, the sea, the sky, tools, clues. */
import type { Prop } from '#core/story/vocabulary.ts';
import { bridge, door, gate, openGate, window } from '#studio/illustrator/props/building/doorways.data.ts';
import { pigeonTower } from '#studio/illustrator/props/building/pigeon-tower.data.ts';
import { mouseHole, stairs } from '#studio/illustrator/props/building/stairs.data.ts';
import { bittenLeaves, nibbledPaper, oldRecipe } from '#studio/illustrator/props/clues/clues.data.ts';
import {
  beeHive,
  bench,
  birdHouse,
  fountain,
  scarecrow,
  signPost,
  well,
} from '#studio/illustrator/props/garden/furnishing.data.ts';
import {
  bareSeed,
  cactus,
  flower,
  flowerPot,
  palm,
  pumpkin,
  seed,
  sunflower,
} from '#studio/illustrator/props/garden/growing.data.ts';
import { mushroomRing } from '#studio/illustrator/props/nature/mushroom-ring.data.ts';
import { goslings } from '#studio/illustrator/props/nature/goslings.data.ts';
import { chick, snowNest } from '#studio/illustrator/props/nature/hatching.data.ts';
import {
  acorn,
  egg,
  feather,
  leaf,
  log,
  mushroom,
  nest,
  pineCone,
  treeStump,
} from '#studio/illustrator/props/nature/woodland.data.ts';
import {
  anchor,
  coral,
  messageBottle,
  pearl,
  sandcastle,
  shell,
  starfish,
} from '#studio/illustrator/props/sea/shore.data.ts';
import { cloud, comet, moon, planet, rainbow, satellite, star } from '#studio/illustrator/props/sky/heavens.data.ts';
import { igloo, snowflake, snowman } from '#studio/illustrator/props/sky/winter.data.ts';
import { awning, shoppers } from '#studio/illustrator/props/market/market.data.ts';
import { fallingMelons, melonTower } from '#studio/illustrator/props/market/melons.data.ts';
import { fishingRod, key, magnifyingGlass, net, telescope } from '#studio/illustrator/props/tools/finding.data.ts';
import {
  basket,
  bucket,
  hammer,
  ladder,
  rope,
  shovel,
  wateringCan,
  wheelbarrow,
} from '#studio/illustrator/props/tools/work.data.ts';
import type { PropDrawing } from '#studio/illustrator/props/prop.ts';

export const OUTDOOR_PROPS = {
  flower,
  seed,
  'bare-seed': bareSeed,
  sunflower,
  'flower-pot': flowerPot,
  cactus,
  pumpkin,
  palm,
  well,
  fountain,
  bench,
  'sign-post': signPost,
  scarecrow,
  'bird-house': birdHouse,
  'pigeon-tower': pigeonTower,
  'bee-hive': beeHive,
  door,
  window,
  gate,
  'open-gate': openGate,
  bridge,
  stairs,
  'mouse-hole': mouseHole,
  mushroom,
  'mushroom-ring': mushroomRing,
  egg,
  nest,
  'snow-nest': snowNest,
  chick,
  acorn,
  'pine-cone': pineCone,
  leaf,
  feather,
  'tree-stump': treeStump,
  log,
  shell,
  pearl,
  coral,
  starfish,
  'message-bottle': messageBottle,
  anchor,
  sandcastle,
  star,
  moon,
  cloud,
  rainbow,
  comet,
  planet,
  satellite,
  snowman,
  snowflake,
  igloo,
  'watering-can': wateringCan,
  basket,
  shovel,
  bucket,
  wheelbarrow,
  ladder,
  shoppers,
  awning,
  rope,
  hammer,
  telescope,
  key,
  'magnifying-glass': magnifyingGlass,
  net,
  'fishing-rod': fishingRod,
  'nibbled-paper': nibbledPaper,
  'old-recipe': oldRecipe,
  'melon-tower': melonTower,
  'falling-melons': fallingMelons,
  goslings,
  'bitten-leaves': bittenLeaves,
} satisfies Partial<Record<Prop, PropDrawing>>;
