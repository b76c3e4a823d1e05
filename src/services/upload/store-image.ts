import { createHash, randomBytes } from 'node:crypto';
import type { ErrorCode } from '#contract/error-code.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ImageEncoderPort } from '../ports/image-encoder.ts';
import type { StoragePort } from '../ports/storage.ts';
import { readLimited } from './read-limited.ts';

const MEGABYTE = 1024 * 1024;

/**
 * What people may send pictures for. A folder under `uploads/` is public through the image path; those of handovers
 * and claims are not, and leave only through the API of their booking.
 */
const PURPOSES = {
  avatar: { folder: 'uploads/avatar', mostBytes: 5 * MEGABYTE, maxWidth: 640, quality: 90 },
  logo: { folder: 'uploads/logo', mostBytes: 5 * MEGABYTE, maxWidth: 1024, quality: 90 },
  trailer: { folder: 'uploads/trailer', mostBytes: 10 * MEGABYTE, maxWidth: 2048, quality: 90 },
  handover: { folder: 'handover', mostBytes: 10 * MEGABYTE, maxWidth: 2048, quality: 90 },
  charge: { folder: 'charge', mostBytes: 10 * MEGABYTE, maxWidth: 2048, quality: 90 },
} as const;

export type ImagePurpose = keyof typeof PURPOSES;

export type StoredImage = {
  readonly path: string;
  /** What `<Image>` shows; null for a private picture. */
  readonly url: string | null;
  readonly width: number;
  readonly height: number;
  /** Of the file as it is stored: the same picture sent again has the same. */
  readonly sha256: Buffer;
};

type Input = { readonly purpose: ImagePurpose; readonly body: AsyncIterable<Uint8Array> };
type Failure = Extract<ErrorCode, 'too-large' | 'unsupported-media-type' | 'unavailable'>;

/**
 * Takes a picture from a stranger: judged by its content, encoded anew without metadata, kept under a name that nobody
 * chose or can guess. Whose picture it is, and who may send it, is decided by the use case that calls this.
 */
export async function storeImage(
  deps: { readonly storage: StoragePort; readonly imageEncoder: ImageEncoderPort },
  { purpose, body }: Input,
): Promise<Result<StoredImage, Failure>> {
  const { folder, mostBytes, maxWidth, quality } = PURPOSES[purpose];
  const bytes = await readLimited(body, mostBytes);
  if (!bytes) return fail('too-large');

  const encoded = await deps.imageEncoder.encode(bytes, { maxWidth, quality });
  if (!encoded.ok) return encoded;

  const path = `${folder}/${randomBytes(16).toString('hex')}.webp`;
  const stored = await deps.storage.put(path, encoded.value.bytes, 'image/webp');
  if (!stored.ok) return fail('unavailable');

  const { width, height } = encoded.value;
  const sha256 = createHash('sha256').update(encoded.value.bytes).digest();
  return ok({ path, url: path.startsWith('uploads/') ? `/${path}` : null, width, height, sha256 });
}
