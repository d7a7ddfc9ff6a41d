/** Glasses on a face. */
import type { Glasses } from '#core/character/looks.ts';
import { type Color, hex } from '#studio/illustrator/color/color.ts';
import { eyesOf } from '#studio/illustrator/figure/face/eyes.ts';
import { type HeadFrame, spotAt } from '#studio/illustrator/figure/head/head.ts';
import { ellipse, type Path, type Point, roundedRect } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, line, type Sketch } from '#studio/illustrator/sketch.ts';

/** The frame that is seen best on a skin is chosen from these: dark horn for the fair, brass for the deep. */
const FRAMES: readonly Color[] = [hex('#3a2c3f'), hex('#e8bd62')];
/** Brass on a skin that is neither looks like a line of light; horn goes with it. */
const HORN_FROM = 0.52;
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

const templesOf = (frame: HeadFrame, lenses: readonly Lens[], color: Color): Sketch[] =>
  lenses.flatMap(({ eye, size }): Sketch[] => {
    const ear = spotAt(frame, eye.side * 1.5, 0.1, 0.98);
    const hinge: Point = [eye.x + size[0] * eye.side, eye.y - 0.02];
    return ear.facing < -0.15 ? [] : [line([hinge, [ear.x, ear.y]], color, { width: 0.044 })];
  });

const bridgeOf = ([first, second]: readonly Lens[], color: Color): Sketch[] => {
  if (!first || !second) {
    return [];
  }
  const from: Point = [first.eye.x + first.size[0], first.eye.y];
  const to: Point = [second.eye.x - second.size[0], second.eye.y];
  return [line([from, [(from[0] + to[0]) / 2, from[1] - 0.04], to], color, { width: 0.048 })];
};

const rimOf = ({ eye, size, path }: Lens, color: Color): Sketch[] => {
  const glint: readonly Point[] = [
    [eye.x - size[0] * 0.72, eye.y - size[1] * 0.26],
    [eye.x - size[0] * 0.42, eye.y - size[1] * 0.66],
  ];
  return [
    line(glint, GLASS, { width: 0.034, alpha: 0.5, lit: true }),
    { kind: 'line', path, color, width: 0.05, alpha: 1, lit: false, name: 'glasses' },
  ];
};

const lensesOf = (frame: HeadFrame, glasses: Glasses): readonly Lens[] =>
  glasses === 'none'
    ? []
    : eyesOf(frame).map((eye): Lens => {
        const size = [eye.rx * 1.52, Math.max(eye.ry, 0.17) * 1.42] as const;
        return { eye, size, path: LENSES[glasses](eye.x, eye.y + 0.02, size) };
      });

/** The glass itself, which lies below the eyes so that it takes nothing of them away. */
export const drawLenses = (frame: HeadFrame, glasses: Glasses): Sketch[] =>
  lensesOf(frame, glasses).map(({ path }) => detail(path, GLASS, { alpha: 0.13 }));

/** The frame on a face that shows its eyes. */
export const drawGlasses = (frame: HeadFrame, glasses: Glasses, skin: Color): Sketch[] => {
  const lenses = lensesOf(frame, glasses);
  if (lenses.length === 0) return [];
  const [horn = GLASS, brass = GLASS] = FRAMES;
  const color = skin[0] < HORN_FROM ? brass : horn;
  const parts = [
    ...templesOf(frame, lenses, color),
    ...lenses.flatMap((lens) => rimOf(lens, color)),
    ...bridgeOf(lenses, color),
  ];
  return [bundle(parts, { name: 'glasses' })];
};
