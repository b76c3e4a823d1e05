import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuditRecord } from '#contract/admin-audit.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Browser } from '../support/browser.ts';
import { makeBooking, makeDepot, makePriceList, makeTrailer } from '../support/make-rows.ts';
import { makePerson, makePlatformAdmin, type Person, signIn } from '../support/people.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { BECAUSE } from '../support/because.ts';

let shop: TestApp;
let operator: Browser;
let admin: Omit<Person, 'businessUnitId'>;
let member: Person;
let depotId: string;
beforeAll(async () => {
  shop = await createTestApp();
  admin = await makePlatformAdmin(shop.deps);
  operator = shop.newBrowser();
  await signIn(operator, admin);
  member = await makePerson(shop.deps);
  depotId = await makeDepot(shop.deps.db, { name: 'Hamburg', code: 'HAM' });
  await makePriceList(shop.deps.db);
});
afterAll(() => shop[Symbol.asyncDispose]());

async function listAudit(query: string): Promise<readonly AuditRecord[]> {
  const response = await operator.get(`/api/admin/audit?${query}`);
  expect(response.status).toBe(200);
  return JSON.parse(await response.text()).items;
}
async function send<T>(method: 'POST' | 'PATCH' | 'PUT', path: string, body: object): Promise<T> {
  const response = await operator.send(method, path, { body });
  expect(response.status, await response.clone().text()).toBeLessThan(300);
  return JSON.parse(await response.text());
}

type List = { readonly id: string; readonly number: number; readonly name: string };
const RATES = [4200, 3200, 2400, 2000];
const begin = (name: string) => send<List>('POST', '/api/admin/prices', { name, validFrom: '2027-01-01T00:00:00Z' });
const price = (id: string, rates: readonly number[]) =>
  send('PATCH', `/api/admin/prices/${id}`, {
    classes: [
      { priceClass: 'cool', rates: RATES },
      { priceClass: 'plane', rates },
    ],
  });

describe('who changed this price', () => {
  test('is told by the price, in whichever list it was, with both amounts', async () => {
    const [first, second] = [await begin('Spring'), await begin('Summer')];
    await price(first.id, [4500, 3200, 2400, 2000]);
    await price(second.id, [4200, 3200, 2300, 2000]);
    await price(second.id, [4700, 3200, 2300, 2000]);
    const records = await listAudit('price=rate.plane.1');
    expect(records.map(({ objectId, data }) => [objectId, data['changes']])).toEqual([
      [second.id, { 'rate.plane.1': [4200, 4700] }],
      [first.id, { 'rate.plane.1': [4200, 4500] }],
    ]);
    expect(records[0]).toMatchObject({
      actor: { id: admin.userId },
      objectName: `${second.number} · Summer`,
      page: { type: 'priceList', id: second.id },
    });
    expect(await listAudit('price=rate.plane')).toHaveLength(3);
    expect(await listAudit('price=rate.pla')).toEqual([]);
    expect((await operator.get('/api/admin/audit?price=name')).status).toBe(422);
  });

  test('what was saved as it was is no change, and depots are named', async () => {
    const list = await begin('Autumn');
    await price(list.id, RATES);
    await send('PATCH', `/api/admin/prices/${list.id}`, { factors: [{ depotId, factor: 11_000 }] });
    const [factor, same] = await listAudit(`object=${list.id}&action=priceList.change`);
    expect(same?.data['changes']).toEqual({});
    expect(factor?.data['changes']).toEqual({ [`factor.${depotId}`]: [null, 11_000] });
    expect(factor?.names).toEqual({ [depotId]: 'Hamburg' });
    expect(await listAudit(`price=factor.${depotId}`)).toHaveLength(1);
  });

  test('entries of the days when no values were written down are not hidden', async () => {
    const list = await begin('Old');
    await inTransaction(shop.deps.db, (trx) =>
      recordAudit(trx, {
        actor: { kind: 'platformAdmin', role: 'admin', userId: admin.userId },
        businessUnitId: null,
        action: 'priceList.change',
        objectId: list.id,
        data: { number: list.number, name: 'Old' },
        now: new Date(),
      }),
    );
    const records = await listAudit('price=rate.cool.7');
    expect(records.map(({ objectId }) => objectId)).toEqual([list.id]);
  });
});

