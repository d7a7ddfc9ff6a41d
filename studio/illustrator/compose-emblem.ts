/** Composes the emblem of a book: one thing of its cover in a round field of the hero's colour, for spine and back. */
import type { Character } from '#core/character/character.ts';
import { DEFAULT_LOOKS } from '#core/character/looks.ts';
import type { ArtStyle } from '#core/story/brief.ts';
import type { Scene } from '#core/story/scene.ts';
import type { Prop } from '#core/story/vocabulary.ts';
import { css, mix } from '#studio/illustrator/color/color.ts';
import { LIGHT_SETUPS } from '#studio/illustrator/color/lights.data.ts';
import { ACCENTS } from '#studio/illustrator/figure/looks.data.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import { circle } from '#studio/illustrator/geometry/path.ts';
import type { Picture } from '#studio/illustrator/picture.ts';
import { PROP_DRAWINGS } from '#studio/illustrator/props/props.ts';
import { bundle, detail, moved } from '#studio/illustrator/sketch.ts';
import { render, type Rendering } from '#studio/illustrator/style/render.ts';
import { paperOver } from '#studio/illustrator/style/shading.ts';
import { STYLES } from '#studio/illustrator/style/styles.ts';

export type EmblemOrder = {
  /** The scene of the cover; what its hero carries or what stands in it becomes the emblem. */
  readonly cover: Scene;
  readonly characters: readonly Character[];
  readonly artStyle: ArtStyle;
};

const CENTER = [500, 500] as const;
const FIELD_RADIUS = 440;
const RIM_RADIUS = 470;
/** The thing fills this square in the middle of the field. */
const THING_EDGE = 560;

const thingOf = ({ cover }: EmblemOrder): Prop => {
  const carried = cover.cast.find((member) => member.carries)?.carries;
  return carried ?? cover.props[0]?.prop ?? 'star';
};

/** The same order gives the same picture. Everything that matters lies within the round field, so it can be cut out. */
export const composeEmblem = (order: EmblemOrder): Picture => {
  const accent = ACCENTS[(order.characters[0]?.looks ?? DEFAULT_LOOKS).accentColor];
  const drawing = PROP_DRAWINGS[thingOf(order)];
  const style = STYLES[order.artStyle];
  const rendering: Rendering = { light: LIGHT_SETUPS.day, source: [180, -200], style, depth: 0, isFigure: true };
  const scale = THING_EDGE / Math.max(drawing.heightCm, drawing.widthCm);
  const foot = [CENTER[0], CENTER[1] + (drawing.heightCm * scale) / 2] as const;
  const field = [
    detail(circle(CENTER, RIM_RADIUS), accent.accent, { name: 'accent' }),
    detail(circle(CENTER, FIELD_RADIUS), mix(accent.soft, accent.accent, 0.12)),
  ];
  const thing = moved(bundle(drawing.draw({ isDark: false }), { name: 'emblem' }), placed(foot, scale));
  return {
    ground: css(accent.soft),
    nodes: [
      ...render(field, { ...rendering, isFigure: false, isBelowPaper: true }),
      paperOver(style.paper),
      ...render([thing], rendering),
    ],
  };
};
