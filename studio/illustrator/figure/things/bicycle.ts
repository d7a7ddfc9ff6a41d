/** A child's bicycle, or a grown-up's, made to the measure of who rides it. */
import { type Color, hex } from '#studio/illustrator/color/color.ts';
import type { Thing } from '#studio/illustrator/figure/layers.ts';
import { palmOf } from '#studio/illustrator/figure/limbs.ts';
import type { AccentColors } from '#studio/illustrator/figure/looks.data.ts';
import type { Skeleton } from '#studio/illustrator/figure/skeleton.ts';
import { lerp, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { circle, ellipse, type Point } from '#studio/illustrator/geometry/path.ts';
import { bundle, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

const TYRE = hex('#3f3b40');
const STEEL = hex('#c3c7cb');
const SADDLE = hex('#7a4a30');

const tube = (points: readonly Point[], color: Color, width: number): Sketch =>
  form(ribbon(points, [width]), color, { volume: 0.5, name: 'accent' });

const ring = (center: Point, radii: Point, look: { color: Color; width: number }): Sketch => ({
  kind: 'line',
  path: ellipse(center, radii),
  alpha: 1,
  lit: false,
  ...look,
});

const wheelAt = (center: Point, radius: number): Sketch[] => [
  ...Array.from({ length: 8 }, (_, index): Sketch => {
    const angle = (index / 8) * Math.PI * 2 + 0.3;
    return line([center, [center[0] + Math.cos(angle) * radius, center[1] + Math.sin(angle) * radius]], STEEL, {
      width: radius * 0.03,
      alpha: 0.9,
    });
  }),
  ring(center, [radius * 0.93, radius * 0.93], { color: TYRE, width: radius * 0.14 }),
  ring(center, [radius * 0.82, radius * 0.82], { color: STEEL, width: radius * 0.05 }),
  form(circle(center, radius * 0.1), STEEL, { volume: 0.5 }),
];

/** The joints of a bicycle seen along the page. */
type Geometry = {
  readonly r: number;
  readonly way: 1 | -1;
  readonly rear: Point;
  readonly front: Point;
  readonly saddle: Point;
  readonly crank: Point;
  readonly pedals: readonly [Point, Point];
  readonly stem: Point;
  readonly grip: Point;
};

const geometryOf = ({ build, hip, near, far, stance }: Skeleton): Geometry => {
  const { way } = stance;
  const r = build.leg * 0.42;
  const grip = palmOf(near.arm, build.limb);
  const pedal = ([x, y]: Point): Point => [x, y + build.leg * 0.12];
  const pedals = [pedal(near.leg.ankle), pedal(far.leg.ankle)] as const;
  return {
    r,
    way,
    grip,
    pedals,
    rear: [hip[0] - r * 1.05 * way, -r],
    front: [grip[0] + r * 0.7 * way, -r],
    saddle: [hip[0] - build.hip * 0.1 * way, hip[1] + build.hip * 0.72],
    crank: lerp(pedals[0], pedals[1], 0.5),
    stem: [grip[0] + r * 0.12 * way, grip[1] + r * 0.34],
  };
};

const frameOf = ({ r, way, rear, front, saddle, crank, stem, grip }: Geometry, colors: AccentColors): Sketch[] => {
  const thick = r * 0.1;
  return [
    tube([rear, crank], colors.deep, thick * 0.7),
    tube([rear, lerp(saddle, crank, 0.25)], colors.deep, thick * 0.7),
    tube([saddle, crank], colors.accent, thick),
    tube([lerp(saddle, crank, 0.3), lerp(stem, front, 0.12)], colors.accent, thick),
    tube([crank, lerp(stem, front, 0.25)], colors.accent, thick),
    tube([[grip[0] + r * 0.02 * way, grip[1] - r * 0.02], stem, front], colors.accent, thick * 0.9),
  ];
};

const fromSide = (skeleton: Skeleton, colors: AccentColors): Thing => {
  const bike = geometryOf(skeleton);
  const { r, way, saddle, grip, pedals, crank } = bike;
  const seat = ribbon(
    [[saddle[0] - r * 0.34 * way, saddle[1]], saddle, [saddle[0] + r * 0.3 * way, saddle[1] + r * 0.03]],
    [r * 0.15, r * 0.12, r * 0.06],
  );
  const bar = ribbon(
    [
      [grip[0] - r * 0.16 * way, grip[1]],
      [grip[0] + r * 0.1 * way, grip[1]],
    ],
    [r * 0.08],
  );
  const tread = ([x, y]: Point): Sketch =>
    form(
      ribbon(
        [
          [x - r * 0.16, y],
          [x + r * 0.16, y],
        ],
        [r * 0.06],
      ),
      TYRE,
    );
  const sketches = [
    ...wheelAt(bike.rear, r),
    ...wheelAt(bike.front, r),
    ...frameOf(bike, colors),
    form(circle(crank, r * 0.16), STEEL, { volume: 0.5 }),
    ...pedals.map(tread),
    form(ribbon(pedals, [r * 0.05]), STEEL, { volume: 0.5 }),
    form(seat, SADDLE, { volume: 0.5 }),
  ];
  return {
    between: [bundle(sketches, { name: 'bicycle' })],
    before: [bundle([form(bar, SADDLE, { volume: 0.4 })], { name: 'bicycle' })],
  };
};

const fromEnd = (skeleton: Skeleton, colors: AccentColors): Thing => {
  const { build, near, far, hip, stance } = skeleton;
  const r = build.leg * 0.42;
  const hands = [palmOf(near.arm, build.limb), palmOf(far.arm, build.limb)] as const;
  const middle = lerp(hands[0], hands[1], 0.5);
  const isBack = stance.view === 'back';
  const wheel = [
    form(ellipse([0, -r], [r * 0.16, r]), TYRE, { volume: 0.5 }),
    ring([0, -r], [r * 0.07, r * 0.8], { color: STEEL, width: r * 0.05 }),
  ];
  const fork = [-1, 1].map((side) =>
    tube(
      [
        [r * 0.2 * side, -r],
        [r * 0.2 * side, -r * 2.05],
        [0, -r * 2.3],
      ],
      colors.accent,
      r * 0.07,
    ),
  );
  const steering = [
    tube([[0, -r * 2.2], middle], colors.accent, r * 0.1),
    form(ribbon([hands[0], [middle[0], middle[1] + r * 0.16], hands[1]], [r * 0.1]), STEEL, { volume: 0.5 }),
  ];
  const saddle = form(ellipse([0, hip[1] + build.hip * 0.74], [build.hip * 0.7, r * 0.2]), SADDLE, { volume: 0.5 });
  const sketches = [
    bundle(isBack ? [...fork, ...wheel, saddle] : [...fork, ...wheel, ...steering], { name: 'bicycle' }),
  ];
  return { before: sketches };
};

/** The bicycle under who rides. */
export const bicycleUnder = (skeleton: Skeleton, colors: AccentColors): Thing =>
  skeleton.isSide ? fromSide(skeleton, colors) : fromEnd(skeleton, colors);
