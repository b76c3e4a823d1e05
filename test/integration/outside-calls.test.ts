import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '#db/transaction.ts';
import { extendBooking } from '#services/booking/extend-booking.ts';
import { previewExtension } from '#services/booking/preview-extension.ts';
import { bookTrailers } from '../support/booking-world.ts';
import { fillCart, makeCustomer, makeRentalWorld, order, periodFrom } from '../support/rental-world.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const DAY_MS = 24 * 3_600_000;
const asked: unknown[] = [];
let passed = true;
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  asked.push(JSON.parse(await text(request)));
  response.end(JSON.stringify({ passed }));
}
const service = createServer((request, response) => void answer(request, response));

let shop: TestApp;
beforeAll(async () => {
  await once(service.listen(0, '127.0.0.1'), 'listening');
  const { port } = service.address() as AddressInfo;
  shop = await createTestApp({ env: { RISK_URL: `http://127.0.0.1:${port}/` } });
});
afterAll(async () => {
  await shop[Symbol.asyncDispose]();
  service.close();
});
beforeEach(() => {
  asked.length = 0;
  passed = true;
});

test('a service outside that is asked inside a transaction fails the tests', async () => {
  const asking = inTransaction(shop.deps.db, () => shop.deps.vatIds.check({ country: 'DE', vatId: 'DE136695976' }));
  await expect(asking).rejects.toThrow('vatIds.check is called inside a transaction');
});

describe('the risk service', () => {
  const fill = async (unit = {}) => {
    const actor = await makeCustomer(shop.deps, { unit });
    const { trailerIds } = await makeRentalWorld(shop.deps);
    const period = periodFrom(shop.deps.clock.now(), 9);
    return { actor, cart: await fillCart(shop.deps, actor, [{ trailerId: trailerIds[0] ?? '', ...period }]) };
  };

  test('is asked before the transaction of an order', async () => {
    const { actor, cart } = await fill();
    expect(await order(shop.deps, actor, cart)).toMatchObject({ value: { order: { riskCheckFailed: false } } });
    const question = { businessUnitId: actor.businessUnitId, openCents: 0, orderCents: 8400, currency: 'EUR' };
    expect(asked).toEqual([question]);
  });

  test('makes an order one that is paid in advance', async () => {
    passed = false;
    const { actor, cart } = await fill();
    expect(await order(shop.deps, actor, cart)).toMatchObject({
      value: { order: { status: 'placed', riskCheckFailed: true } },
    });
  });

  test('is not asked where the own rule has decided', async () => {
    const { actor, cart } = await fill({ creditLimitCents: 8399 });
    expect(await order(shop.deps, actor, cart)).toMatchObject({ value: { order: { riskCheckFailed: true } } });
    expect(asked).toEqual([]);
  });

  test('is asked about the difference before the transaction of an extension', async () => {
    const actor = await makeCustomer(shop.deps);
    const { lineItems } = await bookTrailers(shop.deps, actor);
    const [line] = lineItems;
    const bookingId = line?.bookingId ?? '';
    const input = { to: new Date(Date.parse(line?.to ?? '') + 3 * DAY_MS).toISOString() };
    asked.length = 0;
    passed = false;
    const refusal = { code: 'payment-first', details: { reason: 'advancePayment' } };
    expect(await extendBooking(shop.deps, actor, { bookingId, input })).toMatchObject({ error: refusal });
    expect(await previewExtension(shop.deps, actor, { bookingId, input })).toMatchObject({
      value: { possible: false, reason: 'advancePayment' },
    });
    passed = true;
    expect(await extendBooking(shop.deps, actor, { bookingId, input })).toMatchObject({ ok: true });
    const question = { businessUnitId: actor.businessUnitId, openCents: 8400, orderCents: 12_600, currency: 'EUR' };
    expect(asked).toEqual([question, question, question]);
  });
});
