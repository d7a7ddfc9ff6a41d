/** Prosthetic limbs: a socket in the accent colour, a joint, and a shin or forearm that shows what it is. */
import { type Color, hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import { angleOf, cut, lerp, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Point } from '#studio/illustrator/geometry/path.ts';
import { bundle, form, line, type Sketch } from '#studio/illustrator/sketch.ts';

const METAL = hex('#aab2bb');
const CARBON = hex('#4b4d57');

/** What a prosthetic hand is made of. */
export const HAND_PAINT = { color: hex('#878e99'), shade: CARBON } as const;

/** How thick the shin is, in thighs: a pole on land; who swims has a shell around it, as thick as the other shin. */
const POLE = [0.3, 0.27, 0.27, 0.3] as const;
const SHELL = [0.46, 0.64, 0.62, 0.5] as const;

type Shin = { readonly thigh: number; readonly accent: Color; readonly isSwimming: boolean };

/** Below the knee, given the seven points of the leg from hip to ankle. */
export const prostheticShin = (points: readonly Point[], { thigh, accent, isSwimming }: Shin): Sketch => {
  const shin = cut(points, 0.54, 1, 6);
  const at = (index: number): Point => shin[index] ?? [0, 0];
  const middle = lerp(at(0), at(2), 0.45);
  return bundle(
    [
      form(
        ribbon(
          [at(2), at(3), at(4), at(5)],
          (isSwimming ? SHELL : POLE).map((share) => share * thigh),
        ),
        METAL,
        { volume: 0.6 },
      ),
      form(ribbon([lerp(at(4), at(5), 0.4), at(5)], [thigh * 0.4, thigh * 0.46]), CARBON, { volume: 0.4 }),
      form(ribbon([at(0), at(1), at(2)], [thigh * 0.94, thigh * 0.82, thigh * 0.46]), accent, {
        name: 'accent',
        volume: 0.5,
      }),
      line([lerp(at(0), at(1), 0.15), middle, lerp(at(1), at(2), 0.7)], lighten(accent, 0.14), {
        width: thigh * 0.14,
        alpha: 0.7,
      }),
      form(ribbon([at(2), lerp(at(2), at(3), 0.25)], [thigh * 0.4, thigh * 0.36]), CARBON, { volume: 0.4 }),
    ],
    { name: 'prosthesis' },
  );
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
