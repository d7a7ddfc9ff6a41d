/** Which ground lies under each place when it is seen from above. */
import type { Setting } from '#core/story/vocabulary.ts';
import { hashText, seededRandom } from '#studio/illustrator/random.ts';
import { planOf } from '#studio/illustrator/settings/above/floor-plan.ts';
import {
  bedroomFloor,
  classFloor,
  hallFloor,
  kitchenFloor,
  libraryFloor,
} from '#studio/illustrator/settings/above/indoors.ts';
import * as outdoors from '#studio/illustrator/settings/above/outdoors.ts';
import type { Ground } from '#studio/illustrator/settings/above/outdoors.ts';
import type { Planes, Stage } from '#studio/illustrator/settings/stage.ts';

type Place = { readonly isIndoors: boolean; readonly isUnderWater: boolean; readonly variant: number };

const always =
  (ground: Ground): ((place: Place) => Ground) =>
  () =>
    ground;

const GROUNDS: Readonly<Record<Setting, (place: Place) => Ground>> = {
  forest: always(outdoors.forestFloor),
  bedroom: always(bedroomFloor),
  desert: always(outdoors.sand),
  nile: always(outdoors.riverBank),
  space: always(outdoors.moonGround),
  garden: ({ variant }) => (variant === 1 ? outdoors.roofTop : outdoors.lawn),
  ocean: ({ isUnderWater }) => (isUnderWater ? outdoors.seaFloor : outdoors.beach),
  'old-cairo': always(outdoors.lane),
  castle: ({ isIndoors, variant }) => (isIndoors ? hallFloor : variant === 1 ? outdoors.yard : outdoors.lawn),
  'village-roof': always(outdoors.roofTop),
  mountain: always(outdoors.pasture),
  snow: always(outdoors.snowfield),
  market: always(outdoors.bazaar),
  jungle: always(outdoors.jungleFloor),
  underground: always(outdoors.caveFloor),
  'cloud-city': ({ variant }) => (variant === 1 ? outdoors.yard : outdoors.islandTop),
  kitchen: always(kitchenFloor),
  school: ({ isIndoors }) => (isIndoors ? classFloor : outdoors.yard),
  library: always(libraryFloor),
  playground: always(outdoors.playLawn),
};

export type SeenPlanes = Omit<Planes, 'front'> & { readonly own: Planes['front'] };

/** Draws the place as its ground; `visit` keeps two looks down on one place apart. */
export const groundFromAbove = (setting: Setting, place: Place, visit: number): ((stage: Stage) => SeenPlanes) => {
  const ground = GROUNDS[setting](place);
  return (stage) => {
    const random = seededRandom(hashText(`above/${setting}/${place.variant}/${visit}`));
    const turned: Stage = visit % 2 === 0 ? stage : { ...stage, way: stage.way === 1 ? -1 : 1 };
    return { backdrop: [], far: [], middle: ground(planOf(turned, random)), near: [], own: [] };
  };
};
