/** Everything that belongs to a head: hair, face, ears, what is worn on it. */
import type { Character } from '#core/character/character.ts';
import type { HairStyle, HeadCovering, Looks } from '#core/character/looks.ts';
import { drawHearingAids } from '#studio/illustrator/figure/aids/hearing-aid.ts';
import type { Features } from '#studio/illustrator/figure/expressions.data.ts';
import { drawBrowsOf, drawEars, drawFace } from '#studio/illustrator/figure/face/face.ts';
import { type Hair, type HairFrame, templesOf } from '#studio/illustrator/figure/hair/cap.ts';
import { HAIR_DRAWINGS } from '#studio/illustrator/figure/hair/styles.ts';
import { type HeadFrame, headOutline } from '#studio/illustrator/figure/head.ts';
import { HEADWEAR } from '#studio/illustrator/figure/headwear/headwear.ts';
import type { HeadParts } from '#studio/illustrator/figure/layers.ts';
import { ACCENTS, HAIRS, SKINS } from '#studio/illustrator/figure/looks.data.ts';
import type { OutfitParts } from '#studio/illustrator/figure/outfits/outfit.ts';
import type { Skeleton } from '#studio/illustrator/figure/skeleton.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';
import { bundle, moved, type Sketch } from '#studio/illustrator/sketch.ts';

const YAWS = { front: 0.14, 'three-quarter': 0.36, side: 0.56 } as const;
/** Who lies or flies past still shows the face. */
const LYING_YAW = 0.34;

/** How far a head turns after the eyes: further for who looks back. */
const FOLLOWS = 0.16;
const TURNS_BACK = 0.36;
const FRONT_FOLLOWS = 0.3;

/** How grown a face is by age: it changes most at school, before the body does. */
const GROWN: readonly (readonly [age: number, maturity: number])[] = [
  [2, 0],
  [4, 0.05],
  [6, 0.14],
  [8, 0.3],
  [10, 0.48],
  [14, 0.66],
  [20, 0.92],
  [55, 1],
];

const grownAt = (age: number): number => {
  const above = GROWN.findIndex(([at]) => at >= age);
  if (above <= 0) return above === 0 ? 0 : 1;
  const [[from, low], [to, high]] = [GROWN[above - 1] ?? [0, 0], GROWN[above] ?? [1, 1]];
  return low + ((high - low) * (age - from)) / (to - from);
};

type HeadLook = { readonly age: number; readonly gaze: Point; readonly features: Features };

const headFrameFor = (skeleton: Skeleton, { age, gaze, features }: HeadLook): HeadFrame => {
  const { isSide } = skeleton;
  const { view, way } = skeleton.stance;
  const isBack = view === 'back';
  const base = isBack ? Math.PI - 0.2 * way : (isSide && view !== 'side' ? LYING_YAW : YAWS[view]) * way;
  const follows = view === 'front' && !isSide ? FRONT_FOLLOWS : gaze[0] * way < 0 ? TURNS_BACK : FOLLOWS;
  return {
    yaw: base + (isBack ? 0 : gaze[0] * follows),
    pitch: Math.max(-0.6, Math.min(0.5, gaze[1] * 0.4 + (features.pitch ?? 0))),
    maturity: grownAt(age),
    babyhood: Math.max(0, Math.min(1, (5.5 - age) / 2.5)),
    jaw: isBack ? 0 : Math.max(0, features.mouth.open - 0.14) * 0.34,
    isBack,
  };
};

const HAIRLESS: ReadonlySet<HairStyle> = new Set(['bald', 'thinning']);
const WRAPPED: ReadonlySet<HeadCovering> = new Set(['hijab-turban']);

/** A covering that hides all hair has a close cap under it, whatever the hair; elsewhere there must be some. */
const hasHairline = ({ hairStyle, headCovering }: Looks): boolean =>
  WRAPPED.has(headCovering) || !HAIRLESS.has(hairStyle);

