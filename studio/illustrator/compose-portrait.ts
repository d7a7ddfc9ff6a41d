/** Composes a portrait: one character, whole figure, on a quiet ground. */
import type { Character } from '#core/character/character.ts';
import type { Outfit } from '#core/character/looks.ts';
import type { ArtStyle } from '#core/story/brief.ts';
import type { CastMember } from '#core/story/scene.ts';
import type { Expression, Pose } from '#core/story/vocabulary.ts';
import { css, hex, mix } from '#studio/illustrator/color/color.ts';
import { LIGHT_SETUPS } from '#studio/illustrator/color/lights.data.ts';
import { type CastContext, drawMember } from '#studio/illustrator/composition/cast.ts';
import { buildFor } from '#studio/illustrator/figure/build.ts';
import { ACCENTS } from '#studio/illustrator/figure/looks.data.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import { clump } from '#studio/illustrator/geometry/outline.ts';
import type { Point } from '#studio/illustrator/geometry/path.ts';
import type { Picture } from '#studio/illustrator/picture.ts';
import { seededRandom } from '#studio/illustrator/random.ts';
import { detail, glow, moved } from '#studio/illustrator/sketch.ts';
import { render, type Rendering } from '#studio/illustrator/style/render.ts';
import { paperOver } from '#studio/illustrator/style/shading.ts';
import { STYLES } from '#studio/illustrator/style/styles.ts';

export type PortraitOrder = {
  readonly character: Character;
  readonly artStyle: ArtStyle;
  /** 32-bit unsigned. */
  readonly seed: number;
  readonly expression?: Expression;
  readonly pose?: Pose;
  readonly outfit?: Outfit;
};

const SHEET = hex('#f6ecd9');
const FEET_Y = 905;
const TALLEST = 800;
const WIDEST = 860;

const REF = 'portrait';

const memberFor = (order: PortraitOrder, look: { pose: Pose; expression: Expression }): CastMember => ({
  ref: REF,
  who: { character: order.character.id },
  ...look,
  facing: 'front',
  place: { along: 'center', plane: 'near' },
  gaze: 'reader',
  ...(order.outfit ? { outfit: order.outfit } : {}),
  action: '',
});

const contextFor = (character: Character): CastContext => ({
  direction: 'ltr',
  characters: new Map([[character.id, character]]),
  isDark: false,
});

/** Composes the portrait; the same order gives the same picture. */
export const composePortrait = (order: PortraitOrder): Picture => {
  const { character, artStyle, seed, expression = 'happy', pose = 'standing' } = order;
  const light = LIGHT_SETUPS.day;
  const base: Rendering = { light, source: [180, -200], style: STYLES[artStyle], depth: 0, isFigure: true };
  const accent = ACCENTS[character.looks.accentColor];
  const drawn = drawMember(memberFor(order, { pose, expression }), { gaze: [0, 0] }, contextFor(character));
  const { box } = drawn;
  const tall =
    character.kind === 'person' ? Math.max(buildFor(character.age).height * 1.06, 100) : box.bottom - box.top;
  const scale = Math.min(TALLEST / Math.max(tall, -box.top), WIDEST / (box.right - box.left), 22);
  const at: Point = [500 - ((box.left + box.right) / 2) * scale, Math.min(FEET_Y, 940 - box.bottom * scale)];
  const random = seededRandom(seed);
  const tint = mix(SHEET, accent.soft, 0.4);
  const ground = [
    detail(clump([500, 500], [400, 410], { lumps: 9, depth: 0.03, random }), mix(tint, accent.accent, 0.16)),
    glow([500, FEET_Y], hex('#7a6a74'), { radii: [210, 34], alpha: 0.5, effect: 'shade' }),
  ];
  return {
    ground: css(tint),
    nodes: [
      ...render(ground, { ...base, isFigure: false, isBelowPaper: true }),
      paperOver(base.style.paper),
      ...render([moved(drawn.sketch, placed(at, scale))], base),
    ],
  };
};
