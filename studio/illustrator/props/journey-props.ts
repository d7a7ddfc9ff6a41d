/** What one travels in or with, what is found on the way, and what holds water. */
import type { Prop } from '#core/story/vocabulary.ts';
import { boat, canoe, felucca, paperBoat, raft, submarine } from '#studio/illustrator/props/travel/boats.data.ts';
import {
  airplane,
  balloon,
  flyingCarpet,
  hotAirBalloon,
  paperPlane,
  parachute,
  rocket,
} from '#studio/illustrator/props/travel/flying.data.ts';
import { backpack, compass, map, seedTent, suitcase, tent } from '#studio/illustrator/props/travel/luggage.data.ts';
import { bicycle, bus, car, sled, train } from '#studio/illustrator/props/travel/wheels.data.ts';
import { flag, scroll, shield, wand, woodenSword } from '#studio/illustrator/props/treasure/knightly.data.ts';
import { chest, coin, crown, gem, hourglass, magicLamp, ring } from '#studio/illustrator/props/treasure/riches.data.ts';
import { bathtub, box } from '#studio/illustrator/props/vessels/tubs.data.ts';
import { water } from '#studio/illustrator/props/vessels/water.data.ts';
import type { PropDrawing } from '#studio/illustrator/props/prop.ts';

export const JOURNEY_PROPS = {
  boat,
  felucca,
  canoe,
  raft,
  'paper-boat': paperBoat,
  submarine,
  bicycle,
  train,
  bus,
  car,
  sled,
  balloon,
  'hot-air-balloon': hotAirBalloon,
  parachute,
  'paper-plane': paperPlane,
  airplane,
  'flying-carpet': flyingCarpet,
  rocket,
  backpack,
  suitcase,
  map,
  compass,
  tent,
  'seed-tent': seedTent,
  crown,
  chest,
  coin,
  ring,
  gem,
  'magic-lamp': magicLamp,
  hourglass,
  'wooden-sword': woodenSword,
  shield,
  flag,
  scroll,
  wand,
  box,
  bathtub,
  water,
} satisfies Partial<Record<Prop, PropDrawing>>;
