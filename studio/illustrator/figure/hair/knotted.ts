/** Short coils of hair: twists and knots. */
import { mix } from '#studio/illustrator/color/color.ts';
import { coveredBy, type HairDrawing } from '#studio/illustrator/figure/hair/cap.ts';
import { knob } from '#studio/illustrator/figure/hair/locks.ts';
import { NEAT } from '#studio/illustrator/figure/hair/rows.ts';
import { onSkull } from '#studio/illustrator/figure/hair/skull.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Point } from '#studio/illustrator/geometry/path.ts';
import { form, line, type Sketch } from '#studio/illustrator/sketch.ts';

export const twists: HairDrawing = (frame) => {
  const { cap, sketches } = coveredBy(frame, { hairline: NEAT, volume: 0.08, waves: [12, 0.05] }, 0);
  const roots = [-0.8, -0.48, -0.16, 0.16, 0.48, 0.8].flatMap((across, row) =>
    [0.72, 1.25, 1.8, 2.35, 2.9].map((along, step) => ({
      spot: onSkull(frame, across, along, 1.05),
      index: row * 5 + step,
    })),
  );
  const twist = ({ spot, index }: (typeof roots)[number]): Sketch[] => {
    const out = spot.x * 0.3 + ((index % 3) - 1) * 0.06;
    const tip: Point = [spot.x + out, spot.y + 0.3 + Math.abs(spot.x) * 0.1];
    // Those at the sides stand off first, those in the middle hang at once: a band that turned back would cross itself.
    const bow: Point = [spot.x + out * 0.7, spot.y + 0.1 - Math.abs(spot.x) * 0.14];
    return [
      form(
        ribbon([[spot.x, spot.y], bow, tip], [0.085, 0.085, 0.05]),
        mix(frame.colors.hair, frame.colors.sheen, (index % 3) * 0.07),
        {
          name: 'hair',
          volume: 0.55,
        },
      ),
      line(
        [
          [bow[0] - 0.06, bow[1]],
          [bow[0] + 0.05, bow[1] + 0.06],
          [tip[0] - 0.04, tip[1] - 0.08],
        ],
        frame.colors.sheen,
        {
          width: 0.022,
          alpha: 0.45,
        },
      ),
    ];
  };
  const seen = roots.filter(({ spot }) => spot.facing > -0.1).toSorted((a, b) => a.spot.y - b.spot.y);
  const fringe = cap.edge
    .filter((_, index) => index > 1 && index < 17 && index % 2 === 0)
    .flatMap(([x, y], index) => twist({ spot: { x: x * 0.98, y: y - 0.16, facing: 1 }, index }));
  return { behind: [], front: [...sketches, ...(frame.isPressed ? [] : seen.flatMap(twist)), ...fringe] };
};

export const bantuKnots: HairDrawing = (frame) => {
  const { sketches } = coveredBy(frame, { hairline: NEAT, volume: 0.02 }, 0);
  const knots = [-0.72, -0.25, 0.25, 0.72]
    .flatMap((across) => [0.95, 1.6, 2.25, 2.9].map((along) => onSkull(frame, across, along, 1.06)))
    .filter(({ facing }) => facing > -0.3)
    .toSorted((a, b) => a.facing - b.facing)
    .flatMap(({ x, y }): Sketch[] => [
      form(ellipse([x, y + 0.04], [0.19, 0.1]), frame.colors.deep, { volume: 0.2 }),
      ...knob(frame, [x * 1.03, y - 0.05], [0.165, 0.16]),
    ]);
  return { behind: [], front: [...sketches, ...(frame.isPressed ? [] : knots)] };
};
