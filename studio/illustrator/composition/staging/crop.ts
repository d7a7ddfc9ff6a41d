/** Brings the camera nearer where those whom a page is about would stand small under a large sky or in a large room. */
import type { Scene } from '#core/story/scene.ts';
import type { Framing } from '#core/story/vocabulary.ts';
import type { Camera, PlaneView } from '#studio/illustrator/composition/camera.ts';
import { boxThrough, changed, drawnThrough } from '#studio/illustrator/composition/moving.ts';
import { IN_THE_SKY, type Placed } from '#studio/illustrator/composition/placed.ts';
import { isNamed } from '#studio/illustrator/composition/staging/weight.ts';
import { apply, type Matrix } from '#studio/illustrator/geometry/matrix.ts';
import { type Box, boxAround } from '#studio/illustrator/geometry/path.ts';
import { PROP_DRAWINGS } from '#studio/illustrator/props/props.ts';
import { drawingOf } from '#studio/illustrator/settings/settings.ts';
import { withoutScraps } from '#studio/illustrator/settings/views/scraps.ts';
import { moved, type Sketch } from '#studio/illustrator/sketch.ts';

/** How much of the page's height a group fills, how tall one of them may become, and how much nearer that brings the eye. */
type Fill = { readonly group: number; readonly tallest: number; readonly most: number };

const FILLS: Readonly<Partial<Record<Framing, Fill>>> = {
  wide: { group: 480, tallest: 430, most: 1.45 },
  medium: { group: 640, tallest: 600, most: 1.7 },
  // Only where nobody leaves the page at the bottom already.
  close: { group: 800, tallest: 760, most: 1.6 },
  'low-angle': { group: 760, tallest: 690, most: 1.5 },
  'through-window': { group: 520, tallest: 480, most: 1.3 },
  'from-above': { group: 780, tallest: 580, most: 1.6 },
};

/** Under a title, which keeps the sky above. */
const TITLED: Fill = { group: 540, tallest: 520, most: 1.6 };

/** A step of the eye, and the least that is worth one. */
const STEP = 0.04;
const LEAST = 1.08;
/** The shade at somebody's feet is a little wider than they are. */
const SHADE = 6;
/** Where the feet of those in front stand in the nearer view, and no lower than. */
const FEET = 900;
const LOWEST = 936;
/** So much is seen above the ground, outdoors and in a room. */
const SKY = 190;
const WALL = 300;
/** Somebody who looks up has something to look at, as a share of the page. */
const LOOKS_UP = 170;
/** Around what an effect happens at there is room for it, as a share of its height. */
const HAPPENS = 0.22;

/** From the page as it is to the page as it is seen from nearer. */
export type Crop = { readonly by: number; readonly left: number; readonly top: number };

export const matrixOf = ({ by, left, top }: Crop): Matrix => [by, 0, 0, by, -left * by, -top * by];

const roomFor = (one: Placed, { effects = [], cast }: Scene): Box => {
  const { box, ref } = one;
  const isSource = effects.some(({ at, towards }) => at === ref || towards === ref);
  const around = isSource ? (box.bottom - box.top) * HAPPENS : 0;
  const above = cast[0]?.ref === ref && cast[0].gaze === 'up' ? LOOKS_UP : 0;
  return {
    left: box.left - around,
    right: box.right + around,
    top: box.top - Math.max(around, above),
    bottom: box.bottom,
  };
};

/** What hangs in the sky of a page that is about something else: however near the eye comes, it stays where it is. */
const isInTheSky = ({ kind, ref, lift }: Placed, { props, focus }: Scene): boolean =>
  kind === 'prop' &&
  lift >= IN_THE_SKY &&
  ref !== focus &&
  props.some((one) => one.ref === ref && PROP_DRAWINGS[one.prop].isOfSky);

/** Whoever and whatever must be found on the page: the cast, the focus, what its sentences name. */
const mattering = (placed: readonly Placed[], scene: Scene): Placed[] => {
  const things = new Set(
    scene.props.filter((one) => one.ref === scene.focus || isNamed(one, scene)).map(({ ref }) => ref),
  );
  return placed.filter(
    (one) =>
      one.kind === 'cast' ||
      (!isInTheSky(one, scene) && (things.has(one.ref) || things.has(one.ref.replace('/front', '')))),
  );
};

