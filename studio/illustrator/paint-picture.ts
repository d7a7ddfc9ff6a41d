/** Paints a picture on a canvas at any size. It decides nothing: whatever can be chosen is chosen when composing. */
import { type Box, boundsOf, type Path } from '#studio/illustrator/geometry/path.ts';
import { reversed } from '#studio/illustrator/geometry/reversed.ts';
import { paintHalo } from '#studio/illustrator/paint-halo.ts';
import {
  type Mark,
  PAGE_EDGE,
  type Paint,
  type Picture,
  type PictureNode,
  type Texture,
  type TileName,
} from '#studio/illustrator/picture.ts';
import type { DrawingContext, Layer, Surface } from '#studio/illustrator/surface.ts';
import { TILE_EDGE, tilePixels } from '#studio/illustrator/texture/tiles.ts';

type BakedTile = { readonly image: unknown; readonly edge: number };

type Easel = {
  readonly context: DrawingContext;
  /** Pixels per page unit. */
  readonly scale: number;
  readonly sizePx: number;
  tile(name: TileName): BakedTile;
};

const trace = ({ context, scale }: Easel, path: Path, shift: readonly [number, number] = [0, 0]): void => {
  const x = (value: number): number => (value + shift[0]) * scale;
  const y = (value: number): number => (value + shift[1]) * scale;
  for (const segment of path) {
    switch (segment[0]) {
      case 'M':
        context.moveTo(x(segment[1]), y(segment[2]));
        break;
      case 'L':
        context.lineTo(x(segment[1]), y(segment[2]));
        break;
      case 'C':
        context.bezierCurveTo(x(segment[1]), y(segment[2]), x(segment[3]), y(segment[4]), x(segment[5]), y(segment[6]));
        break;
      case 'Z':
        context.closePath();
        break;
    }
  }
};

const styleOf = ({ context, scale }: Easel, paint: Paint): unknown => {
  if (typeof paint === 'string') {
    return paint;
  }
  const [fromX, fromY] = paint.from;
  const [toX, toY] = paint.to;
  const gradient = context.createLinearGradient(fromX * scale, fromY * scale, toX * scale, toY * scale);
  for (const [offset, color] of paint.stops) {
    gradient.addColorStop(offset, color);
  }
  return gradient;
};

/** A shadow softens in steps; a short one needs fewer of them. */
const CAST_STEPS = [0.4, 0.7, 1];
const SHORT_CAST_STEPS = [0.55, 1];
const SHORT_CAST = 2.6;

const castSteps = ({ dx, dy }: { readonly dx: number; readonly dy: number }): readonly number[] =>
  Math.hypot(dx, dy) < SHORT_CAST ? SHORT_CAST_STEPS : CAST_STEPS;

const paintCast = (easel: Easel, mark: Mark): void => {
  if (!mark.cast) {
    return;
  }
  easel.context.fillStyle = mark.cast.color;
  for (const share of castSteps(mark.cast)) {
    easel.context.beginPath();
    trace(easel, mark.path, [mark.cast.dx * share, mark.cast.dy * share]);
    easel.context.fill();
  }
};

/** Lays the tile over what the context is clipped to. Pixel on pixel, which costs a third of filling with a pattern. */
const paintTexture = ({ context, scale, sizePx, tile }: Easel, { tile: name, alpha }: Texture, box: Box): void => {
  const { image, edge } = tile(name);
  const from = (start: number): number => Math.floor(Math.max(0, start * scale - 1) / edge) * edge;
  const [right, bottom] = [Math.min(sizePx, box.right * scale + 1), Math.min(sizePx, box.bottom * scale + 1)];
  context.globalAlpha = alpha;
  for (let y = from(box.top); y < bottom; y += edge) {
    for (let x = from(box.left); x < right; x += edge) context.drawImage(image, x, y, edge, edge);
  }
  context.globalAlpha = 1;
};

/** Around a form, more than a crescent or a stroke reaches out of it. */
const AROUND = 40;

const isCompound = (path: Path): boolean => path.some((segment, index) => index > 0 && segment[0] === 'M');

