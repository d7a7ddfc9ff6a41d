/** The parts of a figure from the farthest to the nearest, which depends on the side a body is seen from. */
import type { Layer } from '#studio/illustrator/figure/holding.ts';
import { isBesideHead } from '#studio/illustrator/figure/posing/raised.ts';
import { type Which, WHICH } from '#studio/illustrator/figure/posing/stance.ts';
import type { Skeleton } from '#studio/illustrator/figure/skeleton.ts';
import type { Sketch } from '#studio/illustrator/sketch.ts';

/** What somebody sits on, leans on, holds on to: the pieces by how near they are. */
export type Thing = {
  /** Beyond the whole figure. */
  readonly behind?: readonly Sketch[];
  /** Between the far and the near limbs. */
  readonly between?: readonly Sketch[];
  /** Before trunk and legs, behind head and hands. */
  readonly before?: readonly Sketch[];
  /** Nearer than everything. */
  readonly front?: readonly Sketch[];
};

export type HeadParts = {
  readonly behind: readonly Sketch[];
  readonly under: readonly Sketch[];
  readonly head: readonly Sketch[];
};

/** `feet` are those that come out before legs and skirt. */
export type Limbs = {
  readonly arm: Sketch;
  /** The upper part of an arm that is folded up to the head: hair and cloth hang down over it, and not over its hand. */
  readonly root: readonly Sketch[];
  readonly leg: Sketch;
  readonly feet: readonly Sketch[];
};

export type Layers = {
  readonly near: Limbs;
  readonly far: Limbs;
  readonly lower: readonly Sketch[];
  /** The cloth of a skirt over the thighs of who is low, before the trunk. */
  readonly lap: readonly Sketch[];
  readonly body: Sketch;
  readonly head: HeadParts;
  /** What is held, over the palms, and the fingers that close over it. */
  readonly held: readonly Sketch[];
  readonly layer: Layer;
  /** The hands that hold it. */
  readonly holders: readonly Which[];
  /** The hands that are before the head. */
  readonly atHead: readonly Which[];
  /** The legs lie before the trunk, as no skirt covers them. */
  readonly isFolded: boolean;
  /** Drawn up before the belly, both legs are nearer than the hem of the top. */
  readonly isDrawnUp: boolean;
  /** Seat and thighs come out from under the hem of the top. */
  readonly isUnderTop: boolean;
  readonly things: readonly Thing[];
};

const pieces = (things: readonly Thing[], where: keyof Thing): readonly Sketch[] =>
  things.flatMap((thing) => thing[where] ?? []);

const headOf = ({ head }: Layers): readonly Sketch[] => [...head.under, ...head.head];

type Stage = 'beyond' | 'under-head' | 'over-head';
type Carried = Readonly<Record<Stage, readonly Sketch[]>> & { readonly roots?: readonly Sketch[] };

const inFarHandOnly = ({ holders }: Layers): boolean => holders.every((which) => which === 'far');

/** The arms where a gesture brings hands before the head: those over it, the others under it, each with what it holds. */
const gestured = (layers: Layers, isAlong: boolean): Carried => {
  const { near, far, held, holders, atHead, layer } = layers;
  const [last] = [...holders]
    .toSorted(
      (one, other) =>
        Number(atHead.includes(one)) - Number(atHead.includes(other)) ||
        Number(one === 'near') - Number(other === 'near'),
    )
    .toReversed();
  // Along the page the shoulder beyond is hidden: no sleeve hangs before the chest that comes from nowhere.
  const isInArms = held.length > 0 && layer === 'in-arms';
  const isBeyond = (which: Which): boolean => isAlong && which === 'far' && !atHead.includes('far') && !isInArms;
  const drawn = (which: Which): readonly Sketch[] => [
    which === 'near' ? near.arm : far.arm,
    ...(which === last ? held : []),
  ];
  const arms = (isOver: boolean): readonly Sketch[] =>
    (['far', 'near'] as const).filter((which) => atHead.includes(which) === isOver && !isBeyond(which)).flatMap(drawn);
  return {
    beyond: isBeyond('far') ? [...far.root, ...drawn('far')] : [],
    roots: [...(isBeyond('far') ? [] : far.root), ...near.root],
    'under-head': arms(false),
    'over-head': arms(true),
  };
};

/** The arms and what they hold by where they are drawn, for a body seen along the page. */
const carriedAlong = (layers: Layers): Carried => {
  const { near, far, held, layer, holders } = layers;
  const usual: Carried = { beyond: [far.arm], 'under-head': [], 'over-head': [near.arm] };
  switch (held.length === 0 ? 'in-hand' : layer) {
    case 'under-head':
      return holders.includes('near')
        ? { beyond: [far.arm], 'under-head': [near.arm, ...held], 'over-head': [] }
        : { ...usual, beyond: [far.arm, ...held] };
    case 'in-arms':
      return inFarHandOnly(layers)
        ? { beyond: [], 'under-head': [], 'over-head': [near.arm, ...held, far.arm] }
        : { ...usual, 'over-head': [...held, near.arm] };
    case 'at-head':
      return inFarHandOnly(layers)
        ? { beyond: [], 'under-head': [], 'over-head': [near.arm, far.arm, ...held] }
        : { ...usual, 'over-head': [near.arm, ...held] };
    default:
      return inFarHandOnly(layers)
        ? { ...usual, beyond: [far.arm, ...held] }
        : { ...usual, 'over-head': [near.arm, ...held] };
  }
};

