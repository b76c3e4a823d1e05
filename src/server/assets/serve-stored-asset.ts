import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { createConcurrencyLimit } from '#adapters/image-encoder/concurrency-limit.ts';
import { problem } from '#api/problem.ts';
import type { StoragePort } from '#services/ports/storage.ts';
import { pickEncoding } from '../page-cache/encode-page.ts';
import { isCompressible, toAssetPath } from './asset-path.ts';

const fromBrotli = promisify(brotliDecompress);
const NAME = /^[\w.-]{1,120}$/;
/** Anybody may ask for names that nobody has ever heard of. */
const READS = { atOnce: 16, waiting: 256 };

/** Answers with a file of another release than this process has on its disk. */
export function createStoredAssets(storage: StoragePort, headers: Readonly<Record<string, string>>) {
  const reads = createConcurrencyLimit(READS);

  return async (c: Context): Promise<Response> => {
    const name = c.req.path.slice('/assets/'.length);
    if (!NAME.test(name)) return missing(c);
    const read = await reads.run(async () => ({ file: await storage.get(toAssetPath(name)) }));
    if (read === undefined) return problem(c, 'unavailable', {}, { 'Retry-After': '1' });
    if (read.file === undefined) return missing(c);
    const { bytes } = read.file;
    const takesBrotli = pickEncoding(c.req.header('accept-encoding'), Infinity) === 'br';
    const isSentAsKept = takesBrotli || !isCompressible(name);
    return c.body(new Uint8Array(isSentAsKept ? bytes : await fromBrotli(bytes)), 200, {
      ...headers,
      'Content-Type': getMimeType(name) ?? 'application/octet-stream',
      ...(isCompressible(name) && { Vary: 'Accept-Encoding' }),
      ...(isCompressible(name) && takesBrotli && { 'Content-Encoding': 'br' }),
    });
  };
}

/** A file that is not there yet may be there in a moment, while a release is being rolled out. */
function missing(c: Context) {
  c.header('Cache-Control', 'no-store');
  return c.notFound();
}
