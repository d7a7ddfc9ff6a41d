/** Things on and in something, and worn by somebody. */
import type { Place, PropPlacement, Scene } from '#core/story/scene.ts';
import type { Prop } from '#core/story/vocabulary.ts';
import { tallOf } from '#studio/illustrator/composition/contact/company.ts';
import { visibleIn } from '#studio/illustrator/composition/contact/inside.ts';
import { topAt } from '#studio/illustrator/composition/contact/outline.ts';
import { drawnOn, laidOn, upright } from '#studio/illustrator/composition/contact/resting.ts';
import { weightOf } from '#studio/illustrator/composition/staging/weight.ts';
import type { Camera } from '#studio/illustrator/composition/camera.ts';
import { pageBox, type Placed } from '#studio/illustrator/composition/placed.ts';
import { apply, placed } from '#studio/illustrator/geometry/matrix.ts';
import { type Box, mapPath, middleOf, type Point } from '#studio/illustrator/geometry/path.ts';
import { PROP_DRAWINGS } from '#studio/illustrator/props/props.ts';
import { VESSELS } from '#studio/illustrator/props/vessels/vessels.data.ts';
import { bundle, moved } from '#studio/illustrator/sketch.ts';

const wide = ({ left, right }: Box): number => right - left;

/** What has a stick stands in a coat between spines or hairs: so much of it is behind who bears it, as a share of its height. */
const STUCK: Readonly<Partial<Record<Prop, number>>> = { umbrella: 0.2, flag: 0.14 };

type Seat = { readonly at: Point; readonly scale: number };

/** Where something worn sits on a head; `at` is its foot. */
const WORN: Readonly<Partial<Record<Prop, (head: Box) => Seat>>> = {
  hat: (head) => ({ at: [middleOf(head), head.top + tallOf(head) * 0.24], scale: (wide(head) * 1.3) / 48 }),
  crown: (head) => ({ at: [middleOf(head), head.top + tallOf(head) * 0.16], scale: (wide(head) * 0.76) / 28 }),
  glasses: (head) => ({ at: [middleOf(head), head.top + tallOf(head) * 0.72], scale: (wide(head) * 0.8) / 26 }),
  // As light as it is, it lies on the hair, a little aslant.
  'paper-boat': (head) => ({
    at: [middleOf(head), head.top + tallOf(head) * 0.1],
    scale: (wide(head) * 0.78) / PROP_DRAWINGS['paper-boat'].widthCm,
  }),
  scarf: (head) => ({ at: [middleOf(head), head.bottom + tallOf(head) * 0.9], scale: (wide(head) * 0.72) / 34 }),
};

/** The lip of a table, the crown of a stump: what stands on a thing stands a little before its upper edge. */
const SURFACE = 0.06;

/** On somebody's back: right on it where it is, be it lower than the head; a stick goes in. */
const onBack = (prop: Prop, { box, sketch }: Placed, scale: number): Point => {
  const stuck = STUCK[prop];
  const x = middleOf(box);
  if (stuck === undefined) return [x, box.top + tallOf(box) * SURFACE];
  const back = topAt(sketch, x);
  return [x, (Number.isFinite(back) ? back : box.top) + PROP_DRAWINGS[prop].heightCm * scale * stuck];
};

const seatFor = ({ prop }: PropPlacement, bearer: Placed, bearing: PropPlacement | undefined): Seat => {
  const { box, head, scale } = bearer;
  const worn = head && WORN[prop];
  if (worn) return worn(head);
  const { heightCm, widthCm } = (bearing && drawnOn(prop, bearing.prop)) ?? PROP_DRAWINGS[prop];
  const size = scale * Math.min(1, wide(box) / scale / widthCm, (tallOf(box) * 1.2) / scale / heightCm);
  const vessel = bearing && VESSELS[bearing.prop];
  if (vessel && bearing) {
    const own = tallOf(box) / PROP_DRAWINGS[bearing.prop].heightCm;
    const [x, y] = vessel.rim;
    const fits = Math.min(size, (vessel.half * 2 * own) / widthCm);
    return { at: [middleOf(box) + x * own, box.bottom + y * own + heightCm * fits * 0.34], scale: fits };
  }
  if (bearing === undefined) return { at: onBack(prop, bearer, size), scale: size };
  return { at: [middleOf(box), box.top + tallOf(box) * SURFACE], scale: size };
};