describe('the log keeps both values', () => {
  test('of a trailer, with its facts one by one', async () => {
    const trailerId = await makeTrailer(shop.deps.db, { depotId, plate: 'HH A 1', payloadKg: 26_000 });
    const bremen = await makeDepot(shop.deps.db, { name: 'Bremen', code: 'BRE' });
    await send('PATCH', `/api/admin/trailers/${trailerId}`, {
      plate: 'HH A 2',
      payloadKg: 26_000,
      depotId: bremen,
      facts: { roof: 'sliding' },
    });
    const [changed] = await listAudit(`object=${trailerId}`);
    expect(changed).toMatchObject({ action: 'trailer.change', page: { type: 'trailer', id: trailerId } });
    expect(changed?.data['changes']).toEqual({
      plate: ['HH A 1', 'HH A 2'],
      depotId: [depotId, bremen],
      'facts.roof': [null, 'sliding'],
    });
    expect(changed?.names).toMatchObject({ [depotId]: 'Hamburg', [bremen]: 'Bremen' });
  });

  test('of a depot, with its hours by the day, and not whom to call there', async () => {
    await send('PATCH', `/api/admin/depots/${depotId}`, {
      street: 'Neue Straße 1',
      phone: '+4940999111',
      week: { 1: [{ from: '05:30', to: '21:30' }] },
      exceptions: [{ startsOn: '2030-12-24', endsOn: '2030-12-24', hours: null, reason: 'Heiligabend' }],
    });
    const [changed] = await listAudit(`object=${depotId}`);
    const changes = changed?.data['changes'];
    expect(changes).toMatchObject({
      street: [expect.any(String), 'Neue Straße 1'],
      'week.1': [expect.anything(), [{ from: '05:30', to: '21:30' }]],
      'exceptions.2030-12-24/2030-12-24': [null, []],
    });
    expect(changed?.data['fields']).toEqual(['phone']);
    expect(JSON.stringify(changed?.data)).not.toContain('999111');
  });

  test('of an order, which tells of its bookings, too', async () => {
    const { db } = shop.deps;
    const bookingId = await makeBooking(db, {
      businessUnitId: member.businessUnitId,
      createdBy: member.userId,
      trailerId: await makeTrailer(db),
      number: 'O-26-000555-1',
    });
    const { orderId } = await db
      .selectFrom('booking')
      .select('orderId')
      .where('id', '=', bookingId)
      .executeTakeFirstOrThrow();
    await send('PATCH', `/api/orders/${orderId}`, { poNumber: '4711' });
    await send('POST', `/api/admin/bookings/${bookingId}/cancel`, BECAUSE);
    const records = await listAudit(`object=${orderId}`);
    expect(records.map(({ action }) => action)).toEqual(['order.follow', 'booking.cancel', 'order.changeBooks']);
    expect(records[2]?.data['changes']).toEqual({ poNumber: [null, '4711'] });
    expect(records[1]).toMatchObject({
      objectName: 'O-26-000555-1',
      data: { changes: { status: ['reserved', 'cancelled'] } },
    });
    expect((await listAudit(`object=${bookingId}`)).map(({ action }) => action)).toEqual(['booking.cancel']);
  });

  test('of a company, and nothing that may name a person', async () => {
    const browser = shop.newBrowser();
    await signIn(browser, member);
    const sent = { phone: '+49405550188', invoiceEmail: 'frau.neu@example.org', legalForm: 'KG' };
    expect((await browser.patch('/api/users/business-unit/information', sent)).status).toBe(200);
    const [changed] = await listAudit(`object=${member.businessUnitId}&action=businessUnit.change`);
    expect(changed?.data).toEqual({
      changes: { legalForm: [null, 'KG'] },
      fields: expect.arrayContaining(['phone', 'invoiceEmail']),
    });
    expect(JSON.stringify(changed)).not.toMatch(/5550188|frau\.neu/);
  });
});

describe('small steps', () => {
  beforeAll(async () => {
    for (const action of ['cart.addTrailer', 'session.logIn', 'order.place'] as const) {
      await inTransaction(shop.deps.db, (trx) =>
        recordAudit(trx, {
          actor: { kind: 'system' },
          businessUnitId: member.businessUnitId,
          action,
          objectId: 'a thing of its own',
          now: new Date(),
        }),
      );
    }
  });
  const actions = async (query: string) => (await listAudit(query)).map(({ action }) => action);

  test('are told only if they are wanted', async () => {
    const of = `businessUnit=${member.businessUnitId}`;
    const usual = await actions(of);
    expect(usual).toContain('order.place');
    expect(usual).not.toContain('cart.addTrailer');
    expect(usual).not.toContain('session.logIn');
    expect(await actions(`${of}&quiet=true`)).toEqual(expect.arrayContaining(['cart.addTrailer', 'session.logIn']));
    expect(await actions(`${of}&action=cart`)).toEqual(['cart.addTrailer']);
  });
});

test('the file tells what became of each field', async () => {
  const list = await begin('File');
  await price(list.id, [4300, 3200, 2400, 2000]);
  const text = await (await operator.get(`/api/admin/audit.csv?object=${list.id}&action=priceList.change`)).text();
  expect(text.split('\r\n')[0]).toContain('Name des Gegenstands');
  expect(text).toMatch(/Planenauflieger · ab 1 Tag: 42,00\s€ → 43,00\s€/);
});
