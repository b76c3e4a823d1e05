import { createHash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { MOST_BYTES } from '#adapters/image-encoder/sharp-encoder.ts';
import { problem } from '#api/problem.ts';
import { DEFAULT_IMAGE_QUALITY, IMAGE_QUALITIES, IMAGE_WIDTHS } from '#domain/image/image-size.ts';
import { parseImageSource } from '#domain/image/image-source.ts';
import { assertNever } from '#domain/result.ts';
import { isErasable } from '#domain/upload/is-erasable.ts';
import type { ImageEncoderPort } from '#services/ports/image-encoder.ts';
import type { StoragePort } from '#services/ports/storage.ts';
import { matchesEtag } from '../matches-etag.ts';
import { createImageCache } from './image-cache.ts';
import { createImageOptimiser, type ImageFailure } from './optimise-image.ts';
import { createRemoteImageReader, type ReadRemoteImage } from './read-remote-image.ts';

export type ImageRouteDeps = {
  readonly storage: StoragePort;
  readonly imageEncoder: ImageEncoderPort;
  /** The exact names of the hosts whose pictures may be fetched. */
  readonly hosts: readonly string[];
  readonly cacheFolder: string;
  readonly cacheBytes?: number;
  readonly log: Pick<Logger, 'warn'>;
  readonly readRemote?: ReadRemoteImage;
};

const CACHE_BYTES = 512 * 1024 * 1024;
const KEPT_FOR_EVER = 'public, max-age=31536000, immutable';
/** What may be erased is kept by nobody but those who have seen it, and not for long. */
const KEPT_A_DAY = 'private, max-age=86400';
const RETRY_AFTER = { 'Retry-After': '5' };

/** Once each, in their plainest spelling: one picture has one address. */
const ImageQuery = z.strictObject({
  url: z.tuple([z.string()]),
  w: z.tuple([z.literal(IMAGE_WIDTHS.map(String))]),
  q: z.optional(z.tuple([z.literal(IMAGE_QUALITIES.map(String))])),
});

/** `GET /_image?url&w&q`: one of our uploads, or a picture of a listed host, as a webp of a fixed width and quality. */
export function createImageRoute(deps: ImageRouteDeps) {
  const { storage, imageEncoder, hosts, cacheFolder, cacheBytes = CACHE_BYTES, log } = deps;
  const optimise = createImageOptimiser({
    storage,
    imageEncoder,
    cache: createImageCache({ folder: cacheFolder, mostBytes: cacheBytes }),
    readRemote: deps.readRemote ?? createRemoteImageReader({ mostBytes: MOST_BYTES }),
    onCacheError: (error) => log.warn({ err: error }, 'the image cache cannot be used'),
  });

  const route = new Hono();
  route.get('/_image', async (c) => {
    const query = ImageQuery.safeParse(c.req.queries());
    if (!query.success) return problem(c, 'invalid-fields', { fields: toFields(query.error) });
    const { url, w, q } = query.data;
    const source = parseImageSource(url[0], hosts);
    if (!source) return problem(c, 'invalid-fields', { fields: { url: 'not-allowed' } });

    const made = await optimise({ source, width: Number(w[0]), quality: Number(q?.[0] ?? DEFAULT_IMAGE_QUALITY) });
    if (!made.ok) return refuse(c, made.error);
    return sendImage(c, made.value, source.kind === 'upload' && isErasable(source.path) ? KEPT_A_DAY : KEPT_FOR_EVER);
  });
  route.all('/_image', (c) => problem(c, 'method-not-allowed', {}, { Allow: 'GET, HEAD' }));
  return route;
}

function sendImage(c: Context, bytes: Uint8Array, cacheControl: string) {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const headers = {
    ETag: etag,
    'Cache-Control': cacheControl,
    'X-Content-Type-Options': 'nosniff',
  };
  if (matchesEtag(c.req.header('If-None-Match'), etag)) return c.body(null, 304, headers);
  return c.body(new Uint8Array(bytes), 200, {
    ...headers,
    'Content-Type': 'image/webp',
    'Content-Length': String(bytes.length),
  });
}

function refuse(c: Context, failure: ImageFailure) {
  switch (failure) {
    case 'refused':
      return problem(c, 'invalid-fields', { fields: { url: 'not-allowed' } });
    case 'not-found':
    case 'too-large':
    case 'unsupported-media-type':
      return problem(c, failure);
    case 'unavailable':
      return problem(c, failure, {}, RETRY_AFTER);
    default:
      return assertNever(failure);
  }
}

const toFields = ({ issues }: z.core.$ZodError): Record<string, string> =>
  Object.fromEntries(
    issues
      .flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0])]))
      .map((field) => [field, 'not-allowed']),
  );
