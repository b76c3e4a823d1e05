import { fail, ok, type Result } from '#domain/result.ts';

/** Longer sides are scaled down before a picture leaves the device. */
export const MAX_UPLOAD_SIDE = 2048;
export const UPLOAD_QUALITY = 0.85;
/** Browsers that cannot write the first one fall back to PNG, which is far too large for a photo. */
const FORMATS = ['image/webp', 'image/jpeg'] as const;

export type Size = { readonly width: number; readonly height: number };

export function fitWithin({ width, height }: Size, maxSide: number): Size {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Draws a picture anew at a size worth sending, upright and without what the camera noted in it. */
export async function resizeImage(file: Blob, maxSide: number = MAX_UPLOAD_SIDE): Promise<Result<Blob, 'not-image'>> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return fail('not-image');
  }
  const { width, height } = fitWithin(bitmap, maxSide);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  for (const format of FORMATS) {
    // oxlint-disable-next-line no-await-in-loop -- the second format is tried only if the first is unknown
    const blob = await toBlob(canvas, format);
    if (blob?.type === format) return ok(blob);
  }
  return fail('not-image');
}

const toBlob = (canvas: HTMLCanvasElement, format: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, format, UPLOAD_QUALITY));
