/** The pictures of the samples: each is drawn once, ahead or when it is first asked for, and kept in the widths of screens. */
import { RENDITION_WIDTHS_PX } from '#contract/books.ts';
import { makeRenditions } from '#press/raster/renditions.ts';
import { SAMPLES } from '#server/features/samples/samples.data.ts';
import { createSamples, type SamplePage, type Samples } from '#server/features/samples/write-samples.ts';
import { Failure } from '#server/platform/failure.ts';
import type { FileReply } from '#server/platform/http/bind-endpoint.ts';
import type { SparePiece } from '#server/platform/spare-time.ts';
import { createSharedWork } from '#server/platform/shared-work.ts';
import type { WorkLine } from '#server/platform/work-line.ts';
import type { Files, StoredFile } from '#server/providers/files/files.ts';
import type { Illustrator } from '#server/providers/illustrator/illustrator.ts';

/** The address of a picture changes with it. */
const NAMED_SECONDS = 31_536_000;
/** For an address that names no version. */
const UNNAMED_SECONDS = 3_600;

export type SamplePicturesDeps = {
  readonly files: Files;
  readonly illustrator: Illustrator;
  readonly visitorLine: WorkLine;
};

export type WantedPicture = {
  readonly slug: string;
  readonly index: number;
  readonly version: string | undefined;
  readonly widthPx: number | undefined;
};

const LARGEST = Math.max(...RENDITION_WIDTHS_PX);

type Place = Pick<WantedPicture, 'slug' | 'index'>;

const FOLDER = 'samples';

const keyOf = ({ slug, index }: Place, { version }: Pick<SamplePage, 'version'>, widthPx: number): string =>
  `${FOLDER}/${slug}/${index}-${version}-${widthPx}.webp`;

/** Keys of pictures that nothing leads to any more: drawn from something else, or by drawing code that has changed. */
export const listOldSamplePictures = async ({
  files,
  illustrator,
}: Pick<SamplePicturesDeps, 'files' | 'illustrator'>): Promise<string[]> => {
  const kept = await files.list(FOLDER);
  if (kept.length === 0) return [];
  const pages = createSamples(illustrator).listPages();
  const wanted = new Set(pages.flatMap((page) => RENDITION_WIDTHS_PX.map((widthPx) => keyOf(page, page, widthPx))));
  return kept.filter((key) => !wanted.has(key));
};

/** The largest is kept last: when it is there, all are. */
const drawPicture = async (
  deps: SamplePicturesDeps,
  { wanted, page }: { wanted: Place; page: SamplePage },
  signal: AbortSignal,
): Promise<void> => {
  const drawn = await deps.illustrator.drawPage(page.order, signal);
  const renditions = await makeRenditions(drawn.bytes, RENDITION_WIDTHS_PX);
  for (const [at, widthPx] of RENDITION_WIDTHS_PX.entries()) {
    const rendition = renditions[at];
    if (rendition) await deps.files.put(keyOf(wanted, page, widthPx), rendition.bytes);
  }
};

export type SamplePictures = {
  readonly samples: Samples;
  /** Throws when there is no such page. */
  get(wanted: WantedPicture): Promise<FileReply>;
  /** Work that draws what is missing, one picture with each piece. */
  drawAhead(): { readonly covers: readonly SparePiece[]; readonly pages: readonly SparePiece[] };
};

/** One for everybody, because pictures that are being drawn are shared by all who ask meanwhile. */
export const createSamplePictures = (deps: SamplePicturesDeps): SamplePictures => {
  const samples = createSamples(deps.illustrator);
  const drawOnce = createSharedWork<void>();
  const draw = (wanted: Place, page: SamplePage): Promise<void> => {
    const largest = keyOf(wanted, page, LARGEST);
    return drawOnce(largest, () => deps.visitorLine(largest, (signal) => drawPicture(deps, { wanted, page }, signal)));
  };
  const openDrawn = async (wanted: WantedPicture, page: SamplePage, key: string): Promise<StoredFile> => {
    await draw(wanted, page);
    const drawn = await deps.files.open(key);
    if (!drawn) throw new Failure('book.not-found');
    return drawn;
  };
  const get = async (wanted: WantedPicture): Promise<FileReply> => {
    const page = samples.getPage(wanted.slug, wanted.index);
    const widthPx = RENDITION_WIDTHS_PX.find((width) => width >= (wanted.widthPx ?? LARGEST)) ?? LARGEST;
    const key = keyOf(wanted, page, widthPx);
    const stored = (await deps.files.open(key)) ?? (await openDrawn(wanted, page, key));
    return {
      ...stored,
      mediaType: 'image/webp',
      maxAgeSeconds: wanted.version === page.version ? NAMED_SECONDS : UNNAMED_SECONDS,
      isPublic: true,
    };
  };
  const pieceOf = (slug: string, index: number): SparePiece => {
    return async () => {
      const page = samples.getPage(slug, index);
      if (await deps.files.read(keyOf({ slug, index }, page, LARGEST))) return false;
      await draw({ slug, index }, page);
      return true;
    };
  };
  return {
    samples,
    get,
    // A story is written when its turn comes, because all at once would hold up answers.
    drawAhead: () => {
      const pages = SAMPLES.flatMap(({ slug, brief }) =>
        Array.from({ length: brief.spreads }, (_, before) => pieceOf(slug, before + 1)),
      );
      return { covers: SAMPLES.map(({ slug }) => pieceOf(slug, 0)), pages };
    },
  };
};
