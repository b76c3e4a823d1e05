import { createServer, type RequestListener } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fail, ok } from '#domain/result.ts';
import { startS3Server } from '../../../test/support/s3-server.ts';
import { bytes, listPaths, testStorageContract } from '../../../test/support/storage-contract.ts';
import { createS3Storage } from './s3-storage.ts';

describe('a storage on S3', () => {
  let server: Awaited<ReturnType<typeof startS3Server>>;
  beforeAll(async () => {
    server = await startS3Server();
  });
  afterAll(() => server[Symbol.asyncDispose]());
  const open = (other = {}) => createS3Storage({ ...server.access, limitMs: 60_000, ...other });
  const put = (other: object) => open(other).put('uploads/a.webp', bytes('x'), 'image/webp');

  describe('keeps the contract', () => {
    beforeEach(async () => {
      const storage = open();
      for (const folder of ['uploads', 'uploads-of-others', 'documents'])
        for (const path of await listPaths(storage, folder)) await storage.delete(path);
    });
    testStorageContract(() => open());
  });

  test('says what is wrong with the settings', async () => {
    const bucket = 'gone';
    const sentence = 'The bucket gone does not exist; make it, or check S3_BUCKET and S3_ENDPOINT.';
    await expect(put({ bucket })).rejects.toMatchObject({ message: sentence, passes: false });
    await expect(open({ bucket }).get('uploads/a.webp')).rejects.toThrow(sentence);
    await expect(put({ secretAccessKey: 'wrong' })).rejects.toThrow('check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY');
    await expect(put({ accessKeyId: 'wrong' })).rejects.toThrow('check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY');
  });
});

/** Answers as a service does that is not well. */
async function startTroubled(answer: RequestListener, limitMs = 60_000) {
  const server = createServer((request, response) => {
    request.resume();
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  const storage = createS3Storage({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'eu-central-1',
    bucket: 'shop',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    limitMs,
  });
  return { storage, close, [Symbol.asyncDispose]: close };
}
const xml = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`;

describe('a service that is not well', () => {
  test.each([
    [403, 'AccessDenied', 'may not be written with this key', false],
    [400, 'AuthorizationHeaderMalformed', 'another region', false],
    [301, 'PermanentRedirect', 'another region', false],
    [403, 'RequestTimeTooSkewed', 'clock', false],
    [503, 'SlowDown', '503 SlowDown', true],
    [500, 'InternalError', '500 InternalError', true],
    [404, '', 'The storage answers with 404', false],
  ])('answers %i %s', async (status, code, sentence, passes) => {
    let asked = 0;
    await using service = await startTroubled((_, response) => {
      asked += 1;
      response.writeHead(status).end(xml(code));
    });
    await expect(service.storage.put('uploads/a.webp', bytes('x'), 'image/webp')).rejects.toMatchObject({
      message: expect.stringContaining(sentence),
      passes,
    });
    expect(asked).toBe(passes ? 2 : 1);
  });

  test.each([
    [507, ''],
    [403, 'QuotaExceeded'],
  ])('is full: %i %s', async (status, code) => {
    await using service = await startTroubled((_, response) => response.writeHead(status).end(xml(code)));
    expect(await service.storage.put('uploads/a.webp', bytes('x'), 'image/webp')).toEqual(fail('storage-full'));
  });

  test('is asked once more, and may be well then', async () => {
    let asked = 0;
    await using service = await startTroubled((_, response) => {
      asked += 1;
      response.writeHead(asked === 1 ? 503 : 200).end();
    });
    expect(await service.storage.put('uploads/a.webp', bytes('x'), 'image/webp')).toEqual(ok(undefined));
  });

  test('lists more than one answer holds', async () => {
    const file = (path: string) =>
      `<Contents><Key>${path}</Key><LastModified>2026-01-01T00:00:00.000Z</LastModified><Size>1</Size></Contents>`;
    await using service = await startTroubled(({ url = '' }, response) => {
      const token = new URL(url, 'http://s3.example').searchParams.get('continuation-token');
      const next = (other: string) => `<NextContinuationToken>${other}</NextContinuationToken>`;
      const answers: Record<string, string> = {
        none: file('assets/a.txt') + next('a/+='),
        'a/+=': file('assets/b.txt') + file('Not/Ours.txt') + next('b'),
        b: file('assets/c.txt'),
      };
      response.end(`<ListBucketResult>${answers[token ?? 'none']}</ListBucketResult>`);
    });
    expect(await listPaths(service.storage, 'assets')).toEqual(['assets/a.txt', 'assets/b.txt', 'assets/c.txt']);
  });

  test('is silent', async () => {
    await using service = await startTroubled(() => undefined, 50);
    await expect(service.storage.get('uploads/a.webp')).rejects.toMatchObject({
      message: 'The storage has not answered within 0.05 seconds.',
      passes: true,
    });
  });

  test('stops in the middle of a file', async () => {
    await using service = await startTroubled((_, response) => {
      response.writeHead(200, { 'Content-Length': '10' }).write('half');
    }, 50);
    await expect(service.storage.get('uploads/a.webp')).rejects.toMatchObject({ passes: true });
  });

  test('is not there', async () => {
    const { storage, close } = await startTroubled(() => undefined);
    await close();
    await expect(storage.get('uploads/a.webp')).rejects.toMatchObject({
      message: 'The storage cannot be reached; check S3_ENDPOINT.',
      passes: true,
    });
  });
});
