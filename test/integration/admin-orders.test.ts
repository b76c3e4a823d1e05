import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order } from '#contract/order.ts';
import type { Member, PlatformAdmin } from '#domain/team/actor.ts';
import { cancelOrder } from '#services/admin/order/cancel-order.ts';
import { confirmTransfer } from '#services/admin/order/confirm-transfer.ts';
import { exportOrders } from '#services/admin/order/export-orders.ts';
import { getDocument } from '#services/admin/order/get-document.ts';
import { getOrder } from '#services/admin/order/get-order.ts';
import { listOrders } from '#services/admin/order/list-orders.ts';
import type { Deps } from '#services/deps.ts';
import { getDocument as getOwnDocument } from '#services/order/get-document.ts';
import { MACHINE } from '#services/list/csv-reader.ts';
import { makeTrailer } from '../support/make-rows.ts';
import { makePlatformAdmin, signIn } from '../support/people.ts';
import { readPdf } from '../support/read-pdf.ts';
import { fillCart, makeCustomer, makeOpenDepot, makeRentalWorld, order, periodFrom } from '../support/rental-world.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { BECAUSE } from '../support/because.ts';

const DAY_S = 24 * 3600;

let shop: TestApp;
let deps: Deps;
let depotId: string;
let operator: PlatformAdmin;
let nordwind: Member;
let agrar: Member;
const orders: Order[] = [];

/** Four orders, a minute apart: three of one company, the last with two trailers at two depots. */
beforeAll(async () => {
  shop = await createTestApp();
  ({ deps } = shop);
  ({ depotId } = await makeRentalWorld(deps, 0));
  operator = { kind: 'platformAdmin', role: 'admin', userId: (await makePlatformAdmin(deps)).userId };
  nordwind = await makeCustomer(deps, { unit: { name: 'Nordwind Spedition GmbH' } });
  agrar = await makeCustomer(deps, { unit: { name: 'Agrarhof Elbtal eG', creditLimitCents: 0 } });
  const other = await makeOpenDepot(deps.db, { code: 'ZZZ' });
  orders.push(await place(nordwind, [{ number: 'OR-1' }]));
  orders.push(await place(agrar, [{ number: 'OR-2' }]));
  orders.push(await place(nordwind, [{ number: 'OR-3' }]));
  orders.push(await place(nordwind, [{ number: 'OR-4' }, { number: 'OR-5', depotId: other }]));
});
afterAll(() => shop[Symbol.asyncDispose]());

const value = <T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

async function place(actor: Member, trailers: readonly { number: string; depotId?: string }[]): Promise<Order> {
  const lines = [];
  for (const trailer of trailers) {
    const trailerId = await makeTrailer(deps.db, { depotId, ...trailer });
    lines.push({ trailerId, ...periodFrom(deps.clock.now(), 9) });
  }
  shop.passTime(60);
  return value(await order(deps, actor, await fillCart(deps, actor, lines))).order;
}

const numbersOf = async (query: Parameters<typeof listOrders>[2]) =>
  value(await listOrders(deps, operator, query)).items.map(({ number }) =>
    orders.findIndex((o) => o.number === number),
  );

