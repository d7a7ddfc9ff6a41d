/** From where a place is seen: the same place, looked at from elsewhere each time a story comes back to it. */
import type { Framing, Setting } from '#core/story/vocabulary.ts';
import { type Matrix, compose } from '#studio/illustrator/geometry/matrix.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';
import { groundFromAbove, type SeenPlanes } from '#studio/illustrator/settings/above/grounds.ts';
import { SETTING_VARIANTS } from '#studio/illustrator/settings/settings.ts';
import { groundAt } from '#studio/illustrator/settings/pieces/sides.ts';
import type { SettingDrawing, Stage } from '#studio/illustrator/settings/stage.ts';
import { longShade } from '#studio/illustrator/settings/views/long-shade.ts';
import { swayed } from '#studio/illustrator/settings/views/sway.ts';
import { moved, type Sketch } from '#studio/illustrator/sketch.ts';

export type Viewpoint = {
  /** -1 looks from the other side: what was on the left is on the right. */
  readonly side: 1 | -1;
  /** Above 1 stands closer: fewer and larger pieces. */
  readonly closeness: number;
  /** How far the view is turned towards where the place has room, as a share of what the closeness allows. */
  readonly turn: number;
  /** The eye is higher (the horizon moves up: less than 0) or lower, in page units. */
  readonly rise: number;
  /** Whether it comes closer at the height of the shore, so that the ground under the figures stays land. */
  readonly keepsShore: boolean;
  /** What stands in front: what the place has of its own, or something else of that land. */
  readonly front: 'own' | 'other';
  /** Looking down, the place is its ground. */
  readonly above: ((stage: Stage) => SeenPlanes) | null;
};

type Visit = Omit<Viewpoint, 'keepsShore' | 'above'>;

const FIRST: Visit = { side: 1, closeness: 1, turn: 0, rise: 0, front: 'own' };

/** In the order of visits; neighbours differ in side, distance and height of the eye. */
const OUTDOORS: readonly Visit[] = [
  FIRST,
  { side: -1, closeness: 1.36, turn: 0.6, rise: 44, front: 'other' },
  { side: 1, closeness: 1.75, turn: 1, rise: -54, front: 'other' },
  { side: -1, closeness: 1.08, turn: -0.6, rise: -78, front: 'own' },
  { side: 1, closeness: 1.42, turn: -0.8, rise: 62, front: 'other' },
  { side: -1, closeness: 2, turn: 0.8, rise: -16, front: 'other' },
];

/** In a room the wall fills the page, so the steps are shorter. */
const INDOORS: readonly Visit[] = [
  FIRST,
  { side: -1, closeness: 1.26, turn: 0.8, rise: 34, front: 'other' },
  { side: 1, closeness: 1.5, turn: 1, rise: -26, front: 'other' },
  { side: -1, closeness: 1.06, turn: -1, rise: -44, front: 'own' },
  { side: 1, closeness: 1.34, turn: -1, rise: 44, front: 'other' },
  { side: -1, closeness: 1.66, turn: 0.5, rise: 8, front: 'other' },
];

/** How much of the raising and lowering of the eye a framing bears. */
const RISES: Readonly<Record<Framing, number>> = {
  wide: 1,
  medium: 1,
  close: 0.5,
  'low-angle': 0.2,
  'from-above': 0,
  'through-window': 0.7,
};

/** A close picture shows less of the place, and that larger. */
const CLOSE_UP = 1.3;

type Told = { readonly setting: Setting; readonly variant: number; readonly angle?: number; readonly framing: Framing };

/** Where the ground ends at water or in the air; coming closer must not push that edge before anybody's feet. */
const EDGES: Readonly<Partial<Record<Setting, readonly number[]>>> = {
  nile: [0, 1, 2],
  'village-roof': [0, 1, 2],
  'cloud-city': [0, 1, 2],
  garden: [1],
  mountain: [1, 2],
  snow: [1],
  ocean: [2],
};
/** How much of the steps towards the place such ground bears. */
const EDGE_SHARE = 0.62;
/** Where the shore lies between the horizon (0) and the figures in front (1). */
const SHORE = 0.56;

