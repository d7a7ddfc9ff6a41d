/** The place of a scene as planes on the page: drawn from where it is seen, tilted with the camera, clear of faces. */
import type { CastMember, Scene } from '#core/story/scene.ts';
import type { Companion, Framing } from '#core/story/vocabulary.ts';
import { mix, saturate } from '#studio/illustrator/color/color.ts';
import type { LightSetup } from '#studio/illustrator/color/lights.data.ts';
import { type Camera, TITLE_BOTTOM } from '#studio/illustrator/composition/camera.ts';
import { faceBoxes } from '#studio/illustrator/composition/effects/site.ts';
import { type Crop, croppedSketches } from '#studio/illustrator/composition/staging/crop.ts';
import { withoutRivals } from '#studio/illustrator/composition/clearing/rivals.ts';
import { isOutAtSea } from '#studio/illustrator/composition/water/out-at-sea.ts';
import { panFor, panned, withoutAntlers } from '#studio/illustrator/composition/staging/pan.ts';
import { feetOf, intoPlace } from '#studio/illustrator/composition/grounding/feet.ts';
import { lainGround } from '#studio/illustrator/composition/grounding/lain.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { inSandstorm } from '#studio/illustrator/settings/views/sand-wall.ts';
import { tiltedSketches, tiltOf } from '#studio/illustrator/composition/tilt.ts';
import { type Box, boundsOf, type Point, roundedRect } from '#studio/illustrator/geometry/path.ts';
import { hashText, seededRandom } from '#studio/illustrator/random.ts';
import { isInOpenSpace } from '#studio/illustrator/composition/staging/open-space.ts';
import { openSpace } from '#studio/illustrator/settings/space.ts';
import { openSea } from '#studio/illustrator/settings/ocean/open-sea.ts';
import { drawingOf, SETTING_VARIANTS } from '#studio/illustrator/settings/settings.ts';
import type { Planes, Stage } from '#studio/illustrator/settings/stage.ts';
import { withoutDoubles, withoutNearer } from '#studio/illustrator/settings/pieces/own-thing.ts';
import { landmarksClear, withAir } from '#studio/illustrator/settings/views/landmark.ts';
import { slenderClear } from '#studio/illustrator/settings/views/slender.ts';
import { withoutMuddled } from '#studio/illustrator/settings/views/sailing.ts';
import { clearOf, withoutGrown } from '#studio/illustrator/settings/views/clear-faces.ts';
import { isGrown } from '#studio/illustrator/settings/views/sway.ts';
import { floorOf } from '#studio/illustrator/settings/views/floor.ts';
import { otherFront } from '#studio/illustrator/settings/views/foreground.ts';
import { withoutUnderfoot } from '#studio/illustrator/settings/views/underfoot.ts';
import { gustOf } from '#studio/illustrator/composition/weather.ts';
import { seenFrom, viewpointOf } from '#studio/illustrator/settings/views/viewpoint.ts';
import { detail, moved, type Sketch } from '#studio/illustrator/sketch.ts';

type Studio = {
  readonly order: { readonly scene: Scene; readonly kind: 'page' | 'cover' };
  readonly camera: Camera;
  readonly light: LightSetup;
  /** Where sun or moon stand on the page. */
  readonly source: Point;
  readonly placed: readonly Placed[];
  /** The nearer view that the page shows, and who is where in it. */
  readonly crop: Crop | null;
  readonly seen: readonly Placed[];
};

const roomFor = ({ order: { scene, kind }, placed }: Studio): ((x: number) => number) => {
  const isCalm = (x: number): boolean => {
    const share = scene.direction === 'ltr' ? x / 1000 : 1 - x / 1000;
    return (scene.calmZone === 'start' && share < 0.36) || (scene.calmZone === 'end' && share > 0.64);
  };
  const taken = placed.filter(({ plane, kind: sort }) => plane === 'near' && sort === 'cast');
  return (x) => {
    const isTaken = taken.some(({ box }) => x > box.left - 20 && x < box.right + 20);
    return (isCalm(x) ? 0.22 : 1) * (isTaken ? 0.3 : 1) * (kind === 'cover' && scene.calmZone === 'top' ? 0.75 : 1);
  };
};

