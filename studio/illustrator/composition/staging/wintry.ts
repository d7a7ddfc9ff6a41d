/** What grows out of doors in the snow: no fresh leaf is on it, there is snow where one was. */
import type { Prop, Setting } from '#core/story/vocabulary.ts';
import { type Color, hex, mix } from '#studio/illustrator/color/color.ts';
import { boundsOf, type Path } from '#studio/illustrator/geometry/path.ts';
import { bundle, type Sketch } from '#studio/illustrator/sketch.ts';

const WILD: ReadonlySet<Prop> = new Set(['tree-stump', 'log']);

const SNOW = hex('#eaf1f6');
/** How much of a leaf is under snow. */
const SNOWED = 0.84;
/** Colours this far towards green, and away from blue, are those of leaves. */
const GREEN = -0.035;
const LIVE = 0.02;

const isLeafy = ([, a, b]: Color): boolean => a < GREEN && b > LIVE;
const snowed = (color: Color): Color => (isLeafy(color) ? mix(color, SNOW, SNOWED) : color);

/** What is narrower is a leaf and no moss, in the units of the drawing. */
const LEAST_MOSS = 8;

/** A blade or a leaf that stands: under snow it would be a white shard on its point. */
const isStanding = (path: Path): boolean => {
  const { left, right, top, bottom } = boundsOf(path);
  return bottom - top > right - left || right - left < LEAST_MOSS;
};

/** Moss is under snow; leaves that stood are gone. */
const underSnow = (sketch: Sketch): Sketch[] => {
  if (sketch.kind === 'bundle') return [{ ...sketch, children: sketch.children.flatMap(underSnow) }];
  if (sketch.kind === 'glow') return [sketch];
  if (isLeafy(sketch.color) && isStanding(sketch.path)) return [];
  const to = sketch.kind === 'form' && sketch.to ? { to: snowed(sketch.to) } : {};
  return [{ ...sketch, color: snowed(sketch.color), ...to }];
};

/** A thing as it looks where it stands. */
export const inSeason = (sketch: Sketch, prop: Prop, setting: Setting): Sketch =>
  setting === 'snow' && WILD.has(prop) ? bundle(underSnow(sketch)) : sketch;
