/** Everything that belongs to a head: hair, face, ears, what is worn on it. */
import type { Character } from '#core/character/character.ts';
import type { HairStyle, HeadCovering, Looks } from '#core/character/looks.ts';
import { drawHearingAids } from '#studio/illustrator/figure/aids/hearing-aid.ts';
import type { Features } from '#studio/illustrator/figure/expressions.data.ts';
import { drawEars, drawFace } from '#studio/illustrator/figure/face/face.ts';
import { type Hair, type HairFrame, templesOf } from '#studio/illustrator/figure/hair/cap.ts';
import { HAIR_DRAWINGS } from '#studio/illustrator/figure/hair/styles.ts';
import type { HeadFrame } from '#studio/illustrator/figure/head.ts';
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

const headFrameFor = (skeleton: Skeleton, gaze: Point): HeadFrame => {
  const { isSide } = skeleton;
  const { view, way } = skeleton.stance;
  const isBack = view === 'back';
  const base = isBack ? Math.PI - 0.2 * way : (isSide && view !== 'side' ? LYING_YAW : YAWS[view]) * way;
  const follow = isBack ? 0 : gaze[0] * 0.14;
  return { yaw: base + follow, pitch: gaze[1] * 0.32, maturity: skeleton.build.maturity, isBack };
};

const HAIRLESS: ReadonlySet<HairStyle> = new Set(['bald', 'thinning']);
const WRAPPED: ReadonlySet<HeadCovering> = new Set(['hijab-turban']);

/** A covering that hides all hair has a close cap under it, whatever the hair; elsewhere there must be some. */
const hasHairline = ({ hairStyle, headCovering }: Looks): boolean =>
  WRAPPED.has(headCovering) || !HAIRLESS.has(hairStyle);

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
  const frame = headFrameFor(skeleton, gaze);
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
  return {
    behind: [...place(hair.behind, 'hair'), ...place(covering?.behind ?? [], 'headwear')],
    under: place(covering?.over ?? [], 'headwear'),
    head: [
      ...place(drawFace(frame, character, { features, gaze }), 'head'),
      ...place(hairline, 'hairline'),
      ...place(hair.front, 'hair'),
      ...(hair.hidesEars || covering?.hidesEars ? [] : place(drawEars(frame, hairFrame.skin, 'before'), 'ears')),
      ...place(aids, 'hearing-aid'),
      ...place(covering?.front ?? [], 'headwear'),
      ...place(order.aroundHead?.() ?? [], 'helmet'),
    ],
  };
};
