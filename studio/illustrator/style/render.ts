/** Renders sketches: puts local colours under the light of the scene and into the hand of the art style. */
import { type Color, css, type Linear, mix, underLight } from '#studio/illustrator/color/color.ts';
import type { LightSetup } from '#studio/illustrator/color/lights.data.ts';
import { clamp } from '#studio/illustrator/geometry/outline.ts';
import { boundsOf, type Box, type Path, type Point } from '#studio/illustrator/geometry/path.ts';
import type { PictureNode } from '#studio/illustrator/picture.ts';
import type { Form, Glow, Line, Sketch } from '#studio/illustrator/sketch.ts';
import { lightNear, litBy, type Shine } from '#studio/illustrator/style/near-lamp.ts';
import type { Style } from '#studio/illustrator/style/style.ts';
import { trembled } from '#studio/illustrator/style/tremor.ts';

export type Rendering = {
  readonly light: LightSetup;
  /** Where the light stands on the page. */
  readonly source: Point;
  /** It is a lamp beside them, and may stand lower than what it lights. */
  readonly isSourceNear?: boolean;
  readonly style: Style;
  /** 0 in front, 1 at the horizon. */
  readonly depth: number;
  /** Figures are kept readable: the light colours them less than the land. */
  readonly isFigure: boolean;
  /** The paper is laid over it afterwards. */
  readonly isBelowPaper?: boolean;
  /** What shines near figures after dark, and how much of it reaches the piece that is drawn. */
  readonly lamps?: readonly Shine[];
  readonly lampShare?: number;
  /** All of the figure that is drawn: by night its side away from the light is darker than the other one. */
  readonly body?: Box;
};

const IDENTITY = new Set(['skin', 'hair', 'eye', 'accent']);

const FIGURE_EASE = 0.33;
/** By night clothes lie in the light of the night: eased as by day, figures stand before it as if lit at noon. */
const FIGURE_EASE_BY_NIGHT = 0.13;

/** What is white and large, as a cloud or a gown, would shine like a lamp in the dark were it eased like a face. */
const PALE_EASE = 0.06;
const LARGE_SURFACE = 42;

const isPale = ([lightness, a, b]: Color): boolean => lightness > 0.83 && Math.hypot(a, b) < 0.05;

/** Faces are what is read first: by night they keep more of their own light than clothes do. */
const SKIN_EASE_BY_NIGHT = 0.42;
const IDENTITY_EASE_BY_NIGHT = 0.2;

/** Where lamps are, a face out of their reach is in the night, and one near them in their light. */
const SKIN_EASE_BY_LAMPS = 0.34;
const EASE_BY_LAMPS = 0.13;

const easeOf = (form: Form, { isFigure, light, lampShare }: Rendering): number => {
  if (!isFigure) return 0;
  if (form.name === 'skin' && light.isDark) return lampShare === undefined ? SKIN_EASE_BY_NIGHT : SKIN_EASE_BY_LAMPS;
  // The white of an eye is what a look is read by.
  if (light.isDark && form.name === 'eye') return FIGURE_EASE;
  if (lampShare !== undefined) return EASE_BY_LAMPS;
  const isIdentity = form.name !== undefined && IDENTITY.has(form.name);
  const plain = !light.isDark ? FIGURE_EASE : isIdentity ? IDENTITY_EASE_BY_NIGHT : FIGURE_EASE_BY_NIGHT;
  if (!isPale(form.color) || isIdentity) return plain;
  const { left, right, top, bottom } = boundsOf(form.path);
  return Math.min(right - left, bottom - top) > LARGE_SURFACE ? PALE_EASE : plain;
};

const eased = (illuminant: Linear, ease: number): Linear => {
  return [
    illuminant[0] + (0.96 - illuminant[0]) * ease,
    illuminant[1] + (0.96 - illuminant[1]) * ease,
    illuminant[2] + (0.98 - illuminant[2]) * ease,
  ];
};

/** So much of its tint does the night give to what is grey in it, and from what strength of colour on nothing. */
const TINTED = 0.66;
const COLOURFUL = 0.085;

const tinted = (color: Color, { light: { tint, tintAmount = TINTED }, isFigure }: Rendering): Color => {
  if (!tint || isFigure) return color;
  const [lightness, a, b] = color;
  const share = tintAmount * Math.max(0, 1 - Math.hypot(a, b) / COLOURFUL);
  return [lightness, a + (tint[1] - a) * share, b + (tint[2] - b) * share];
};

/** A local colour under the key light at a depth; where green leaves fade into a violet haze, the tint keeps them from grey. */
const keyed = (color: Color, rendering: Rendering, ease: number): Color => {
  const { light, depth } = rendering;
  return tinted(mix(underLight(color, eased(light.key, ease)), light.haze, light.hazeAmount * depth), rendering);
};

const shaded = (color: Color, rendering: Rendering, ease: number): Color => {
  const { light, depth } = rendering;
  return tinted(mix(underLight(color, eased(light.ambient, ease)), light.haze, light.hazeAmount * depth), rendering);
};

const towards = (rendering: Rendering, x: number, y: number): Point => {
  const dx = rendering.source[0] - x;
  const dy = rendering.isSourceNear ? rendering.source[1] - y : Math.min(-120, rendering.source[1] - y);
  const length = Math.hypot(dx, dy) || 1;
  return [dx / length, dy / length];
};

const drawn = (path: Path, rendering: Rendering, amount: number): Path =>
  amount === 0 ? path : trembled(path, { amount: amount * rendering.style.tremor, cell: 26, seed: 3 });

