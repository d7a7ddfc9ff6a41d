/** Gives a rim to animals and things that the page is about where they have the tone of the land behind them. */
import type { Scene } from '#core/story/scene.ts';
import { type Color, lighten, mix, underLight } from '#studio/illustrator/color/color.ts';
import type { LightSetup } from '#studio/illustrator/color/lights.data.ts';
import type { Placed } from '#studio/illustrator/composition/placed.ts';
import { type Box, boundsOf, type Point } from '#studio/illustrator/geometry/path.ts';
import { Shape } from '#studio/illustrator/geometry/shape.ts';
import { colorOf, isAlike, rimOf } from '#studio/illustrator/rim.ts';
import type { Planes } from '#studio/illustrator/settings/stage.ts';
import { bundle, type Sketch } from '#studio/illustrator/sketch.ts';

export type Land = {
  readonly scene: Scene;
  readonly planes: Planes;
  readonly light: LightSetup;
  readonly horizon: number;
};

/** How much of the air is before each plane. */
const DEPTHS = { backdrop: 0.92, far: 0.6, middle: 0.3 } as const;

/** A surface of the land as it is seen; its shape is worked out when it is asked for. */
export type Surface = { readonly box: Box; readonly color: Color; has(at: Point): boolean };

export const surfacesIn = (sketch: Sketch, shown: (color: Color) => Color, clips: readonly Shape[]): Surface[] => {
  if (sketch.kind === 'bundle') {
    const inner = sketch.clip ? [...clips, new Shape(sketch.clip)] : clips;
    return sketch.children.flatMap((child) => surfacesIn(child, shown, inner));
  }
  if (sketch.kind !== 'form' || sketch.alpha < 0.6) return [];
  let shape: Shape | null = null;
  const has = ([x, y]: Point): boolean => {
    shape ??= new Shape(sketch.path);
    return shape.has(x, y) && clips.every((clip) => clip.has(x, y));
  };
  return [{ box: boundsOf(sketch.path), color: sketch.lit ? sketch.color : shown(sketch.color), has }];
};

/** All surfaces behind the figures, the nearest first. */
const surfacesOf = ({ planes, light }: Land): Surface[] =>
  (['backdrop', 'far', 'middle'] as const)
    .flatMap((plane) => {
      const shown = (color: Color): Color =>
        mix(underLight(color, light.key), light.haze, light.hazeAmount * DEPTHS[plane]);
      return planes[plane].flatMap((sketch) => surfacesIn(sketch, shown, []));
    })
    .toReversed();

export const isIn = ([x, y]: Point, { left, right, top, bottom }: Box): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

const skyAt = ([, y]: Point, { light, horizon }: Land): Color => {
  const at = Math.max(0, Math.min(1, y / Math.max(1, horizon))) * (light.sky.length - 1);
  return light.sky[Math.round(at)] ?? light.sky[0];
};

/** Places around somebody, as many as tell what is behind them, and the share of them that is lost in it. */
const PLACES = 20;
const LOST = 0.45;
/** The width of a rim on the page: around something small a wide one looks like the edge of a sticker. */
export const rimWidth = ({ top, bottom }: Box): number => Math.min(3.2, 1.5 + (bottom - top) * 0.005);
const RIM_STEP = 0.22;
/** Of what is darker by day the rim is lighter. */
const DEEP = 0.45;
/** Figures keep more of their own light than the land, by so much. */
const EASE = 0.33;

const around = ({ left, right, top, bottom }: Box): Point[] =>
  Array.from({ length: PLACES }, (_, index): Point => {
    const angle = (index / PLACES) * 2 * Math.PI;
    return [
      (left + right) / 2 + (Math.cos(angle) * (right - left)) / 2,
      (top + bottom) / 2 + (Math.sin(angle) * (bottom - top)) / 2,
    ];
  });

const isLost = (one: Placed, own: Color, { land, surfaces }: { land: Land; surfaces: readonly Surface[] }): boolean => {
  const seen = mix(underLight(own, land.light.key), own, EASE);
  const alike = around(one.box).filter((at) => {
    const behind = surfaces.find(({ box, has }) => isIn(at, box) && has(at))?.color ?? skyAt(at, land);
    return isAlike(seen, behind);
  });
  return alike.length > PLACES * LOST;
};

const figureIn = (sketch: Sketch): Sketch | null => {
  if (sketch.kind !== 'bundle') return null;
  if (sketch.name === 'figure') return sketch;
  const found = sketch.children.map(figureIn).find((child) => child !== null) ?? null;
  return found && sketch.clip ? bundle([found], { clip: sketch.clip }) : found;
};

/** Somebody without the branch or the board that they sit on, and no more of them than what they are in leaves. */
const ownOf = (sketch: Sketch): Sketch => figureIn(sketch) ?? sketch;

/** The same with a rim around those who would be lost in what is behind them. */
export const standingOut = (placed: readonly Placed[], land: Land): readonly Placed[] => {
  const surfaces = surfacesOf(land);
  return placed.map((one): Placed => {
    const isMeant =
      (one.kind === 'cast' && one.isPerson !== true) || one.isNamed === true || one.ref === land.scene.focus;
    const own = ownOf(one.sketch);
    const color = isMeant && one.isInWater !== true ? colorOf(own) : null;
    if (!color || !isLost(one, color, { land, surfaces })) return one;
    const step = land.light.isDark || color[0] < DEEP ? RIM_STEP : -RIM_STEP;
    return { ...one, rim: rimOf(own, rimWidth(one.box), lighten(color, step)) };
  });
};
