/** What grows out of doors in the snow: no fresh leaf is on it, there is snow where one was. */
import type { Prop, Setting } from '#core/story/vocabulary.ts';
import { type Color, hex, mix } from '#studio/illustrator/color/color.ts';
import type { Sketch } from '#studio/illustrator/sketch.ts';

const WILD: ReadonlySet<Prop> = new Set(['tree-stump', 'log']);

const SNOW = hex('#eaf1f6');
/** How much of a leaf is under snow. */
const SNOWED = 0.84;
/** Colours this far towards green, and away from blue, are those of leaves. */
const GREEN = -0.035;
const LIVE = 0.02;

const isLeafy = ([, a, b]: Color): boolean => a < GREEN && b > LIVE;
const snowed = (color: Color): Color => (isLeafy(color) ? mix(color, SNOW, SNOWED) : color);

const underSnow = <S extends Sketch>(sketch: S): S => {
  const cover = (one: Sketch): Sketch => {
    if (one.kind === 'bundle') return { ...one, children: one.children.map(cover) };
    if (one.kind === 'glow') return one;
    return { ...one, color: snowed(one.color), ...(one.kind === 'form' && one.to ? { to: snowed(one.to) } : {}) };
  };
  return cover(sketch) as S;
};

/** A thing as it looks where it stands. */
export const inSeason = <S extends Sketch>(sketch: S, prop: Prop, setting: Setting): S =>
  setting === 'snow' && WILD.has(prop) ? underSnow(sketch) : sketch;
