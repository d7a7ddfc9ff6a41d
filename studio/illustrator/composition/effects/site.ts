/** Finds out where on a placed figure or thing an effect happens: face, mouth, what is held, feet. */
import type { CastMember, Scene } from '#core/story/scene.ts';
import type { Companion, Prop } from '#core/story/vocabulary.ts';
import { overBodies } from '#studio/illustrator/composition/effects/bodies.ts';
import type { Face, Site } from '#studio/illustrator/composition/effects/effect.ts';
import { sampled } from '#studio/illustrator/composition/contact/outline.ts';
import { LEAST_SIZE, LOWEST, MOST_SIZE, targetOf } from '#studio/illustrator/composition/effects/target.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { LOW_POSES } from '#studio/illustrator/composition/camera.ts';
import { vesselOf } from '#studio/illustrator/composition/contact/inside.ts';
import { applyToPath, placed as placedAt } from '#studio/illustrator/geometry/matrix.ts';
import { clamp } from '#studio/illustrator/geometry/outline.ts';
import { boundsOf, type Box, boxAround, centerOf, type Path, type Point } from '#studio/illustrator/geometry/path.ts';
import { SURFACE_EDGE, waterVessel } from '#studio/illustrator/props/vessels/water.data.ts';
import { partsNamed, pathsOf, type Sketch } from '#studio/illustrator/sketch.ts';

const around = (paths: readonly Path[]): Box | null => (paths.length === 0 ? null : boxAround(paths.map(boundsOf)));

/** One point for each eye, from the left; parts of one eye lie close together. */
const eyesOf = (sketch: Sketch, reach: number): Point[] => {
  const spots = partsNamed(sketch, 'eye')
    .flatMap(pathsOf)
    .map((path) => centerOf(boundsOf(path)))
    .toSorted((one, other) => one[0] - other[0]);
  return spots.reduce<Point[]>((eyes, spot) => {
    const last = eyes.at(-1);
    return last && Math.hypot(spot[0] - last[0], spot[1] - last[1]) < reach ? eyes : [...eyes, spot];
  }, []);
};

/** How far below the eyes a nose may end, as a share of the head: a trunk hangs down. */
const NOSE_DOWN = 0.55;
const TRUNK_DOWN = 2.4;

/** The tip of a snout, beak or trunk: where the drawing reaches farthest ahead of the eyes. */
const snoutOf = (sketch: Sketch, eye: Point, look: { way: 1 | -1; reach: number; hasTrunk: boolean }): Point => {
  const { way, reach, hasTrunk } = look;
  const low = eye[1] + reach * (hasTrunk ? TRUNK_DOWN : NOSE_DOWN);
  const ends = pathsOf(sketch)
    .flat()
    .flatMap((segment): Point[] => {
      if (segment[0] === 'Z') return [];
      const [x, y] = segment.slice(-2) as [number, number];
      const ahead = (x - eye[0]) * way;
      const isNose = y > eye[1] - reach * 0.2 && y < low && ahead > 0 && ahead < reach * (hasTrunk ? 3 : 1.3);
      return isNose ? [[x, y]] : [];
    });
  const [tip] = ends.toSorted((one, other) => (other[0] - one[0]) * way);
  if (hasTrunk && tip) return tip;
  return [tip?.[0] ?? eye[0] + way * reach * 0.2, eye[1] + reach * 0.26];
};

type Features = Pick<Site, 'eyes' | 'head' | 'headSize' | 'mouth' | 'way'>;

const faceOf = (one: Placed, box: Box, look: { way: 1 | -1; companion: Companion | null }): Features => {
  const tall = one.box.bottom - one.box.top;
  const wide = one.box.right - one.box.left;
  const reach = Math.min(tall * 0.3, wide * 0.5, 150);
  const eyes = eyesOf(one.sketch, reach * 0.16);
  const [first] = eyes;
  if (!first && one.head) {
    // Who sings or sleeps shuts the eyes, and who looks away has none to be seen.
    const { left, right, top, bottom } = one.head;
    const head: Point = [(left + right) / 2, top + (bottom - top) * 0.55];
    const half = (bottom - top) / 2;
    return {
      eyes,
      head,
      headSize: half * 0.8,
      mouth: [head[0] + look.way * half * 0.3, top + half * 1.5],
      way: look.way,
    };
  }
  if (!first) {
    const head: Point = [(box.left + box.right) / 2, box.top + tall * 0.2];
    return { eyes, head, headSize: reach * 0.6, mouth: [head[0], head[1] + reach * 0.3], way: look.way };
  }
  const last = eyes.at(-1) ?? first;
  const middle: Point = [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2];
  const apart = last[0] - first[0];
  const headSize = clamp(apart * 1.1, reach * 0.4, reach);
  if (look.companion === null || apart > reach * 0.4) {
    const mouth: Point = [
      middle[0] + (apart < reach * 0.3 ? look.way * headSize * 0.6 : 0),
      middle[1] + headSize * 0.6,
    ];
    return { eyes, head: middle, headSize, mouth, way: look.way };
  }
  return {
    eyes,
    head: middle,
    headSize,
    mouth: snoutOf(one.sketch, middle, { way: look.way, reach, hasTrunk: look.companion === 'elephant' }),
    way: look.way,
  };
};

