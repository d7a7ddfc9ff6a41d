/** Everything that belongs to a head: hair, face, ears, what is worn on it. */
import type { Character } from '#core/character/character.ts';
import type { HairStyle, HeadCovering, Looks } from '#core/character/looks.ts';
import { drawHearingAids } from '#studio/illustrator/figure/aids/hearing-aid.ts';
import type { Features } from '#studio/illustrator/figure/expressions.data.ts';
import { drawBrowsOf, drawEars, drawFace } from '#studio/illustrator/figure/face/face.ts';
import { type Hair, type HairFrame, templesOf } from '#studio/illustrator/figure/hair/cap.ts';
import { HAIR_DRAWINGS } from '#studio/illustrator/figure/hair/styles.ts';
import { asSeen, headFrameFor, headMatrix, tiltedTurn } from '#studio/illustrator/figure/head/head-frame.ts';
import { headOutline } from '#studio/illustrator/figure/head/head.ts';
import { HEADWEAR } from '#studio/illustrator/figure/headwear/headwear.ts';
import type { HeadParts } from '#studio/illustrator/figure/layers.ts';
import { ACCENTS, HAIRS, SKINS } from '#studio/illustrator/figure/looks.data.ts';
import type { OutfitParts } from '#studio/illustrator/figure/outfits/outfit.ts';
import type { Skeleton } from '#studio/illustrator/figure/skeleton.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';
import { bundle, moved, type Sketch } from '#studio/illustrator/sketch.ts';

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

/** The head in its layers, in centimetres. */
export const drawHead = (skeleton: Skeleton, order: HeadOrder): HeadParts => {
  const { character, features } = order;
  const turned = asSeen(order.gaze, skeleton.headTurn);
  // A tilted head turns no further, and its eyes still meet what they look at.
  const gaze = asSeen(order.gaze, tiltedTurn(skeleton, features));
  const { looks } = character;
  const frame = headFrameFor(skeleton, { age: character.age, gaze: turned, features });
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
  const matrix = headMatrix(skeleton, features);
  const place = (sketches: readonly Sketch[], name: string): Sketch[] =>
    sketches.length === 0 ? [] : [moved(bundle(sketches, { name }), matrix)];
  const aids = covering?.hidesEars
    ? []
    : drawHearingAids(frame, looks.hearingAid, { colors, tucked: hair.hidesEars ? hairFrame.skin : null });
  // Over a fringe and over the edge of a scarf, so that what somebody feels is seen.
  // A hat goes back with the head that looks up.
  const brim = hidesHair ? 0 : (WORN_HIGH[looks.headCovering] ?? 0) + Math.min(0, frame.pitch) * HAT_GOES_BACK;
  // Nothing that grows or is worn on a head goes through the glass around it.
  const room = order.aroundHead?.room;
  const within = (sketches: readonly Sketch[]): readonly Sketch[] =>
    room && sketches.length > 0 ? [bundle(sketches, { clip: room })] : sketches;
  const worn = (sketches: readonly Sketch[]): Sketch[] =>
    sketches.map((one) => (brim === 0 ? one : moved(one, [1, 0, 0, 1, 0, brim])));
  const clip = covering?.opening ?? headOutline(frame);
  const brows = frame.isBack
    ? []
    : place([bundle(drawBrowsOf(frame, character, { features, gaze }), { clip })], 'brows');
  return {
    behind: [...place(within(hair.behind), 'hair'), ...place(within(worn(covering?.behind ?? [])), 'headwear')],
    under: place(covering?.over ?? [], 'headwear'),
    head: [
      ...place(drawFace(frame, character, { features, gaze, hidesEars: hair.hidesEars ?? false }), 'head'),
      ...place(hairline, 'hairline'),
      ...place(within(hair.front), 'hair'),
      ...(hidesHair ? [] : brows),
      ...(hair.hidesEars || covering?.hidesEars ? [] : place(drawEars(frame, hairFrame.skin, 'before'), 'ears')),
      ...place(aids, 'hearing-aid'),
      ...place(within(worn(covering?.front ?? [])), 'headwear'),
      ...(hidesHair ? brows : []),
      ...place(order.aroundHead?.draw() ?? [], 'helmet'),
    ],
  };
};
