import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AddressPurpose } from '#db/address/address.queries.ts';
import type { Browser } from '../support/browser.ts';
import { enter, type Person } from '../support/people.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop[Symbol.asyncDispose]());

const PATH = '/api/users/addresses';
const ADDRESS = {
  company: 'Hafen Spedition',
  street: 'Am Kai',
  houseNumber: '7',
  postalCode: '20457',
  city: 'Hamburg',
  country: 'DE',
};
const ifMatch = (version?: number): Record<string, string> =>
  version === undefined ? {} : { 'If-Match': `"${version}"` };
const read = async (response: Response) => JSON.parse(await response.text());
const add = (browser: Browser, address: object = ADDRESS) => browser.post(PATH, { address });
const change = (browser: Browser, addressId: string, address: object, version?: number) =>
  browser.patch(PATH, { addressId, address }, ifMatch(version));
const remove = (browser: Browser, addressId: string, version?: number) =>
  browser.delete(`${PATH}/${addressId}`, ifMatch(version));
const list = async (browser: Browser) => (await read(await browser.get(PATH))).addresses;

async function addressOf({ businessUnitId, userId }: Person, ...purposes: AddressPurpose[]): Promise<string> {
  const addressId = randomUUID();
  await shop.deps.db
    .insertInto('address')
    .values({ ...ADDRESS, id: addressId, businessUnitId })
    .execute();
  for (const purpose of purposes) {
    await shop.deps.db
      .insertInto('userAddress')
      .values({ userId, businessUnitId, addressId, purpose, isDefault: true })
      .execute();
  }
  return addressId;
}

describe('the addresses of a unit', () => {
  test('are those of the unit, for every role, and no others', async () => {
    const { person, browser } = await enter(shop);
    const { person: stranger } = await enter(shop);
    await addressOf(stranger);
    const addressId = await addressOf(person);
    const { browser: viewer } = await enter(shop, { businessUnitId: person.businessUnitId, role: 'viewer' });
    expect(await list(browser)).toMatchObject([{ id: addressId, city: 'Hamburg', mayEdit: true, version: 1 }]);
    expect(await list(viewer)).toMatchObject([{ id: addressId, mayEdit: false }]);
  });

  test('say how many colleagues start from them', async () => {
    const { person, browser } = await enter(shop);
    const addressId = await addressOf(person, 'billing', 'shipping');
    const { person: colleague, browser: other } = await enter(shop, { businessUnitId: person.businessUnitId });
    await other.patch('/api/users', { defaultBillingAddressId: addressId, defaultShippingAddressId: addressId });
    expect(await list(browser)).toMatchObject([{ defaultOfOthers: 1 }]);
    expect(colleague.userId).not.toBe(person.userId);
  });
});

describe('adding an address', () => {
  test('keeps it in the spelling of its country', async () => {
    const { browser } = await enter(shop);
    const response = await add(browser, { ...ADDRESS, country: 'PL', postalCode: '62 020', phone: '0048 61 5550217' });
    expect(response.status).toBe(201);
    expect(await read(response)).toMatchObject({
      postalCode: '62-020',
      phone: '+48615550217',
      label: null,
      version: 1,
    });
  });

  test.each([
    ['a postal code of another country', { postalCode: '1010' }, { 'address.postalCode': 'postal-code' }],
    ['a Dutch postal code without its letters', { country: 'NL' }, { 'address.postalCode': 'postal-code' }],
    ['no street', { street: '' }, { 'address.street': 'required' }],
    ['no country', { country: 'Deutschland' }, { 'address.country': 'country' }],
    ['nobody who lives there', { company: '' }, { 'address.company': 'required' }],
    ['a broken e-mail address', { email: 'x@' }, { 'address.email': 'email' }],
    ['a unit of its own', { businessUnitId: randomUUID() }, { 'address.businessUnitId': 'unrecognized-keys' }],
    ['an id of its own', { id: randomUUID() }, { 'address.id': 'unrecognized-keys' }],
  ])('is refused with %s', async (_what, part, fields) => {
    const { browser } = await enter(shop);
    const response = await add(browser, { ...ADDRESS, ...part });
    expect(await read(response)).toMatchObject({ status: 422, code: 'invalid-fields', fields });
    expect(await list(browser)).toEqual([]);
  });

  test('by an accountant makes it an address for invoices, which they may then change', async () => {
    const { browser } = await enter(shop, { role: 'accountant' });
    const { id } = await read(await add(browser));
    expect((await read(await browser.get('/api/users/me'))).user.billingAddressIds).toEqual([id]);
    expect((await change(browser, id, { city: 'Altona' })).status).toBe(200);
  });

  test('with one key adds one address, also at the same time, and refuses another one', async () => {
    const { browser } = await enter(shop);
    const { browser: stranger } = await enter(shop);
    const key = { 'Idempotency-Key': randomUUID() };
    const addOnce = (who: Browser, city: string) => who.post(PATH, { address: { ...ADDRESS, city } }, key);
    const answers = await Promise.all([addOnce(browser, 'Hamburg'), addOnce(browser, 'Hamburg')]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers.filter(({ headers }) => headers.get('Idempotent-Replayed') === 'true')).toHaveLength(1);
    const [first, second] = await Promise.all(answers.map(read));
    expect(second).toEqual(first);
    const other = await addOnce(browser, 'Bremen');
    expect([other.status, (await read(other)).code]).toEqual([422, 'idempotency-key-reused']);
    expect(await list(browser)).toHaveLength(1);
    expect((await addOnce(stranger, 'Bremen')).status).toBe(201);
    expect((await browser.post(PATH, { address: ADDRESS }, { 'Idempotency-Key': 'x'.repeat(201) })).status).toBe(422);
  });

  test('is nothing for viewers', async () => {
    const { browser } = await enter(shop, { role: 'viewer' });
    expect((await add(browser)).status).toBe(403);
  });
});

