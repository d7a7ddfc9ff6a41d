/** Finds a place for the small thing that hides on a spread. */
import type { Scene } from '#core/story/scene.ts';
import { type Camera, SAFE_MARGIN } from '#studio/illustrator/composition/camera.ts';
import { type Placed, shoreAt } from '#studio/illustrator/composition/placed.ts';
import { gazeWays } from '#studio/illustrator/composition/clearing/rivals.ts';
import { tuckedIn } from '#studio/illustrator/composition/grounding/cover.ts';
import { inWaterTo } from '#studio/illustrator/composition/water/waterline.ts';
import { hasOpenWater } from '#studio/illustrator/composition/water/open-water.ts';
import { placed as placedAt } from '#studio/illustrator/geometry/matrix.ts';
import { clamp } from '#studio/illustrator/geometry/outline.ts';
import { type Box, type Point } from '#studio/illustrator/geometry/path.ts';
import { standing } from '#studio/illustrator/ground/standing.ts';
import type { HiddenDrawing } from '#studio/illustrator/hidden/hidden-drawing.ts';
import { HIDDEN_DRAWINGS } from '#studio/illustrator/hidden/hidden.ts';
import { ownBoxes } from '#studio/illustrator/settings/pieces/own-thing.ts';
import type { Planes } from '#studio/illustrator/settings/stage.ts';
import { drawingOf } from '#studio/illustrator/settings/settings.ts';
import type { Random } from '#studio/illustrator/random.ts';
import { boxAroundSketch, bundle, moved, type Sketch } from '#studio/illustrator/sketch.ts';

const TRIES = 120;
/** Page units for each unit of its drawing: no larger than a hand of those who are near. */
const SIZE = 2.3;

const clearance = ([x, y]: Point, box: Box): number => {
  const dx = Math.max(box.left - x, 0, x - box.right);
  const dy = Math.max(box.top - y, 0, y - box.bottom);
  return Math.hypot(dx, dy);
};

/** What flies is before the sky or the wall: over a lawn it lies flat on it. */
const OVER_HORIZON = 250;
const HIGHEST = 110;
const UNDER_HORIZON = 20;
/** From above all is ground. */
const LEAST_SKY = 180;
/** What creeps stays so far from the water. */
const ASHORE = 22;
/** However narrow the bank is, and however low on the page. */
const NARROW_BANK = 20;
const LOWEST = 962;

const heightsFor = (
  scene: Scene,
  { camera, lowest, lives }: { camera: Camera; lowest: number; lives: HiddenDrawing['lives'] },
): readonly [top: number, bottom: number] => {
  const { horizon } = camera;
  const hasSky = horizon > LEAST_SKY && !drawingOf(scene).isUnderWater;
  if (lives === 'air' && hasSky) return [Math.max(HIGHEST, horizon - OVER_HORIZON), horizon + UNDER_HORIZON];
  const shore = hasOpenWater(scene) ? shoreAt(camera) : -Infinity;
  if (lives === 'water' && shore > horizon) return [horizon + (shore - horizon) * 0.1, shore - ASHORE];
  const land = lives === 'ground' ? shore + ASHORE : -Infinity;
  const top = lives === 'ground' ? horizon + (920 - horizon) * 0.62 : horizon - 40;
  const bottom = clamp(land + NARROW_BANK, lowest, LOWEST);
  return [Math.min(Math.max(top, land), bottom - NARROW_BANK), bottom];
};

/** What lives in the water is seen above it to so much of its height, from land. */
const OUT_OF_WATER = 0.62;
/** The rings and the mirror image of somebody in the water are no place for it. */
const AROUND_WADERS = 34;
const BELOW_WADERS = 90;

const keptFree = ({ box, isInWater }: Placed): Box =>
  isInWater
    ? {
        left: box.left - AROUND_WADERS,
        right: box.right + AROUND_WADERS,
        top: box.top,
        bottom: box.bottom + BELOW_WADERS,
      }
    : box;

