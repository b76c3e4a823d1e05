import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AddressPurpose } from '#db/address/address.queries.ts';
import type { Browser } from '../support/browser.ts';
import { makeDepot } from '../support/make-rows.ts';
import { enter, type Person } from '../support/people.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
  const { db } = shop.deps;
  await makeDepot(db, { code: 'LYX', name: 'Lyon-Saint-Priest', city: 'Lyon', lat: 45.702, lon: 4.966 });
  await makeDepot(db, { code: 'PAX', name: 'Paris-Gennevilliers', city: 'Paris', lat: 48.943, lon: 2.291 });
  await makeDepot(db, { code: 'HHX', name: 'Hamburg-Altenwerder', city: 'Hamburg', lat: 53.505, lon: 9.925 });
});
afterAll(() => shop[Symbol.asyncDispose]());

const get = async (path: string, browser: Browser = shop.newBrowser(), headers: Record<string, string> = {}) => {
  const response = await browser.get(`/api/places${path}`, headers);
  return { status: response.status, headers: response.headers, body: JSON.parse(await response.text()) };
};
const ask = (q: string, locale: string) => get(`?q=${encodeURIComponent(q)}&locale=${locale}`);

describe('places', () => {
  test('are named in the language asked for, with the way to the nearest depots', async () => {
    const { status, body } = await ask('Grenobl', 'ru');
    expect(status).toBe(200);
    expect(body.nextCursor).toBeNull();
    expect(body.items[0]).toEqual({
      name: 'Гренобль',
      country: 'FR',
      lat: expect.closeTo(45.18, 1),
      lon: expect.closeTo(5.71, 1),
      nearest: [
        { code: 'LYX', name: 'Lyon-Saint-Priest', distanceKm: expect.closeTo(82, -1) },
        { code: 'PAX', name: 'Paris-Gennevilliers', distanceKm: expect.any(Number) },
      ],
    });
  });

  test.each([
    ['Munich', 'de', 'München', 'DE'],
    ['Гамбург', 'fr', 'Hambourg', 'DE'],
    ['Anvers', 'pl', 'Antwerpia', 'BE'],
    ['69007', 'fr', 'Lyon', 'FR'],
    ['D-20457', 'en', 'Hamburg', 'DE'],
  ])('%s is, in %s, %s', async (typed, locale, name, country) => {
    expect((await ask(typed, locale)).body.items[0]).toMatchObject({ name, country });
  });

  test('speak the language of the browser if none is asked for', async () => {
    const { headers, body } = await get('?q=Munich', shop.newBrowser(), { 'Accept-Language': 'it' });
    expect(body.items[0].name).toBe('Monaco di Baviera');
    expect(headers.get('vary')).toContain('Accept-Language');
  });

  test('may be kept for a while', async () => {
    expect((await ask('Lyon', 'de')).headers.get('cache-control')).toBe('private, max-age=300');
  });

  test('are none where nothing is called so', async () => {
    expect(await ask('qqqqqq', 'de')).toMatchObject({ status: 200, body: { items: [], nextCursor: null } });
  });

  test.each([
    ['', { q: 'invalid-type' }],
    ['?q=', { q: 'required' }],
    ['?q=%20', { q: 'required' }],
    [`?q=${'a'.repeat(81)}`, { q: 'too-long' }],
    ['?q=%00', { q: 'characters' }],
    ['?q=Lyon&locale=xx', { locale: 'locale' }],
    ['?q=Lyon&limit=3', { limit: 'unrecognized-keys' }],
  ])('are refused for %s', async (query, fields) => {
    expect(await get(query)).toMatchObject({ status: 422, body: { code: 'invalid-fields', fields } });
  });
});

describe('the yard', () => {
  const addressOf = async (
    { businessUnitId, userId }: Person,
    address: { postalCode: string; city: string; country: string },
    purpose?: AddressPurpose,
  ): Promise<void> => {
    const addressId = randomUUID();
    const row = { ...address, id: addressId, businessUnitId, company: 'Spedition', street: 'Am Kai 7' };
    await shop.deps.db.insertInto('address').values(row).execute();
    if (!purpose) return;
    const choice = { userId, businessUnitId, addressId, purpose, isDefault: true };
    await shop.deps.db.insertInto('userAddress').values(choice).execute();
  };
  const yardOf = async (browser: Browser) => (await get('/yard?locale=de', browser)).body.items;

  test('is where trailers are sent, before where invoices go', async () => {
    const { person, browser } = await enter(shop);
    expect(await yardOf(browser)).toEqual([]);
    await addressOf(person, { postalCode: '75011', city: 'Paris', country: 'FR' });
    expect(await yardOf(browser)).toMatchObject([{ name: 'Paris' }]);
    await addressOf(person, { postalCode: '38000', city: 'Grenoble', country: 'FR' }, 'billing');
    expect(await yardOf(browser)).toMatchObject([{ name: 'Grenoble' }]);
    await addressOf(person, { postalCode: '50-001', city: 'Wrocław', country: 'PL' }, 'shipping');
    expect(await yardOf(browser)).toMatchObject([{ name: 'Breslau', country: 'PL', nearest: [{}, {}] }]);
  });

  test('of one company is nobody else’s', async () => {
    const { person } = await enter(shop);
    await addressOf(person, { postalCode: '69007', city: 'Lyon', country: 'FR' }, 'shipping');
    const { browser: stranger } = await enter(shop);
    expect(await yardOf(stranger)).toEqual([]);
    expect(await yardOf(shop.newBrowser())).toEqual([]);
  });
});
