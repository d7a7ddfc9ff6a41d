/** Which ground lies under each place in the open when it is seen from above. */
import type { Setting } from '#core/story/vocabulary.ts';
import { hashText, seededRandom } from '#studio/illustrator/random.ts';
import { planOf } from '#studio/illustrator/settings/above/floor-plan.ts';
import * as barren from '#studio/illustrator/settings/above/barren.ts';
import type { Ground } from '#studio/illustrator/settings/above/dressing.ts';
import * as greens from '#studio/illustrator/settings/above/greens.ts';
import * as pavings from '#studio/illustrator/settings/above/pavings.ts';
import * as shores from '#studio/illustrator/settings/above/shores.ts';
import type { Planes, Stage } from '#studio/illustrator/settings/stage.ts';

/** Places that are rooms in every version. */
type Room = 'bedroom' | 'kitchen' | 'library';

const isRoom = (setting: Setting): setting is Room => !(setting in GROUNDS);

type Place = { readonly isUnderWater: boolean; readonly variant: number };

const always =
  (ground: Ground): ((place: Place) => Ground) =>
  () =>
    ground;

/** Rooms are left out: a table beside somebody seen from the side cannot stand on a plan of the floor. */
const GROUNDS: Readonly<Record<Exclude<Setting, Room>, (place: Place) => Ground>> = {
  forest: always(greens.forestFloor),
  desert: always(barren.sand),
  nile: always(shores.riverBank),
  space: always(barren.moonGround),
  garden: ({ variant }) => (variant === 1 ? pavings.roofTop : greens.lawn),
  ocean: ({ isUnderWater }) => (isUnderWater ? shores.seaFloor : shores.beach),
  'old-cairo': always(pavings.lane),
  castle: ({ variant }) => (variant === 1 ? pavings.yard : greens.lawn),
  'village-roof': always(pavings.roofTop),
  mountain: always(greens.pasture),
  snow: always(barren.snowfield),
  market: always(pavings.bazaar),
  jungle: always(greens.jungleFloor),
  underground: always(barren.caveFloor),
  'cloud-city': ({ variant }) => (variant === 1 ? pavings.yard : greens.islandTop),
  school: always(pavings.yard),
  playground: always(greens.playLawn),
};

export type SeenPlanes = Omit<Planes, 'front'> & { readonly own: Planes['front'] };

/** Draws the place as its ground; `visit` keeps two looks down on one place apart. Null in a room, where the eye is level. */
export const groundFromAbove = (
  setting: Setting,
  place: Place,
  visit: number,
): ((stage: Stage) => SeenPlanes) | null => {
  if (isRoom(setting)) return null;
  const ground = GROUNDS[setting](place);
  return (stage) => {
    const random = seededRandom(hashText(`above/${setting}/${place.variant}/${visit}`));
    const turned: Stage = visit % 2 === 0 ? stage : { ...stage, way: stage.way === 1 ? -1 : 1 };
    return { backdrop: [], far: [], middle: ground(planOf(turned, random)), near: [], own: [] };
  };
};