/** Hair and helmets are around a head, as a share of it. */
const HAIR = 0.3;

const stageFor = (studio: Studio, into: (at: Point) => Point): Stage => {
  const { order, camera, light, placed } = studio;
  const { scene } = order;
  return {
    // The same place grows the same trees on every page of its book.
    random: seededRandom(hashText(`${scene.setting}/${scene.variant}`)),
    variant: scene.variant % SETTING_VARIANTS,
    framing: scene.framing,
    weather: scene.weather,
    isDark: light.isDark,
    isNarrow: scene.isNarrow === true,
    isForked: scene.isForked === true,
    gust: gustOf(scene.weather, light),
    sky: light.sky,
    horizon: camera.horizon,
    nearY: camera.planes.near.y,
    unit: Math.max(3.5, Math.min(6.2, camera.planes.near.scale)),
    way: scene.direction === 'ltr' ? 1 : -1,
    calmAbove: order.kind === 'cover' && scene.calmZone === 'top' ? TITLE_BOTTOM : 0,
    room: roomFor(studio),
    isClearSky: ([x, y], reach) =>
      placed.every(
        ({ head }) =>
          !head ||
          x + reach < head.left ||
          x - reach > head.right ||
          y + reach < head.top - (head.bottom - head.top) * HAIR ||
          y - reach > head.bottom,
      ),
    isOpen: ([x, y], reach) =>
      placed.every(
        ({ box }) =>
          x + reach < box.left || x - reach > box.right || y + reach < box.top || y - reach * 0.7 > box.bottom,
      ),
    feet: () => feetOf(placed).map(into),
    isFree: (x, reach) =>
      !placed.some(({ plane, box }) => plane === 'near' && x + reach > box.left && x - reach < box.right),
    isLain: (y, reach) => lainGround(scene, placed).some(({ top, bottom }) => y + reach > top && y - reach < bottom),
  };
};

/** Nothing thinner than this is drawn behind faces seen from close by. */
const FINEST = 11;

const isCoarse = (sketch: Sketch): boolean => {
  if (sketch.kind === 'line') return sketch.width > 3;
  if (sketch.kind !== 'form' || sketch.finish === 'solid') return true;
  const box = boundsOf(sketch.path);
  return Math.min(box.right - box.left, box.bottom - box.top) > FINEST;
};

const coarse = (sketches: readonly Sketch[]): Sketch[] =>
  sketches
    .filter(isCoarse)
    .map((sketch) =>
      isGrown(sketch) && sketch.kind === 'bundle' ? { ...sketch, children: coarse(sketch.children) } : sketch,
    );

/** From close by the place is out of focus: no fine detail, and a veil of its air over it. */
const softened = <P extends Omit<Planes, 'front'>>(planes: P, light: LightSetup): P => {
  const veil = (alpha: number): Sketch =>
    detail(roundedRect([-20, -20], [1040, 1040]), saturate(mix(light.haze, light.sky[2], 0.3), 1.3), {
      alpha,
      lit: true,
    });
  return {
    ...planes,
    far: coarse(planes.far),
    middle: [...coarse(planes.middle), veil(light.isDark ? 0.1 : 0.09)],
  };
};

/** A cat is small, and a bush before it is a stain on it. */
const SMALL_PET = 240;

/** So wide is what stands whole: a leaf before the leg of a chair is no frame. */
const WHOLE = { open: 220, room: 380 } as const;

/** Small things and animals stand in the open; what is as large as a boat may have a blade of grass before it. */
const thingBoxes = (placed: readonly Placed[], widest: number): Box[] =>
  placed
    .filter(({ kind, box }) => (kind === 'prop' ? box.right - box.left < widest : box.bottom - box.top < SMALL_PET))
    .map(({ box }) => box);

