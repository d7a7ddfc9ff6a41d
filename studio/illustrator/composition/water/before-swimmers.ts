/** What is rooted on the shore nearer to the reader than somebody in the water stands before them: a palm is no hook for a fish. */
import { isOn, outlineOf } from '#studio/illustrator/composition/contact/outline.ts';
import { boxOf } from '#studio/illustrator/composition/extent.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { type Ground, groundOf } from '#studio/illustrator/composition/staging/land.ts';
import { IDENTITY } from '#studio/illustrator/geometry/matrix.ts';
import { type Box, boxesMeet, type Point } from '#studio/illustrator/geometry/path.ts';
import type { Planes } from '#studio/illustrator/settings/stage.ts';
import { partsNamed, type Sketch } from '#studio/illustrator/sketch.ts';

/** So much lower on the page a root must be, in page units: grass at the water's edge stays behind. */
const NEARER = 40;

const pointIn = ({ left, right, top, bottom }: Box): Point => [(left + right) / 2, (top + bottom) / 2];

const isBefore = (sketch: Sketch, swimmers: readonly Placed[]): boolean => {
  if (sketch.kind === 'glow') return false;
  const box = boxOf(sketch);
  const crossed = swimmers.filter((one) => box.bottom > one.box.bottom + NEARER && boxesMeet(box, one.box));
  if (crossed.length === 0) return false;
  const outline = outlineOf(sketch, IDENTITY);
  // A face is seen, whatever stands before the body.
  const eyes = crossed.flatMap((one) => partsNamed(one.sketch, 'eye')).map((eye) => pointIn(boxOf(eye)));
  return !eyes.some((eye) => isOn(outline, eye));
};

type Shore = Ground & {
  /** The middle distance without them. */
  readonly middle: readonly Sketch[];
  /** What is painted after those in the water. */
  readonly rooted: readonly Sketch[];
};

/** Whether a plant stands before something that has come forward: it comes along. */
const isOver = (sketch: Sketch, stands: readonly Sketch[]): boolean => {
  if (sketch.kind === 'glow') return false;
  const box = boxOf(sketch);
  return stands.map(boxOf).some((other) => box.bottom > other.bottom && boxesMeet(box, other));
};

/** Parts what grows on a shore by those who swim before and behind it. */
export const aroundSwimmers = ({ middle, near }: Planes, placed: readonly Placed[]): Shore => {
  const { land, growth } = groundOf(near);
  const swimmers = placed.filter(({ isInWater, plane }) => isInWater === true && plane !== 'near');
  const stands = swimmers.length === 0 ? [] : groundOf(middle).growth.filter((one) => isBefore(one, swimmers));
  const over = stands.length === 0 ? [] : growth.filter((one) => isOver(one, stands));
  const forward = new Set([...stands, ...over]);
  const stays = (one: Sketch): boolean => !forward.has(one);
  return { land, growth: growth.filter(stays), middle: middle.filter(stays), rooted: [...forward] };
};