describe('changing an address', () => {
  test('leaves alone what was not sent', async () => {
    const { person, browser } = await enter(shop);
    const addressId = await addressOf(person);
    const response = await change(browser, addressId, { city: 'Bremen', houseNumber: '' }, 1);
    expect(await read(response)).toMatchObject({ city: 'Bremen', street: 'Am Kai', houseNumber: null, version: 2 });
  });

  test('is refused where the parts do not make a whole', async () => {
    const { person, browser } = await enter(shop);
    const addressId = await addressOf(person);
    const response = await change(browser, addressId, { country: 'AT' });
    expect(await read(response)).toMatchObject({ status: 422, fields: { 'address.postalCode': 'postal-code' } });
  });

  test('of another unit looks like changing one that does not exist', async () => {
    const { browser } = await enter(shop);
    const { person: stranger } = await enter(shop);
    const foreign = await addressOf(stranger);
    const withoutTrace = async (response: Response) => ({ ...(await read(response)), traceId: '' });
    const [one, other] = [await change(browser, foreign, { city: 'X' }), await change(browser, randomUUID(), {})];
    expect(one.status).toBe(404);
    expect(await withoutTrace(one)).toEqual(await withoutTrace(other));
    expect((await remove(browser, foreign)).status).toBe(404);
    expect((await remove(browser, 'no-id')).status).toBe(404);
  });

  test('on a stale version tells what it has become', async () => {
    const { person, browser } = await enter(shop);
    const addressId = await addressOf(person);
    await change(browser, addressId, { city: 'Bremen' }, 1);
    const response = await change(browser, addressId, { city: 'Kiel' }, 1);
    expect(response.status).toBe(409);
    expect(await read(response)).toMatchObject({ code: 'stale-version', current: { city: 'Bremen', version: 2 } });
    expect((await remove(browser, addressId, 1)).status).toBe(409);
    expect(await list(browser)).toMatchObject([{ city: 'Bremen' }]);
  });

  test('by many at once succeeds for one of them', async () => {
    const { person, browser } = await enter(shop);
    const addressId = await addressOf(person);
    const cities = ['Kiel', 'Emden', 'Bremen', 'Lübeck'];
    const statuses = await Promise.all(
      cities.map(async (city) => (await change(browser, addressId, { city }, 1)).status),
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  });
});

describe('an accountant', () => {
  test.each([
    [['billing'], 200],
    [['billing', 'shipping'], 200],
    [['shipping'], 403],
    [[], 403],
  ] as const)('and an address that a colleague uses for %o', async (purposes, status) => {
    const { person } = await enter(shop);
    const addressId = await addressOf(person, ...purposes);
    const { browser } = await enter(shop, { businessUnitId: person.businessUnitId, role: 'accountant' });
    expect((await change(browser, addressId, { city: 'Bremen' })).status).toBe(status);
    expect((await remove(browser, addressId)).status).toBe(status === 200 ? 204 : 403);
  });

  test('does not get hold of a shipping address by choosing it for invoices', async () => {
    const { person } = await enter(shop);
    const addressId = await addressOf(person, 'shipping');
    const { browser } = await enter(shop, { businessUnitId: person.businessUnitId, role: 'accountant' });
    expect((await browser.patch('/api/users', { billingAddressIds: [addressId] })).status).toBe(200);
    expect((await change(browser, addressId, { city: 'Bremen' })).status).toBe(403);
  });
});

test('removing an address leaves whoever used it without a default', async () => {
  const { person, browser } = await enter(shop);
  const addressId = await addressOf(person, 'billing');
  expect((await remove(browser, addressId, 1)).status).toBe(204);
  const { user } = await read(await browser.get('/api/users/me'));
  expect(user).toMatchObject({ defaultBillingAddressId: null, billingAddressIds: [] });
  expect((await remove(browser, addressId)).status).toBe(404);
});

test('removing the address of the invoices leaves the company without one', async () => {
  const { person, browser } = await enter(shop);
  const addressId = await addressOf(person, 'billing');
  const unit = () =>
    shop.deps.db
      .selectFrom('businessUnit')
      .select(['invoiceAddressId', 'version'])
      .where('id', '=', person.businessUnitId)
      .executeTakeFirstOrThrow();
  await shop.deps.db
    .updateTable('businessUnit')
    .set({ invoiceAddressId: addressId })
    .where('id', '=', person.businessUnitId)
    .execute();
  const { version } = await unit();
  expect((await remove(browser, addressId, 2)).status).toBe(409);
  expect(await unit()).toEqual({ invoiceAddressId: addressId, version });
  expect((await remove(browser, await addressOf(person))).status).toBe(204);
  expect(await unit()).toEqual({ invoiceAddressId: addressId, version });
  expect((await remove(browser, addressId)).status).toBe(204);
  expect(await unit()).toEqual({ invoiceAddressId: null, version: version + 1 });
  const log = await shop.deps.db
    .selectFrom('auditLog')
    .select(['action', 'data'])
    .where('objectId', '=', person.businessUnitId)
    .execute();
  expect(log).toEqual([{ action: 'businessUnit.change', data: { fields: ['addressId'] } }]);
});
