/** The mouth: a line that smiles or droops, or an opening in the form of what it does: laugh, sing, call, cry. */
import type { Teeth } from '#core/character/looks.ts';
import { type Color, lighten, mix } from '#studio/illustrator/color/color.ts';
import type { Mouth } from '#studio/illustrator/figure/expressions.data.ts';
import { darkerThan, depthOf } from '#studio/illustrator/figure/face/contrast.ts';
import { insideOf, lineOf, lipOf, teethOf, tongueOf } from '#studio/illustrator/figure/face/mouth-colors.ts';
import {
  BAND_DOWN,
  lowestFor,
  type MouthPlace,
  type Opening,
  OPENINGS,
  toothBand,
} from '#studio/illustrator/figure/face/mouth-openings.ts';
import { noseAt } from '#studio/illustrator/figure/face/nose.ts';
import type { HeadFrame } from '#studio/illustrator/figure/head/head.ts';
import { MOUTH_INSIDE, type SkinColors, TONGUE } from '#studio/illustrator/figure/looks.data.ts';
import { clamp, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Knot, type Point, roundedRect, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, line, type Sketch } from '#studio/illustrator/sketch.ts';

export type MouthPaint = { readonly skin: SkinColors; readonly teeth: Teeth };

/** The highest place of a mouth, below the nose of a face that looks straight on. */
const UNDER_NOSE = 0.545;
/** How much lower it is on a turned face, and how much less its far corner rises, as shares of its curve. */
const [BELOW_TURNED, FLATTER] = [0.3, 0.7];

/** So far below the nose the lips of a tall opening are: nearer, its teeth would be a moustache. */
const CLEAR_OF_NOSE = 0.09;

const placeOf = (frame: HeadFrame, { width, curve, open, skew = 0 }: Mouth): MouthPlace => {
  const turn = Math.sin(frame.yaw);
  const half = width * (1 - 0.42 * Math.abs(turn)) * (1 - 0.12 * frame.babyhood);
  const x = turn * 0.72;
  const told = 0.66 + frame.pitch * 0.34 - open * 0.16;
  // Of a face that looks down there is little below the nose: the mouth goes up to it before it gets smaller.
  const over = told + Math.max(0, curve) * 0.4 + open - lowestFor(open);
  // The nose of a turned face is over the far half of a smile, whose corner would go up beside it and into it.
  const aside = Math.abs(turn) * Math.max(0, curve);
  const y = told - clamp(over, 0, Math.max(0, told - (UNDER_NOSE + aside * BELOW_TURNED + frame.pitch * 0.3)));
  const rise = (side: 1 | -1): number => curve * 0.6 - (turn * side > 0 ? aside * FLATTER : 0);
  const upper: readonly Point[] = [
    [x - half, y - rise(-1) + skew],
    [x - half * 0.45, y + curve * 0.32],
    [x, y + curve * 0.45],
    [x + half * 0.45, y + curve * 0.32],
    [x + half, y - rise(1) - skew],
  ];
  return { x, y, half, upper, highest: noseAt(frame).bottom + CLEAR_OF_NOSE };
};

const dimplesOf = ({ upper }: MouthPlace, skin: SkinColors): Sketch[] =>
  [-1, 1].map((side) => {
    const [x, y] = upper[side === -1 ? 0 : 4] ?? [0, 0];
    const knots: readonly Knot[] = [
      [x, y - 0.03],
      [x + side * 0.026, y + 0.012],
      [x, y + 0.04],
    ];
    return line(knots, darkerThan(skin.skin, skin.shade), { width: 0.024, alpha: 0.7 });
  });

const closedMouth = (place: MouthPlace, skin: SkinColors, curve: number): Sketch[] => {
  const { x, y, half, upper } = place;
  const deep = depthOf(skin);
  const lowerLip: readonly Knot[] = [
    [x - half * 0.42, y + curve * 0.4 + 0.075],
    [x, y + curve * 0.5 + 0.095],
    [x + half * 0.42, y + curve * 0.4 + 0.075],
  ];
  const full = upper.map(([px, py], index): Point => [px, py + (index === 0 || index === 4 ? 0 : 0.038)]);
  const lips = ribbon(upper, [0.012, 0.032, 0.038, 0.032, 0.012]);
  return [
    ...(deep > 0
      ? [detail(ribbon(full, [0.004, 0.05, 0.06, 0.05, 0.004]), lipOf(skin), { alpha: 0.4 + 0.5 * deep })]
      : []),
    line(lowerLip, deep > 0.5 ? lighten(skin.skin, 0.1) : skin.shade, { width: 0.03, alpha: 0.4 }),
    detail(lips, lineOf(skin), { name: 'mouth' }),
    ...dimplesOf(place, skin),
  ];
};

/** Where a milk tooth has fallen out. */
const gapIn = ({ x, half }: MouthPlace, bottom: number, inside: Color): Sketch =>
  detail(roundedRect([x + half * 0.06, bottom - 0.16], [half * 0.36, 0.24], 0.05), inside, { name: 'gap' });

/** Both rows of teeth as one light band with the line where they meet: drawn one by one they would be a grid. */
const clenchedTeeth = ({ x, half }: MouthPlace, { top, bottom }: Opening, teeth: Color): Sketch[] => {
  const middle = (top + bottom) / 2;
  return [
    detail(roundedRect([x - half * 1.2, top - 0.1], [half * 2.4, bottom - top + 0.3]), teeth, { name: 'teeth' }),
    line(
      [
        [x - half * 0.86, middle + 0.034],
        [x, middle + 0.006],
        [x + half * 0.86, middle + 0.034],
      ],
      mix(teeth, MOUTH_INSIDE, 0.42),
      { width: 0.018, alpha: 0.75 },
    ),
  ];
};