const isBeside = (one: Box, other: Box): boolean => one.left < other.right && one.right > other.left;

const clamped = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

type Shot = {
  readonly scene: Scene;
  readonly camera: Camera;
  readonly placed: readonly Placed[];
  /** A title stands over the picture. */
  readonly isTitled?: boolean;
};

/** The part of the page that is seen from so much nearer, or null when somebody would be cut off. */
const windowAt = (by: number, group: Box, { scene, camera, placed }: Shot): Crop | null => {
  const size = 1000 / by;
  const { ceiling, horizon } = camera;
  const margin = camera.margin + SHADE;
  const lead = placed.find(({ ref }) => ref === scene.cast[0]?.ref);
  const middle = lead?.head ? (lead.head.left + lead.head.right) / 2 : (group.left + group.right) / 2;
  const above = scene.framing === 'from-above' ? -Infinity : drawingOf(scene).isIndoors ? WALL : SKY;
  // Who is nearer to the edge already stays as near to it.
  const [left, right] = [Math.min(margin, group.left), Math.min(margin, 1000 - group.right)];
  const across = [
    Math.max(0, group.right - (1000 - right) / by),
    Math.min(1000 - size, group.left - left / by),
  ] as const;
  const down = [
    Math.max(0, group.bottom - LOWEST / by),
    Math.min(1000 - size, group.top - ceiling / by, horizon - above / by),
  ] as const;
  if (across[0] > across[1] || down[0] > down[1]) return null;
  return {
    by,
    left: clamped(middle - clamped(middle, 300, 700) / by, ...across),
    top: clamped(group.bottom - FEET / by, ...down),
  };
};

/** Whether no head comes before what hangs in the sky. */
const isSkyClear = (crop: Crop, { scene, placed }: Shot): boolean => {
  const above = placed.filter((one) => isInTheSky(one, scene));
  return placed.every(({ box, head = box }) => {
    const seen = boxThrough(matrixOf(crop), head);
    return above.every((one) => one.box === box || one.box.bottom < seen.top || !isBeside(one.box, seen));
  });
};

/** How the page is cut so that the group fills it; null where it does already, or where the page needs all its room. */
export const cropFor = (shot: Shot): Crop | null => {
  const { scene, placed, isTitled = false } = shot;
  const fill = isTitled ? TITLED : FILLS[scene.framing];
  const group = mattering(placed, scene);
  if (!fill || group.length === 0) return null;
  const box = boxAround(group.map((one) => roomFor(one, scene)));
  const tallest = Math.max(...group.map((one) => one.box.bottom - one.box.top));
  const wanted = Math.min(fill.most, fill.group / (box.bottom - box.top), fill.tallest / tallest);
  for (let by = wanted; by >= LEAST; by -= STEP) {
    const crop = windowAt(by, box, shot);
    if (crop && isSkyClear(crop, shot)) return crop;
  }
  return null;
};

export const croppedSketches = (sketches: readonly Sketch[], crop: Crop | null): readonly Sketch[] =>
  withoutScraps(crop ? sketches.map((sketch) => moved(sketch, matrixOf(crop))) : sketches);

/** Somebody or something as the nearer view shows it. */
export const croppedPlaced = (one: Placed, crop: Crop, scene: Scene): Placed => {
  if (isInTheSky(one, scene)) return one;
  const matrix = matrixOf(crop);
  const { lift } = one;
  return changed(one, (each) => ({
    ...drawnThrough(matrix, each),
    ground: apply(matrix, each.ground),
    scale: each.scale * crop.by,
    // Who hovers does not become a thing of the sky for it.
    lift: lift >= IN_THE_SKY ? lift * crop.by : Math.min(IN_THE_SKY - 1, lift * crop.by),
  }));
};

export const croppedCamera = (camera: Camera, { by, top }: Crop): Camera => {
  const nearer = ({ y, scale }: PlaneView): PlaneView => ({ y: (y - top) * by, scale: scale * by });
  const { near, middle, far } = camera.planes;
  return {
    ...camera,
    horizon: (camera.horizon - top) * by,
    land: (camera.land - top) * by,
    planes: { near: nearer(near), middle: nearer(middle), far: nearer(far) },
  };
};
