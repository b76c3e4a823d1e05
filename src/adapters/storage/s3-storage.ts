import { hash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { fail, ok } from '#domain/result.ts';
import { isErasable } from '#domain/upload/is-erasable.ts';
import { isStoragePath } from '#domain/upload/storage-path.ts';
import { StorageError } from '#domain/upload/storage-error.ts';
import type { ListedFile, StoragePort } from '#services/ports/storage.ts';
import { contentTypeOf } from './content-type.ts';
import { requireStorable, requireStoragePath } from './require-storable.ts';
import { readS3Refusal, type S3Refusal, toStorageError } from './s3-refusal.ts';

export type S3Options = {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** How long one attempt may take. */
  readonly limitMs?: number;
};

type Method = 'GET' | 'PUT' | 'DELETE';
type Sent = {
  readonly path?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
};
type Answer = { readonly bytes: Uint8Array } | { readonly refusal: S3Refusal };

const LIMIT_MS = 3000;
const ATTEMPTS = 2;
const FULL: ReadonlySet<string> = new Set(['QuotaExceeded', 'XMinioStorageFull']);
const NEXT = /<NextContinuationToken>([^<]*)</;
const KEY = /<Key>([^<]*)</;
const MODIFIED = /<LastModified>([^<]*)</;
const SIZE = /<Size>(\d+)</;

/** Whoever puts may find the storage full, everybody else a file missing. */
const isExpected = (method: Method, { status, code }: S3Refusal): boolean =>
  method === 'PUT' ? status === 507 || FULL.has(code) : code === 'NoSuchKey';

/** Keeps files in a bucket of any service that speaks S3. A reader sees the old bytes or the new ones. */
export function createS3Storage({ endpoint, bucket, limitMs = LIMIT_MS, ...access }: S3Options): StoragePort {
  const client = new AwsClient({ ...access, service: 's3', retries: 0 });
  const root = `${endpoint.replace(/\/$/, '')}/${bucket}`;

  const tryOnce = async (method: Method, { path, query = {}, headers = {}, body }: Sent): Promise<Answer> => {
    const url = new URL(path === undefined ? root : `${root}/${path}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const response = await client.fetch(url, {
      method,
      headers,
      ...(body && { body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(limitMs),
      // Some services refuse what is sent without being signed.
      aws: { allHeaders: true },
    });
    const bytes = await response.bytes();
    return response.ok ? { bytes } : { refusal: readS3Refusal(response.status, bytes) };
  };

  /** Everything here may be done twice. */
  const ask = async (method: Method, sent: Sent): Promise<Answer> => {
    const facts = { bucket, method, limitMs };
    for (let attempt = 1; ; attempt += 1) {
      const answer = await tryOnce(method, sent).catch((error: unknown) => toStorageError(error, facts));
      const passes = answer instanceof StorageError || ('refusal' in answer && answer.refusal.status >= 500);
      if (passes && attempt < ATTEMPTS) continue;
      if (answer instanceof StorageError) throw answer;
      if ('bytes' in answer || isExpected(method, answer.refusal)) return answer;
      throw toStorageError(answer.refusal, facts);
    }
  };

  const get: StoragePort['get'] = async (path) => {
    if (!isStoragePath(path)) return undefined;
    const answer = await ask('GET', { path });
    return 'bytes' in answer ? { bytes: answer.bytes, contentType: contentTypeOf(path) } : undefined;
  };

  return {
    async put(path, bytes, contentType) {
      const headers = { 'Content-Type': contentType, 'X-Amz-Content-Sha256': hash('sha256', bytes) };
      const answer = await ask('PUT', {
        path: requireStorable(path, contentType),
        headers,
        body: new Uint8Array(bytes),
      });
      return 'bytes' in answer ? ok(undefined) : fail('storage-full');
    },

    get,

    // Names of pictures are random, and a question for every picture would take longer than sending it. Those that may be
    // erased are few, and are asked for.
    async identify(path) {
      const isThere = isErasable(path) ? (await get(path)) !== undefined : isStoragePath(path);
      return isThere ? path : undefined;
    },

    async *list(folder) {
      let token: string | undefined;
      do {
        const query = {
          'list-type': '2',
          prefix: `${folder}/`,
          ...(token !== undefined && { 'continuation-token': token }),
        };
        const answer = await ask('GET', { query });
        const text = 'bytes' in answer ? new TextDecoder().decode(answer.bytes) : '';
        yield* readListed(text);
        token = NEXT.exec(text)?.[1];
      } while (token !== undefined);
    },

    async delete(path) {
      await ask('DELETE', { path: requireStoragePath(path) });
    },
  };
}

/** Paths of ours need no escapes in XML, and whatever else lies in the bucket is none of our business. */
function* readListed(text: string): Generator<ListedFile> {
  for (const [, contents = ''] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
    const path = KEY.exec(contents)?.[1] ?? '';
    const storedAt = new Date(MODIFIED.exec(contents)?.[1] ?? '');
    if (isStoragePath(path)) yield { path, size: Number(SIZE.exec(contents)?.[1]), storedAt };
  }
}