/** Hats, hair and horns rise so far over a head, as a share of it. */
const WORN = 0.6;

/** Heads with what is worn on them: a branch in front may hang beside a hat and not on it. */
const headBoxes = (placed: readonly Placed[]): Box[] =>
  placed.flatMap(({ head, box }) =>
    head ? [{ ...head, top: Math.max(box.top, head.top - (head.bottom - head.top) * WORN) }] : [],
  );

/** Of a body the outermost part at each side may have a leaf before it, as a share: a tail, an elbow. */
const OUTER = 0.12;

/** The cast from hair to shoes: what frames the page hangs and grows before none of them. */
const trunkBoxes = (placed: readonly Placed[]): Box[] =>
  placed
    .filter(({ kind }) => kind === 'cast')
    .map(({ box: { left, right, top, bottom } }) => ({
      left: left + (right - left) * OUTER,
      right: right - (right - left) * OUTER,
      top,
      bottom,
    }));

/** So much of a thing at each of its sides may have a twig before it, as a share. */
const RIM = 0.22;

/** A tent far away is of the story: no fir stands right before it. */
const middlesOf = (placed: readonly Placed[]): Box[] =>
  placed
    .filter(({ kind }) => kind === 'prop')
    .map(({ box: { left, right, top, bottom } }) => ({
      left: left + (right - left) * RIM,
      right: right - (right - left) * RIM,
      top: top + (bottom - top) * RIM,
      bottom: bottom - (bottom - top) * RIM,
    }));

/** So far reaches what sun and moon are drawn with; a crown is round, and so are they. */
const BODY = 66;
const DISC = 50;

/** Sun and moon hang whole in the sky: no leaf in front cuts them up, and no tree stands before them. */
const bodyBoxes = ({ light, source: [x, y] }: Studio, half = BODY): Box[] =>
  light.source.body === 'none' ? [] : [{ left: x - half, right: x + half, top: y - half, bottom: y + half }];

/** A wall of its own size leaves much of the page empty: the eye comes nearer, and what stands at the wall is larger. */
const NEARER_ROOMS: Readonly<Partial<Record<Framing, number>>> = { wide: 1.4, medium: 1.16, 'through-window': 1.16 };

/** The room drawn larger around the foot of its farther wall. */
const nearer = (sketches: readonly Sketch[], by: number, horizon: number): readonly Sketch[] =>
  by === 1 ? sketches : sketches.map((sketch) => moved(sketch, [by, 0, 0, by, 500 * (1 - by), horizon * (1 - by)]));

/** What hangs higher over the floor is not before what stands on it. */
const HIGH = 200;

