/** Small things on the ground nearest to the reader: petals, pebbles, slippers, an open book, a school bag, a ball. */
import { type Color, hex, lighten } from '#studio/illustrator/color/color.ts';
import { type Path, type Point, circle, ellipse } from '#studio/illustrator/geometry/path.ts';
import { standing } from '#studio/illustrator/ground/standing.ts';
import { groundAt } from '#studio/illustrator/settings/pieces/sides.ts';
import { edged, knots, traced } from '#studio/illustrator/settings/pieces/traced.ts';
import type { Stage } from '#studio/illustrator/settings/stage.ts';
import { type Sketch, bundle, detail, form, line } from '#studio/illustrator/sketch.ts';

/** Petals, leaves or crumbs over the near ground; `size` in centimetres. */
export const strewn = (stage: Stage, look: { colors: readonly Color[]; count: number; size: number }): Sketch[] => {
  const { random, unit } = stage;
  const top = groundAt(stage, 0.72);
  return look.colors.map((color) => {
    const bits = Array.from({ length: look.count }, (): Path => {
      const share = random.next();
      const size = unit * look.size * (0.6 + 0.6 * share);
      return ellipse(
        [random.between(20, 980), top + (985 - top) * share],
        [size, size * 0.45],
        random.between(-0.8, 0.8),
      );
    });
    return detail(bits.flat(), color, { alpha: 0.75 });
  });
};

/** A thing on the near ground, `along` it from the left; nothing where somebody stands within its reach, in centimetres. */
export const nearThing = (
  stage: Stage,
  place: { along: number; reach: number },
  draw: (at: Point) => Sketch[],
): Sketch[] =>
  stage.isFree(place.along, place.reach * stage.unit) && stage.room(place.along) > 0.2 ? draw([place.along, 938]) : [];

/** A pair of slippers, one a little before the other. `size` is the length of a slipper. */
export const slippers = (at: Point, size: number, color: Color): Sketch[] =>
  [0, 1].flatMap((index): Sketch[] => {
    const foot: Point = [at[0] + index * size * 0.62, at[1] + index * size * 0.16];
    return standing([
      form(traced('-.5,.04 -.44,-.06 0,-.1 .44,-.08 .52,.02 .4,.1 -.3,.12', foot, size), lighten(color, -0.16), {
        volume: 0.3,
      }),
      form(traced('-.02,.04! .08,.24 .34,.22 .52,.04! .44,-.07 .04,-.08', foot, size), color, { volume: 0.6 }),
      line(knots('.1,.1 .26,.15 .42,.08', foot, size), lighten(color, 0.16), { width: size * 0.03 }),
    ]);
  });

/** An open book lying on its back, with a picture on each page. */
export const openBook = (at: Point, size: number, color: Color): Sketch[] =>
  standing([
    form(edged('-.52,-.06 -.42,.26 .46,.26 .54,-.06', at, size), color, { volume: 0.3 }),
    form(traced('-.47,-.03! -.38,.27! -.2,.3 .02,.24! .03,-.06! -.24,0', at, size), hex('#f8f0de'), { volume: 0.3 }),
    form(traced('.03,-.06! .02,.24! .22,.3 .42,.27! .49,-.03! .26,0', at, size), hex('#fbf5e6'), { volume: 0.3 }),
    detail(traced('-.34,.08! -.28,.2 -.14,.22 -.06,.1!', at, size), hex('#8fb3a0')),
    detail(ellipse([at[0] + size * 0.25, at[1] - size * 0.15], [size * 0.09, size * 0.06]), hex('#e3a04a')),
  ]);

/** A bag for school with a flap and a strap. */
export const schoolBag = (at: Point, size: number, color: Color): Sketch[] =>
  standing([
    line(knots('-.3,.7 -.12,.98 .14,.98 .3,.72', at, size), lighten(color, -0.14), { width: size * 0.06 }),
    form(traced('-.44,0! -.47,.4 -.42,.74 -.3,.82 .3,.82 .42,.74 .47,.4 .44,0!', at, size), color, { volume: 0.6 }),
    form(traced('-.45,.76! -.3,.84 .3,.84 .45,.76! .4,.4 0,.34 -.4,.4', at, size), lighten(color, 0.06), {
      volume: 0.4,
    }),
    form(edged('-.07,.3 -.07,.46 .07,.46 .07,.3', at, size), hex('#e2b45a'), { volume: 0.4 }),
    form(traced('-.3,.04! -.3,.24 .3,.24 .3,.04!', at, size), lighten(color, -0.05), { volume: 0.3 }),
  ]);

/** A ball with stripes. */
export const stripedBall = (at: Point, radius: number, colors: readonly [Color, Color]): Sketch[] => {
  const ball = circle([at[0], at[1] - radius], radius);
  const bands = ['-.7,2 -.2,1 -.7,0', '.1,2 .5,1 .1,0'].map((text) =>
    line(knots(text, at, radius), colors[1], { width: radius * 0.36 }),
  );
  return standing([form(ball, colors[0], { volume: 0.8 }), bundle(bands, { clip: ball })]);
};
