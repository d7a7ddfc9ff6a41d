/** The rim that tells apart what has the tone of what is behind it: a white boat before a white gown. */
import { type Color, lighten } from '#studio/illustrator/color/color.ts';
import { boundsOf, boxesMeet, type Path } from '#studio/illustrator/geometry/path.ts';
import { bundle, type Form, line, type Sketch } from '#studio/illustrator/sketch.ts';

const SEEN_FROM = 0.6;

/** All of a drawing that hides what is behind it. */
export const solidsOf = (sketch: Sketch): readonly Form[] => {
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

type Look = { readonly width: number; readonly color: Color };

/** What is clipped has no edge outside its clip: the plates of a shell end with the shell. */
const edgesOf = (sketch: Sketch, look: Look, isMeant: (path: Path) => boolean): readonly Sketch[] => {
  if (sketch.kind === 'bundle') {
    const edges = sketch.children.flatMap((child) => edgesOf(child, look, isMeant));
    return sketch.clip && edges.length > 0 ? [bundle(edges, { clip: sketch.clip })] : edges;
  }
  return solidsOf(sketch).flatMap(({ path }) =>
    isMeant(path) ? [{ ...line([], look.color, { width: look.width, alpha: 0.85 }), path }] : [],
  );
};

/** The edges of all that a drawing is made of, to be drawn below it: only their outer half is seen. */
export const rimOf = (sketch: Sketch, width: number, color = rimColor(colorOf(sketch) ?? [0.5, 0, 0])): Sketch =>
  bundle(
    edgesOf(sketch, { width, color }, () => true),
    { name: 'rim' },
  );

/** The same only where it passes before something else, whose outline is given. */
export const rimBefore = (sketch: Sketch, before: Path, look: Look): Sketch => {
  const place = boundsOf(before);
  const edges = edgesOf(sketch, look, (path) => boxesMeet(boundsOf(path), place));
  return bundle([bundle(edges, { clip: before })], { name: 'rim' });
};