const wayOf = (member: CastMember | undefined, one: Placed, look: { onward: 1 | -1; target: Point | null }): 1 | -1 => {
  if (member?.facing === 'onward') return look.onward;
  if (member?.facing === 'against') return look.onward === 1 ? -1 : 1;
  const x = (one.box.left + one.box.right) / 2;
  return look.target && look.target[0] < x ? -1 : look.target ? 1 : look.onward;
};

/** What is held shines, sounds and steams before the mouth does; a can pours where its spout ends. */
const sourceOf = (one: Placed, face: Features, box: Box): Point => {
  const spout = around(partsNamed(one.sketch, 'spout').flatMap(pathsOf));
  if (spout) return centerOf(spout);
  if (one.kind === 'prop') return [(box.left + box.right) / 2, box.top + (box.bottom - box.top) * 0.06];
  const held = around(partsNamed(one.sketch, 'held').flatMap(pathsOf));
  return held ? [(held.left + held.right) / 2, held.top + (held.bottom - held.top) * 0.25] : face.mouth;
};

/** Straight out of the plate that a spout ends in, away from the thing. */
const leavesBy = ({ sketch, box }: Placed): Point | null => {
  const [plate] = partsNamed(sketch, 'spout').flatMap(pathsOf);
  if (!plate) return null;
  const held = around(partsNamed(sketch, 'held').flatMap(pathsOf)) ?? box;
  const spots = sampled(plate);
  const [one, other] = farthest(spots);
  const [across, down] = [other[0] - one[0], other[1] - one[1]];
  const long = Math.max(0.001, Math.hypot(across, down));
  const [from, to] = [centerOf(held), centerOf(boundsOf(plate))];
  const isOut = (to[0] - from[0]) * -down + (to[1] - from[1]) * across > 0;
  return isOut ? [-down / long, across / long] : [down / long, -across / long];
};

/** The two of some places that are farthest from each other. */
const farthest = (spots: readonly Point[]): readonly [Point, Point] => {
  const from = (at: Point): Point =>
    spots.reduce((far, spot) => (apart(at, spot) > apart(at, far) ? spot : far), spots[0] ?? at);
  const one = from(spots[0] ?? [0, 0]);
  return [one, from(one)];
};

const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

const HANDS = ['near-arm', 'far-arm'] as const;

/** The end of the arm that reaches farthest from the face, more so when it reaches ahead. */
const handOf = (one: Placed, face: Features, box: Box): Point => {
  const held = around(partsNamed(one.sketch, 'held').flatMap(pathsOf));
  if (held) return centerOf(held);
  const reach = ([x, y]: Point): number =>
    Math.hypot(x - face.head[0], y - face.head[1]) + (x - face.head[0]) * face.way * 0.8;
  const ends = HANDS.flatMap((name) => partsNamed(one.sketch, name).flatMap(pathsOf)).map((path) =>
    centerOf(boundsOf(path)),
  );
  const [first] = ends.toSorted((a, b) => reach(b) - reach(a));
  const chest: Point = [
    (box.left + box.right) / 2 + face.way * (box.right - box.left) * 0.3,
    box.top + (box.bottom - box.top) * 0.55,
  ];
  return first ?? chest;
};

const INSTRUMENTS: ReadonlySet<Prop> = new Set(['drum', 'tambourine', 'oud', 'flute', 'trumpet', 'bell', 'music-box']);

type Told = {
  readonly scene: Scene;
  readonly companionOf: (member: CastMember) => Companion | null;
  readonly faces?: readonly Face[];
  /** All that is in the picture. */
  readonly placed?: readonly Placed[];
};

/** A puddle that reaches to something else covers all of the ground. */
const isFlooded = ({ effects = [] }: Scene): boolean =>
  effects.some(({ effect, at, towards }) => effect === 'puddle' && towards !== undefined && towards !== at);

