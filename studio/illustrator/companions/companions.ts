/** The companions by name. */
import type { Companion } from '#core/story/vocabulary.ts';
import { owl } from '#studio/illustrator/companions/birds/owl.data.ts';
import { penguin } from '#studio/illustrator/companions/birds/penguin.data.ts';
import {
  bird,
  duck,
  falcon,
  goose,
  hen,
  hoopoe,
  ibis,
  pigeon,
} from '#studio/illustrator/companions/birds/species.data.ts';
import { dragon, monkey } from '#studio/illustrator/companions/quadrupeds/fabled.data.ts';
import { calf, donkey, goat, horse, sheep } from '#studio/illustrator/companions/quadrupeds/farm.data.ts';
import { cat, dog } from '#studio/illustrator/companions/quadrupeds/house.data.ts';
import { camel, elephant, gazelle, giraffe } from '#studio/illustrator/companions/quadrupeds/tall.data.ts';
import {
  bear,
  fennec,
  fox,
  jerboa,
  lion,
  mouse,
  rabbit,
  squirrel,
} from '#studio/illustrator/companions/quadrupeds/wild.data.ts';
import { bat, bee, butterfly, moth } from '#studio/illustrator/companions/small/flutterers.data.ts';
import { frog } from '#studio/illustrator/companions/small/frog.data.ts';
import { gecko } from '#studio/illustrator/companions/small/gecko.data.ts';
import { hedgehog } from '#studio/illustrator/companions/small/hedgehog.data.ts';
import { seaTurtle, turtle } from '#studio/illustrator/companions/small/shelled.data.ts';
import { crab } from '#studio/illustrator/companions/swimmers/crab.data.ts';
import { octopus } from '#studio/illustrator/companions/swimmers/octopus.data.ts';
import { dolphin, fish, whale } from '#studio/illustrator/companions/swimmers/species.data.ts';
import { robot } from '#studio/illustrator/companions/wonder/robot.data.ts';
import { cloud } from '#studio/illustrator/companions/wonder/little-cloud.data.ts';
import { star } from '#studio/illustrator/companions/wonder/sky-friends.data.ts';
import type { CompanionDrawing } from '#studio/illustrator/companions/companion.ts';

export const COMPANION_DRAWINGS: Readonly<Record<Companion, CompanionDrawing>> = {
  fox,
  owl,
  rabbit,
  cat,
  dog,
  bird,
  camel,
  turtle,
  robot,
  hedgehog,
  donkey,
  horse,
  goat,
  sheep,
  calf,
  gazelle,
  fennec,
  jerboa,
  lion,
  elephant,
  giraffe,
  monkey,
  bear,
  squirrel,
  mouse,
  duck,
  goose,
  hen,
  pigeon,
  hoopoe,
  falcon,
  ibis,
  penguin,
  bat,
  frog,
  gecko,
  crab,
  fish,
  dolphin,
  whale,
  octopus,
  'sea-turtle': seaTurtle,
  butterfly,
  bee,
  moth,
  dragon,
  'little-star': star,
  'little-cloud': cloud,
};
