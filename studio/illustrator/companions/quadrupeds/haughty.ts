/** The pride of the vain: they look down their nose, and a claw is raised to correct whoever is before them. */
import type { CompanionOrder } from '#studio/illustrator/companions/companion.ts';
import type { QuadrupedShape } from '#studio/illustrator/companions/quadrupeds/quadruped-shape.ts';
import type { Features } from '#studio/illustrator/figure/expressions.data.ts';

/** How far the chin is up, in radians, beside what every proud animal does. */
export const CHIN_UP = -0.24;

const BUSY: ReadonlySet<CompanionOrder['pose']> = new Set([
  'sleeping',
  'walking',
  'running',
  'flying',
  'swimming',
  'crouching',
  'jumping',
  'dancing',
]);

export const isHaughty = ({ isVain }: QuadrupedShape, { expression, pose }: CompanionOrder): boolean =>
  isVain === true && expression === 'proud' && pose !== 'sleeping';

/** Where it points then: ahead, below the muzzle. */
const CLAW_AT = [0.94, 0.08] as const;

/** Half shut eyes under high brows, and a mouth that says little. */
export const haughty = (features: Features): Features => ({
  ...features,
  lid: 0.16,
  cheek: 0,
  browLift: 0.75,
  browSlant: -0.12,
  blush: 0.5,
  mouth: { width: 0.2, curve: -0.03, open: Math.min(features.mouth.open, 0.12), skew: 0.05 },
});

/** The same order with a claw up, where nothing else is to be done with it. */
export const withClawUp = (shape: QuadrupedShape, order: CompanionOrder): CompanionOrder =>
  isHaughty(shape, order) &&
  !order.gesture &&
  !order.hugs &&
  !order.lays &&
  !order.bites &&
  !order.isInside &&
  !BUSY.has(order.pose)
    ? { ...order, gesture: 'pointing', aim: CLAW_AT }
    : order;