/** Arms that are up: those seen beside the head, and whether the near one is hidden by it. */
type Raised = { readonly isHidden: boolean; readonly beside: readonly Which[] };

/** The arms and what they hold by where they are drawn, for a body seen from the front. */
const carriedBefore = (layers: Layers, { isHidden, beside }: Raised): Carried => {
  const { near, far, held, layer, holders } = layers;
  switch (held.length === 0 ? 'in-hand' : layer) {
    case 'under-head':
      return holders.includes('near')
        ? { beyond: [], 'under-head': [far.arm, near.arm, ...held], 'over-head': [] }
        : { beyond: [], 'under-head': [far.arm, ...held], 'over-head': [near.arm] };
    // Hair and cloth that hang down from the head are behind what is before the chest.
    case 'in-arms':
      return { beyond: [], 'under-head': [], 'over-head': [...held, far.arm, near.arm] };
    case 'at-head':
      return inFarHandOnly(layers)
        ? { beyond: [], 'under-head': [near.arm], 'over-head': [far.arm, ...held] }
        : { beyond: [], 'under-head': [far.arm], 'over-head': [near.arm, ...held] };
    default: {
      const isFar = held.length > 0 && inFarHandOnly(layers);
      return {
        beyond: [],
        'under-head': [
          ...(beside.includes('far') ? [] : [far.arm]),
          ...(isFar ? held : []),
          ...(isHidden ? [near.arm] : []),
        ],
        'over-head': [
          ...(beside.includes('far') ? [far.arm] : []),
          ...(isHidden ? [] : [near.arm]),
          ...(isFar ? [] : held),
        ],
      };
    }
  }
};

const alongPage = (layers: Layers, isBack: boolean): readonly Sketch[] => {
  const { near, far, lower, lap, body, head, isFolded, isDrawnUp, things } = layers;
  const carried = layers.atHead.length > 0 ? gestured(layers, true) : carriedAlong(layers);
  const between = pieces(things, 'between');
  return [
    ...(isBack ? [] : head.behind),
    ...carried.beyond,
    ...(isDrawnUp ? [] : [far.leg]),
    ...between,
    ...(isDrawnUp
      ? [...lower, body, far.leg, near.leg]
      : isFolded && between.length > 0
        ? [...lower, body, near.leg, ...near.feet]
        : isFolded
          ? [...lower, near.leg, ...near.feet, body]
          : [near.leg, ...near.feet, ...lower, body, ...lap]),
    ...pieces(things, 'before'),
    ...(isBack ? head.behind : []),
    ...(carried.roots ?? []),
    ...carried['under-head'],
    ...headOf(layers),
    ...carried['over-head'],
  ];
};

const fromBehind = (layers: Layers): readonly Sketch[] => {
  const { near, far, lower, body, head, held, things } = layers;
  return [
    ...held,
    ...pieces(things, 'between'),
    far.leg,
    near.leg,
    ...far.root,
    far.arm,
    ...near.root,
    near.arm,
    ...lower,
    body,
    ...pieces(things, 'before'),
    ...head.behind,
    ...headOf(layers),
  ];
};

const fromFront = (layers: Layers, raised: Raised, isTurned: boolean): readonly Sketch[] => {
  const { near, far, lower, lap, body, head, isFolded, isUnderTop, things } = layers;
  const carried = layers.atHead.length > 0 ? gestured(layers, false) : carriedBefore(layers, raised);
  // The leg on the side of the way is the one beyond when legs go along the page.
  const [beyond, before] = isTurned ? [near, far] : [far, near];
  const legs = [beyond.leg, before.leg];
  return [
    ...head.behind,
    ...pieces(things, 'between'),
    ...(isFolded
      ? isUnderTop
        ? [...lower, ...legs, ...beyond.feet, ...before.feet, body]
        : [...lower, body, beyond.leg, ...beyond.feet, before.leg, ...before.feet]
      : [...legs, ...beyond.feet, ...before.feet, ...lower, body, ...lap]),
    ...pieces(things, 'before'),
    ...(carried.roots ?? []),
    ...head.under,
    ...carried['under-head'],
    ...head.head,
    ...carried['over-head'],
  ];
};

/** The head of who bows deeper than this towards the reader is before their shoulders. */
const BOWED = 0.4;

/** The sketches in the order in which they are drawn. */
export const stacked = (skeleton: Skeleton, layers: Layers): readonly Sketch[] => {
  const { isSide, stance, near, head, build } = skeleton;
  const beside = WHICH.filter((which) => isBesideHead(skeleton[which].arm, { head, build }));
  const isUp = layers.held.length === 0 && near.arm.wrist[1] < head[1] + build.head * 0.2;
  const isBowed = !isSide && (stance.bow ?? 0) > BOWED;
  const raised: Raised = { isHidden: isBowed || (isUp && !beside.includes('near')), beside };
  const isBack = stance.view === 'back';
  const figure = isSide
    ? alongPage(layers, isBack)
    : isBack
      ? fromBehind(layers)
      : fromFront(layers, raised, near.leg.isAlong === true);
  return [...pieces(layers.things, 'behind'), ...figure, ...pieces(layers.things, 'front')];
};
