import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { makeHostileImages } from '../support/hostile-images.ts';
import { makeImageRoute, photo, problem, problemOf, useImageFolder } from '../support/image-route.ts';

const hostileImages = await makeHostileImages();
const root = useImageFolder();

describe('a picture of our own', () => {
  test('comes as a webp of the asked width, to be kept for ever', async () => {
    const { storage, get } = makeImageRoute();
    await storage.put('uploads/trailer/a.jpg', photo, 'image/jpeg');
    const response = await get('/uploads/trailer/a.jpg');
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('image/webp');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    const facts = await sharp(await response.arrayBuffer()).metadata();
    expect(facts).toMatchObject({ format: 'webp', width: 640, height: 427 });
  });

  test('of a person or a logo is kept by nobody in between, and only for a day', async () => {
    const { storage, get } = makeImageRoute();
    await storage.put('uploads/avatar/a.jpg', photo, 'image/jpeg');
    expect((await get('/uploads/avatar/a.jpg')).headers.get('Cache-Control')).toBe('private, max-age=86400');
  });

  test.each([320, 640, 768, 1024, 1280, 1536])('is made %d wide', async (width) => {
    const { storage, get } = makeImageRoute();
    await storage.put('uploads/trailer/a.jpg', photo, 'image/jpeg');
    const response = await get('/uploads/trailer/a.jpg', `&w=${width}`);
    expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(width);
  });

  test('that was made ahead is not made again, whichever process is asked', async () => {
    const { storage, get, onJob } = makeImageRoute();
    await storage.put('uploads/trailer/a.jpg', photo, 'image/jpeg');
    const ahead = await sharp(photo).resize(20).webp().toBuffer();
    await storage.put('variants/1/trailer/a-640-90.webp', ahead, 'image/webp');
    const answer = await get('/uploads/trailer/a.jpg', '&w=640&q=90');
    expect(Buffer.compare(Buffer.from(await answer.arrayBuffer()), ahead)).toBe(0);
    expect(onJob).not.toHaveBeenCalled();
    await get('/uploads/trailer/a.jpg', '&w=640&q=75');
    expect(onJob).toHaveBeenCalledTimes(1);
  });

  test('is not sent again to whoever has it', async () => {
    const { storage, get } = makeImageRoute();
    await storage.put('uploads/trailer/a.jpg', photo, 'image/jpeg');
    const etag = (await get('/uploads/trailer/a.jpg')).headers.get('ETag') ?? '';
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    for (const condition of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get('/uploads/trailer/a.jpg', undefined, { headers: { 'If-None-Match': condition } });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
    const other = await get('/uploads/trailer/a.jpg', undefined, { headers: { 'If-None-Match': '"other"' } });
    expect(other.status).toBe(200);
  });

  test('is worked on once for fifty visitors at a time, and not at all after a restart', async () => {
    const first = makeImageRoute();
    await first.storage.put('uploads/trailer/a.jpg', photo, 'image/jpeg');
    const answers = await Promise.all(Array.from({ length: 50 }, () => first.get('/uploads/trailer/a.jpg')));
    const bodies = await Promise.all(
      answers.map(async (answer) => Buffer.from(await answer.arrayBuffer()).toString('hex')),
    );
    expect(new Set(bodies).size).toBe(1);
    expect(first.onJob).toHaveBeenCalledTimes(1);
    const second = makeImageRoute();
    expect((await second.get('/uploads/trailer/a.jpg')).status).toBe(200);
    expect(second.onJob).not.toHaveBeenCalled();
  });

  test('is made anew when its bytes are replaced, and is gone when it is deleted', async () => {
    const { storage, get, onJob } = makeImageRoute();
    await storage.put('uploads/trailer/a.jpg', photo, 'image/jpeg');
    const before = (await get('/uploads/trailer/a.jpg')).headers.get('ETag');
    await storage.put('uploads/trailer/a.jpg', await sharp(photo).negate().jpeg().toBuffer(), 'image/jpeg');
    expect((await get('/uploads/trailer/a.jpg')).headers.get('ETag')).not.toBe(before);
    expect(onJob).toHaveBeenCalledTimes(2);
    await storage.delete('uploads/trailer/a.jpg');
    expect(await problemOf(await get('/uploads/trailer/a.jpg'))).toEqual(problem(404, 'not-found'));
  });

  test('is served although the cache cannot be written', async () => {
    const { storage, get, warn } = makeImageRoute({ cacheFolder: path.join(root(), 'storage/uploads/trailer/a.jpg') });
    await storage.put('uploads/trailer/a.jpg', photo, 'image/jpeg');
    expect((await get('/uploads/trailer/a.jpg')).status).toBe(200);
    expect(warn).toHaveBeenCalled();
  });

  test('answers HEAD and refuses to be written', async () => {
    const { storage, get } = makeImageRoute();
    await storage.put('uploads/trailer/a.jpg', photo, 'image/jpeg');
    const head = await get('/uploads/trailer/a.jpg', undefined, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const post = await get('/uploads/trailer/a.jpg', undefined, { method: 'POST' });
    expect(post.headers.get('Allow')).toBe('GET, HEAD');
    expect(await problemOf(post)).toEqual(problem(405, 'method-not-allowed'));
  });

  test.each(hostileImages)('is refused within two seconds if it is $name', { timeout: 2000 }, async (hostile) => {
    const { storage, get } = makeImageRoute();
    await storage.put('uploads/trailer/a.jpg', hostile.bytes, 'image/jpeg');
    const status = hostile.answer === 'too-large' ? 413 : 415;
    expect(await problemOf(await get('/uploads/trailer/a.jpg', '&w=1536'))).toEqual(problem(status, hostile.answer));
    expect(await readdir(path.join(root(), 'cache'))).toEqual([]);
  });
});

describe('a query', () => {
  test.each([
    '',
    '&w=',
    '&w=0',
    '&w=-640',
    '&w=641',
    '&w=0640',
    '&w=640.0',
    '&w=6.4e2',
    '&w=1e9',
    '&w=640&w=320',
    '&w=640&q=101',
    '&w=640&q=0',
    '&w=640&q=99',
    '&w=640&q=',
    '&w=640&q=75&q=90',
    '&w=640&h=640',
    '&w=640&url=/uploads/trailer/b.jpg',
  ])('ending in %j is refused before anything is read', async (rest) => {
    const { storage, get, onJob } = makeImageRoute();
    await storage.put('uploads/trailer/a.jpg', photo, 'image/jpeg');
    expect(await problemOf(await get('/uploads/trailer/a.jpg', rest))).toEqual(problem(422, 'invalid-fields'));
    expect(onJob).not.toHaveBeenCalled();
  });

  test('without an address is refused', async () => {
    const { route } = makeImageRoute();
    expect((await route.request('/_image?w=640')).status).toBe(422);
  });
});
