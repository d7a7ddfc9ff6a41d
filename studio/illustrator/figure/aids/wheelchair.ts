/** A light wheelchair in the accent colour, made to the measure of who sits in it. */
import { type Color, hex, mix } from '#studio/illustrator/color/color.ts';
import { footLength } from '#studio/illustrator/figure/build.ts';
import type { Thing } from '#studio/illustrator/figure/layers.ts';
import type { AccentColors } from '#studio/illustrator/figure/looks.data.ts';
import { SEAT_HIP } from '#studio/illustrator/figure/aids/seated.data.ts';
import type { Skeleton } from '#studio/illustrator/figure/skeleton.ts';
import { lerp, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Point, roundedRect, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

const TYRE = hex('#3b3940');
const RIM = hex('#c9ced4');
const CUSHION = hex('#4a4650');
/** How far below the ankle a sole ends, in heights of the foot. */
const SOLE = 1.14;

/** Radius of a large wheel for legs and trunk: it reaches up to the seat and a little over it. */
const WHEEL = 0.236;
/** It stands so far behind the hip, in its radii, that it lies beside the seat and not over the lap. */
const BEHIND = 0.56;
/** The back reaches so far up along the trunk, and stands so far behind it, in half hips. */
const BACK = { up: 0.66, behind: 1.36 } as const;

type Chair = {
  readonly skeleton: Skeleton;
  readonly colors: AccentColors;
  /** Radius of the large wheels. */
  readonly wheel: number;
  /** A place of the chair as it stands on the page: along from below the hip, up from the ground. */
  at(along: number, up: number): Point;
};

const chairFor = (skeleton: Skeleton, colors: AccentColors): Chair => {
  const { build, hip, turn, isSide, stance } = skeleton;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const floor = hip[1] + build.leg * SEAT_HIP;
  const way = isSide || stance.view === 'three-quarter' ? stance.way : 1;
  return {
    skeleton,
    colors,
    wheel: (build.leg + build.torso) * WHEEL,
    at: (along, up) => {
      const [x, y] = [along * way, floor - up - hip[1]];
      return [hip[0] + x * cos - y * sin, hip[1] + x * sin + y * cos];
    },
  };
};

const tube = (points: readonly Point[], color: Color, width: number): Sketch =>
  form(ribbon(points, [width]), color, { volume: 0.5, name: 'accent' });

/** A wheel seen with the given share of its width. */
const wheelAt = ({ wheel, colors }: Chair, center: Point, squeeze: number): Sketch[] => {
  const radii = (share: number): Point => [Math.max(wheel * share * squeeze, wheel * 0.09), wheel * share];
  const ring = (share: number, color: Color, width: number): Sketch => ({
    kind: 'line',
    path: ellipse(center, radii(share)),
    color,
    width,
    alpha: 1,
    lit: false,
  });
  const spokes = Array.from({ length: 9 }, (_, index): Sketch => {
    const angle = (index / 9) * Math.PI * 2 + 0.2;
    const [rx, ry] = radii(0.84);
    return line([center, [center[0] + Math.cos(angle) * rx, center[1] + Math.sin(angle) * ry]], RIM, {
      width: wheel * 0.022,
      alpha: 0.9,
    });
  });
  const isOpen = squeeze > 0.4;
  return [
    ...(isOpen ? spokes : []),
    ...(isOpen ? [] : [form(ellipse(center, radii(1)), TYRE, { volume: 0.4 })]),
    ...(isOpen ? [ring(0.94, TYRE, wheel * 0.12)] : []),
    ring(0.8, RIM, wheel * 0.045),
    form(ellipse(center, [Math.max(wheel * 0.1 * squeeze, wheel * 0.05), wheel * 0.1]), colors.deep, { volume: 0.5 }),
  ];
};

const casterAt = ({ wheel }: Chair, center: Point, squeeze: number): Sketch[] => [
  form(ellipse(center, [wheel * 0.26 * squeeze, wheel * 0.26]), TYRE, { volume: 0.4 }),
  detail(ellipse(center, [wheel * 0.1 * squeeze, wheel * 0.1]), RIM),
];

const named = (sketches: readonly Sketch[]): Sketch[] => [bundle(sketches, { name: 'wheelchair' })];

/** The plate that both feet stand on, on its tube from the frame: right below the soles, wherever these are. */
const footrest = ({ skeleton, colors, wheel }: Chair, from: Point): Sketch[] => {
  const { build, near, far, stance, turn } = skeleton;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const long = footLength(build);
  const under = build.leg * 0.1 * SOLE + wheel * 0.05;
  const below = ([x, y]: Point, along: number): Point => {
    const dx = along * long * stance.way;
    return [x + dx * cos - under * sin, y + dx * sin + under * cos];
  };
  const ends = [near.leg.ankle, far.leg.ankle].toSorted(([a], [b]) => (a - b) * stance.way);
  const [back = near.leg.ankle, ahead = back] = ends;
  const heel = below(back, -0.3);
  return [
    tube([from, lerp(from, below(back, 0), 0.55), heel], colors.accent, wheel * 0.05),
    tube([heel, below(ahead, 0.5)], colors.deep, wheel * 0.06),
  ];
};

/** What one pushes the chair by, with its grip: behind the back, at a height. */
const handleAt = ({ wheel, at, colors }: Chair, back: number, top: number): Sketch[] => [
  tube(
    [at(back, top - wheel * 0.3), at(back - wheel * 0.05, top), at(back - wheel * 0.3, top + wheel * 0.05)],
    colors.accent,
    wheel * 0.055,
  ),
  form(
    ribbon([at(back - wheel * 0.22, top + wheel * 0.04), at(back - wheel * 0.56, top + wheel * 0.06)], [wheel * 0.085]),
    TYRE,
    {
      volume: 0.5,
      name: 'push-handle',
    },
  ),
];

/** Along the page: one wheel on each side of the rider. */
const fromSide = (chair: Chair): Thing => {
  const { skeleton, colors, wheel, at } = chair;
  const { build } = skeleton;
  const seat = build.leg * SEAT_HIP - build.hip * 0.62;
  const front = build.leg * 0.52;
  const far = build.hip * 0.5;
  const backX = -build.hip * BACK.behind;
  const top = build.leg * SEAT_HIP + build.torso * BACK.up;
  const hub = -wheel * BEHIND;
  return {
    behind: named([
      ...wheelAt(chair, at(hub + far * 0.8, wheel), 0.9),
      ...handleAt(chair, backX + far, top + wheel * 0.02),
    ]),
    between: named([
      form(
        spline([
          [...at(backX, seat), 1],
          [...at(backX - wheel * 0.1, top), 1],
          [...at(backX + far * 1.6, top), 1],
          [...at(backX + far * 1.6, seat), 1],
        ]),
        mix(colors.accent, colors.deep, 0.4),
        { name: 'backrest', volume: 0.4 },
      ),
      form(ribbon([at(backX, seat), at(front * 0.72, seat)], [wheel * 0.13]), CUSHION, { volume: 0.5 }),
    ]),
    before: named([
      ...casterAt(chair, at(front * 1.02, wheel * 0.24), 0.9),
      tube(
        [at(backX, seat - wheel * 0.2), at(front * 0.9, seat - wheel * 0.2), at(front * 1.06, wheel * 0.3)],
        colors.accent,
        wheel * 0.055,
      ),
      tube([at(front * 0.94, seat - wheel * 0.25), at(front * 1.0, wheel * 0.3)], colors.accent, wheel * 0.05),
      ...footrest(chair, at(front * 0.92, seat - wheel * 0.2)),
      tube([at(backX, seat - wheel * 0.1), at(backX - wheel * 0.04, top - wheel * 0.2)], colors.accent, wheel * 0.055),
      ...handleAt(chair, backX - wheel * 0.04, top),
      ...wheelAt(chair, at(hub, wheel), 0.92),
    ]),
  };
};

/** From in front: wheels on edge at both sides, the feet on their rest. */
const fromFront = (chair: Chair): Thing => {
  const { skeleton, colors, wheel, at } = chair;
  const { build } = skeleton;
  const half = build.hip * 1.34;
  const seat = build.leg * SEAT_HIP - build.hip * 0.66;
  const top = build.leg * SEAT_HIP + build.torso * 0.5;
  const grips = [-1, 1].map((side) =>
    form(ellipse(at(half * 1.02 * side, top + wheel * 0.02), [wheel * 0.13, wheel * 0.13]), TYRE, {
      volume: 0.5,
      name: 'push-handle',
    }),
  );
  const lean = wheel * 0.1;
  const wheels = [-1, 1].flatMap((side) => wheelAt(chair, at((half + lean) * side, wheel), 0.2));
  const posts = [-1, 1].map((side) =>
    tube(
      [at(half * 0.86 * side, seat), at(half * 0.86 * side, top), at(half * 1.06 * side, top + wheel * 0.02)],
      colors.accent,
      wheel * 0.055,
    ),
  );
  const casters = [-1, 1].flatMap((side) => [
    ...casterAt(chair, at(half * 0.8 * side, wheel * 0.24), 0.46),
    tube([at(half * 0.74 * side, seat), at(half * 0.56 * side, wheel * 0.22)], colors.accent, wheel * 0.05),
  ]);
  const rest = form(
    ribbon([at(-half * 0.62, wheel * 0.16), at(half * 0.62, wheel * 0.16)], [wheel * 0.08]),
    colors.deep,
    { volume: 0.4 },
  );
  const sling = form(
    roundedRect(at(-half * 0.86, top), [half * 1.72, top - seat], wheel * 0.1),
    mix(colors.accent, colors.deep, 0.4),
    {
      name: 'accent',
      volume: 0.4,
    },
  );
  const cushion = form(ribbon([at(-half * 0.86, seat), at(half * 0.86, seat)], [wheel * 0.15]), CUSHION, {
    volume: 0.5,
  });
  return skeleton.stance.view === 'back'
    ? { behind: named([...casters, rest]), before: named([cushion, sling, ...posts, ...grips, ...wheels]) }
    : { behind: named([sling, ...posts, cushion, ...casters, rest]), before: named(wheels) };
};

/** The chair below a seated figure. */
export const wheelchairUnder = (skeleton: Skeleton, colors: AccentColors): Thing => {
  const chair = chairFor(skeleton, colors);
  return skeleton.isSide || skeleton.stance.view === 'three-quarter' ? fromSide(chair) : fromFront(chair);
};
