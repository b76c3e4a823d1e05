import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Picture } from '#contract/upload.ts';
import type { Browser } from '../support/browser.ts';
import { makeHostileImages } from '../support/hostile-images.ts';
import { enter, makePlatformAdmin, signIn } from '../support/people.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const hostileImages = await makeHostileImages();

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop[Symbol.asyncDispose]());

const photo = (width: number, height: number): Promise<Uint8Array> =>
  sharp({ create: { width, height, channels: 3, background: '#1f6470' } })
    .withExif({ IFD0: { Artist: 'driver' } })
    .jpeg()
    .toBuffer();
const send = (browser: Browser, picture: string, bytes: Uint8Array, type = 'image/jpeg') =>
  browser.send('PUT', `/api/uploads/${picture}`, { bytes, headers: { 'Content-Type': type } });
const read = async (response: Response) => JSON.parse(await response.text());
const shown = async (browser: Browser, picture: Picture): Promise<string | null> => {
  const { user, businessUnit } = await read(await browser.get('/api/users/me'));
  return picture === 'avatar' ? user.avatar : businessUnit.logo;
};

describe.each(['avatar', 'logo'] as const)('the %s', (picture) => {
  test('from a camera of 12 megapixels becomes a small file without metadata', async () => {
    const { browser } = await enter(shop);
    const response = await send(browser, picture, await photo(4000, 3000));
    expect(response.status).toBe(200);
    const { url } = await read(response);
    expect(url).toMatch(new RegExp(`^/uploads/${picture}/[0-9a-f]{32}\\.webp$`));
    expect(await shown(browser, picture)).toBe(url);
    const file = await shop.deps.storage.get(url.slice(1));
    expect(await sharp(file?.bytes).metadata()).toMatchObject({
      format: 'webp',
      width: picture === 'avatar' ? 640 : 1024,
    });
    expect((await sharp(file?.bytes).metadata()).exif).toBeUndefined();
  });

  test('takes the place of the one before, whose file is gone', async () => {
    const { browser } = await enter(shop);
    const { url: first } = await read(await send(browser, picture, await photo(50, 50)));
    const { url: second } = await read(await send(browser, picture, await photo(60, 60)));
    await shop.workOffOutbox();
    expect(await shop.deps.storage.get(first.slice(1))).toBeUndefined();
    expect(await shop.deps.storage.get(second.slice(1))).toBeDefined();
    expect((await browser.delete(`/api/uploads/${picture}`)).status).toBe(204);
    expect(await shown(browser, picture)).toBeNull();
    await shop.workOffOutbox();
    expect(await shop.deps.storage.get(second.slice(1))).toBeUndefined();
  });

  test.each(hostileImages)('is not $name', async ({ bytes, answer }) => {
    const { browser } = await enter(shop);
    const response = await send(browser, picture, bytes);
    expect(await read(response)).toMatchObject({ code: answer });
    expect(await shown(browser, picture)).toBeNull();
  });
});

test('nothing at all is no picture, whatever it says it is', async () => {
  const { browser } = await enter(shop);
  expect((await browser.send('PUT', '/api/uploads/avatar')).status).toBe(415);
  expect((await send(browser, 'avatar', Buffer.from('{}'), 'application/json')).status).toBe(415);
});

test('a file beyond five megabytes is too large', async () => {
  const { browser } = await enter(shop);
  expect((await send(browser, 'avatar', new Uint8Array(5 * 1024 * 1024 + 1))).status).toBe(413);
});

test('there are pictures of people and companies and no others', async () => {
  const { browser } = await enter(shop);
  for (const name of ['trailer', 'handover', '..', '%2e%2e%2fx']) {
    expect((await send(browser, name, await photo(10, 10))).status).toBe(404);
  }
});

test('everybody has a picture, only admins change the logo', async () => {
  for (const role of ['viewer', 'accountant', 'dispatcher'] as const) {
    const { browser } = await enter(shop, { role });
    expect((await send(browser, 'avatar', await photo(10, 10))).status).toBe(200);
    expect((await send(browser, 'logo', await photo(10, 10))).status).toBe(403);
  }
  const operator = shop.newBrowser();
  await signIn(operator, await makePlatformAdmin(shop.deps));
  expect((await send(operator, 'avatar', await photo(10, 10))).status).toBe(200);
  expect((await send(operator, 'logo', await photo(10, 10))).status).toBe(403);
  expect((await send(shop.newBrowser(), 'avatar', await photo(10, 10))).status).toBe(401);
  const { browser: newcomer } = await enter(shop, { legal: false });
  expect((await send(newcomer, 'avatar', await photo(10, 10))).status).toBe(403);
});
