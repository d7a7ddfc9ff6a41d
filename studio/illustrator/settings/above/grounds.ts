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
import * as barren from '#studio/illustrator/settings/above/barren.ts';
import type { Ground } from '#studio/illustrator/settings/above/dressing.ts';
import * as greens from '#studio/illustrator/settings/above/greens.ts';
import * as pavings from '#studio/illustrator/settings/above/pavings.ts';
import * as shores from '#studio/illustrator/settings/above/shores.ts';
import type { Planes, Stage } from '#studio/illustrator/settings/stage.ts';

type Place = { readonly isIndoors: boolean; readonly isUnderWater: boolean; readonly variant: number };

const always =
  (ground: Ground): ((place: Place) => Ground) =>
  () =>
    ground;

const GROUNDS: Readonly<Record<Setting, (place: Place) => Ground>> = {
  forest: always(greens.forestFloor),
  bedroom: always(bedroomFloor),
  desert: always(barren.sand),
  nile: always(shores.riverBank),
  space: always(barren.moonGround),
  garden: ({ variant }) => (variant === 1 ? pavings.roofTop : greens.lawn),
  ocean: ({ isUnderWater }) => (isUnderWater ? shores.seaFloor : shores.beach),
  'old-cairo': always(pavings.lane),
  castle: ({ isIndoors, variant }) => (isIndoors ? hallFloor : variant === 1 ? pavings.yard : greens.lawn),
  'village-roof': always(pavings.roofTop),
  mountain: always(greens.pasture),
  snow: always(barren.snowfield),
  market: always(pavings.bazaar),
  jungle: always(greens.jungleFloor),
  underground: always(barren.caveFloor),
  'cloud-city': ({ variant }) => (variant === 1 ? pavings.yard : greens.islandTop),
  kitchen: always(kitchenFloor),
  school: ({ isIndoors }) => (isIndoors ? classFloor : pavings.yard),
  library: always(libraryFloor),
  playground: always(greens.playLawn),
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
