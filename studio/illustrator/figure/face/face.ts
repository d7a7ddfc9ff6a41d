/** The face on a head: cheeks, nose, mouth, ears; marks, whiskers, lines, eyes and glasses come from their own files. */
import type { Character } from '#core/character/character.ts';
import { drawAgeLines } from '#studio/illustrator/figure/face/age-lines.ts';
import { type Color, hex, lighten, mix } from '#studio/illustrator/color/color.ts';
import type { Features } from '#studio/illustrator/figure/expressions.data.ts';
import { apartFrom, darkerThan, depthOf } from '#studio/illustrator/figure/face/contrast.ts';
import { drawBrows, drawEyes, type EyePaint, eyesOf } from '#studio/illustrator/figure/face/eyes.ts';
import { drawFacialHair } from '#studio/illustrator/figure/face/facial-hair.ts';
import { drawGlasses, drawLenses } from '#studio/illustrator/figure/face/glasses.ts';
import { type HeadFrame, headOutline, SIDES, spotAt } from '#studio/illustrator/figure/head/head.ts';
import { drawMouth } from '#studio/illustrator/figure/face/mouth.ts';
import { EYES, HAIRS, SKINS, type SkinColors } from '#studio/illustrator/figure/looks.data.ts';
import { blushOf, drawNose } from '#studio/illustrator/figure/face/nose.ts';
import { marksOnHead } from '#studio/illustrator/figure/skin-marks.ts';
import { ellipse, type Knot, type Point, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, form, glow, line, type Sketch } from '#studio/illustrator/sketch.ts';

export type FaceLook = {
  readonly features: Features;
  readonly gaze: Point;
  /** Hair or cloth hangs over the ears: not even their rims look out. */
  readonly hidesEars?: boolean;
};

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
    const deep = depthOf(skin);
    return [
      glow([spot.x, spot.y], blushOf(skin), {
        radii: [(0.25 + 0.07 * deep) * (0.45 + 0.55 * spot.facing), 0.2 + 0.05 * deep],
        alpha: Math.min(0.85, 0.55 * blush) * (1 - 0.28 * deep),
        effect: 'haze',
      }),
    ];
  });

/** Deep skin is modelled by the light on it: on the forehead, the cheekbones and the chin. */
const sheen = (frame: HeadFrame, skin: SkinColors): Sketch[] => {
  const deep = depthOf(skin);
  if (deep === 0) return [];
  const light = lighten(skin.skin, 0.14);
  const spots = [
    { at: spotAt(frame, -0.1, -0.3, 0.9), radii: [0.5, 0.26], alpha: 0.4 },
    { at: spotAt(frame, -0.62, 0.36, 0.9), radii: [0.24, 0.13], alpha: 0.5 },
    { at: spotAt(frame, 0.62, 0.36, 0.9), radii: [0.24, 0.13], alpha: 0.5 },
    { at: spotAt(frame, 0, 0.9, 0.9), radii: [0.26, 0.12], alpha: 0.3 },
  ] as const;
  return spots.flatMap(({ at, radii: [rx, ry], alpha }) =>
    at.facing < 0.2
      ? []
      : [glow([at.x, at.y], light, { radii: [rx * at.facing, ry], alpha: alpha * deep, effect: 'haze' })],
  );
};

