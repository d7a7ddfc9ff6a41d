/** The same picture as SVG, so that another renderer can be timed on it: same marks, gradients, textures and blends. */
import sharp from 'sharp';
import { boundsOf, ellipse, type Path } from '#studio/illustrator/geometry/path.ts';
import {
  PAGE_EDGE,
  type Halo,
  type Mark,
  type Paint,
  type Picture,
  type PictureNode,
  type TileName,
} from '#studio/illustrator/picture.ts';
import { TILE_EDGE, tilePixels } from '#studio/illustrator/texture/tiles.ts';

const TILE_NAMES: readonly TileName[] = ['paper', 'brush', 'wash', 'speckle', 'halftone'];

const number = (value: number): string => String(Math.round(value * 100) / 100);
const pathData = (path: Path): string =>
  path.map(([command, ...values]) => command + values.map(number).join(' ')).join('');
const stops = (list: readonly (readonly [number, string])[]): string =>
  list.map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`).join('');
const blend = (mode: string | undefined): string =>
  mode && mode !== 'source-over' ? ` style="mix-blend-mode:${mode === 'lighter' ? 'plus-lighter' : mode}"` : '';

/** Collects definitions and gives them names. */
const createDefinitions = () => {
  const texts: string[] = [];
  return {
    texts,
    add: (make: (id: string) => string): string => {
      const id = `d${texts.length}`;
      texts.push(make(id));
      return id;
    },
  };
};
type Definitions = ReturnType<typeof createDefinitions>;

const fillOf = (defs: Definitions, paint: Paint): string => {
  if (typeof paint === 'string') return paint;
  const [x1, y1] = paint.from;
  const [x2, y2] = paint.to;
  const id = defs.add(
    (name) =>
      `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(paint.stops)}</linearGradient>`,
  );
  return `url(#${id})`;
};

const markSvg = (defs: Definitions, mark: Mark): string => {
  const d = pathData(mark.path);
  const parts: string[] = [];
  if (mark.cast) {
    for (const share of [0.4, 0.7, 1])
      parts.push(
        `<path d="${d}" transform="translate(${mark.cast.dx * share} ${mark.cast.dy * share})" fill="${mark.cast.color}"/>`,
      );
  }
  if (mark.fill) parts.push(`<path d="${d}" fill="${fillOf(defs, mark.fill)}"/>`);
  if (mark.texture)
    parts.push(`<path d="${d}" fill="url(#tile-${mark.texture.tile})" opacity="${mark.texture.alpha}"/>`);
  if (mark.stroke)
    parts.push(
      `<path d="${d}" fill="none" stroke="${mark.stroke.color}" stroke-width="${mark.stroke.width}" stroke-linecap="round" stroke-linejoin="round"/>`,
    );
  if (mark.crescents && mark.crescents.length > 0) {
    const clip = defs.add((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
    const box = `M${-PAGE_EDGE} ${-PAGE_EDGE}H${2 * PAGE_EDGE}V${2 * PAGE_EDGE}H${-PAGE_EDGE}Z`;
    const inside = mark.crescents.map(
      ({ dx, dy, color }) =>
        `<path fill-rule="evenodd" fill="${color}" transform="translate(${dx} ${dy})" d="${box}${d}"/>`,
    );
    parts.push(`<g clip-path="url(#${clip})">${inside.join('')}</g>`);
  }
  return `<g${blend(mark.blend)}>${parts.join('')}</g>`;
};

const haloSvg = (defs: Definitions, halo: Halo): string => {
  const id = defs.add((name) => `<radialGradient id="${name}">${stops(halo.stops)}</radialGradient>`);
  const [cx, cy] = halo.center;
  const [rx, ry] = halo.radii;
  return `<ellipse cx="${cx}" cy="${cy}" rx="${Math.max(0, rx)}" ry="${Math.max(0, ry)}" fill="url(#${id})"${blend(halo.blend)}/>`;
};

/** resvg stops the process at a layer of which nothing is on the page. */
const isOffPage = (path: Path): boolean => {
  const { left, right, top, bottom } = boundsOf(path);
  const isThin = right - left < 0.1 || bottom - top < 0.1;
  return isThin || right < 0 || bottom < 0 || left > PAGE_EDGE || top > PAGE_EDGE;
};

const nodeSvg = (defs: Definitions, node: PictureNode): string => {
  if (node.kind === 'group' && node.clip && isOffPage(node.clip)) return '';
  if (node.kind === 'mark') return isOffPage(node.path) && node.crescents ? '' : markSvg(defs, node);
  if (node.kind === 'halo') return isOffPage(ellipse(node.center, node.radii)) ? '' : haloSvg(defs, node);
  const clip = node.clip;
  const id = clip && defs.add((name) => `<clipPath id="${name}"><path d="${pathData(clip)}"/></clipPath>`);
  return `<g${id ? ` clip-path="url(#${id})"` : ''}>${node.children.map((child) => nodeSvg(defs, child)).join('')}</g>`;
};

const tileSvg = async (name: TileName): Promise<string> => {
  const raw = { width: TILE_EDGE, height: TILE_EDGE, channels: 4 } as const;
  const png = await sharp(Buffer.from(tilePixels(name).buffer), { raw })
    .png()
    .toBuffer();
  const image = `<image width="${TILE_EDGE}" height="${TILE_EDGE}" href="data:image/png;base64,${png.toString('base64')}"/>`;
  return `<pattern id="tile-${name}" patternUnits="userSpaceOnUse" width="${TILE_EDGE}" height="${TILE_EDGE}">${image}</pattern>`;
};

/** Writes the picture as one SVG document; textures are embedded as tiles. */
export const pictureSvg = async (picture: Picture): Promise<string> => {
  const defs = createDefinitions();
  const body = picture.nodes.map((node) => nodeSvg(defs, node)).join('');
  const tiles = await Promise.all(TILE_NAMES.map(tileSvg));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PAGE_EDGE} ${PAGE_EDGE}"><defs>${tiles.join('')}${defs.texts.join('')}</defs><rect width="${PAGE_EDGE}" height="${PAGE_EDGE}" fill="${picture.ground}"/>${body}</svg>`;
};
