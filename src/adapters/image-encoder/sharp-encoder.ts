import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { fail, ok, type Result } from '#domain/result.ts';
import type { EncodedImage, EncodeFailure, EncodeOptions, ImageEncoderPort } from '#services/ports/image-encoder.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';

export const MOST_BYTES = 10 * 1024 * 1024;
export const MOST_PIXELS = 40_000_000;
const SECONDS = 2;
/** A strip of thousands of lines costs as much to write as a large picture, and no page shows it. */
const TALLEST_SHAPE = 2;

/** Raster formats whose decoders stop in time. SVG and PDF can hold scripts, AVIF takes seconds at full size. */
const FORMATS = new Map([
  ['image/jpeg', 'jpeg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
  ['image/gif', 'gif'],
]);
/** Enough to recognise each of the formats, and little enough for a hostile file to stay harmless. */
const BYTES_TO_JUDGE = 4100;

const INPUT = { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 } as const;

/** `onJob` is told of every picture that is really worked on. */
export function createSharpEncoder({ atOnce = 2, waiting = 64, onJob = () => {} } = {}): ImageEncoderPort {
  // Each result is kept by the caller; a second cache in native memory would only grow.
  sharp.cache(false);
  sharp.concurrency(1);
  const limit = createConcurrencyLimit({ atOnce, waiting });

  return {
    async encode(bytes, options) {
      if (bytes.length > MOST_BYTES) return fail('too-large');
      const type = await fileTypeFromBuffer(bytes.subarray(0, BYTES_TO_JUDGE));
      const format = FORMATS.get(type?.mime ?? '');
      if (format === undefined) return fail('unsupported-media-type');
      const answer = await limit.run(() => {
        onJob();
        return encodeAs(format, bytes, options);
      });
      return answer ?? fail('unavailable');
    },
  };
}

async function encodeAs(
  format: string,
  bytes: Uint8Array,
  { maxWidth, quality, format: wanted = 'webp' }: EncodeOptions,
): Promise<Result<EncodedImage, EncodeFailure>> {
  try {
    // The header alone tells the size, so a bomb is refused before a single pixel is unpacked.
    const facts = await sharp(bytes, { ...INPUT, limitInputPixels: false }).metadata();
    if (facts.format !== format) return fail('unsupported-media-type');
    if (facts.width * facts.height > MOST_PIXELS) return fail('too-large');
    const { data, info } = await sharp(bytes, INPUT)
      .autoOrient()
      .resize({ width: maxWidth, height: maxWidth * TALLEST_SHAPE, fit: 'inside', withoutEnlargement: true })
      .toFormat(wanted, { quality })
      .timeout({ seconds: SECONDS })
      .toBuffer({ resolveWithObject: true });
    return ok({ bytes: data, width: info.width, height: info.height });
  } catch (error) {
    // sharp throws plain errors for whatever is wrong with the picture; only running out of time may be our fault.
    return fail(
      error instanceof Error && error.message.startsWith('timeout') ? 'unavailable' : 'unsupported-media-type',
    );
  }
}
