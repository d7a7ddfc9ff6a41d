/**
 * The view of a place with built things: where centimetres to the side, upward and away from the reader land on the
 * page, so that walls, stalls and tables stand in one perspective with the figures, whatever the framing.
 */
import { type Color, lighten } from '#studio/illustrator/color/color.ts';
import { placed } from '#studio/illustrator/geometry/matrix.ts';
import { mapPath, type Path, type Point, polygon, roundedRect } from '#studio/illustrator/geometry/path.ts';
import type { Stage } from '#studio/illustrator/settings/stage.ts';
import { bundle, form, moved, type Sketch } from '#studio/illustrator/sketch.ts';

export type View = {
  /** The vanishing point on the page. */
  readonly x: number;
  readonly y: number;
  /** Page units per centimetre where the figures in front stand. */
  readonly unit: number;
  /** Height of the eye in centimetres. */
  readonly tall: number;
};

/** Centimetres from the middle of the view, above the ground, and behind the figures in front. */
export type Spot = readonly [x: number, up: number, depth: number];

/** From the eye to the figures in front, in centimetres. */
const REACH = 320;

/** Nothing is drawn nearer to the eye: it would lie far outside the page. */
const NEAREST = -120;
/** No point of the ground lies farther to the side of the vanishing point, in page units. */
const FARTHEST = 3000;

/** Page units per centimetre at a depth. */
export const scaleAt = (view: View, depth: number): number => (view.unit * REACH) / (REACH + Math.max(depth, NEAREST));

export const onPage = (view: View, [x, up, depth]: Spot): Point => {
  const scale = scaleAt(view, depth);
  return [view.x + x * scale, view.y + (view.tall - up) * scale];
};

/** How deep the ground is where it meets a height on the page. */
export const depthAt = (view: View, y: number): number =>
  REACH * ((view.unit * view.tall) / Math.max(1, y - view.y) - 1);

/** A view to the horizon, its vanishing point moved along the page. */
export const openView = (stage: Stage, shift = 0): View => ({
  x: 500 + shift,
  y: stage.horizon,
  unit: stage.unit,
  tall: (stage.nearY - stage.horizon) / stage.unit,
});

/** How far behind the figures in front the back wall of a room stands. */
export const ROOM_DEPTH = 420;

/** A view into a room whose back wall meets the floor at the height of the horizon. */
export const roomView = (stage: Stage, shift = 0): View => {
  const rise = (stage.nearY - stage.horizon) * ((REACH + ROOM_DEPTH) / ROOM_DEPTH);
  return { x: 500 + shift, y: stage.nearY - rise, unit: stage.unit, tall: rise / stage.unit };
};

/** How far to the side the page's edge is at a depth, in centimetres. */
export const halfWidthAt = (view: View, depth: number): number => 500 / scaleAt(view, depth);

/** The same drawing with every point mapped and every width grown. */
export const warped = (sketch: Sketch, map: (at: Point) => Point, size: (at: Point) => number): Sketch => {
  const warp = (one: Sketch): Sketch => {
    switch (one.kind) {
      case 'form':
        return { ...one, path: mapPath(one.path, (x, y) => map([x, y])) };
      case 'line': {
        const first = one.path[0];
        const at: Point = first && first[0] !== 'Z' ? [first[1], first[2]] : [0, 0];
        return { ...one, path: mapPath(one.path, (x, y) => map([x, y])), width: one.width * size(at) };
      }
      case 'glow': {
        const grow = size(one.center);
        return { ...one, center: map(one.center), radii: [one.radii[0] * grow, one.radii[1] * grow] };
      }
      case 'bundle':
        return {
          ...one,
          ...(one.clip ? { clip: mapPath(one.clip, (x, y) => map([x, y])) } : {}),
          children: one.children.map(warp),
        };
    }
  };
  return warp(sketch);
};

/** The same drawing with its origin elsewhere. */
export const put = (at: Point, sketches: readonly Sketch[]): Sketch => moved(bundle(sketches), placed(at, 1));

/** A drawing in centimetres that stands upright at a spot and faces the reader. */
export const upright = (view: View, spot: Spot, sketches: readonly Sketch[]): Sketch =>
  moved(bundle(sketches), placed(onPage(view, spot), scaleAt(view, spot[2])));

/** The same, turned round left to right. */
export const mirrored = (view: View, spot: Spot, sketches: readonly Sketch[]): Sketch =>
  moved(bundle(sketches), placed(onPage(view, spot), scaleAt(view, spot[2]), { flip: true }));

/** A drawing on a wall that leads away from the reader: its x is the depth, its y is measured up from the ground. */
export const onSideWall = (view: View, x: number, sketches: readonly Sketch[]): Sketch =>
  warped(
    bundle(sketches),
    ([depth, y]) => onPage(view, [x, -y, depth]),
    ([depth]) => scaleAt(view, depth),
  );

/** A drawing that lies flat at a height above the ground: its y is the depth. What leads out of the page is cut short. */
export const lying = (view: View, up: number, sketches: readonly Sketch[]): Sketch =>
  warped(
    bundle(sketches),
    ([x, depth]) => onPage(view, [x, up, Math.max(depth, (Math.abs(x) * view.unit * REACH) / FARTHEST - REACH)]),
    ([, depth]) => scaleAt(view, depth) * 0.6,
  );

/** Lines across the ground at depths, a little longer than the page is wide; for a drawing that lies flat. */
export const acrossGround = (view: View, depths: readonly number[]): Path =>
  depths.flatMap((depth): Path => {
    const half = halfWidthAt(view, depth) * 1.3;
    return [
      ['M', -half, depth],
      ['L', half, depth],
    ];
  });

/** The ground from a depth to the lower edge of the page, as wide as the page. */
export const groundFrom = (view: View, depth: number, color: Color): Sketch => {
  const top = onPage(view, [0, 0, depth])[1];
  return form(roundedRect([-20, top], [1040, 1090 - top]), color, { to: lighten(color, -0.05), volume: 0 });
};

export type Block = {
  readonly at: Spot;
  readonly size: readonly [width: number, height: number, deep: number];
  readonly color: Color;
  readonly top?: Color;
};

const face = (view: View, spots: readonly Spot[], look: { tone: Color; volume: number }): Sketch =>
  form(polygon(spots.map((spot) => onPage(view, spot))), look.tone, { volume: look.volume });

/** A box given by the left lower corner of its front, with the faces that the eye can see. */
export const block = (view: View, { at: [x, up, depth], size: [width, height, deep], color, top }: Block): Sketch[] => {
  const [right, roof, back] = [x + width, up + height, depth + deep];
  const level = (high: number): Spot[] => [
    [x, high, depth],
    [right, high, depth],
    [right, high, back],
    [x, high, back],
  ];
  const upright = (edge: number): Spot[] => [
    [edge, up, depth],
    [edge, up, back],
    [edge, roof, back],
    [edge, roof, depth],
  ];
  return [
    ...(view.tall > roof ? [face(view, level(roof), { tone: top ?? lighten(color, 0.06), volume: 0.1 })] : []),
    ...(view.tall < up ? [face(view, level(up), { tone: lighten(color, -0.12), volume: 0.1 })] : []),
    ...(x > 0 || right < 0
      ? [face(view, upright(x > 0 ? x : right), { tone: lighten(color, -0.07), volume: 0.1 })]
      : []),
    face(
      view,
      [
        [x, up, depth],
        [right, up, depth],
        [right, roof, depth],
        [x, roof, depth],
      ],
      { tone: color, volume: 0.3 },
    ),
  ];
};
