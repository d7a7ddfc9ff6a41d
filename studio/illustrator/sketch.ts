/**
 * The sketch: what a drawing is made of before light and style. Colours are local colours in plain daylight; the
 * renderer shades, grades and textures them, so that one drawing fits every light and every art style.
 */
import type { Color } from '#studio/illustrator/color/color.ts';
import { apply, applyToPath, type Matrix, scaleOf } from '#studio/illustrator/geometry/matrix.ts';
import {
  type Box,
  boundsOf,
  boxAround,
  type Knot,
  type Path,
  type Point,
  spline,
} from '#studio/illustrator/geometry/path.ts';

export type Form = {
  readonly kind: 'form';
  readonly path: Path;
  readonly color: Color;
  /** The colour at the lower end, when it changes from top to bottom. */
  readonly to?: Color;
  /** `solid` gets an edge, shading and texture; `flat` is a detail that lies on a solid form. */
  readonly finish: 'solid' | 'flat';
  /** How round it looks: 0 flat as paper, 1 like a ball. */
  readonly volume: number;
  readonly alpha: number;
  /** Shines by itself, so light does not change it. */
  readonly lit: boolean;
  readonly name?: string;
};

export type Line = {
  readonly kind: 'line';
  readonly path: Path;
  readonly color: Color;
  readonly width: number;
  readonly alpha: number;
  readonly lit: boolean;
  readonly name?: string;
};

export type Glow = {
  readonly kind: 'glow';
  readonly center: Point;
  readonly radii: Point;
  readonly color: Color;
  readonly alpha: number;
  /** Light is added, shade is taken away, haze covers. */
  readonly effect: 'light' | 'shade' | 'haze';
};

export type Bundle = {
  readonly kind: 'bundle';
  readonly name?: string;
  readonly clip?: Path;
  readonly children: readonly Sketch[];
};

export type Sketch = Form | Line | Glow | Bundle;

type FormOptions = Partial<Omit<Form, 'kind' | 'path' | 'color'>>;

export const form = (path: Path, color: Color, options: FormOptions = {}): Form => ({
  kind: 'form',
  path,
  color,
  finish: 'solid',
  volume: 0.5,
  alpha: 1,
  lit: false,
  ...options,
});

/** A detail that lies on a form: no edge of its own, no shading. */
export const detail = (path: Path, color: Color, options: FormOptions = {}): Form =>
  form(path, color, { finish: 'flat', volume: 0, ...options });

type LineOptions = { width: number; alpha?: number; lit?: boolean; name?: string };

/** A smooth open line through the knots. */
export const line = (knots: readonly Knot[], color: Color, options: LineOptions): Line => ({
  kind: 'line',
  path: spline(knots, false),
  color,
  alpha: 1,
  lit: false,
  ...options,
});

type GlowOptions = { radii: Point; alpha: number; effect?: Glow['effect'] };

export const glow = (center: Point, color: Color, options: GlowOptions): Glow => ({
  kind: 'glow',
  center,
  color,
  effect: 'light',
  ...options,
});

export const bundle = (children: readonly Sketch[], options: { name?: string; clip?: Path } = {}): Bundle => ({
  kind: 'bundle',
  children,
  ...options,
});

/** The same sketch moved, scaled, turned. */
export const moved = <S extends Sketch>(sketch: S, matrix: Matrix): S => {
  const onPath = (path: Path): Path => applyToPath(matrix, path);
  const move = (one: Sketch): Sketch => {
    switch (one.kind) {
      case 'form':
        return { ...one, path: onPath(one.path) };
      case 'line':
        return { ...one, path: onPath(one.path), width: one.width * scaleOf(matrix) };
      case 'glow':
        return {
          ...one,
          center: apply(matrix, one.center),
          radii: [one.radii[0] * scaleOf(matrix), one.radii[1] * scaleOf(matrix)],
        };
      case 'bundle':
        return {
          ...one,
          ...(one.clip ? { clip: onPath(one.clip) } : {}),
          children: one.children.map(move),
        };
    }
  };
  return move(sketch) as S;
};

/** The outermost parts of a drawing that have a name, such as its spout. */
export const partsNamed = (sketch: Sketch, name: string): Sketch[] => {
  if (sketch.kind === 'glow') return [];
  if (sketch.name === name) return [sketch];
  return sketch.kind === 'bundle' ? sketch.children.flatMap((child) => partsNamed(child, name)) : [];
};

/** A drawing without the parts that have a name. */
export const withoutParts = (sketch: Sketch, name: string): Sketch =>
  sketch.kind === 'bundle'
    ? {
        ...sketch,
        children: sketch.children
          .filter((child) => child.kind === 'glow' || child.name !== name)
          .map((child) => withoutParts(child, name)),
      }
    : sketch;

/** All paths of a sketch, to measure it. */
export const pathsOf = (sketch: Sketch): readonly Path[] => {
  if (sketch.kind === 'bundle') {
    return sketch.children.flatMap(pathsOf);
  }
  return sketch.kind === 'glow' ? [] : [sketch.path];
};

/** The box around all paths of a sketch, also what a clip cuts off them; a glow takes no room. */
export const boxAroundSketch = (sketch: Sketch): Box => boxAround(pathsOf(sketch).map(boundsOf));
