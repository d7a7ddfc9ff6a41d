/** The rim that tells apart what has the tone of what is behind it: a white boat before a white gown. */
import { type Color, lighten } from '#studio/illustrator/color/color.ts';
import { boundsOf, boxesMeet, type Path } from '#studio/illustrator/geometry/path.ts';
import { bundle, type Form, line, type Sketch } from '#studio/illustrator/sketch.ts';

const SEEN_FROM = 0.6;

const solidsOf = (sketch: Sketch): readonly Form[] => {
  if (sketch.kind === 'bundle') return sketch.children.flatMap(solidsOf);
  return sketch.kind === 'form' && sketch.finish === 'solid' && sketch.alpha >= SEEN_FROM ? [sketch] : [];
};

/** The colour of a drawing: that of its forms, each weighed by its size; null where nothing is solid. */
export const colorOf = (sketch: Sketch): Color | null => {
  let [sum, l, a, b] = [0, 0, 0, 0];
  for (const { path, color } of solidsOf(sketch)) {
    const { left, right, top, bottom } = boundsOf(path);
    const area = (right - left) * (bottom - top);
    [sum, l, a, b] = [sum + area, l + color[0] * area, a + color[1] * area, b + color[2] * area];
  }
  return sum === 0 ? null : [l / sum, a / sum, b / sum];
};

/** Two tones that differ by less are one to the eye; a difference of hue counts less than one of light and dark. */
const ALIKE = 0.11;
const HUE = 0.6;

/** How far apart two colours are, as they are told apart from afar. */
export const isAlike = (one: Color, other: Color): boolean =>
  Math.hypot(one[0] - other[0], (one[1] - other[1]) * HUE, (one[2] - other[2]) * HUE) < ALIKE;

/** How much darker, or on the dark lighter, a rim is. */
const STEP = 0.3;
const DARK = 0.45;

const rimColor = (color: Color): Color => lighten(color, color[0] < DARK ? STEP : -STEP);

/** The edges of all that a drawing is made of, to be drawn below it: only their outer half is seen. */
export const rimOf = (sketch: Sketch, width: number, color = rimColor(colorOf(sketch) ?? [0.5, 0, 0])): Sketch =>
  bundle(
    solidsOf(sketch).map(({ path }) => ({ ...line([], color, { width, alpha: 0.85 }), path })),
    { name: 'rim' },
  );

/** The same only where it passes before something else, whose outline is given. */
export const rimBefore = (sketch: Sketch, before: Path, look: { width: number; color: Color }): Sketch => {
  const place = boundsOf(before);
  const edges = solidsOf(sketch).flatMap(({ path }) => {
    const isNear = boxesMeet(boundsOf(path), place);
    return isNear ? [{ ...line([], look.color, { width: look.width, alpha: 0.85 }), path }] : [];
  });
  return bundle([bundle(edges, { clip: before })], { name: 'rim' });
};
