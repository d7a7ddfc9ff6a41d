/** What the members of a cast have with them, and where an animal has it. */
import type { CastMember } from '#core/story/scene.ts';
import type { Companion, Hold, Pose, Prop } from '#core/story/vocabulary.ts';
import { boxOf } from '#studio/illustrator/composition/extent.ts';
import { outlineOf, isOn } from '#studio/illustrator/composition/contact/outline.ts';
import { isRead } from '#studio/illustrator/composition/holding/held.ts';
import { BACKS } from '#studio/illustrator/companions/backs.data.ts';
import { type Chest, HUGS_WIDE } from '#studio/illustrator/companions/companion.ts';
import { COMPANION_DRAWINGS } from '#studio/illustrator/companions/companions.ts';
import { IDENTITY } from '#studio/illustrator/geometry/matrix.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';
import { bundle, partsNamed, type Sketch } from '#studio/illustrator/sketch.ts';

const USUAL_LOADS: Readonly<Partial<Record<Pose, Prop>>> = { carrying: 'basket' };

/** Poses that need both hands, for the ladder or to swim, or hold nothing. */
const EMPTY_HANDED: ReadonlySet<Pose> = new Set(['sleeping', 'lying', 'reading', 'climbing', 'swimming', 'riding']);
/** Ways to hold something that leave one hand on a handlebar or a rope. */
const ONE_HANDED: ReadonlySet<Hold> = new Set(['down', 'out', 'up', 'mouth', 'ear', 'eye']);
/** What those who lie have in their arms. */
const IN_BED: ReadonlySet<Prop> = new Set(['teddy', 'doll', 'book', 'blanket', 'cushion']);

/**
 * What somebody has in their hands. Who swims or climbs has none free and the thing is not drawn; who reads has what is
 * to be read; who lies hugs what is held close; who rides on somebody or something that needs no steering has both
 * hands, and one for what the story says is held in it on a bicycle.
 */
export const carriedBy = ({ pose, carries, holds }: CastMember, isSeated: boolean): Prop | undefined => {
  if (!EMPTY_HANDED.has(pose)) return carries ?? USUAL_LOADS[pose];
  if (!carries) return undefined;
  switch (pose) {
    case 'reading':
      return isRead(carries) || holds === 'close' ? carries : undefined;
    case 'riding':
      return isSeated || (holds && ONE_HANDED.has(holds)) ? carries : undefined;
    case 'lying':
    case 'sleeping':
      return holds === 'close' || (!holds && IN_BED.has(carries)) ? carries : undefined;
    default:
      return undefined;
  }
};

/** Poses in which a back lies level. */
const ON_FOURS: ReadonlySet<Pose> = new Set(['standing', 'walking', 'running', 'carrying', 'sneaking']);
/** Smaller ones carry in the mouth, in centimetres. */
const LOADED_CM = 70;

/** Behind the middle of neck, head and trunk, as a share of the length; and half of what stands there, in centimetres. */
const BEHIND_MIDDLE = 0.1;
const LOAD_HALF = 6;

/** Where something stands on the back of a large animal that is seen from its side. */
export const backOf = (
  { pose, facing }: CastMember,
  { companion, parts }: { companion: Companion; parts: readonly Sketch[] },
): Point | null => {
  const down = BACKS[companion];
  const isSide = facing !== 'front' && facing !== 'back';
  if (down === undefined || !isSide || !ON_FOURS.has(pose) || COMPANION_DRAWINGS[companion].heightCm < LOADED_CM)
    return null;
  const whole = bundle(parts);
  const { left, right, top, bottom } = boxOf(whole);
  const outline = outlineOf(whole, IDENTITY);
  const x = (left + right) / 2 - (right - left) * BEHIND_MIDDLE;
  // Under all of a load there is back: what stands on a slope sinks into it on one side.
  const isUnder = (y: number): boolean => [-LOAD_HALF, 0, LOAD_HALF].every((aside) => isOn(outline, [x + aside, y]));
  let y = top;
  while (y < bottom && !isUnder(y)) y += 1;
  return [x, Math.min(y, top + (bottom - top) * Math.max(down, 0.5))];
};

/** Those whose forelegs are arms with hands. */
const HANDED: ReadonlySet<Companion> = new Set(['monkey', 'robot']);

/** Where the hand of an animal is that holds something up or out; null for what is carried otherwise. */
export const handOut = (
  { holds, facing }: CastMember,
  { companion, parts }: { companion: Companion; parts: readonly Sketch[] },
): Point | null => {
  if (!HANDED.has(companion) || facing === 'back' || (holds !== 'up' && holds !== 'out')) return null;
  const { right, top, bottom } = boxOf(bundle(parts));
  const tall = bottom - top;
  return holds === 'up' ? [right * 0.92, top + tall * 0.06] : [right + tall * 0.04, top + tall * 0.5];
};

/** Where somebody with hands has an eye to look through what they hold before it: the one that is ahead. */
export const eyeBefore = (
  { holds, facing }: CastMember,
  { companion, parts }: { companion: Companion; parts: readonly Sketch[] },
): Point | null => {
  if (!HANDED.has(companion) || facing === 'back' || holds !== 'eye') return null;
  const eyes = partsNamed(bundle(parts), 'eye').map(boxOf);
  const ahead = eyes.toSorted((one, other) => other.right - one.right)[0];
  return ahead ? [(ahead.left + ahead.right) / 2, (ahead.top + ahead.bottom) / 2] : null;
};

/** Poses in which an animal sits up and hugs something. */
const SITS_UP: ReadonlySet<Pose> = new Set(['standing', 'sitting', 'kneeling', 'crouching', 'hugging', 'reading']);

/** Larger ones that sit on their bottoms with both forelegs free. */
const LARGE_HUGGERS: ReadonlySet<Companion> = new Set(['bear', 'dragon']);

/** Whoever reads has what is read before them and not in the mouth. */
const reads = ({ carries, holds, pose }: CastMember): boolean =>
  carries !== undefined && isRead(carries) && (pose === 'reading' || holds === 'before');

/** Whether a small animal has what it carries in its forelegs, as the story says. */
export const hugsIt = (member: CastMember, companion: Companion): boolean => {
  const { carries, holds, pose, facing, place } = member;
  return (
    carries !== undefined &&
    (holds === 'close' || reads(member)) &&
    SITS_UP.has(pose) &&
    facing !== 'back' &&
    place.in === undefined &&
    COMPANION_DRAWINGS[companion].home === 'ground' &&
    (COMPANION_DRAWINGS[companion].heightCm < LOADED_CM || LARGE_HUGGERS.has(companion))
  );
};

const namedHead = (sketch: Sketch): Sketch | null => {
  if (sketch.kind !== 'bundle') return null;
  if (sketch.name === 'head') return sketch;
  return sketch.children.map(namedHead).find((found) => found !== null) ?? null;
};

/** How far before the middle of its head along the page the chest of an animal is that sits. */
const BEFORE_HEAD = 0.12;

/** The chest of an animal that sits and does not tell where it is, turned to the page's right. */
export const chestOf = (parts: readonly Sketch[], { facing }: Pick<CastMember, 'facing'>): Chest => {
  const whole = bundle(parts);
  const all = boxOf(whole);
  const { left, right, bottom } = boxOf(namedHead(whole) ?? whole);
  const isFront = facing === 'front';
  const ahead = isFront ? 0 : (right - left) * BEFORE_HEAD;
  const wide = (all.bottom - all.top) * HUGS_WIDE;
  return { x: (left + right) / 2 + ahead, chin: bottom, ground: all.bottom, wide, isFront };
};