/** Rain and what is shaken off fall from somebody in the air down to the ground: whatever hangs there is one more drop. */
const rainIn = (placed: readonly Placed[], { effects = [] }: Scene): Box[] =>
  effects.flatMap(({ effect, at, towards }) => {
    const from = placed.find(({ ref, kind, lift }) => ref === at && kind === 'cast' && lift > 0);
    const onto = placed.find(({ ref }) => ref === towards) ?? from;
    if (effect !== 'drops' || !from || !onto) return [];
    const [left, right] = [Math.min(from.box.left, onto.box.left), Math.max(from.box.right, onto.box.right)];
    return [{ left, right, top: from.box.bottom, bottom: Math.max(onto.box.bottom, from.ground[1]) }];
  });

type Hideout = {
  readonly placed: readonly Placed[];
  /** The things that the place has of its own, and where rain falls. */
  readonly own: readonly Box[];
  readonly lives: HiddenDrawing['lives'];
  /** Between those who look at each other: whatever lies there is part of what happens. */
  readonly ways: readonly Box[];
};

/** What lies about was lost beside something: so near its foot, in page units, but free on all sides. */
const BESIDE = 46;
const FREE = 160;
/** So much worse, in page units, a place is that is between two who look at each other. */
const IN_THE_WAY = 90;

/** How far away from the foot of anything that stands there a place on the ground is. */
const fromFeet = (at: Point, { placed, own }: Hideout): number => {
  const feet = placed.filter(({ kind, lift, isBorne }) => kind === 'prop' && lift === 0 && !isBorne);
  return Math.min(
    ...[...feet.map(({ box }) => box), ...own].map((box) =>
      clearance(at, { ...box, top: box.bottom - (box.bottom - box.top) * 0.2 }),
    ),
  );
};

/** How good a place is: free, and on the ground beside what stands there. */
const fitness = (at: Point, hideout: Hideout): number => {
  const { placed, own, lives, ways } = hideout;
  const most = lives === 'ground' ? BESIDE : FREE;
  const boxes = [...placed.map(keptFree), ...own];
  const free = Math.min(most, ...boxes.map((box) => clearance(at, box)));
  // Where there is room only among rings, it is at least not before a body.
  const unhidden = Math.min(BESIDE, ...placed.map(({ box }) => clearance(at, box)));
  const away = lives === 'ground' ? Math.min(400, fromFeet(at, hideout)) : 0;
  const inTheWay = ways.some((box) => clearance(at, box) === 0) ? IN_THE_WAY : 0;
  return free + unhidden * 0.5 - away * 0.06 - inTheWay;
};

/** The creature on its place: away from everybody, inside the safe part of the page. */
export const hiddenSketch = (
  scene: Scene,
  studio: {
    placed: readonly Placed[];
    camera: Camera;
    random: Random;
    planes: Pick<Planes, 'middle' | 'near'>;
    /** On the floor of a tent nothing grows. */
    isInTent?: boolean;
  },
): Sketch[] => {
  const { placed, camera, planes } = studio;
  const random = studio.random.fork('hidden');
  const drawing = HIDDEN_DRAWINGS[scene.hidden];
  const edge = Math.max(camera.margin, SAFE_MARGIN) + 24;
  const lowest = scene.framing === 'through-window' ? 850 : 915;
  const [top, bottom] = heightsFor(scene, { camera, lowest, lives: drawing.lives });
  const own = [...ownBoxes([...planes.middle, ...planes.near]), ...rainIn(placed, scene)];
  const ways = gazeWays(placed, scene);
  let best: Point = [edge, bottom];
  let most = -Infinity;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const at: Point = [random.between(edge, 1000 - edge), random.between(top, bottom)];
    const fit = fitness(at, { placed, own, ways, lives: drawing.lives });
    if (fit > most) {
      best = at;
      most = fit;
    }
  }
  const thing = moved(
    bundle(drawing.draw(), { name: scene.hidden }),
    placedAt(best, SIZE, { flip: random.chance(0.5) }),
  );
  const box = boxAroundSketch(thing);
  const isFromLand = drawing.lives === 'water' && hasOpenWater(scene) && !drawingOf(scene).isUnderWater;
  if (isFromLand) {
    const surface = box.top + (box.bottom - box.top) * OUT_OF_WATER;
    return [inWaterTo(thing, { ...box, bottom: surface }, { surface, room: box.bottom - surface })];
  }
  // What has no shade under it hangs in the air: a spider without a thread.
  if (drawing.lives !== 'ground') return [thing];
  if (studio.isInTent) return standing([thing]);
  return [...standing([thing]), ...tuckedIn(box, scene, { scale: SIZE, random: random.fork('cover') })];
};