/** The edge of the pond that somebody or something is in; in the open water, and in a flood, there is none. */
const waterOf = (one: Placed, { scene, placed = [] }: Told): Site['water'] => {
  if (one.isInWater || isFlooded(scene)) return 'open';
  const member = scene.cast.find(({ ref }) => ref === one.ref);
  const thing = scene.props.find(({ ref }) => ref === one.ref);
  const ref = member ? vesselOf(member, scene)?.ref : thing?.prop === 'water' ? thing.ref : thing?.place.in;
  const isPond = scene.props.some((prop) => prop.ref === ref && prop.prop === 'water');
  const pond = isPond ? placed.find((other) => other.ref === ref) : undefined;
  return pond ? pondEdge(pond.box) : null;
};

/** How far from its farther edge a pond meets whoever is in it: what they have below is under water. */
const MET_AT = 0.55;

const footIn = (water: Site['water'], y: number): number => {
  if (water === null || water === 'open') return y;
  const { top, bottom } = boundsOf(water);
  return Math.min(y, top + (bottom - top) * MET_AT);
};

const pondEdge = ({ left, right, bottom }: Box): Path =>
  applyToPath(placedAt([(left + right) / 2, bottom], (right - left) / (waterVessel.size[0] * 2)), SURFACE_EDGE);

/** The site of an effect at a placed figure or thing, directed at another. */
export const siteOf = (one: Placed, towards: Placed | null, told: Told): Site => {
  const { scene, companionOf, faces = [] } = told;
  const member = scene.cast.find(({ ref }) => ref === one.ref);
  const companion = member ? companionOf(member) : null;
  const target = targetOf(towards, told);
  const box = { ...one.box, bottom: Math.min(one.box.bottom, LOWEST) };
  const onward = scene.direction === 'ltr' ? 1 : -1;
  const face = faceOf(one, box, { way: wayOf(member, one, { onward, target: target?.at ?? null }), companion });
  const source = sourceOf(one, face, box);
  const [wide, tall] = [box.right - box.left, box.bottom - box.top];
  const center = centerOf(box);
  const water = waterOf(one, told);
  return {
    ...face,
    box,
    center,
    size: clamp(wide * 0.5 + tall * 0.7, LEAST_SIZE, MOST_SIZE),
    unit: one.scale,
    foot: [center[0], footIn(water, Math.min(one.isBorne ? box.bottom : Math.max(one.ground[1], box.bottom), LOWEST))],
    hand: one.kind === 'prop' ? sourceOf(one, face, box) : handOf(one, face, box),
    source,
    leaves: leavesBy(one),
    voice: member && !(member.carries && INSTRUMENTS.has(member.carries)) ? face.mouth : source,
    isFigure: one.kind === 'cast',
    isLow: member !== undefined && LOW_POSES.has(member.pose),
    isLying: member?.pose === 'lying' || member?.pose === 'sleeping',
    companion,
    thing: scene.props.find(({ ref }) => ref === one.ref)?.prop ?? null,
    held: member?.carries ?? null,
    faces,
    isOver: overBodies(one, told.placed ?? []),
    sketch: one.sketch,
    water,
    target,
  };
};

/** Of half a head, what is a face from the brow to the chin. */
const OF_HEAD = 0.72;

/** Of half a face, what an eye reaches beyond its middle. */
const BEYOND_EYE = 0.34;

/** The faces of a cast. */
export const facesOf = (placed: readonly Placed[], told: Told): Face[] =>
  placed
    .filter(({ kind }) => kind === 'cast')
    .map((one) => {
      const { head, headSize, eyes } = siteOf(one, null, told);
      // The eyes of a frog are wide apart and stand out of its face.
      const toEyes = Math.max(0, ...eyes.map(([x, y]) => Math.hypot(x - head[0], y - head[1])));
      const withEyes = one.isPerson ? 0 : toEyes + headSize * BEYOND_EYE;
      // Eyes close to each other, as from the side, are no measure for a chin.
      const half = one.isPerson && one.head ? ((one.head.bottom - one.head.top) / 2) * OF_HEAD : 0;
      return { at: head, size: Math.max(headSize, half, withEyes) };
    });

const HAND_CM = 9;

/** Where faces and hands of a cast are. */
export const faceBoxes = (placed: readonly Placed[], told: Told): Box[] =>
  placed
    .filter(({ kind }) => kind === 'cast')
    .flatMap((one): Box[] => {
      const { head, headSize, hand, companion, unit } = siteOf(one, null, told);
      const around = ([x, y]: Point, half: number): Box => ({
        left: x - half,
        right: x + half,
        top: y - half,
        bottom: y + half,
      });
      return [around(head, headSize * 1.25), ...(companion === null ? [around(hand, HAND_CM * unit)] : [])];
    });
