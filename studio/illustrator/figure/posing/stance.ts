/** How a body stands to the reader, and what its limbs are: the words that skeleton, arms and targets share. */
import type { Build } from '#studio/illustrator/figure/build.ts';
import type { ArmPose, HandShape } from '#studio/illustrator/figure/poses.data.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';

/** `front` and `back` look along the page's depth, `three-quarter` half past the reader, `side` along the page. */
export type View = 'front' | 'three-quarter' | 'side' | 'back';

/** The arm and leg nearer to the reader, or on the side of the way; and the other ones. */
export const WHICH = ['near', 'far'] as const;
export type Which = (typeof WHICH)[number];

/** Where a palm lies on a thing that it holds, measured as the joints are. */
export type Grasp = {
  readonly palm: Point;
  /** Which way its fingers point on the page, when they do not go on from the forearm. */
  readonly turn?: number;
  /** Which way across the shaft that it closes around its fingers go, as near to that as a wrist bends. */
  readonly across?: number;
  /** Closed around it, unless said. */
  readonly hand?: HandShape;
  /** Where the elbow likes to be, outward and down; hanging and a little off the body unless said. */
  readonly elbow?: readonly [outward: number, down: number];
  /** Where it is, in upper arms, of an arm that is folded so far that its pieces lie on each other. */
  readonly elbowAt?: readonly [outward: number, down: number];
};

/** What somebody sits on: an edge so many centimetres over where their feet would stand, or somebody's back. */
export type Seat = { readonly kind: 'edge'; readonly overGround: number } | { readonly kind: 'astride' };

/** How a body stands to the reader. */
export type Stance = {
  readonly view: View;
  /** Which way on the page it is turned, or its active arm in front view: 1 right, -1 left. */
  readonly way: 1 | -1;
  /** Arms that do something else than the pose says, such as holding a thing. */
  readonly arms?: { readonly near?: ArmPose | undefined; readonly far?: ArmPose | undefined };
  /** Where a palm lies on somebody or something, measured as the joints are; before what the pose or `arms` say. */
  readonly reach?: Partial<Readonly<Record<Which, Point>>>;
  /** Which of them closes around the hand of somebody. */
  readonly clasps?: Which;
  /** Hands that hold a thing between them; before what the pose or `arms` say. */
  readonly holds?: Partial<Readonly<Record<Which, Grasp>>>;
  /** Which way on the page a hand goes that points or reaches out; shorter than 1 for a bent arm. */
  readonly aim?: Point;
  /** Bends the whole body to the page's right, in radians: who leans on somebody. */
  readonly aside?: number;
  /** Forward bend on top of the pose's, in radians, and how far the shoulders are drawn up, as a share of the trunk. */
  readonly bow?: number;
  readonly shrug?: number;
  /** Stands on the farther leg: not everybody beside each other stands alike. */
  readonly restsOnFar?: boolean;
  /** Draws the nearer foot up to the hands. */
  readonly liftsFoot?: true;
  /** How somebody sits on the ground; with crossed legs unless said. */
  readonly sits?: 'knee-up' | 'on-heels';
  /** Sits in a wheelchair whenever the pose allows. */
  readonly isWheeled?: boolean;
  /** Sits on something: the origin is then on the seat. */
  readonly seat?: Seat;
};

export type Arm = {
  readonly shoulder: Point;
  readonly elbow: Point;
  readonly wrist: Point;
  readonly hand: HandShape;
  /** Where the hand points on the page in radians, when it does not go on from the forearm. */
  readonly turn?: number;
};
export type Leg = {
  readonly hip: Point;
  readonly knee: Point;
  readonly ankle: Point;
  /** Angle of the sole on the page in radians; 0 lies flat. */
  readonly sole: number;
  readonly hidesFoot: boolean;
  /** The foot is nearer to the reader than the knee and the hem of a skirt. */
  readonly isAhead: boolean;
  /** How the foot is seen, and which way it points, when the view does not tell; turned, it goes on from the shin. */
  readonly foot?: { readonly seen: 'side' | 'sole'; readonly way: 1 | -1; readonly isTurned: boolean };
  readonly isHidden?: true;
  /** Goes along the page though the body is turned half past the reader: the one on the side of the way is beyond. */
  readonly isAlong?: true;
};

/** What all limbs of a body share. */
export type Frame = { build: Build; isSide: boolean; way: 1 | -1; turn: number; width: number; isPerched: boolean };