describe('the list of all orders', () => {
  test('shows the newest first, of every customer', async () => {
    const { items } = value(await listOrders(deps, operator));
    expect(items[0]).toMatchObject({
      number: orders[3]?.number,
      company: { name: 'Nordwind Spedition GmbH' },
      status: 'confirmed',
      due: { cents: 4 * 4200 },
    });
    expect(items[0]?.trailers.toSorted()).toEqual(['OR-4', 'OR-5']);
    expect(await numbersOf({})).toEqual([3, 2, 1, 0]);
    expect(await numbersOf({ sort: 'createdAt' })).toEqual([0, 1, 2, 3]);
  });

  test('is ordered by the sum and by the company, of which the newest come first', async () => {
    const { items } = value(await listOrders(deps, operator, { sort: 'net' }));
    const sums = items.map(({ due }) => due.cents);
    expect(sums).toEqual(sums.toSorted((a, b) => a - b));
    expect(new Set(sums).size).toBeGreaterThan(1);
    expect((await numbersOf({ sort: '-net' }))[0]).toBe(3);
    expect(await numbersOf({ sort: 'company' })).toEqual([1, 3, 2, 0]);
    expect(await numbersOf({ sort: '-company' })).toEqual([0, 2, 3, 1]);
  });

  test('can be narrowed down', async () => {
    expect(await numbersOf({ status: 'placed' })).toEqual([1]);
    expect(await numbersOf({ payment: 'awaitingTransfer', status: 'confirmed' })).toEqual([3, 2, 0]);
    const call = (paymentStatus: 'overdue' | 'awaitingTransfer') =>
      deps.db
        .updateTable('customerOrder')
        .set({ paymentStatus })
        .where('id', '=', orders[2]?.id ?? '')
        .execute();
    await call('overdue');
    expect(await numbersOf({ payment: 'awaitingTransfer', status: 'confirmed' })).toEqual([3, 2, 0]);
    await call('awaitingTransfer');
    expect(await numbersOf({ payment: 'paid' })).toEqual([]);
    expect(await numbersOf({ depot: depotId })).toEqual([3, 2, 1, 0]);
    expect(await numbersOf({ depot: nordwind.userId })).toEqual([]);
    expect(await numbersOf({ q: 'agrar' })).toEqual([1]);
    expect(await numbersOf({ q: 'OR-5' })).toEqual([3]);
    expect(await numbersOf({ q: orders[2]?.number ?? '' })).toEqual([2]);
    const day = (time: Date) => new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin' }).format(time);
    const today = day(deps.clock.now());
    expect(await numbersOf({ from: today, to: day(new Date(deps.clock.now().getTime() + DAY_S * 1000)) })).not.toEqual(
      [],
    );
    expect(await numbersOf({ to: '2020-01-01' })).toEqual([]);
  });

  test('is read page by page without missing or repeating an order, also at one depot', async () => {
    const sorts = ['-createdAt', 'net', '-net', 'company', '-company'] as const;
    for (const filter of sorts.flatMap((sort) => [{ sort }, { sort, depot: depotId }])) {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = value(await listOrders(deps, operator, { ...filter, limit: 1, ...(cursor && { cursor }) }));
        seen.push(...page.items.map(({ number }) => number));
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined);
      const all = value(await listOrders(deps, operator, filter)).items.map(({ number }) => number);
      expect(seen).toEqual(all);
      expect(all).toHaveLength(orders.length);
    }
  });

  test('is a file', async () => {
    const text = await new Response(value(await exportOrders(deps, operator, { q: 'agrar' }, MACHINE))).text();
    const [head, row, ...rest] = text.trim().split('\r\n');
    expect(head).toContain('adminOrder.placedAt (Europe/Berlin),word.field.company,word.status');
    expect(row).toMatch(/,\d{4}-\d\d-\d\d \d\d:\d\d,Agrarhof Elbtal eG,order\.status\.placed,word\.method\.transfer,/);
    expect(rest).toEqual([]);
  });

  test('is for the operator alone', async () => {
    const refused = { error: { code: 'forbidden' } };
    const orderId = orders[0]?.id ?? '';
    expect(await listOrders(deps, nordwind)).toMatchObject(refused);
    expect(await exportOrders(deps, nordwind, {}, MACHINE)).toMatchObject(refused);
    expect(await getOrder(deps, nordwind, orderId)).toMatchObject(refused);
    expect(await confirmTransfer(deps, nordwind, { orderId })).toMatchObject(refused);
    expect(await cancelOrder(deps, nordwind, { orderId, input: BECAUSE })).toMatchObject(refused);
  });
});