/** A cheek blown up with air or food: it stands out from the outline of the face. */
const puffs = (frame: HeadFrame, skin: SkinColors, puff: Features['puff']): { behind: Sketch[]; before: Sketch[] } => {
  const blown = SIDES.flatMap((side, index) => {
    const much = puff?.[index] ?? 0;
    const spot = spotAt(frame, side * 0.8, 0.55, 0.86 - 0.1 * frame.maturity);
    return much === 0 || spot.facing < 0.2 ? [] : [{ side, much, spot }];
  });
  return {
    behind: blown.map(({ much, spot: { x, y } }) =>
      form(ellipse([x, y], [0.16 + 0.1 * much, 0.2 + 0.08 * much]), skin.skin, { name: 'skin', volume: 0.5 }),
    ),
    before: blown.flatMap(({ side, much, spot: { x, y, facing } }) => {
      const [rx, ry] = [(0.16 + 0.06 * much) * (0.5 + 0.5 * facing), 0.17 + 0.06 * much];
      const under: Knot[] = [0.25, 0.9, 1.5, 2.1].map((angle): Knot => {
        const inward = Math.PI - angle;
        return [x - Math.cos(inward) * rx * -side * 1.15, y + Math.sin(inward) * ry * 1.1];
      });
      return [
        glow([x, y], blushOf(skin), { radii: [rx * 1.5, ry * 1.3], alpha: 0.5, effect: 'haze' }),
        detail(ellipse([x - rx * 0.25, y - ry * 0.35], [rx * 0.5, ry * 0.34]), lighten(skin.skin, 0.07), {
          alpha: 0.4,
        }),
        line(under, darkerThan(skin.skin, skin.shade, 0.13), { width: 0.026, alpha: 0.3 + 0.3 * much }),
      ];
    }),
  };
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
  return mix(HAIRS[hairColor].deep, hairColor === 'white' || hairColor === 'blond' ? skin.shade : DARK, 0.3);
};

const TEAR = hex('#cfeaf7');

/** A line of tears from each eye, with a drop that hangs from it. */
const tears = (frame: HeadFrame): Sketch[] =>
  eyesOf(frame).flatMap(({ x, y, rx, ry, side }): Sketch[] => {
    const at = (across: number, down: number): Point => [x + rx * across * side, y + down];
    const [from, to] = [at(0.35, ry * 0.6), at(0.62, 0.5)];
    const drop: Knot[] = [
      [to[0], to[1] - 0.12, 1],
      [to[0] + 0.062, to[1] + 0.02],
      [to[0], to[1] + 0.085],
      [to[0] - 0.062, to[1] + 0.02],
    ];
    return [
      line([from, at(0.56, 0.3), to], TEAR, { width: 0.06, alpha: 0.72, lit: true }),
      detail(spline(drop), TEAR, { lit: true, name: 'tear' }),
      detail(ellipse([to[0] - 0.02, to[1] + 0.01], [0.014, 0.026]), lighten(TEAR, 0.1), { lit: true }),
    ];
  });

const eyePaintOf = (character: Character, skin: SkinColors): EyePaint => ({
  iris: EYES[character.looks.eyeColor],
  skin: skin.skin,
  skinShade: skin.shade,
  brow: apartFrom(skin.skin, browColor(character, skin)),
});

/** The brows, which lie over a fringe so that what somebody feels is seen. */
export const drawBrowsOf = (frame: HeadFrame, character: Character, { features }: FaceLook): Sketch[] =>
  drawBrows(frame, eyePaintOf(character, SKINS[character.looks.skinTone]), features);

/** Head and face in head units, without hair and brows. */
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
  const puff = puffs(frame, skin, look.features.puff);
  const isBearded = character.age >= GROWN_AT && looks.facialHair.endsWith('beard');
  return [
    bundle(look.hidesEars ? [] : drawEars(frame, skin, 'behind'), { name: 'ears' }),
    ...(isBearded ? [] : puff.behind),
    head,
    bundle([...sheen(frame, skin), ...cheeks(frame, skin, look.features.blush)], { clip: outline }),
    ...puff.before,
    ...marksOnHead(frame, skin, looks.skinMarks),
    ...drawAgeLines(frame, skin, character.age),
    ...(character.age < GROWN_AT
      ? []
      : drawFacialHair(frame, looks.facialHair, { colors: HAIRS[looks.hairColor], skin })),
    bundle(drawMouth(frame, { skin, teeth: looks.teeth }, look.features.mouth), { name: 'mouth' }),
    bundle(drawNose(frame, skin), { name: 'nose' }),
    ...drawLenses(frame, looks.glasses),
    bundle(drawEyes(frame, eyePaintOf(character, skin), look), { name: 'eyes' }),
    ...(look.features.hasTears ? tears(frame) : []),
    ...drawGlasses(frame, looks.glasses, skin.skin),
  ];
};