/** Painted right after its bearer, or right before. */
const BEFORE = 0.15;

/** What is flung out of a pot is so far above it, and aside, in pots; larger, and turned as it flies. */
const FLUNG = { up: 1.05, aside: 0.5, size: 1.7, turn: 0.7 } as const;
const isFlung = ({ place }: PropPlacement): boolean => place.on !== undefined && place.height === 'high';

/** A thing in the air near its bearer: larger than there, so far to its middle, and turned. */
const inFlight = (
  { thing, bearer, isDark }: Bearing,
  {
    aside,
    y,
    size,
    turn,
  }: { readonly aside: number; readonly y: number; readonly size: number; readonly turn: number },
): Placed => {
  const { box } = bearer;
  const { sketch, box: own } = upright(thing.prop, isDark);
  const scale = Math.min(bearer.scale * size, (wide(box) * 0.5) / (own.right - own.left));
  const at: Point = [middleOf(box) + wide(box) * aside, y];
  return {
    ref: thing.ref,
    kind: 'prop',
    plane: bearer.plane,
    sketch: moved(sketch, placed(at, scale, { turn })),
    box: pageBox(own, at, scale),
    ground: [bearer.ground[0], bearer.ground[1] + BEFORE * 2],
    lift: bearer.lift,
    scale,
    isBorne: true,
  };
};

const flungOut = (bearing: Bearing): Placed => {
  const { box } = bearing.bearer;
  const [across, up] = FAN[rowOn(bearing.thing, bearing.scene).index % FAN.length] ?? FAN[0];
  return inFlight(bearing, {
    aside: FLUNG.aside * across,
    y: box.top - tallOf(box) * FLUNG.up * up,
    size: FLUNG.size,
    turn: FLUNG.turn * across,
  });
};

/** What falls towards a thing is right over its edge, on the side where the scene has it, and turned as it falls. */
const FALLS = { aside: 0.4, up: 0.62, size: 1.5, turn: 0.5 } as const;
const isFallingOver = ({ place }: PropPlacement): boolean => place.on !== undefined && place.height === 'low';

const fallingOver = (bearing: Bearing): Placed => {
  const { thing, bearer, scene } = bearing;
  const side = thing.place.along.startsWith('start') === (scene.direction === 'ltr') ? -1 : 1;
  return inFlight(bearing, {
    aside: FALLS.aside * side,
    y: bearer.box.bottom - tallOf(bearer.box) * FALLS.up,
    size: FALLS.size,
    turn: FALLS.turn * side,
  });
};

/** Which of how many one is that stand on the same thing, or fly out of it; how wide those before it and all of them are. */
export type InRow = { readonly index: number; readonly count: number; readonly before: number; readonly all: number };

const ALONG = ['start', 'start-center', 'center', 'center-end', 'end'] as const satisfies readonly Place['along'][];

/** What stands on the same thing stands in a row, as the scene has each along the page; what flies out of it does so in turn. */
export const rowOn = (thing: PropPlacement, { props, direction }: Scene): InRow => {
  const along = ({ place }: PropPlacement): number => ALONG.indexOf(place.along) * (direction === 'rtl' ? -1 : 1);
  const beside = props.filter((one) => one.place.on === thing.place.on && isFlung(one) === isFlung(thing));
  const row = isFlung(thing) ? beside : beside.toSorted((one, other) => along(one) - along(other));
  const index = row.indexOf(thing);
  const wideOf = (things: readonly PropPlacement[]): number =>
    things.reduce((sum, { prop }) => sum + PROP_DRAWINGS[prop].widthCm, 0);
  if (thing.place.on === undefined) return { index: 0, count: 1, before: 0, all: wideOf([thing]) };
  return { index, count: row.length, before: wideOf(row.slice(0, index)), all: wideOf(row) };
};

