import type { ImageQuality } from './image-size.ts';

export type ImageVariant = { readonly width: number; readonly quality: ImageQuality };

/** Part of every name of a made picture: raise it when the encoder's output changes, and no old one is served again. */
export const ENCODING = 1;

/** As cards and rows of thumbnails show a trailer: many of them stand on one page, so these are made ahead. */
export const VARIANTS_AHEAD: readonly ImageVariant[] = [
  { width: 320, quality: 75 },
  { width: 320, quality: 90 },
  { width: 640, quality: 90 },
  { width: 768, quality: 90 },
];

const PICTURE_OF_TRAILER = /^uploads\/trailer\/(?<name>[\w-]+)\.\w+$/;

/** Where a variant lies that is made ahead. Other pictures have none: what may be erased lies in one place. */
export function findVariantPath(original: string, { width, quality }: { width: number; quality: number }) {
  const name = PICTURE_OF_TRAILER.exec(original)?.groups?.['name'];
  const isAhead = VARIANTS_AHEAD.some((variant) => variant.width === width && variant.quality === quality);
  return name !== undefined && isAhead ? `variants/${ENCODING}/trailer/${name}-${width}-${quality}.webp` : undefined;
}

export const listVariantPaths = (original: string): readonly string[] =>
  VARIANTS_AHEAD.flatMap((variant) => findVariantPath(original, variant) ?? []);