/** The light of lamps on a piece of a figure, from where they are. */
const nearLamps = (path: Path, rendering: Rendering): Rendering => {
  const lit = rendering.lamps ? litBy(rendering.lamps, boundsOf(path)) : null;
  if (!lit) return rendering;
  const light = lightNear(rendering.light, lit.share);
  const source = lit.share > 0 ? { source: lit.at, isSourceNear: true } : {};
  return { ...rendering, light, lampShare: lit.share, ...source };
};

/** So much brighter is the side of a figure on which moon or window are, and so much darker the other one. */
const ROUND = 0.16;
/** A flame beside somebody leaves more of them in the dark. */
const ROUND_BY_LAMP = 0.3;

/** The light of night or lamp as it falls on a piece of a figure, by the side of the figure that the piece is on. */
const onSide = (path: Path, rendering: Rendering): Rendering => {
  const { body, light } = rendering;
  if (!body || !light.isDark) return rendering;
  const { left, right, top, bottom } = boundsOf(path);
  const [x, y] = [(body.left + body.right) / 2, (body.top + body.bottom) / 2];
  const [dx, dy] = towards(rendering, x, y);
  const along = ((left + right) / 2 - x) / Math.max(1, (body.right - body.left) / 2);
  const up = ((top + bottom) / 2 - y) / Math.max(1, (body.bottom - body.top) / 2);
  const round = rendering.isSourceNear ? ROUND_BY_LAMP : ROUND;
  const by = 1 + round * clamp(along * dx + up * dy, -1, 1);
  const [r, g, b] = light.key;
  return { ...rendering, light: { ...light, key: [r * by, g * by, b * by] } };
};

const renderForm = (form: Form, told: Rendering): readonly PictureNode[] => {
  const rendering = onSide(form.path, nearLamps(form.path, told));
  const { style, light } = rendering;
  const isIdentity = form.name !== undefined && IDENTITY.has(form.name);
  const ease = easeOf(form, rendering);
  const tone = (color: Color): Color => style.pigment(form.lit ? color : keyed(color, rendering, ease), isIdentity);
  const base = tone(form.color);
  if (form.finish === 'flat') {
    return [
      {
        kind: 'mark',
        ...(form.name ? { name: form.name } : {}),
        path: form.path,
        fill: form.to
          ? {
              kind: 'linear',
              ...verticalOf(form.path),
              stops: [
                [0, css(base, form.alpha)],
                [1, css(tone(form.to), form.alpha)],
              ],
            }
          : css(base, form.alpha),
      },
    ];
  }
  const box = boundsOf(form.path);
  const thickness = Math.min(box.right - box.left, box.bottom - box.top);
  const path = drawn(form.path, rendering, form.lit ? 0.3 : Math.min(1, thickness / 60));
  return style.solid({
    path,
    box,
    base,
    shade: style.pigment(form.lit ? form.color : shaded(form.color, rendering, ease), isIdentity),
    low: form.to ? tone(form.to) : base,
    rim: light.rim,
    rimAlpha: light.rimAlpha,
    shadow: light.shadow,
    volume: form.volume,
    alpha: form.alpha,
    toward: towards(rendering, (box.left + box.right) / 2, (box.top + box.bottom) / 2),
    depth: rendering.depth,
    isLit: form.lit,
    isFigure: rendering.isFigure,
    isNight: light.isDark,
    isBelowPaper: rendering.isBelowPaper ?? false,
    ...(form.name ? { name: form.name } : {}),
  });
};

const verticalOf = (path: Path): { from: Point; to: Point } => {
  const box = boundsOf(path);
  return { from: [box.left, box.top], to: [box.left, box.bottom] };
};

const lineEase = ({ light }: Rendering): number => (light.isDark ? FIGURE_EASE_BY_NIGHT : FIGURE_EASE);

const renderLine = (one: Line, rendering: Rendering): PictureNode => ({
  kind: 'mark',
  ...(one.name ? { name: one.name } : {}),
  path: one.path,
  stroke: {
    color: css(
      rendering.style.pigment(
        one.lit ? one.color : keyed(one.color, rendering, rendering.isFigure ? lineEase(rendering) : 0),
        false,
      ),
      one.alpha,
    ),
    width: one.width,
  },
});

const BLENDS = { light: 'screen', shade: 'multiply', haze: 'source-over' } as const;

const renderGlow = (one: Glow, rendering: Rendering): PictureNode => {
  const alpha = one.effect === 'light' ? one.alpha * rendering.style.glow : one.alpha;
  // A blush is on the skin, and dims with it.
  const color =
    one.effect === 'haze' && rendering.isFigure ? keyed(one.color, rendering, lineEase(rendering)) : one.color;
  return {
    kind: 'halo',
    center: one.center,
    radii: one.radii,
    blend: BLENDS[one.effect],
    stops: [
      [0, css(color, Math.min(0.999, alpha))],
      [0.25, css(color, alpha * 0.66)],
      [0.55, css(color, alpha * 0.26)],
      [1, css(color, 0)],
    ],
  };
};

/** Renders sketches in order, the first one lowest. */
export const render = (sketches: readonly Sketch[], rendering: Rendering): readonly PictureNode[] =>
  sketches.flatMap((sketch): readonly PictureNode[] => {
    switch (sketch.kind) {
      case 'form':
        return renderForm(sketch, rendering);
      case 'line':
        return [renderLine(sketch, rendering)];
      case 'glow':
        return [renderGlow(sketch, rendering)];
      case 'bundle':
        return [
          {
            kind: 'group',
            ...(sketch.name ? { name: sketch.name } : {}),
            ...(sketch.clip ? { clip: sketch.clip } : {}),
            children: render(sketch.children, rendering),
          },
        ];
    }
  });