/** So much of a table has things on it that stand beside each other. */
const ROW = 0.9;
/** From one that flies out of a pot to the next: to the other side, and each a little higher than its neighbour. */
const FAN = [
  [1, 1],
  [-1.05, 0.86],
  [0.1, 1.5],
  [-0.55, 1.75],
  [0.75, 1.9],
] as const;

type Bearing = {
  readonly thing: PropPlacement;
  readonly bearer: Placed;
  readonly bearing: PropPlacement | undefined;
  readonly isDark: boolean;
  readonly scene: Scene;
  readonly camera: Camera;
};

/** Nothing on a table becomes a wonder for what the page is about; among other things it is larger than on bare ground. */
const MOST_BORNE = 1.6;
const AMONG = 1.4;

/** As large as its meaning: what a page is about, or what whom it is about looks at, is found in a second on a table, too. */
const weighed = ({ at, scale }: Seat, { thing, bearing, scene, camera }: Bearing): Seat => {
  const { widthCm, heightCm } = PROP_DRAWINGS[thing.prop];
  const isLaid = bearing !== undefined && thing.place.in === undefined;
  const by = isLaid ? weightOf(thing, (Math.sqrt(widthCm * heightCm) * scale) / AMONG, { scene, camera }) : 1;
  return { at, scale: scale * Math.max(1, Math.min(MOST_BORNE, by)) };
};

/** The blanket over somebody is drawn with them: only where it is, is known here. */
const spreadOver = ({ ref }: PropPlacement, { box, plane, ground, lift, scale }: Placed): Placed => {
  const middle = middleOf(box);
  return {
    ref,
    kind: 'prop',
    plane,
    sketch: bundle([]),
    box: { left: middle, right: middle, top: box.bottom - tallOf(box) / 2, bottom: box.bottom },
    ground: [ground[0], ground[1] + 0.15],
    lift,
    scale,
    isBorne: true,
  };
};

/** In its own part of what bears several, and no wider than that: a pot has more of a table than a bowl. */
const besideOthers = (
  { at, scale }: Seat,
  { prop }: PropPlacement,
  { bearer, row: { count, before, all } }: { bearer: Placed; row: InRow },
): Seat => {
  if (count < 2) return { at, scale };
  const { widthCm } = PROP_DRAWINGS[prop];
  const unit = (wide(bearer.box) * ROW) / all;
  return { at: [at[0] + (before + widthCm / 2 - all / 2) * unit, at[1]], scale: Math.min(scale, unit) };
};

/** A thing on a table, in a basket, on a head. */
export const borneThing = (how: Bearing): Placed => {
  const { thing, bearer, bearing, isDark, scene } = how;
  if (thing.prop === 'blanket' && bearer.kind === 'cast') return spreadOver(thing, bearer);
  if (bearing && isFlung(thing)) return flungOut(how);
  if (bearing && isFallingOver(thing)) return fallingOver(how);
  const seat = weighed(seatFor(thing, bearer, bearing), how);
  const { at, scale } = bearing ? besideOthers(seat, thing, { bearer, row: rowOn(thing, scene) }) : seat;
  const laidIn = thing.place.in === undefined ? bearing?.prop : undefined;
  const { sketch: drawn, box } = laidIn ? laidOn(thing.prop, laidIn, isDark) : upright(thing.prop, isDark);
  const standing = moved(drawn, placed(at, scale));
  const vessel = thing.place.in !== undefined && bearing ? VESSELS[bearing.prop] : undefined;
  const own = bearing ? tallOf(bearer.box) / PROP_DRAWINGS[bearing.prop].heightCm : 1;
  const onto = placed([middleOf(bearer.box), bearer.box.bottom], own);
  const sketch = vessel
    ? bundle([standing], { clip: mapPath(visibleIn({ ...vessel, depth: 0 }), (x, y) => apply(onto, [x, y])) })
    : standing;
  const isStuck = bearing === undefined && STUCK[thing.prop] !== undefined;
  return {
    ref: thing.ref,
    kind: 'prop',
    plane: bearer.plane,
    sketch,
    box: pageBox(box, at, scale),
    ground: [bearer.ground[0], bearer.ground[1] + (isStuck ? -BEFORE : BEFORE)],
    lift: bearer.lift,
    scale,
    isBorne: true,
  };
};
