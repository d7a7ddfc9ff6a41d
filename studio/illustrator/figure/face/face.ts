/** The face on a head: cheeks, nose, mouth, ears; marks, whiskers, lines, eyes and glasses come from their own files. */
import type { Character } from '#core/character/character.ts';
import type { Teeth } from '#core/character/looks.ts';
import { drawAgeLines } from '#studio/illustrator/figure/face/age-lines.ts';
import { type Color, hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import type { Features, Mouth } from '#studio/illustrator/figure/expressions.data.ts';
import { drawEyes } from '#studio/illustrator/figure/face/eyes.ts';
import { drawFacialHair } from '#studio/illustrator/figure/face/facial-hair.ts';
import { drawGlasses } from '#studio/illustrator/figure/face/glasses.ts';
import { type HeadFrame, headOutline, SIDES, spotAt } from '#studio/illustrator/figure/head.ts';
import {
  EYES,
  HAIRS,
  MOUTH_INSIDE,
  SKINS,
  type SkinColors,
  TEETH,
  TONGUE,
} from '#studio/illustrator/figure/looks.data.ts';
import { marksOnHead } from '#studio/illustrator/figure/skin-marks.ts';
import { ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Knot, type Path, type Point, roundedRect, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, glow, line, type Sketch } from '#studio/illustrator/sketch.ts';

export type FaceLook = { readonly features: Features; readonly gaze: Point };

/** Ears before the head lie on it, the others peep out from behind. */
export const drawEars = (frame: HeadFrame, skin: SkinColors, where: 'before' | 'behind'): Sketch[] =>
  SIDES.flatMap((side): Sketch[] => {
    const spot = spotAt(frame, side * 1.5, 0.2, 0.99);
    const isHidden = frame.isBack ? false : spot.facing < -0.12;
    const isBefore = !frame.isBack && spot.facing > 0.25;
    if (isHidden || isBefore !== (where === 'before')) {
      return [];
    }
    const away = Math.sign(spot.x || side);
    const center: Point = [spot.x + away * 0.03, spot.y];
    return [
      form(ellipse(center, [0.14, 0.2], -0.15 * away), skin.skin, { name: 'skin', volume: 0.3 }),
      ...(frame.isBack
        ? []
        : [
            line(
              [
                [center[0] + away * 0.05, center[1] - 0.1],
                [center[0] + away * 0.07, center[1]],
                [center[0] - away * 0.01, center[1] + 0.08],
              ],
              skin.shade,
              { width: 0.025, alpha: 0.7 },
            ),
          ]),
    ];
  });

const cheeks = (frame: HeadFrame, skin: SkinColors, blush: number): Sketch[] =>
  SIDES.flatMap((side): Sketch[] => {
    const spot = spotAt(frame, side * 0.62, 0.5, 0.92);
    if (spot.facing < 0.2) {
      return [];
    }
    return [
      glow([spot.x, spot.y], skin.blush, {
        radii: [0.25 * (0.45 + 0.55 * spot.facing), 0.2],
        alpha: Math.min(0.85, 0.55 * blush),
        effect: 'haze',
      }),
    ];
  });

const nose = (frame: HeadFrame, skin: SkinColors): Sketch[] => {
  const turn = Math.sin(frame.yaw);
  const size = 0.075 + 0.055 * frame.maturity;
  const x = turn * 0.98;
  const y = 0.4 + 0.03 * frame.maturity + frame.pitch * 0.36;
  const side = turn < 0 ? -1 : 1;
  const sharp = Math.min(1, Math.abs(turn) * 1.6);
  const tip: Knot[] = [
    [x - size * 1.15 * side, y + size * 0.35],
    [x - size * 0.4 * side, y + size * 0.95],
    [x + size * 0.55 * side, y + size * 0.8],
    [x + size * (0.95 + 0.3 * sharp) * side, y + size * 0.05],
    [x + size * (0.6 + 0.3 * sharp) * side, y - size * (0.6 + sharp * 1.1)],
  ];
  return [
    glow([x + size * 0.2 * side, y + size * 0.2], skin.blush, {
      radii: [size * 2.1, size * 1.8],
      alpha: 0.3,
      effect: 'haze',
    }),
    line(sharp > 0.45 ? tip : tip.slice(0, 4), skin.shade, { width: 0.034, alpha: 0.85 }),
    detail(ellipse([x + size * 0.25 * side, y - size * 0.15], [size * 0.42, size * 0.3]), lighten(skin.skin, 0.12), {
      alpha: 0.55,
    }),
  ];
};

/** Where a mouth is on the face: its middle, half its width, and the line of the upper lip. */
type MouthPlace = { readonly x: number; readonly y: number; readonly half: number; readonly upper: readonly Point[] };

const mouthPlace = (frame: HeadFrame, { width, curve, open, skew = 0 }: Mouth): MouthPlace => {
  const turn = Math.sin(frame.yaw);
  const half = width * (1 - 0.42 * Math.abs(turn));
  const x = turn * 0.72;
  const y = 0.66 + frame.pitch * 0.34 - open * 0.16;
  const upper: readonly Point[] = [
    [x - half, y - curve * 0.6 + skew],
    [x - half * 0.45, y + curve * 0.32],
    [x, y + curve * 0.45],
    [x + half * 0.45, y + curve * 0.32],
    [x + half, y - curve * 0.6 - skew],
  ];
  return { x, y, half, upper };
};

const dimplesOf = ({ upper }: MouthPlace, skin: SkinColors): Sketch[] =>
  [-1, 1].map((side) => {
    const [x, y] = upper[side === -1 ? 0 : 4] ?? [0, 0];
    const knots: readonly Knot[] = [
      [x, y - 0.025],
      [x + side * 0.022, y + 0.012],
      [x, y + 0.035],
    ];
    return line(knots, skin.shade, { width: 0.022, alpha: 0.7 });
  });

const closedMouth = (place: MouthPlace, skin: SkinColors, curve: number): Sketch[] => {
  const { x, y, half, upper } = place;
  const lowerLip: readonly Knot[] = [
    [x - half * 0.35, y + curve * 0.4 + 0.085],
    [x, y + curve * 0.5 + 0.1],
    [x + half * 0.35, y + curve * 0.4 + 0.085],
  ];
  const lips = ribbon(upper, [0.008, 0.026, 0.032, 0.026, 0.008]);
  return [
    line(lowerLip, skin.shade, { width: 0.03, alpha: 0.4 }),
    detail(lips, mix(skin.lip, MOUTH_INSIDE, 0.45), { name: 'mouth' }),
    ...dimplesOf(place, skin),
  ];
};

type MouthPaint = { readonly skin: SkinColors; readonly teeth: Teeth };

/** Where a milk tooth has fallen out. */
const gapIn = ({ x, y, half }: MouthPlace, top: number): Sketch =>
  detail(roundedRect([x + half * 0.06, y + top - 0.08], [half * 0.36, 0.24], 0.05), MOUTH_INSIDE, { name: 'gap' });

const openMouth = (place: MouthPlace, { skin, teeth: row }: MouthPaint, mouth: Mouth): Sketch[] => {
  const { curve, open, teeth } = mouth;
  const { x, y, half, upper } = place;
  const bottom = y + curve * 0.4 + open;
  const isRound = half < 0.16;
  const top = y - open * 0.45;
  const smile = (): Path =>
    spline([
      ...upper.map(([px, py], index): Knot => [px, py, index === 0 || index === 4 ? 1 : 0]),
      [x + half * 0.72, bottom - open * 0.42],
      [x, bottom],
      [x - half * 0.72, bottom - open * 0.42],
    ]);
  const shape = isRound ? ellipse([x, (top + bottom) / 2], [half * 0.8, (bottom - top) / 2]) : smile();
  const inside: Sketch[] = [
    detail(shape, MOUTH_INSIDE, { name: 'mouth' }),
    ...(open > 0.08 ? [detail(ellipse([x, bottom + 0.01], [half * 0.62, open * 0.42]), TONGUE)] : []),
    ...(teeth ? [detail(ellipse([x, y + curve * 0.35 - 0.05], [half * 0.84, 0.115 + curve * 0.12]), TEETH)] : []),
    ...(teeth && row === 'gap' ? [gapIn(place, curve * 0.35)] : []),
  ];
  return [
    bundle(inside, { clip: shape }),
    { kind: 'line', path: shape, color: mix(skin.lip, MOUTH_INSIDE, 0.3), width: 0.02, alpha: 0.8, lit: false },
    ...(isRound ? [] : dimplesOf(place, skin)),
  ];
};

const CLOSED_BELOW = 0.04;

const mouth = (frame: HeadFrame, paint: MouthPaint, features: Features): Sketch[] => {
  const place = mouthPlace(frame, features.mouth);
  return features.mouth.open < CLOSED_BELOW
    ? closedMouth(place, paint.skin, features.mouth.curve)
    : openMouth(place, paint, features.mouth);
};

/** Beards grow from this age on. */
const GROWN_AT = 16;

/** Brows turn grey from this age on, whatever the hair does. */
const GREY_BROWS_AT = 40;
const DARK_BLOND = hex('#7d5c33');
const DARK = hex('#3a2a22');

const browColor = ({ age, looks }: Character, skin: SkinColors): Color => {
  const { hairColor, hairStyle } = looks;
  if ((hairColor === 'grey' || hairColor === 'white') && age < GREY_BROWS_AT) return mix(DARK_BLOND, skin.shade, 0.2);
  if (hairStyle === 'bald' && age < 60) return mix(DARK, skin.shade, 0.3);
  return mix(HAIRS[hairColor].deep, skin.shade, hairColor === 'white' || hairColor === 'blond' ? 0.35 : 0.12);
};

/** Head and face in head units, without hair. */
export const drawFace = (frame: HeadFrame, character: Character, look: FaceLook): Sketch[] => {
  const { looks } = character;
  const skin = SKINS[looks.skinTone];
  const outline = headOutline(frame);
  const head = form(outline, skin.skin, { name: 'skin', volume: 0.5 });
  if (frame.isBack) {
    return [
      bundle(drawEars(frame, skin, 'behind'), { name: 'ears' }),
      head,
      ...marksOnHead(frame, skin, looks.skinMarks === 'vitiligo' ? 'vitiligo' : 'none'),
    ];
  }
  const eyePaint = {
    iris: EYES[looks.eyeColor],
    skin: skin.skin,
    skinShade: skin.shade,
    brow: browColor(character, skin),
  };
  return [
    bundle(drawEars(frame, skin, 'behind'), { name: 'ears' }),
    head,
    bundle(cheeks(frame, skin, look.features.blush), { clip: outline }),
    ...marksOnHead(frame, skin, looks.skinMarks),
    ...drawAgeLines(frame, skin, character.age),
    ...(character.age < GROWN_AT
      ? []
      : drawFacialHair(frame, looks.facialHair, { colors: HAIRS[looks.hairColor], skin })),
    bundle(mouth(frame, { skin, teeth: looks.teeth }, look.features), { name: 'mouth' }),
    bundle(nose(frame, skin), { name: 'nose' }),
    bundle(drawEyes(frame, eyePaint, look), { name: 'eyes' }),
    ...drawGlasses(frame, looks.glasses),
  ];
};