describe('an order', () => {
  test('tells the operator whose it is and what can be done', async () => {
    const found = value(await getOrder(deps, operator, orders[1]?.id ?? ''));
    expect(found).toMatchObject({
      company: { id: agrar.businessUnitId, name: 'Agrarhof Elbtal eG' },
      operatorActions: ['markPaid', 'cancel'],
    });
    expect(await getOrder(deps, operator, agrar.userId)).toMatchObject({ error: { code: 'not-found' } });
  });

  test('is confirmed by its money, once', async () => {
    const { id: orderId, version } = await place(agrar, [{ number: 'OR-6' }]);
    expect(await confirmTransfer(deps, operator, { orderId, version: version + 1 })).toMatchObject({
      error: { code: 'stale-version', details: { current: { status: 'placed', version } } },
    });
    expect(value(await confirmTransfer(deps, operator, { orderId, version }))).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'paid',
      operatorActions: ['cancel'],
    });
    expect(await confirmTransfer(deps, operator, { orderId })).toMatchObject({
      error: { code: 'illegal-state', details: { current: { paymentStatus: 'paid' } } },
    });
  });

  test('is cancelled by the operator over the API', async () => {
    const { id, version } = await place(nordwind, [{ number: 'OR-7' }]);
    const { email } = await makePlatformAdmin(deps);
    const browser = shop.newBrowser();
    await signIn(browser, { email });
    const stale = await browser.post(`/api/admin/orders/${id}/cancel`, BECAUSE, { 'If-Match': `"${version + 7}"` });
    expect(stale.status).toBe(409);
    const response = await browser.post(`/api/admin/orders/${id}/cancel`, BECAUSE, { 'If-Match': `"${version}"` });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ status: 'cancelled', operatorActions: [] });
    const file = await browser.get('/api/admin/orders.csv?q=OR-7');
    expect(file.headers.get('content-type')).toContain('text/csv');
    expect(await file.text()).toMatch(/;storniert;/);
  });
});

describe('the papers of an order', () => {
  const papersOf = async (orderId: string) => value(await getOrder(deps, operator, orderId)).documents;

  test('are opened by the operator in the language of the customer, and are those that the customer has', async () => {
    await deps.db.updateTable('userAccount').set({ locale: 'pl' }).where('id', '=', agrar.userId).execute();
    await deps.db.updateTable('businessUnit').set({ creditLimitCents: null }).where('name', 'like', 'Agrar%').execute();
    const { id } = await place(agrar, [{ number: 'OR-P' }]);
    expect((await papersOf(id)).map(({ url }) => url)).toEqual([
      `/api/admin/orders/${id}/confirmation.pdf`,
      `/api/admin/orders/${id}/contract.pdf`,
    ]);
    for (const [kind, title] of [
      ['orderConfirmation', 'Potwierdzenie zamówienia'],
      ['rentalContract', 'Umowa najmu'],
    ] as const) {
      const opened = value(await getDocument(deps, operator, { orderId: id, kind }));
      expect(readPdf(opened.bytes).text).toContain(title);
      const own = value(await getOwnDocument(deps, agrar, { orderId: id, kind }));
      expect(Buffer.from(own.bytes).equals(opened.bytes)).toBe(true);
    }
    // Whatever was issued can still be opened afterwards.
    await cancelOrder(deps, operator, { orderId: id, input: BECAUSE });
    expect(await papersOf(id)).toHaveLength(2);
  });

  test('that were never issued do not exist once it is cancelled', async () => {
    const { id } = await place(nordwind, [{ number: 'OR-Q' }]);
    await cancelOrder(deps, operator, { orderId: id, input: BECAUSE });
    expect(await papersOf(id)).toEqual([]);
    expect(await getDocument(deps, operator, { orderId: id, kind: 'rentalContract' })).toMatchObject({
      error: { code: 'illegal-state' },
    });
  });

  test('of any customer are not for customers', async () => {
    const { id } = await place(nordwind, [{ number: 'OR-R' }]);
    expect(await getDocument(deps, nordwind, { orderId: id, kind: 'orderConfirmation' })).toMatchObject({ ok: false });
    const missing = { orderId: crypto.randomUUID(), kind: 'orderConfirmation' } as const;
    expect(await getDocument(deps, operator, missing)).toMatchObject({ error: { code: 'not-found' } });
  });
});