/** The planes of a scene, from its place, its camera and those who are in it. */
export const planesFor = (studio: Studio, companionOf: (member: CastMember) => Companion | null): Planes => {
  const { scene } = studio.order;
  const { light, placed } = studio;
  const isSailing = isOutAtSea(scene);
  const out = isSailing ? openSea : isInOpenSpace(scene) ? openSpace : null;
  const drawing = out ? { ...drawingOf(scene), draw: out } : drawingOf(scene);
  const tilt = tiltOf(scene.framing);
  const isTitled = studio.order.kind === 'cover' && scene.calmZone === 'top';
  const by = drawing.isIndoors && !isTitled ? (NEARER_ROOMS[scene.framing] ?? 1) : 1;
  const stage = stageFor(studio, intoPlace(tilt, by, studio.camera.horizon));
  const view = viewpointOf(scene, drawing);
  const seen = seenFrom(drawing, stage, view);
  const place = { setting: scene.setting, isIndoors: drawing.isIndoors, angle: scene.angle ?? 0 };
  const front = view.front === 'other' && !isSailing ? (otherFront(place, stage) ?? seen.own) : seen.own;
  const told = inSandstorm(seen, scene, stage);
  const planes = scene.framing === 'close' ? softened(told, light) : told;
  const floor = drawing.isIndoors ? floorOf(stage, { scene, light }) : [];
  const cast = { scene, companionOf };
  const behind = placed.filter(({ plane, isInWater }) => plane !== 'near' && isInWater !== true);
  const farthest = placed.filter(({ plane, isInWater }) => plane === 'far' && isInWater !== true);
  const heads = placed.flatMap(({ head }) => head ?? []);
  // The sky of a moon is no distance: what hangs in it has found its place beside the heads.
  const pan =
    drawing.isIndoors || scene.setting === 'space'
      ? 0
      : panFor([...planes.backdrop, ...planes.far, ...planes.middle], heads);
  // What is farther away than somebody is behind them wherever it is painted.
  const afloat = { heads, bodies: placed.filter(({ lift }) => lift < HIGH).map(({ box }) => box) };
  const aroundHeads = placed.flatMap(({ head, aroundHead }) => (head ? [withAir(head, aroundHead)] : []));
  const brought = new Set(scene.props.map(({ prop }) => prop));
  const distance = (sketches: readonly Sketch[]): readonly Sketch[] =>
    withoutAntlers(panned(withoutDoubles(sketches, brought), pan), heads);
  const room = (sketches: readonly Sketch[]): readonly Sketch[] =>
    landmarksClear(
      slenderClear(
        withoutMuddled(nearer(distance(sketches), by, studio.camera.horizon), afloat),
        placed.map(({ box }) => box),
      ),
      aroundHeads,
    );
  // Rocks in front are ground: but for those far away everybody is painted over them.
  const isOver = scene.framing === 'from-above' || studio.camera.isCropped;
  const feet = feetOf(isOver ? placed : placed.filter(({ plane }) => plane !== 'far'));
  const cut = (sketches: readonly Sketch[]): readonly Sketch[] => croppedSketches(sketches, studio.crop);
  const skyClear = (sketches: readonly Sketch[]): readonly Sketch[] => withoutGrown(sketches, bodyBoxes(studio, DISC));
  // The furniture of a room stands where it stands; what grows leaves room.
  const lain = drawing.isIndoors ? [] : lainGround(scene, placed);
  // A bird that hovers at the back hides the foot of a desk as well.
  const onFloor = behind.filter(({ lift }) => lift < HIGH).map(({ box, ground }) => ({ box, foot: ground[1] }));
  const floorClear = (sketches: readonly Sketch[]): readonly Sketch[] =>
    drawing.isIndoors ? withoutNearer(sketches, onFloor) : sketches;
  // The furniture of a room belongs where it is; what grows or lies about leaves the gazes free.
  const open = (sketches: readonly Sketch[], who: readonly Placed[]): readonly Sketch[] =>
    drawing.isIndoors ? sketches : withoutRivals(sketches, who, scene);
  return {
    backdrop: cut(tiltedSketches(room(planes.backdrop), tilt)),
    far: skyClear(cut(tiltedSketches(room(planes.far), tilt))),
    middle: skyClear(
      cut(
        clearOf(floorClear(withoutUnderfoot(tiltedSketches([...room(planes.middle), ...floor], tilt), feet)), [
          ...faceBoxes(farthest, cast),
          ...lain,
          ...(drawing.isIndoors ? [] : middlesOf(farthest)),
        ]),
      ),
    ),
    near: cut(
      open(
        clearOf(withoutUnderfoot(tiltedSketches(withoutDoubles(planes.near, brought), tilt), feet), [
          ...faceBoxes(behind, cast),
          ...lain,
        ]),
        placed,
      ),
    ),
    // What frames the page stays at its edges.
    front: open(
      clearOf(front, [
        ...faceBoxes(studio.seen, cast),
        ...headBoxes(studio.seen),
        ...trunkBoxes(studio.seen),
        ...thingBoxes(studio.seen, drawing.isIndoors ? WHOLE.room : WHOLE.open),
        ...bodyBoxes(studio),
      ]),
      studio.seen,
    ),
  };
};
