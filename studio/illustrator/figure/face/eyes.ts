/** Eyes with lids, lashes, iris and brows. */
import { type Color, hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import type { Features } from '#studio/illustrator/figure/expressions.data.ts';
import { darkerThan } from '#studio/illustrator/figure/face/contrast.ts';
import { edgeAt, type HeadFrame, SIDES, spotAt } from '#studio/illustrator/figure/head/head.ts';
import { EYE_WHITE, LASH } from '#studio/illustrator/figure/looks.data.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Knot, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, line, type Sketch } from '#studio/illustrator/sketch.ts';

export type EyePaint = { readonly iris: Color; readonly skin: Color; readonly skinShade: Color; readonly brow: Color };

const LONGITUDE = 0.44;
const EYE_Y = 0.17;
const SPARK = hex('#ffffff');

type Eye = { readonly x: number; readonly y: number; readonly rx: number; readonly ry: number; readonly side: 1 | -1 };

/** Where the two eyes sit; an eye turned out of sight is missing. */
export const eyesOf = (frame: HeadFrame): readonly Eye[] => {
  const { maturity: grown, babyhood } = frame;
  return SIDES.flatMap((side): Eye[] => {
    const spot = spotAt(frame, (LONGITUDE + 0.05 * babyhood) * side, EYE_Y - 0.09 * grown + 0.05 * babyhood, 0.95);
    if (frame.isBack || spot.facing < 0.22) {
      return [];
    }
    const squeeze = 0.42 + 0.58 * Math.min(1, spot.facing * 1.05);
    const rx = (0.195 - 0.06 * grown + 0.012 * babyhood) * squeeze;
    const room = edgeAt(frame, spot.x > 0 ? 1 : -1, spot.y) - 0.01 - rx;
    return [
      { x: Math.max(-room, Math.min(room, spot.x)), y: spot.y, rx, ry: 0.225 - 0.105 * grown + 0.014 * babyhood, side },
    ];
  });
};

/** Pressed shut: lid and cheek meet in a line that bends down to the inner corner, with a fold at the outer one. */
const tightEye = ({ x, y, rx, ry, side }: Eye, color: Color): Sketch[] => {
  const at = (across: number, down: number): Point => [x + rx * across * side, y + ry * down];
  return [
    detail(
      ribbon([at(1.02, -0.3), at(0.5, 0.16), at(-0.1, 0.3), at(-0.92, 0.24)], [0.016, 0.04, 0.046, 0.014]),
      color,
      { name: 'eye' },
    ),
    detail(ribbon([at(1.06, 0.5), at(0.6, 0.42), at(0.1, 0.42)], [0.012, 0.03, 0.012]), color),
    line([at(-0.6, 0.62), at(0, 0.78), at(0.6, 0.7)], color, { width: 0.02, alpha: 0.35 }),
  ];
};

const closedEye = (eye: Eye, kind: 'rest' | 'smile', color: Color): Sketch[] => {
  const { x, y, rx, side } = eye;
  const ry = Math.max(eye.ry, 0.15);
  const dip = kind === 'rest' ? ry * 0.42 : -ry * 0.62;
  const middle: Knot[] = [
    [x - rx, y + ry * 0.15],
    [x - rx * 0.5, y + ry * 0.15 + dip * 0.78],
    [x, y + ry * 0.15 + dip],
    [x + rx * 0.5, y + ry * 0.15 + dip * 0.78],
    [x + rx, y + ry * 0.15],
  ];
  const points = middle.map(([px, py]): Point => [px, py]);
  const lash = (at: number): Sketch => {
    const from: Point = [x + rx * at * side, y + ry * 0.15 + dip * (1 - Math.abs(at) * 0.6)];
    return line([from, [from[0] + 0.05 * side, from[1] + (kind === 'rest' ? 0.06 : 0.02)]], color, { width: 0.026 });
  };
  return [
    detail(ribbon(points, [0.016, 0.036, 0.044, 0.036, 0.016]), color, { name: 'eye' }),
    ...(kind === 'rest' ? [lash(0.5), lash(0.85)] : [lash(0.95)]),
  ];
};

type EyeLook = { readonly features: Features; readonly gaze: Point };

const lidsOf = (
  { x, y, rx, ry, side }: Eye,
  features: Features,
): { upper: readonly Point[]; lower: readonly Knot[] } => {
  const top = y - ry * features.lid;
  const bottom = y + ry * (0.92 - 0.5 * features.cheek);
  return {
    upper: [
      [x - rx * side, y + ry * 0.2],
      [x - rx * 0.62 * side, top + ry * 0.3 * features.lid],
      [x, top],
      [x + rx * 0.66 * side, top + ry * 0.26 * features.lid],
      [x + rx * side, y + ry * 0.02],
    ],
    lower: [
      [x + rx * 0.6 * side, bottom - ry * 0.16],
      [x, bottom],
      [x - rx * 0.6 * side, bottom - ry * 0.12],
    ],
  };
};

/** A glance is drawn larger than it is: what is looked at must be seen from the pupils alone. */
const keen = (share: number): number => Math.sign(share) * Math.min(1, Math.abs(share)) ** 0.7;

const irisSketches = ({ x, y, rx, ry }: Eye, color: Color, gaze: Point): Sketch[] => {
  const irisR = Math.min(ry * 0.7, rx * 0.8);
  const iris: Point = [irisR * Math.min(1, rx / (ry * 0.82)), irisR];
  const roomX = Math.max(0.02, rx * 1.04 - iris[0] * 0.62);
  const ix = x + keen(gaze[0]) * roomX;
  const iy = y + ry * 0.02 + keen(gaze[1]) * ry * 0.42;
  const dot = (dx: number, dy: number, size: number): Path =>
    ellipse([ix + iris[0] * dx, iy + irisR * dy], [iris[0] * size, irisR * size]);
  return [
    detail(ellipse([ix, iy], iris), lighten(color, -0.12), { name: 'eye' }),
    detail(dot(0, 0.12, 0.83), color, { to: lighten(color, 0.14) }),
    detail(dot(0, 0, 0.56), LASH),
    detail(ellipse([x, y - ry * 1.12], [rx * 1.3, ry * 0.5]), LASH, { alpha: 0.2 }),
    detail(dot(0.34, -0.4, 0.31), SPARK, { lit: true }),
    detail(dot(-0.4, 0.42, 0.155), SPARK, { lit: true, alpha: 0.8 }),
  ];
};

/** Lids go along with a look down or up. */
const followed = (features: Features, down: number): Features => ({
  ...features,
  lid: features.lid * (down > 0 ? 1 - 0.3 * down : 1 - 0.06 * down),
  cheek: Math.max(0, features.cheek - 0.25 * Math.max(0, down)),
});

const openEye = (eye: Eye, paint: EyePaint, { features: felt, gaze }: EyeLook): Sketch[] => {
  const { side } = eye;
  const features = followed(felt, gaze[1]);
  const { upper, lower } = lidsOf(eye, features);
  const opening = spline([...upper, ...lower]);
  const lashAt = (index: number, out: Point): Sketch => {
    const [x, y] = upper[index] ?? [eye.x, eye.y];
    return line(
      [
        [x, y],
        [x + out[0] * side, y + out[1]],
      ],
      LASH,
      { width: 0.024 },
    );
  };
  const iris = irisSketches(eye, paint.iris, gaze);
  return [
    bundle([detail(opening, EYE_WHITE, { name: 'eye-white' }), ...iris], { clip: opening }),
    line(lower, paint.skinShade, { width: 0.018, alpha: 0.55 }),
    detail(ribbon(upper, [0.016, 0.034, 0.042, 0.038, 0.02]), LASH),
    lashAt(4, [0.06, -0.035]),
    lashAt(3, [0.045, -0.055]),
    line(
      upper.slice(1, 4).map(([px, py]): Knot => [px, py - 0.075]),
      paint.skinShade,
      { width: 0.018, alpha: features.lid < 0.9 ? 0.7 : 0.35 },
    ),
  ];
};

const browOf = (eye: Eye, paint: EyePaint, features: Features): Sketch => {
  const { x, y, rx, side } = eye;
  const lift = features.browLift * 0.1 + (features.browSkew ?? 0) * 0.1 * side;
  const base = y - eye.ry - 0.12 - lift;
  const slant = features.browSlant * 0.09;
  const points: Point[] = [
    [x - rx * 0.95 * side, base + 0.02 - slant],
    [x - rx * 0.2 * side, base - 0.03 - slant * 0.3],
    [x + rx * 0.55 * side, base - 0.028 + slant * 0.4],
    [x + rx * 1.2 * side, base + 0.035 + slant * 0.9],
  ];
  return detail(ribbon(points, [0.032, 0.044, 0.036, 0.014]), paint.brow, { name: 'brow' });
};

/** The brows above both eyes. */
export const drawBrows = (frame: HeadFrame, paint: EyePaint, features: Features): Sketch[] =>
  eyesOf(frame).map((eye) => browOf(eye, paint, features));

/** Who looks at the reader looks out of a turned head. */
const AT_READER = 0.42;
const aimed = (frame: HeadFrame, gaze: Point): Point =>
  Math.hypot(gaze[0], gaze[1]) < 0.04 ? [-Math.sin(frame.yaw) * AT_READER, gaze[1]] : gaze;

/** Both eyes without their brows. `gaze` runs from -1 to 1 along and down the page. */
export const drawEyes = (frame: HeadFrame, paint: EyePaint, look: EyeLook): Sketch[] => {
  const { features } = look;
  const gaze = aimed(frame, look.gaze);
  const lash = darkerThan(paint.skin, LASH, 0.2);
  return eyesOf(frame).flatMap((eye) => {
    const closed = features.wink === eye.side ? 'smile' : features.closed;
    return [
      detail(ellipse([eye.x, eye.y + 0.01], [eye.rx * 1.3, eye.ry * 1.35]), mix(paint.skin, paint.skinShade, 0.5), {
        alpha: 0.16,
      }),
      ...(closed === 'tight'
        ? tightEye(eye, lash)
        : closed
          ? closedEye(eye, closed, lash)
          : openEye(eye, paint, { features, gaze })),
    ];
  });
};
