/** One finished page at print size, by part, next to resvg drawing the same marks. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { pageImagePx, type BookSize } from '#core/book/book-size.ts';
import { DEFAULT_LOOKS } from '#core/character/looks.ts';
import type { Character } from '#core/character/character.ts';
import type { Brief } from '#core/story/brief.ts';
import { createCanvasSurface } from '#server/providers/illustrator/canvas-surface.ts';
import { composePicture } from '#studio/illustrator/compose-picture.ts';
import { paintPicture } from '#studio/illustrator/paint-picture.ts';
import { listTemplates } from '#studio/storyteller/list-templates.ts';
import { writeStory } from '#studio/storyteller/write-story.ts';
import type { Measured } from './bench.ts';
import { pictureSvg } from './picture-svg.ts';

export const PAGE_MEASURES = ['page.2551', 'page.3614'] as const;

const hero: Character = {
  id: 'hero',
  name: 'Layla',
  age: 6,
  pronouns: 'she',
  kind: 'person',
  looks: DEFAULT_LOOKS,
  traits: [],
  interests: [],
};

/** The pages of one book of every template: what people really get. */
const scenes = listTemplates().flatMap((template) => {
  const brief: Brief = {
    templateId: template.id,
    idea: null,
    characters: [hero],
    language: 'en',
    dialect: 'standard',
    age: 6,
    spreads: 8,
    artStyle: 'cut-paper',
    dedication: null,
    giver: null,
    seed: 5,
  };
  return writeStory(brief).spreads.map((spread) => spread.scene);
});

const AGAINST = '@resvg/resvg-js painting the same marks at a quarter of the edge';

/**
 * resvg keeps a mask of the whole page for every clip and takes minutes for a page at print size, so the two painters
 * are compared on one page at a quarter of its edge.
 */
const RESVG_SHARE = 0.25;

const median = (values: readonly number[]): number =>
  values.toSorted((first, second) => first - second)[Math.floor(values.length / 2)] ?? 0;

const timed = async (work: () => unknown): Promise<number> => {
  const startedMs = performance.now();
  await work();
  return (performance.now() - startedMs) / 1000;
};

const RESVG_PROGRAM = fileURLToPath(new URL('draw-with-resvg.ts', import.meta.url));
const RESVG_LIMIT_MS = 60_000;

/** Seconds that resvg takes, or null where it fails or takes too long: that is a result too, and not the end of the rest. */
const timeResvg = async (svg: string, sizePx: number): Promise<number | null> => {
  const folder = await mkdtemp(join(tmpdir(), 'hikaya-bench-resvg-'));
  try {
    const path = join(folder, 'page.svg');
    await writeFile(path, svg);
    const run = promisify(execFile);
    const { stdout } = await run(process.execPath, [RESVG_PROGRAM, path, String(sizePx)], { timeout: RESVG_LIMIT_MS });
    const told: { seconds: number } = JSON.parse(stdout);
    return told.seconds;
  } catch {
    return null;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Both painters on the same page and size, in seconds. */
const comparePainters = async (sizePx: number): Promise<{ ours: number; resvg: number | null }> => {
  const [scene] = scenes;
  if (!scene) throw new Error('There is no scene');
  const picture = composePicture({ scene, characters: [hero], artStyle: 'cut-paper', seed: 0, kind: 'page' });
  const surface = createCanvasSurface(sizePx, sizePx);
  const ours = await timed(() => {
    paintPicture(picture, surface, sizePx);
    surface.pixels();
  });
  return { ours, resvg: await timeResvg(await pictureSvg(picture), sizePx) };
};

/** Compose, paint and encode each on one core; the encoder is told to use one thread too. */
const measureSize = async (size: BookSize): Promise<Measured> => {
  const sizePx = pageImagePx(size);
  const compose: number[] = [];
  const paint: number[] = [];
  const encode: number[] = [];
  // A thread of the product keeps its surface from page to page, too.
  const surface = createCanvasSurface(sizePx, sizePx);
  for (const [index, scene] of scenes.slice(0, 12).entries()) {
    const input = { scene, characters: [hero], artStyle: 'cut-paper', seed: index, kind: 'page' } as const;
    const picture = composePicture(input);
    compose.push(await timed(() => composePicture(input)));
    let pixels: Buffer = Buffer.alloc(0);
    paint.push(
      await timed(() => {
        paintPicture(picture, surface, sizePx);
        pixels = surface.pixels();
      }),
    );
    const raw = { width: sizePx, height: sizePx, channels: 4 } as const;
    encode.push(
      await timed(() =>
        sharp(pixels, { raw }).removeAlpha().jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer(),
      ),
    );
  }
  const compared = await comparePainters(Math.round(sizePx * RESVG_SHARE));
  const parts = { compose: median(compose), paint: median(paint), encode: median(encode) };
  const value = parts.compose + parts.paint + parts.encode;
  return {
    name: `page.${sizePx}`,
    value,
    unit: 's',
    ...(compared.resvg === null
      ? { parts: { ...parts, ours: compared.ours }, failed: AGAINST }
      : {
          ratio: compared.ours / compared.resvg,
          against: AGAINST,
          parts: { ...parts, ours: compared.ours, resvg: compared.resvg },
        }),
  };
};

/** Medians over the pages of real books, in seconds. */
export const measurePage = async (wanted: readonly string[]): Promise<readonly Measured[]> => {
  sharp.concurrency(1);
  const sizes = (['medium', 'large'] as const).filter(
    (size) => wanted.length === 0 || wanted.includes(`page.${pageImagePx(size)}`),
  );
  const measured: Measured[] = [];
  for (const size of sizes) measured.push(await measureSize(size));
  return measured;
};
