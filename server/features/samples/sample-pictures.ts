/** The pictures of the samples: each is drawn when it is first asked for, once, and kept in the widths of screens. */
import { RENDITION_WIDTHS_PX } from '#contract/books.ts';
import { makeRenditions } from '#press/raster/renditions.ts';
import type { SamplePage, Samples } from '#server/features/samples/write-samples.ts';
import { Failure } from '#server/platform/failure.ts';
import type { FileReply } from '#server/platform/http/bind-endpoint.ts';
import { createSharedWork } from '#server/platform/shared-work.ts';
import type { Files, StoredFile } from '#server/providers/files/files.ts';
import type { Illustrator } from '#server/providers/illustrator/illustrator.ts';

/** The address of a picture changes with it. */
const NAMED_SECONDS = 31_536_000;
/** For an address that names no version. */
const UNNAMED_SECONDS = 3_600;

export type SamplePicturesDeps = { readonly files: Files; readonly illustrator: Illustrator };

export type WantedPicture = {
  readonly slug: string;
  readonly index: number;
  readonly version: string | undefined;
  readonly widthPx: number | undefined;
};

const LARGEST = Math.max(...RENDITION_WIDTHS_PX);

const keyOf = ({ slug, index }: WantedPicture, { version }: SamplePage, widthPx: number): string =>
  `samples/${slug}/${index}-${version}-${widthPx}.webp`;

/** The largest is kept last: when it is there, all are. */
const drawPicture = async (deps: SamplePicturesDeps, wanted: WantedPicture, page: SamplePage): Promise<void> => {
  const drawn = await deps.illustrator.drawPage(page.order, new AbortController().signal);
  const renditions = await makeRenditions(drawn.bytes, RENDITION_WIDTHS_PX);
  for (const [at, widthPx] of RENDITION_WIDTHS_PX.entries()) {
    const rendition = renditions[at];
    if (rendition) await deps.files.put(keyOf(wanted, page, widthPx), rendition.bytes);
  }
};

/** Answers a function, because pictures that are being drawn are shared by everybody who asks meanwhile. */
export const createSamplePictures = (
  deps: SamplePicturesDeps,
  samples: Samples,
): ((wanted: WantedPicture) => Promise<FileReply>) => {
  const drawOnce = createSharedWork<void>();
  const openDrawn = async (wanted: WantedPicture, page: SamplePage, key: string): Promise<StoredFile> => {
    await drawOnce(keyOf(wanted, page, LARGEST), () => drawPicture(deps, wanted, page));
    const drawn = await deps.files.open(key);
    if (!drawn) throw new Failure('book.not-found');
    return drawn;
  };
  return async (wanted) => {
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
};