/** Upper teeth hang from the upper lip of a smile, with the space of a lost one. */
const teethIn = (place: MouthPlace, opening: Opening, mouth: Mouth, paint: MouthPaint): Sketch[] => {
  if (!mouth.teeth) return [];
  const { top, bottom } = opening;
  const { x, half } = place;
  const isSmile = (mouth.shape ?? 'smile') === 'smile';
  const band = isSmile
    ? ellipse([x, top - 0.05], [half * 0.84, 0.115 + mouth.curve * 0.12])
    : toothBand(place, opening);
  const edge = isSmile ? top + 0.065 + mouth.curve * 0.12 : top + (bottom - top) * BAND_DOWN;
  const { skin, teeth: row } = paint;
  return [
    detail(band, teethOf(skin), { name: 'teeth' }),
    ...(row === 'gap' ? [gapIn(place, edge + 0.02, insideOf(skin))] : []),
  ];
};

const tongueIn = ({ x, half }: MouthPlace, { top, bottom }: Opening, skin: SkinColors): Sketch[] => {
  const tall = bottom - top;
  const color = tongueOf(skin);
  return tall < 0.1 || half < 0.1
    ? []
    : [
        detail(ellipse([x, bottom + tall * 0.04], [half * 0.68, tall * 0.34]), color),
        line(
          [
            [x, bottom - tall * 0.22],
            [x, bottom],
          ],
          mix(color, MOUTH_INSIDE, 0.4),
          { width: 0.02, alpha: 0.6 },
        ),
      ];
};

const tongueOut = ({ x, y, half }: MouthPlace, { open, curve }: Mouth): Sketch[] => {
  const [top, bottom] = [y + curve * 0.4 + open * 0.3, y + curve * 0.4 + open + 0.16];
  const wide = half * 0.42;
  const path = spline([
    [x - wide, top],
    [x + wide, top],
    [x + wide * 1.08, bottom - 0.12],
    [x, bottom],
    [x - wide * 1.08, bottom - 0.12],
  ]);
  return [
    detail(path, TONGUE, { name: 'tongue' }),
    line(
      [
        [x, top + 0.03],
        [x, bottom - 0.07],
      ],
      mix(TONGUE, MOUTH_INSIDE, 0.45),
      { width: 0.024, alpha: 0.8 },
    ),
  ];
};

/** Surprise and other small openings are round whatever is said. */
const ROUND_BELOW = 0.16;

/** The lower lip of a deep skin catches the light below an open mouth; paler skins have their lips in its outline. */
const litLip = (opening: Opening, place: MouthPlace, { skin }: MouthPaint): Sketch[] => {
  const deep = depthOf(skin);
  if (deep === 0) return [];
  const { x, half } = place;
  const y = opening.bottom + 0.012;
  const knots: readonly Point[] = [
    [x - half * 0.46, y - 0.028],
    [x, y],
    [x + half * 0.46, y - 0.028],
  ];
  return [detail(ribbon(knots, [0.004, 0.05, 0.004]), lipOf(skin), { alpha: 0.75 * deep })];
};

const openMouth = (place: MouthPlace, paint: MouthPaint, mouth: Mouth): Sketch[] => {
  const { skin } = paint;
  const shape = mouth.shape ?? (mouth.width < ROUND_BELOW ? 'round' : 'smile');
  const opening = OPENINGS[shape](place, mouth);
  const inside = [
    detail(opening.path, insideOf(skin), { name: 'mouth' }),
    ...(shape === 'clench'
      ? clenchedTeeth(place, opening, teethOf(skin))
      : [...tongueIn(place, opening, skin), ...teethIn(place, opening, mouth, paint)]),
  ];
  const deep = depthOf(skin);
  const lips = mix(skin.lip, MOUTH_INSIDE, 0.3);
  return [
    ...litLip(opening, place, paint),
    // Lips around it: what shows of them is the outer half of a line, which is a shade of the skin where that is deep.
    {
      kind: 'line',
      path: opening.path,
      color: mix(lips, skin.shade, deep),
      width: shape === 'smile' ? 0.03 : 0.06 - 0.02 * deep,
      alpha: 0.85,
      lit: false,
    },
    bundle(inside, { clip: opening.path }),
    ...(mouth.hasTongueOut ? tongueOut(place, mouth) : []),
    ...(shape === 'smile' ? dimplesOf(place, skin) : []),
  ];
};

const CLOSED_BELOW = 0.04;

/** Drooping lips of a child are small and soft: as wide and bent as a smile they would sulk. */
const SORRY = { width: 0.7, curve: 0.46 } as const;
const soft = (mouth: Mouth): Mouth =>
  mouth.curve < 0 && mouth.open < CLOSED_BELOW
    ? {
        ...mouth,
        width: mouth.width * SORRY.width,
        curve: mouth.curve * SORRY.curve,
        skew: (mouth.skew ?? 0) * SORRY.curve,
      }
    : mouth;

/** The mouth in head units. */
export const drawMouth = (frame: HeadFrame, paint: MouthPaint, told: Mouth): Sketch[] => {
  const mouth = soft(told);
  const place = placeOf(frame, mouth);
  return mouth.open < CLOSED_BELOW ? closedMouth(place, paint.skin, mouth.curve) : openMouth(place, paint, mouth);
};