/** What stays within the outline: texture and crescents. Clipping costs, so both share one clip. */
const paintInside = (easel: Easel, mark: Mark): void => {
  const { context, scale } = easel;
  const crescents = mark.crescents ?? [];
  if (!mark.texture && crescents.length === 0) {
    return;
  }
  const box = boundsOf(mark.path);
  context.save();
  context.clip();
  if (mark.texture) {
    paintTexture(easel, mark.texture, box);
  }
  // Of several shapes that lie on each other what both cover is no edge: the shapes less themselves, moved.
  const back = crescents.length > 0 && isCompound(mark.path) ? reversed(mark.path) : null;
  for (const crescent of crescents) {
    context.fillStyle = crescent.color;
    context.beginPath();
    if (back) {
      trace(easel, mark.path);
      trace(easel, back, [crescent.dx, crescent.dy]);
      context.fill();
      continue;
    }
    context.rect(
      (box.left - AROUND) * scale,
      (box.top - AROUND) * scale,
      (box.right - box.left + AROUND * 2) * scale,
      (box.bottom - box.top + AROUND * 2) * scale,
    );
    trace(easel, mark.path, [crescent.dx, crescent.dy]);
    context.fill('evenodd');
  }
  context.restore();
};

const paintMark = (easel: Easel, mark: Mark): void => {
  const { context } = easel;
  if (mark.blend) {
    context.globalCompositeOperation = mark.blend;
  }
  paintCast(easel, mark);
  context.beginPath();
  trace(easel, mark.path);
  if (mark.fill) {
    context.fillStyle = styleOf(easel, mark.fill);
    context.fill();
  }
  if (mark.stroke) {
    context.strokeStyle = mark.stroke.color;
    context.lineWidth = mark.stroke.width * easel.scale;
    context.stroke();
  }
  paintInside(easel, mark);
  if (mark.blend) {
    context.globalCompositeOperation = 'source-over';
  }
};

const paintNode = (easel: Easel, node: PictureNode): void => {
  if (node.kind === 'mark') {
    paintMark(easel, node);
    return;
  }
  if (node.kind === 'halo') {
    paintHalo(easel.context, node, easel.scale);
    return;
  }
  if (node.clip) {
    easel.context.save();
    easel.context.beginPath();
    trace(easel, node.clip);
    easel.context.clip();
  }
  for (const child of node.children) {
    paintNode(easel, child);
  }
  if (node.clip) {
    easel.context.restore();
  }
};

const bakeTile = (surface: Surface, name: TileName, edge: number): Layer => {
  const raw = surface.createLayer(TILE_EDGE, TILE_EDGE);
  const pixels = raw.context.createImageData(TILE_EDGE, TILE_EDGE);
  pixels.data.set(tilePixels(name));
  raw.context.putImageData(pixels, 0, 0);
  const baked = surface.createLayer(edge, edge);
  baked.context.imageSmoothingEnabled = true;
  baked.context.drawImage(raw.image, 0, 0, edge, edge);
  return baked;
};

/** A surface that is painted again and again, as the live hero is, keeps its textures. */
const bakedOn = new WeakMap<Surface, Map<string, BakedTile>>();

const tileFor = (surface: Surface, name: TileName, scale: number): BakedTile => {
  const edge = Math.max(1, Math.round(TILE_EDGE * scale));
  const known = bakedOn.get(surface) ?? new Map<string, BakedTile>();
  const key = `${name} ${edge}`;
  const tile = known.get(key) ?? { image: bakeTile(surface, name, edge).image, edge };
  bakedOn.set(surface, known.set(key, tile));
  return tile;
};

const easelFor = (surface: Surface, sizePx: number): Easel => {
  const scale = sizePx / PAGE_EDGE;
  return { context: surface.context, scale, sizePx, tile: (name) => tileFor(surface, name, scale) };
};

/**
 * Paints the whole picture, `sizePx` pixels wide and high, over whatever is on the surface. The same picture and size
 * give the same pixels on the same canvas implementation. Textures are baked once per surface and size, so a caller that
 * paints often passes the same surface.
 */
export const paintPicture = (picture: Picture, surface: Surface, sizePx: number): void => {
  const easel = easelFor(surface, sizePx);
  const { context } = surface;
  context.save();
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.globalAlpha = 1;
  context.globalCompositeOperation = 'source-over';
  context.fillStyle = picture.ground;
  context.beginPath();
  context.rect(0, 0, sizePx, sizePx);
  context.fill();
  for (const node of picture.nodes) {
    paintNode(easel, node);
  }
  context.restore();
};