const HAT_GOES_BACK = 0.3;
/** Brims that would lie before the eyes are pushed up. */
const WORN_HIGH: Readonly<Partial<Record<HeadCovering, number>>> = { 'sun-hat': -0.17, cap: -0.12, beanie: -0.05 };

const NO_HAIR: Hair = { behind: [], front: [] };

type HeadOrder = {
  readonly character: Character;
  readonly features: Features;
  readonly gaze: Point;
  readonly aroundHead?: OutfitParts['aroundHead'];
};

/** Directions of the page as the turned head sees them. */
const asSeen = ([x, y]: Point, turn: number): Point => [
  x * Math.cos(turn) + y * Math.sin(turn),
  y * Math.cos(turn) - x * Math.sin(turn),
];

/** The head in its layers, in centimetres. */
export const drawHead = (skeleton: Skeleton, order: HeadOrder): HeadParts => {
  const { character, features } = order;
  const gaze = asSeen(order.gaze, skeleton.headTurn);
  const { looks } = character;
  const frame = headFrameFor(skeleton, { age: character.age, gaze, features });
  const colors = ACCENTS[looks.accentColor];
  const hairFrame: HairFrame = {
    head: frame,
    colors: HAIRS[looks.hairColor],
    skin: SKINS[looks.skinTone],
    tie: colors.accent,
    isPressed: looks.headCovering !== 'none' && looks.headCovering !== 'headband',
  };
  const covering = looks.headCovering === 'none' ? null : HEADWEAR[looks.headCovering](hairFrame, colors);
  const hidesHair = covering?.hidesHair ?? false;
  const hair = hidesHair ? NO_HAIR : HAIR_DRAWINGS[looks.hairStyle](hairFrame);
  const hairline = covering?.hairline && hasHairline(looks) ? templesOf(hairFrame, covering.hairline) : [];
  const tilt = features.tilt * (frame.isBack ? 0.4 : 1) * skeleton.stance.way;
  const matrix = placed(skeleton.head, skeleton.build.head / 2, { turn: skeleton.headTurn + tilt });
  const place = (sketches: readonly Sketch[], name: string): Sketch[] =>
    sketches.length === 0 ? [] : [moved(bundle(sketches, { name }), matrix)];
  const aids = covering?.hidesEars
    ? []
    : drawHearingAids(frame, looks.hearingAid, { colors, tucked: hair.hidesEars ? hairFrame.skin : null });
  // Over a fringe and over the edge of a scarf, so that what somebody feels is seen.
  // A hat goes back with the head that looks up.
  const brim = hidesHair ? 0 : (WORN_HIGH[looks.headCovering] ?? 0) + Math.min(0, frame.pitch) * HAT_GOES_BACK;
  const worn = (sketches: readonly Sketch[]): Sketch[] =>
    sketches.map((one) => (brim === 0 ? one : moved(one, [1, 0, 0, 1, 0, brim])));
  const clip = covering?.opening ?? headOutline(frame);
  const brows = frame.isBack
    ? []
    : place([bundle(drawBrowsOf(frame, character, { features, gaze }), { clip })], 'brows');
  return {
    behind: [...place(hair.behind, 'hair'), ...place(worn(covering?.behind ?? []), 'headwear')],
    under: place(covering?.over ?? [], 'headwear'),
    head: [
      ...place(drawFace(frame, character, { features, gaze }), 'head'),
      ...place(hairline, 'hairline'),
      ...place(hair.front, 'hair'),
      ...(hidesHair ? [] : brows),
      ...(hair.hidesEars || covering?.hidesEars ? [] : place(drawEars(frame, hairFrame.skin, 'before'), 'ears')),
      ...place(aids, 'hearing-aid'),
      ...place(worn(covering?.front ?? []), 'headwear'),
      ...(hidesHair ? brows : []),
      ...place(order.aroundHead?.() ?? [], 'helmet'),
    ],
  };
};
