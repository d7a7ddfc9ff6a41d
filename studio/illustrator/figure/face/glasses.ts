/** Glasses on a face. */
import type { Glasses } from '#core/character/looks.ts';
import { hex } from '#studio/illustrator/color/color.ts';
import { eyesOf } from '#studio/illustrator/figure/face/eyes.ts';
import { type HeadFrame, spotAt } from '#studio/illustrator/figure/head.ts';
import { ellipse, type Path, type Point, roundedRect } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, line, type Sketch } from '#studio/illustrator/sketch.ts';

const FRAME = hex('#3a2c3f');
const GLASS = hex('#eaf6ff');

type LensShape = (x: number, y: number, size: readonly [number, number]) => Path;

const LENSES: Readonly<Record<Exclude<Glasses, 'none'>, LensShape>> = {
  round: (x, y, [rx, ry]) => ellipse([x, y], [rx, ry]),
  square: (x, y, [rx, ry]) => roundedRect([x - rx, y - ry * 0.88], [rx * 2, ry * 1.76], 0.09),
  oval: (x, y, [rx, ry]) => ellipse([x, y], [rx * 1.06, ry * 0.8]),
};

type Lens = {
  readonly eye: ReturnType<typeof eyesOf>[number];
  readonly size: readonly [number, number];
  readonly path: Path;
};

const templesOf = (frame: HeadFrame, lenses: readonly Lens[]): Sketch[] =>
  lenses.flatMap(({ eye, size }): Sketch[] => {
    const ear = spotAt(frame, eye.side * 1.5, 0.1, 0.98);
    const hinge: Point = [eye.x + size[0] * eye.side, eye.y - 0.02];
    return ear.facing < -0.15 ? [] : [line([hinge, [ear.x, ear.y]], FRAME, { width: 0.04 })];
  });

const bridgeOf = ([first, second]: readonly Lens[]): Sketch[] => {
  if (!first || !second) {
    return [];
  }
  const from: Point = [first.eye.x + first.size[0], first.eye.y];
  const to: Point = [second.eye.x - second.size[0], second.eye.y];
  return [line([from, [(from[0] + to[0]) / 2, from[1] - 0.04], to], FRAME, { width: 0.042 })];
};

const lensSketches = ({ eye, size, path }: Lens): Sketch[] => {
  const glint: readonly Point[] = [
    [eye.x - size[0] * 0.5, eye.y - size[1] * 0.2],
    [eye.x - size[0] * 0.1, eye.y - size[1] * 0.6],
  ];
  return [
    detail(path, GLASS, { alpha: 0.14 }),
    line(glint, GLASS, { width: 0.04, alpha: 0.6, lit: true }),
    { kind: 'line', path, color: FRAME, width: 0.042, alpha: 1, lit: false, name: 'glasses' },
  ];
};

/** The glasses on a face that shows its eyes. */
export const drawGlasses = (frame: HeadFrame, glasses: Glasses): Sketch[] => {
  const eyes = eyesOf(frame);
  if (glasses === 'none' || eyes.length === 0) {
    return [];
  }
  const lenses = eyes.map((eye): Lens => {
    const size = [eye.rx * 1.52, Math.max(eye.ry, 0.17) * 1.42] as const;
    return { eye, size, path: LENSES[glasses](eye.x, eye.y + 0.02, size) };
  });
  const parts = [...templesOf(frame, lenses), ...lenses.flatMap(lensSketches), ...bridgeOf(lenses)];
  return [bundle(parts, { name: 'glasses' })];
};
