import { createHash } from 'node:crypto';
import { createConcurrencyLimit } from '#adapters/image-encoder/concurrency-limit.ts';
import type { ImageSource } from '#domain/image/image-source.ts';
import { ENCODING, findVariantPath } from '#domain/image/image-variant.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { EncodeFailure, ImageEncoderPort } from '#services/ports/image-encoder.ts';
import type { StoragePort } from '#services/ports/storage.ts';
import type { ImageCache } from './image-cache.ts';
import type { ReadRemoteImage, RemoteFailure } from './read-remote-image.ts';

export type ImageOrder = { readonly source: ImageSource; readonly width: number; readonly quality: number };
export type ImageFailure = RemoteFailure | EncodeFailure;

type Deps = {
  readonly storage: StoragePort;
  readonly imageEncoder: ImageEncoderPort;
  readonly cache: ImageCache;
  readonly readRemote: ReadRemoteImage;
  readonly onCacheError: (error: unknown) => void;
};

/** Originals are up to 10 MB each while they are worked on. */
const ORIGINALS = { atOnce: 8, waiting: 128 };

export function createImageOptimiser({ storage, imageEncoder, cache, readRemote, onCacheError }: Deps) {
  const underWay = new Map<string, Promise<Result<Uint8Array, ImageFailure>>>();
  const originals = createConcurrencyLimit(ORIGINALS);

  /** What tells this original from all others. */
  const identify = async (source: ImageSource): Promise<string | undefined> =>
    source.kind === 'remote' ? source.url : storage.identify(source.path);

  async function readOriginal(source: ImageSource): Promise<Result<Uint8Array, ImageFailure>> {
    if (source.kind === 'remote') return readRemote(source);
    const file = await storage.get(source.path);
    return file ? ok(file.bytes) : fail('not-found');
  }

  async function findMadeAhead({ source, ...size }: ImageOrder): Promise<Uint8Array | undefined> {
    const path = source.kind === 'upload' ? findVariantPath(source.path, size) : undefined;
    return path === undefined ? undefined : (await storage.get(path))?.bytes;
  }

  async function make({ source, width, quality }: ImageOrder): Promise<Result<Uint8Array, ImageFailure>> {
    const madeAhead = await findMadeAhead({ source, width, quality });
    if (madeAhead) return ok(madeAhead);
    const original = await readOriginal(source);
    if (!original.ok) return original;
    const encoded = await imageEncoder.encode(original.value, { maxWidth: width, quality });
    return encoded.ok ? ok(encoded.value.bytes) : encoded;
  }

  async function fromCacheOrNew(key: string, order: ImageOrder): Promise<Result<Uint8Array, ImageFailure>> {
    const cached = await cache.get(key).catch(onCacheError);
    if (cached) return ok(cached);
    const made = (await originals.run(() => make(order))) ?? fail('unavailable');
    if (made.ok) await cache.put(key, made.value).catch(onCacheError);
    return made;
  }

  return async (order: ImageOrder): Promise<Result<Uint8Array, ImageFailure>> => {
    const identity = await identify(order.source);
    if (identity === undefined) return fail('not-found');
    const key = toKey([ENCODING, order.source.kind, identity, order.width, order.quality]);
    const other = underWay.get(key);
    if (other) return other;
    const mine = fromCacheOrNew(key, order).finally(() => underWay.delete(key));
    underWay.set(key, mine);
    return mine;
  };
}

const toKey = (parts: ReadonlyArray<string | number>) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');
