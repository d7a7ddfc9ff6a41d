/** The mouth: a line that smiles or droops, or an opening in the form of what it does: laugh, sing, call, cry. */
import type { Teeth } from '#core/character/looks.ts';
import { type Color, lighten, mix } from '#studio/illustrator/color/color.ts';
import type { Mouth } from '#studio/illustrator/figure/expressions.data.ts';
import { darkerThan, depthOf } from '#studio/illustrator/figure/face/contrast.ts';
import { insideOf, lineOf, lipOf, teethOf, tongueOf } from '#studio/illustrator/figure/face/mouth-colors.ts';
import type { HeadFrame } from '#studio/illustrator/figure/head.ts';
import { MOUTH_INSIDE, type SkinColors, TONGUE } from '#studio/illustrator/figure/looks.data.ts';
import { clamp, ribbon } from '#studio/illustrator/geometry/outline.ts';
import { ellipse, type Knot, type Path, type Point, roundedRect, spline } from '#studio/illustrator/geometry/path.ts';
import { bundle, detail, line, type Sketch } from '#studio/illustrator/sketch.ts';

export type MouthPaint = { readonly skin: SkinColors; readonly teeth: Teeth };

/** Where a mouth is on the face: its middle, half its width, and the line of the upper lip. */
type MouthPlace = { readonly x: number; readonly y: number; readonly half: number; readonly upper: readonly Point[] };

/** There is always a chin below the lowest lip, which drops with the jaw. */
const LOWEST_LIP = 0.84;
const CHIN_DROPS = 0.19;
const lowestFor = (open: number): number => LOWEST_LIP + Math.max(0, open - 0.14) * CHIN_DROPS;

/** The highest place of a mouth, below the nose of a face that looks straight on. */
const UNDER_NOSE = 0.545;
/** How much lower it is on a turned face, and how much less its far corner rises, as shares of its curve. */
const [BELOW_TURNED, FLATTER] = [0.3, 0.7];

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
  return { x, y, half, upper };
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

/** An opening: its outline, how high and how low it goes. */
type Opening = { readonly path: Path; readonly top: number; readonly bottom: number };

const smileOf = ({ x, y, half, upper }: MouthPlace, { curve, open }: Mouth): Opening => {
  const bottom = Math.min(y + curve * 0.4 + open, lowestFor(open));
  const path = spline([
    ...upper.map(([px, py], index): Knot => [px, py, index === 0 || index === 4 ? 1 : 0]),
    [x + half * 0.72, bottom - open * 0.42],
    [x, bottom],
    [x - half * 0.72, bottom - open * 0.42],
  ]);
  return { path, top: y + curve * 0.35, bottom };
};

/** Tall openings begin below the nose and drop with the jaw, and there is always a chin below them. */
const tallOf = (y: number, open: number): [top: number, bottom: number] => {
  return [y - open * 0.06, Math.min(y + open * 1.04, lowestFor(open))];
};

const roundOf = ({ x, y, half }: MouthPlace, { open }: Mouth): Opening => {
  const [top, bottom] = tallOf(y, open);
  const middle = (top + bottom) / 2;
  // A little narrower above, as lips are that say “oh”.
  const path = spline([
    [x, top],
    [x + half * 0.82, top + (middle - top) * 0.5],
    [x + half, middle + (bottom - middle) * 0.2],
    [x + half * 0.66, bottom - (bottom - middle) * 0.16],
    [x, bottom],
    [x - half * 0.66, bottom - (bottom - middle) * 0.16],
    [x - half, middle + (bottom - middle) * 0.2],
    [x - half * 0.82, top + (middle - top) * 0.5],
  ]);
  return { path, top, bottom };
};

const shoutOf = ({ x, y, half }: MouthPlace, { open }: Mouth): Opening => {
  const [top, bottom] = tallOf(y, open);
  // An arched upper lip, widest above the middle, and a chin that has dropped: no box.
  const side = (sign: 1 | -1): readonly Point[] => [
    [x + sign * half * 0.4, top - open * 0.035],
    [x + sign * half * 0.82, top + open * 0.14],
    [x + sign * half, top + open * 0.4],
    [x + sign * half * 0.86, bottom - open * 0.3],
    [x + sign * half * 0.48, bottom - open * 0.06],
  ];
  const path = spline([[x, top + open * 0.03], ...side(1), [x, bottom], ...side(-1).toReversed()]);
  return { path, top, bottom };
};

const droopOf = ({ x, y, half }: MouthPlace, { open }: Mouth): Opening => {
  const [top, bottom] = tallOf(y, open);
  // Corners that are pulled down and rounded, with a lower lip that trembles up in the middle.
  const side = (sign: 1 | -1): readonly Point[] => [
    [x + sign * half * 0.56, top + open * 0.12],
    [x + sign * half * 0.94, bottom - open * 0.34],
    [x + sign * half * 0.96, bottom - open * 0.06],
    [x + sign * half * 0.62, bottom - open * 0.04],
  ];
  const path = spline([[x, top], ...side(1), [x, bottom - open * 0.16], ...side(-1).toReversed()]);
  return { path, top, bottom };
};

/** Drawn wide over the teeth, the corners lower than the middle. */
const clenchOf = ({ x, y, half, upper }: MouthPlace, { open }: Mouth): Opening => {
  const [top, bottom] = [y - open * 0.5, y + open * 0.62];
  const low = (upper[0]?.[1] ?? y) + open * 0.2;
  const side = (sign: 1 | -1): readonly Knot[] => [
    [x + sign * half * 0.6, top + open * 0.06],
    [x + sign * half * 1.04, low, 1],
    [x + sign * half * 0.7, bottom + open * 0.06],
  ];
  return { path: spline([[x, top], ...side(1), [x, bottom - open * 0.04], ...side(-1).toReversed()]), top, bottom };
};

const OPENINGS = { smile: smileOf, round: roundOf, shout: shoutOf, droop: droopOf, clench: clenchOf } as const;

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

/** Upper teeth hang from the upper lip, with the space of a lost one; wide mouths show lower ones, too. */
const teethIn = (place: MouthPlace, { top, bottom }: Opening, mouth: Mouth, paint: MouthPaint): Sketch[] => {
  if (!mouth.teeth) return [];
  const { x, half } = place;
  const isSmile = (mouth.shape ?? 'smile') === 'smile';
  const upper = isSmile
    ? ellipse([x, top - 0.05], [half * 0.84, 0.115 + mouth.curve * 0.12])
    : roundedRect([x - half * 1.1, top - 0.1], [half * 2.2, 0.1 + Math.min(0.085, (bottom - top) * 0.16)], 0.03);
  const edge = isSmile ? top + 0.065 + mouth.curve * 0.12 : top + Math.min(0.085, (bottom - top) * 0.16);
  const { skin, teeth: row } = paint;
  return [
    detail(upper, teethOf(skin), { name: 'teeth' }),
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

/** The mouth in head units. */
export const drawMouth = (frame: HeadFrame, paint: MouthPaint, mouth: Mouth): Sketch[] => {
  const place = placeOf(frame, mouth);
  return mouth.open < CLOSED_BELOW ? closedMouth(place, paint.skin, mouth.curve) : openMouth(place, paint, mouth);
};