const hasEdge = ({ setting, variant }: Told): boolean => EDGES[setting]?.includes(variant % SETTING_VARIANTS) ?? false;

export const viewpointOf = (told: Told, { isIndoors, isUnderWater = false }: SettingDrawing): Viewpoint => {
  const { angle = 0, framing, setting } = told;
  const place = { isUnderWater, variant: told.variant % SETTING_VARIANTS };
  const views = isIndoors ? INDOORS : OUTDOORS;
  const view = views[angle % views.length] ?? FIRST;
  const wanted = framing === 'close' ? Math.max(CLOSE_UP, view.closeness) : view.closeness;
  const closeness = hasEdge(told) ? 1 + (wanted - 1) * EDGE_SHARE : wanted;
  return {
    ...view,
    // Nobody looks down on a floor from a doorway.
    front: framing === 'from-above' && isIndoors ? 'own' : view.front,
    closeness,
    rise: view.rise * RISES[framing],
    keepsShore: hasEdge(told),
    // In a room the eye is high, and level.
    above: framing === 'from-above' && !isIndoors ? groundFromAbove(setting, place, angle) : null,
  };
};

const mirror = (side: 1 | -1): Matrix => [side, 0, 0, 1, side === 1 ? 0 : 1000, 0];

/** From where the place is drawn to where it is seen on the page. */
const matrixOf = ({ side, closeness, turn, keepsShore }: Viewpoint, stage: Stage): Matrix => {
  const still = keepsShore ? groundAt(stage, SHORE) : stage.horizon;
  const towards = stage.room(260) >= stage.room(740) ? 1 : -1;
  const pan = (closeness - 1) * 500 * turn * towards;
  const grown: Matrix = [closeness, 0, 0, closeness, 500 * (1 - closeness) + pan, still * (1 - closeness)];
  return compose(grown, mirror(side));
};

/** The stage as the place knows it, before it is turned and brought closer. */
const behind = (stage: Stage, view: Viewpoint, matrix: Matrix): Stage => {
  const [a, , , d, e, f] = matrix;
  const seen = (x: number): number => a * x + e;
  const inFront = (x: number): number => (view.side === 1 ? x : 1000 - x);
  return {
    ...stage,
    way: view.side === stage.way ? 1 : -1,
    calmAbove: stage.calmAbove > 0 ? (stage.calmAbove - f) / d : 0,
    room: (x) => stage.room(Math.max(0, Math.min(1000, seen(x)))),
    isClearSky: ([x, y], reach) => stage.isClearSky?.([seen(x), d * y + f], reach * d) ?? true,
    isLain: (y, reach) => stage.isLain?.(d * y + f, reach * d) ?? false,
    feet: () => (stage.feet?.() ?? []).map(([x, y]): Point => [(x - e) / a, (y - f) / d]),
    ...(stage.isOpen
      ? { isOpen: ([x, y]: Point, reach: number) => stage.isOpen?.([seen(x), d * y + f], reach * d) ?? true }
      : {}),
    isFree: (x, reach) => stage.isFree(seen(x), reach * d) && stage.isFree(inFront(x), reach),
  };
};

/**
 * Draws the place as it is seen from a viewpoint. What stands in front keeps its size, as the reader is as near as ever:
 * its own foreground.
 */
export const seenFrom = (drawing: SettingDrawing, stage: Stage, view: Viewpoint): SeenPlanes => {
  if (view.above) return view.above(stage);
  const matrix = matrixOf(view, stage);
  const planes = drawing.draw(behind(stage, view, matrix));
  const gust = (stage.gust ?? 0) * stage.way;
  const move = (sketches: readonly Sketch[], by: Matrix): Sketch[] =>
    swayed(
      sketches.map((sketch) => moved(sketch, by)),
      gust,
    );
  return {
    backdrop: move(planes.backdrop, matrix),
    far: move(planes.far, matrix),
    middle: move(planes.middle, matrix),
    near: [...move(planes.near, matrix), ...longShade(drawing, stage)],
    own: move(planes.front, mirror(view.side)),
  };
};
