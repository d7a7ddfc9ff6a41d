/** Prosthetic limbs: a socket in the accent colour, a joint, and a shin or forearm that shows what it is. */
import { type Color, hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import type { Foot } from '#studio/illustrator/figure/feet/shoe.ts';
import { angleOf, cut, lerp, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Knot, type Path, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

const METAL = hex('#aab2bb');
const CARBON = hex('#4b4d57');

/** What a prosthetic hand is made of. */
export const HAND_PAINT = { color: hex('#878e99'), shade: CARBON } as const;

/** How thick the shin is, in thighs: a pole on land; who swims has a shell around it, as thick as the other shin. */
const POLE = [0.3, 0.27, 0.27, 0.29] as const;
const SHELL = [0.46, 0.64, 0.62, 0.5] as const;
const SOCKET = [0.94, 0.9, 0.72, 0.44] as const;
/** How far down the shin the socket goes. */
const SOCKET_TO = 0.42;

type Shin = { readonly thigh: number; readonly accent: Color; readonly isSwimming: boolean };

/** Below the knee, given the seven points of the leg from hip to ankle: a cup, and a pole that is straight however the knee bends. */
export const prostheticShin = (points: readonly Point[], { thigh, accent, isSwimming }: Shin): Sketch => {
  const shin = cut(points, 0.54, 1, 6);
  const [top, bow, ankle] = [0, 2, 5].map((index): Point => shin[index] ?? [0, 0]) as [Point, Point, Point];
  const end = lerp(lerp(top, ankle, SOCKET_TO), bow, 0.5);
  const down = (share: number): Point => lerp(end, ankle, share);
  const onSocket = (share: number): Point => lerp(top, end, share);
  return bundle(
    [
      form(
        ribbon(
          [down(0), down(0.33), down(0.66), down(1)],
          (isSwimming ? SHELL : POLE).map((share) => share * thigh),
        ),
        METAL,
        { volume: 0.6, name: 'pole' },
      ),
      form(ribbon([down(0.78), down(1)], [thigh * 0.36, thigh * 0.42]), CARBON, { volume: 0.4 }),
      form(
        ribbon(
          [onSocket(0), onSocket(0.34), onSocket(0.72), onSocket(1)],
          SOCKET.map((share) => share * thigh),
        ),
        accent,
        { name: 'accent', volume: 0.5 },
      ),
      line([onSocket(0.16), onSocket(0.5), onSocket(0.84)], lighten(accent, 0.14), { width: thigh * 0.14, alpha: 0.7 }),
      form(ribbon([onSocket(0.94), down(0.14)], [thigh * 0.42, thigh * 0.36]), CARBON, { volume: 0.4 }),
    ],
    { name: 'prosthesis' },
  );
};

/** Foot plates around the ankle, in lengths of the foot and heights of the ankle: a heel, an arch, and no toes. */
const PLATES = {
  along: [
    [-0.1, -0.5],
    [-0.11, 0.1],
    [-0.27, 0.5],
    [-0.28, 0.94],
    [-0.08, 0.96],
    [0.14, 0.7],
    [0.34, 0.92],
    [0.62, 0.98],
    [0.66, 0.78],
    [0.5, 0.54],
    [0.24, 0.26],
    [0.11, -0.04],
    [0.1, -0.5],
  ],
  ahead: [
    [-0.11, -0.5],
    [0.11, -0.5],
    [0.13, 0.1],
    [0.2, 0.62],
    [0.19, 1.06],
    [0, 1.14],
    [-0.19, 1.06],
    [-0.2, 0.62],
    [-0.13, 0.1],
  ],
} as const;
const TREADS = {
  along: [
    [-0.29, 0.8],
    [-0.06, 0.84],
    [0.14, 0.62],
    [0.36, 0.8],
    [0.65, 0.8],
    [0.62, 1.06],
    [0.3, 1.06],
    [0.14, 0.9],
    [-0.04, 1.08],
    [-0.28, 1.08],
  ],
  ahead: [
    [-0.2, 0.9],
    [0, 0.98],
    [0.2, 0.9],
    [0.18, 1.14],
    [0, 1.2],
    [-0.18, 1.14],
  ],
} as const;
/** Seen from below: an oval, a third of which is the heel. */
const BELOW: Point = [0.2, 0.4];

const plate = (knots: readonly Point[], { length, height, way }: Foot): Path =>
  spline(knots.map(([x, y]): Knot => [x * length * way, y * height]));

/** What a prosthetic leg without a shoe stands on: a spring of carbon with a tread, which nobody takes for a foot with toes. */
export const prostheticFoot = (foot: Foot, accent: Color): Sketch[] => {
  if (foot.seen === 'sole') {
    const oval = (share: number): Path =>
      ellipse([0, -0.06 * foot.length], [BELOW[0] * foot.length * share, BELOW[1] * foot.length * share]);
    return [form(oval(1), CARBON, { volume: 0.4, name: 'foot-plate' }), detail(oval(0.62), accent, { alpha: 0.8 })];
  }
  const seen = foot.seen === 'side' || foot.seen === 'instep' ? 'along' : 'ahead';
  return [
    form(plate(PLATES[seen], foot), CARBON, { volume: 0.45, name: 'foot-plate' }),
    form(plate(TREADS[seen], foot), accent, { volume: 0.2, name: 'accent' }),
  ];
};

/** Below the elbow, given the seven points of the arm from shoulder to wrist and its radius. */
export const prostheticForearm = (points: readonly Point[], limb: number, accent: Color): Sketch => {
  const forearm = cut(points, 0.5, 1, 5);
  const at = (index: number): Point => forearm[index] ?? [0, 0];
  const angle = angleOf(at(3), at(4));
  return bundle(
    [
      form(ribbon([at(1), at(2), at(3), at(4)], [limb * 0.94, limb * 0.86, limb * 0.74, limb * 0.64]), METAL, {
        volume: 0.6,
      }),
      line([lerp(at(1), at(2), 0.6), at(3), lerp(at(3), at(4), 0.7)], CARBON, { width: limb * 0.2, alpha: 0.6 }),
      form(ribbon([at(0), at(1), lerp(at(1), at(2), 0.6)], [limb * 1.18, limb * 1.12, limb * 0.9]), accent, {
        name: 'accent',
        volume: 0.5,
      }),
      line([lerp(at(0), at(1), 0.3), lerp(at(1), at(2), 0.3)], mix(accent, METAL, 0.6), {
        width: limb * 0.24,
        alpha: 0.8,
      }),
      form(ellipse(at(4), [limb * 0.34, limb * 0.8], angle), CARBON, { volume: 0.4 }),
    ],
    { name: 'prosthesis' },
  );
};
