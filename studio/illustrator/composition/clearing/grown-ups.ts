/** Grown-ups are taller than children wherever they stand: who went a step back for others comes nearer for it again. */
import type { Scene } from '#core/story/scene.ts';
import type { Camera } from '#studio/illustrator/composition/camera.ts';
import { type CastContext, characterOf, heightOf } from '#studio/illustrator/composition/cast.ts';
import {
  HEAD_GAP,
  headsLack,
  hides,
  type Item,
  itemAt,
  type Move,
  still,
  unmoved,
} from '#studio/illustrator/composition/contact/faces.ts';
import type { Units } from '#studio/illustrator/composition/contact/freeing.ts';
import { changed, drawnThrough } from '#studio/illustrator/composition/moving.ts';
import { apply, type Matrix } from '#studio/illustrator/geometry/matrix.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';

export type Kin = {
  readonly scene: Scene;
  readonly context: CastContext;
  readonly units: Units;
  readonly camera: Camera;
};

/** From this age on somebody is tall by nature. */
const GROWN = 18;
/** So much taller than any child on the page they would be if all stood. */
const TALLER = 1.16;
/** What they grow by at most; where that would hide a face, so much of it. */
const MOST = 2;
const SHARES = [1, 0.75, 0.5, 0.25];
/** Those in front stay in front. */
const BEHIND_NEAR = 16;

/** By so much larger and nearer on the same ground, and so near that the head stays on the page. */
const nearerBy = (by: number, { camera, of }: Kin & { of: Placed }): Move => {
  const [x, y] = of.ground;
  const wanted = Math.max(camera.horizon + (y - camera.horizon) * by, camera.ceiling + (y - of.box.top) * by);
  const foot = Math.max(y, Math.min(camera.planes.near.y - BEHIND_NEAR, wanted));
  return { ...still(of.plane), dy: foot - y, scale: by, pivot: [x, y] };
};

const movedBy = (one: Placed, move: Move): Placed => {
  const [x, y] = move.pivot;
  const matrix: Matrix = [move.scale, 0, 0, move.scale, x * (1 - move.scale), y * (1 - move.scale) + move.dy];
  return changed(one, (each) => ({
    ...drawnThrough(matrix, each),
    ground: apply(matrix, each.ground),
    scale: each.scale * move.scale,
  }));
};

/** How much of faces a unit hides or has hidden, and how close its heads come to others. */
const troubleOf = (unit: readonly Item[], others: readonly Item[]): number =>
  unit.reduce(
    (sum, one) =>
      others.reduce(
        (more, other) => more + hides(one, other).face + hides(other, one).face + headsLack(one, other, HEAD_GAP),
        sum,
      ),
    0,
  );

const isOnPage = ({ box, one: { box: was } }: Item, { camera }: Kin): boolean =>
  box.top >= Math.min(camera.ceiling, was.top) &&
  box.left >= Math.min(0, was.left) &&
  box.right <= Math.max(1000, was.right);

/** Less than this is a lock of hair. */
const SLIGHT = 0.05;

/** A unit by as much larger as the faces around and the edges of the page allow. */
const asFarAsFree = (
  unit: readonly Placed[],
  wanted: number,
  kin: Kin & { of: Placed; others: readonly Placed[] },
): readonly Placed[] => {
  const others = kin.others.map(unmoved);
  const before = troubleOf(unit.map(unmoved), others);
  for (const share of SHARES) {
    const move = nearerBy(1 + (wanted - 1) * share, kin);
    const tried = unit.map((one) => itemAt(one, move));
    const isFree = tried.every((one) => isOnPage(one, kin)) && troubleOf(tried, others) <= before + SLIGHT;
    if (isFree) return unit.map((one) => movedBy(one, move));
  }
  return unit;
};

/** Whom the picture is about has the largest head of all people. */
const BELOW_LEAD = 0.99;
const headOf = (one: Placed | undefined): number =>
  one?.isPerson === true && one.head ? one.head.bottom - one.head.top : Infinity;

type Person = { readonly one: Placed; readonly isGrown: boolean; readonly tall: number };

const peopleIn = (placed: readonly Placed[], { scene, context }: Kin): Person[] =>
  scene.cast.flatMap((member) => {
    const character = characterOf(member, context);
    const one = placed.find(({ ref }) => ref === member.ref);
    const isPerson = character?.kind === 'person' && one !== undefined;
    return isPerson ? [{ one, isGrown: character.age >= GROWN, tall: heightOf(member, context) }] : [];
  });

/** The same with every grown-up who belongs to no child taller than the children. */
export const grownUpsTall = (placed: readonly Placed[], kin: Kin): readonly Placed[] => {
  const people = peopleIn(placed, kin);
  const children = people.filter(({ isGrown }) => !isGrown).map(({ one, tall }) => one.scale * tall);
  if (children.length === 0 || children.length === people.length) return placed;
  const least = Math.max(...children) * TALLER;
  const unitOf = ({ ref }: Placed): string => kin.units.get(ref) ?? ref;
  const lead = placed.find(({ ref }) => ref === kin.scene.cast[0]?.ref);
  let all = placed;
  for (const { one, isGrown, tall } of people) {
    const wanted = Math.min(MOST, least / (one.scale * tall), (headOf(lead) / headOf(one)) * BELOW_LEAD);
    const unit = all.filter((other) => unitOf(other) === unitOf(one));
    const isAlone = unit.every(({ ref, kind }) => kind === 'prop' || ref === one.ref);
    if (!isGrown || !(wanted > 1) || !isAlone || one.isInWater === true || one.lift > 0) continue;
    const others = all.filter((other) => !unit.includes(other));
    const grown = asFarAsFree(unit, wanted, { ...kin, of: one, others });
    all = all.map((each) => grown[unit.indexOf(each)] ?? each);
  }
  return all;
};
