/** A page whose ground rises or falls: whoever is farther on stands higher or lower, and the land goes with them. */
import type { Scene } from '#core/story/scene.ts';
import type { Camera } from '#studio/illustrator/composition/camera.ts';
import { changed, drawnThrough } from '#studio/illustrator/composition/moving.ts';
import { IN_THE_SKY, type Placed } from '#studio/illustrator/composition/placed.ts';
import { apply, placed as placing } from '#studio/illustrator/geometry/matrix.ts';
import { clamp } from '#studio/illustrator/geometry/outline.ts';
import { type Box, boundsOf, mapPath, middleOf, type Path, type Point } from '#studio/illustrator/geometry/path.ts';
import { warped } from '#studio/illustrator/settings/pieces/view.ts';
import type { Planes } from '#studio/illustrator/settings/stage.ts';
import { moved, type Sketch } from '#studio/illustrator/sketch.ts';

/** How far up (negative) or down a place of the page comes. */
export type Slope = (at: Point) => number;

/** How steep the ground is where those in front stand; towards the horizon it is level. */
const STEEP = 0.34;
/** What is at the lower edge of the page goes on below it, so that there is ground under all that has risen. */
const [EDGE, BELOW] = [996, 420];
const GROUND_WIDE = 500;

/** Null where the ground is level. */
export const slopeOf = (scene: Scene, { horizon, planes }: Camera): Slope | null => {
  if (!scene.isUphill && !scene.isDownhill) return null;
  const way = (scene.direction === 'ltr') === (scene.isUphill === true) ? 1 : -1;
  const near = Math.max(horizon + 1, planes.near.y);
  return ([x, y]) => -way * STEEP * (x - 500) * clamp((y - horizon) / (near - horizon), 0, 1);
};

/** A box that has been turned about a point, where its middle is then. */
const boxTurned = (box: Box, about: Point, turn: number): Box => {
  const [x, y] = [middleOf(box), (box.top + box.bottom) / 2];
  const [toX, toY] = apply(placing(about, 1, { turn }), [x - about[0], y - about[1]]);
  const [dx, dy] = [toX - x, toY - y];
  return { left: box.left + dx, right: box.right + dx, top: box.top + dy, bottom: box.bottom + dy };
};

/** What slides lies along the slope, and so do those on it. */
const leant = (told: Placed, about: Point, turn: number): Placed =>
  changed(told, (one) => {
    const lean = (sketch: Sketch): Sketch =>
      moved(moved(sketch, [1, 0, 0, 1, -about[0], -about[1]]), placing(about, 1, { turn }));
    return {
      ...one,
      sketch: lean(one.sketch),
      box: boxTurned(one.box, about, turn),
      ...(one.head ? { head: boxTurned(one.head, about, turn) } : {}),
      ...(one.behind ? { behind: one.behind.map(lean) } : {}),
      ...(one.over ? { over: one.over.map(lean) } : {}),
    };
  });

/** Everybody on the ground goes up or down with it, and whoever is in or on a thing with that; the sky stays. */
export const uphill = (
  placed: readonly Placed[],
  slope: Slope | null,
  { cast, props, isDownhill, direction }: Scene,
): readonly Placed[] => {
  if (slope === null) return placed;
  const bearerOf = (ref: string): Placed | undefined => {
    const place = [...cast, ...props].find((one) => one.ref === ref.split('/')[0])?.place;
    return placed.find((one) => one.ref === (place?.on ?? place?.in));
  };
  const footOf = (one: Placed): Point => (bearerOf(one.ref) ?? one).ground;
  const sleds = new Set(cast.flatMap(({ place: { on, in: within } }) => on ?? within ?? []));
  const sledUnder = (one: Placed): Placed | undefined => {
    const isThing = (ref: string): boolean => props.some((prop) => prop.ref === ref) && sleds.has(ref);
    const under = bearerOf(one.ref);
    if (under) return isThing(under.ref) ? under : undefined;
    const [own = ''] = one.ref.split('/');
    return isThing(own) ? placed.find(({ ref }) => ref === own) : undefined;
  };
  const turn = Math.atan(STEEP) * (direction === 'rtl' ? -1 : 1);
  return placed.map((one) => {
    if (one.lift > IN_THE_SKY) return one;
    const dy = slope(footOf(one));
    const sled = isDownhill === true ? sledUnder(one) : undefined;
    const lies = sled ? leant(one, sled.ground, turn) : one;
    return changed(lies, (each) => ({
      ...drawnThrough([1, 0, 0, 1, 0, dy], each),
      ground: [each.ground[0], each.ground[1] + dy],
    }));
  });
};

const isWide = (path: Path): boolean => {
  const { left, right } = boundsOf(path);
  return right - left > GROUND_WIDE;
};

/** Ground is drawn on below the page; grass and stones that reach its edge keep their size. */
const risenSketch = (sketch: Sketch, slope: Slope): Sketch => {
  const level = ([x, y]: Point): Point => [x, y + slope([x, y])];
  const ground = ([x, y]: Point): Point => [x, y + slope([x, y]) + (y >= EDGE ? BELOW : 0)];
  const mapFor = (path: Path) => (isWide(path) ? ground : level);
  if (sketch.kind === 'bundle') {
    const { clip, children } = sketch;
    return {
      ...sketch,
      ...(clip ? { clip: mapPath(clip, (x, y) => mapFor(clip)([x, y])) } : {}),
      children: children.map((child) => risenSketch(child, slope)),
    };
  }
  return warped(sketch, sketch.kind === 'form' ? mapFor(sketch.path) : level, () => 1);
};

/** The land under them; the mountains far away stand as they stood. */
export const risingLand = (planes: Planes, slope: Slope | null): Planes => {
  if (slope === null) return planes;
  const risen = (sketches: readonly Sketch[]): readonly Sketch[] =>
    sketches.map((sketch) => risenSketch(sketch, slope));
  return { ...planes, far: risen(planes.far), middle: risen(planes.middle), near: risen(planes.near) };
};
