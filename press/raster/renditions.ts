/** Makes smaller copies of a page image for screens, and tells what a picture file really is. */
import sharp, { type Metadata } from 'sharp';

export type Rendition = {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly bytes: Uint8Array;
  readonly mediaType: 'image/webp';
};

export type PictureFacts = {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly mediaType: PictureMediaType;
  /** Lightness of the whole picture, 0 (black) to 255 (white). */
  readonly meanLightness: number;
  /** Standard deviation of the lightness, on the same scale; near 0 is one flat colour. */
  readonly deviation: number;
};

const MEDIA_TYPES = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
} as const;

export type PictureMediaType = (typeof MEDIA_TYPES)[keyof typeof MEDIA_TYPES];

/** The bytes are not a picture that a book can use. */
export class NotAPictureError extends Error {
  constructor(why: string) {
    super(`Not a usable picture: ${why}`);
    this.name = 'NotAPictureError';
  }
}

/** More than the largest page image needs; a bomb of compressed pixels is refused before it is unpacked. */
const PIXEL_LIMIT = 64_000_000;
const WEBP_QUALITY = 80;
/** Twice as fast as the default of 4, for files that are 2 % larger. */
const WEBP_EFFORT = 1;
/** A thumbnail of this edge tells lightness and deviation as well as the whole picture does. */
const SAMPLE_PX = 256;

const open = (bytes: Uint8Array): ReturnType<typeof sharp> =>
  sharp(bytes, { limitInputPixels: PIXEL_LIMIT, failOn: 'error' });

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const usableMetadata = async (bytes: Uint8Array): Promise<Metadata & { format: keyof typeof MEDIA_TYPES }> => {
  if (bytes.byteLength === 0) throw new NotAPictureError('the file is empty');
  const found = await open(bytes)
    .metadata()
    .catch((error: unknown) => {
      throw new NotAPictureError(reason(error));
    });
  const { format } = found;
  if (format !== 'jpeg' && format !== 'png' && format !== 'webp') {
    throw new NotAPictureError(`${format} instead of JPEG, PNG or WebP`);
  }
  if ((found.pages ?? 1) > 1) throw new NotAPictureError('it is animated');
  return { ...found, format };
};

/**
 * Reads what a picture is, decoding all of it, so a file cut short is found here. Sizes are those after the turn that a
 * camera may have written beside it. Throws `NotAPictureError` for anything but a still JPEG, PNG or WebP.
 */
export const inspectPicture = async (bytes: Uint8Array): Promise<PictureFacts> => {
  const { format, autoOrient } = await usableMetadata(bytes);
  const { channels } = await open(bytes)
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize(SAMPLE_PX, SAMPLE_PX, { fit: 'fill', fastShrinkOnLoad: false })
    .toColourspace('b-w')
    .png({ compressionLevel: 0 })
    .toBuffer()
    .then((sample) => sharp(sample).stats())
    .catch((error: unknown) => {
      throw new NotAPictureError(reason(error));
    });
  return {
    widthPx: autoOrient.width,
    heightPx: autoOrient.height,
    mediaType: MEDIA_TYPES[format],
    meanLightness: channels[0]?.mean ?? 0,
    deviation: channels[0]?.stdev ?? 0,
  };
};

/**
 * Makes WebP copies of the given widths, in the order asked for; the proportions stay. A width beyond the picture's own
 * gives its own width, never an enlargement. Metadata is left behind. Throws `NotAPictureError` as `inspectPicture` does.
 */
export const makeRenditions = async (image: Uint8Array, widthsPx: readonly number[]): Promise<Rendition[]> => {
  const wrong = widthsPx.find((width) => !Number.isInteger(width) || width < 1);
  if (wrong !== undefined) throw new RangeError(`Expected whole widths of 1 px or more, got ${wrong}`);
  await usableMetadata(image);
  try {
    // The picture is decoded once: the smaller copies are made from the pixels of the largest one.
    const { data, info } = await open(image)
      .autoOrient()
      .resize({ width: Math.max(...widthsPx), withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const largest = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    return await Promise.all(
      widthsPx.map(async (widthPx): Promise<Rendition> => {
        const made = await largest
          .clone()
          .resize({ width: widthPx, withoutEnlargement: true })
          .webp({ quality: WEBP_QUALITY, effort: WEBP_EFFORT })
          .toBuffer({ resolveWithObject: true });
        return { widthPx: made.info.width, heightPx: made.info.height, bytes: made.data, mediaType: 'image/webp' };
      }),
    );
  } catch (error) {
    throw new NotAPictureError(reason(error));
  }
};
