import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LEGAL_VERSIONS } from '#domain/user/legal-versions.ts';
import type { Member } from '#domain/team/actor.ts';
import { changeCart } from '#services/cart/change-cart.ts';
import { findOrderedCart } from '#services/cart/find-ordered-cart.ts';
import { getCart } from '#services/cart/get-cart.ts';
import { removeTrailer } from '#services/cart/remove-trailer.ts';
import type { Deps } from '#services/deps.ts';
import { getOrder } from '#services/order/get-order.ts';
import { listUnitOrders } from '#services/order/list-orders.ts';
import { findBrokenOrders } from '../support/find-broken-orders.ts';
import { makePriceList, makeTrailer } from '../support/make-rows.ts';
import { makePlatformAdmin } from '../support/people.ts';
import {
  fillCart,
  makeCustomer,
  makeOpenDepot,
  makeRentalWorld,
  order,
  orderInput,
  periodFrom,
} from '../support/rental-world.ts';
import { signInDirectly } from '../support/sign-in-directly.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
let deps: Deps;
let depotId: string;
beforeAll(async () => {
  shop = await createTestApp();
  ({ deps } = shop);
  ({ depotId } = await makeRentalWorld(deps, 0));
});
afterAll(() => shop[Symbol.asyncDispose]());

const trailer = (row: Parameters<typeof makeTrailer>[1] = {}) => makeTrailer(deps.db, { depotId, ...row });
const period = (daysAhead = 3, days = 2) => periodFrom(deps.clock.now(), daysAhead, days);
const fill = async (actor: Member, daysAhead = 3, days = 2) =>
  fillCart(deps, actor, [{ trailerId: await trailer(), ...period(daysAhead, days) }]);
const send = async (
  actor: Member,
  method: string,
  path: string,
  options: { body?: unknown; headers?: Record<string, string> } = {},
) => {
  const Cookie = await signInDirectly(deps, actor.userId);
  return shop.newBrowser().send(method, path, { ...options, headers: { Cookie, ...options.headers } });
};

describe('an order', () => {
  test('keeps the campaign it was told of, the accepted versions, and the admin behind its author', async () => {
    const customer = await makeCustomer(deps);
    const admin = await makePlatformAdmin(deps);
    const place = async (actor: Member, campaign?: Record<string, string>) => {
      const placed = await order(deps, actor, await fill(actor), campaign && { campaign });
      if (!placed.ok) throw new Error(placed.error.code);
      return deps.db
        .selectFrom('customerOrder')
        .select(['campaign', 'termsVersion', 'privacyVersion', 'createdBy', 'impersonatorId'])
        .where('id', '=', placed.value.order.id)
        .executeTakeFirstOrThrow();
    };
    const { terms: termsVersion, privacy: privacyVersion } = LEGAL_VERSIONS;
    const common = { termsVersion, privacyVersion, createdBy: customer.userId };
    const campaign = { utm_source: 'mail', gclid: 'click' };
    expect(await place(customer, campaign)).toEqual({ ...common, campaign, impersonatorId: null });
    const behind = { ...customer, impersonatedBy: admin.userId };
    expect(await place(behind)).toEqual({ ...common, campaign: null, impersonatorId: admin.userId });
  });

  test('of several depots is one step: order, lines, rentals, log and mail; and the cart is empty', async () => {
    const actor = await makeCustomer(deps);
    const polish = await makeOpenDepot(deps.db, { country: 'PL', timeZone: 'Europe/Warsaw', holidayRegion: 'PL' });
    const cart = await fillCart(deps, actor, [
      { trailerId: await trailer(), ...period(3, 2) },
      { trailerId: await trailer({ depotId: polish }), ...period(3, 31) },
    ]);
    await changeCart(deps, actor, { input: { poNumber: 'PO-7', costCentre: '4711', note: 'Gate 3' } });
    const placed = await order(deps, actor, { version: cart.version + 1 });
    expect(placed).toMatchObject({
      ok: true,
      value: {
        replayed: false,
        order: {
          number: expect.stringMatching(/^O-\d\d-\d{6}$/),
          status: 'confirmed',
          paymentStatus: 'awaitingTransfer',
          poNumber: 'PO-7',
          costCentre: '4711',
          note: 'Gate 3',
          billingAddress: { company: 'Muster Spedition GmbH', city: 'Hamburg', vatId: 'DE136695976' },
          totals: {
            net: { cents: 8400 + 31 * 2400 },
            taxes: [
              { country: 'DE', case: 'reverseCharge', rate: 0, amount: { cents: 0 } },
              { country: 'DE', case: 'shortTerm', rate: 19, amount: { cents: 1596 } },
            ],
          },
          actions: ['cancel', 'changeBooks'],
        },
      },
    });
    if (!placed.ok) return;
    const { id, lineItems, number } = placed.value.order;
    expect(lineItems.map((line) => line.number)).toEqual([`${number}-1`, `${number}-2`]);
    expect(await getOrder(deps, actor, id)).toEqual({ ok: true, value: placed.value.order });
    expect(await getCart(deps, actor)).toMatchObject({ value: { items: [], poNumber: null, note: null } });
    const outbox = await deps.db
      .selectFrom('outbox')
      .select(['topic', 'payload'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(outbox).toEqual({ topic: 'mail', payload: { template: 'order', orderId: id, status: 'confirmed' } });
    expect(await findBrokenOrders(deps.db)).toEqual([]);
  });

  test('names its own method; the company takes it over only where that is asked for', async () => {
    const actor = await makeCustomer(deps, { unit: { paymentMethod: null } });
    const methodOfUnit = async () =>
      (
        await deps.db
          .selectFrom('businessUnit')
          .select('paymentMethod')
          .where('id', '=', actor.businessUnitId)
          .executeTakeFirstOrThrow()
      ).paymentMethod;
    expect(await order(deps, actor, await fill(actor))).toMatchObject({ ok: true });
    expect(await methodOfUnit()).toBeNull();
    const cart = await fill(actor);
    expect(cart).toMatchObject({ suggestedPaymentMethod: null, payment: { mayKeepMethod: true } });
    expect(await order(deps, actor, cart, { keepPaymentMethod: true })).toMatchObject({ ok: true });
    expect(await methodOfUnit()).toBe('transfer');
    // Once more changes nothing, and is not logged.
    expect(await order(deps, actor, await fill(actor), { keepPaymentMethod: true })).toMatchObject({ ok: true });
    const log = await deps.db
      .selectFrom('auditLog')
      .select(['actorId', 'data'])
      .where('action', '=', 'businessUnit.change')
      .where('businessUnitId', '=', actor.businessUnitId)
      .execute();
    expect(log).toEqual([{ actorId: actor.userId, data: { fields: ['paymentMethod'] } }]);
  });

  test('is what has become of the empty cart it leaves, until something else is in it, and for a day', async () => {
    const actor = await makeCustomer(deps);
    const colleague = await makeCustomer(deps, { businessUnitId: actor.businessUnitId });
    expect(await findOrderedCart(deps, actor)).toEqual({ ok: true, value: undefined });
    const cart = await fill(actor);
    const placed = await order(deps, actor, cart);
    if (!placed.ok) throw new Error(placed.error.code);
    const { id: orderId, number, createdAt: placedAt } = placed.value.order;
    expect(await findOrderedCart(deps, actor)).toEqual({ ok: true, value: { orderId, number, placedAt } });
    expect(await findOrderedCart(deps, colleague)).toEqual({ ok: true, value: undefined });
    // The other tab orders the same cart again.
    expect(await order(deps, actor, cart)).toMatchObject({ error: { code: 'cart-empty' } });
    expect(await findOrderedCart(deps, actor)).toMatchObject({ value: { orderId } });
    shop.passTime(24 * 3600 + 1);
    expect(await findOrderedCart(deps, actor)).toEqual({ ok: true, value: undefined });
    shop.passTime(-24 * 3600);
    const { items } = await fill(actor);
    await removeTrailer(deps, actor, { itemId: items[0]?.id ?? '' });
    expect(await findOrderedCart(deps, actor)).toEqual({ ok: true, value: undefined });
  });

  test('is seen by the whole unit at once and by nobody else', async () => {
    const actor = await makeCustomer(deps);
    const placed = await order(deps, actor, await fill(actor));
    const id = placed.ok ? placed.value.order.id : '';
    const viewer = await makeCustomer(deps, { businessUnitId: actor.businessUnitId, role: 'viewer' });
    expect(await getOrder(deps, viewer, id)).toMatchObject({ value: { id, actions: [] } });
    expect(await listUnitOrders(deps, viewer)).toMatchObject({ value: { items: [{ id }], nextCursor: null } });
    const stranger = await makeCustomer(deps);
    const foreign = await send(stranger, 'GET', `/api/orders/${id}`);
    const unknown = await send(stranger, 'GET', `/api/orders/${stranger.userId}`);
    const bytes = async (response: Response) => (await response.text()).replace(/"traceId":"\w+"/, '');
    expect([foreign.status, unknown.status]).toEqual([404, 404]);
    expect(await bytes(foreign)).toBe(await bytes(unknown));
    expect(await listUnitOrders(deps, stranger)).toMatchObject({ value: { items: [] } });
  });

  test('lists page by page', async () => {
    const actor = await makeCustomer(deps);
    for (let i = 0; i < 5; i += 1) {
      await order(deps, actor, await fill(actor, 3));
      shop.passTime(1);
    }
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await listUnitOrders(deps, actor, { limit: 2, ...(cursor ? { cursor } : {}) });
      if (!page.ok) throw new Error(page.error.code);
      seen.push(...page.value.items.map(({ number }) => number));
      cursor = page.value.nextCursor;
    } while (cursor);
    expect(seen).toHaveLength(5);
    expect(seen).toEqual(seen.toSorted().toReversed());
    expect(await listUnitOrders(deps, actor, { cursor: 'nonsense' })).toMatchObject({
      error: { code: 'invalid-fields' },
    });
  });
});

describe('no order is made', () => {
  const orders = async ({ businessUnitId }: Member) =>
    deps.db.selectFrom('customerOrder').select('id').where('businessUnitId', '=', businessUnitId).execute();

  test('of an empty cart, or of another version of it', async () => {
    const actor = await makeCustomer(deps);
    expect(await order(deps, actor, { version: 1 })).toMatchObject({ error: { code: 'cart-empty' } });
    const cart = await fill(actor);
    const changed = await order(deps, actor, { version: cart.version - 1 });
    expect(changed).toMatchObject({ error: { code: 'cart-changed', details: { version: cart.version } } });
    expect(await orders(actor)).toEqual([]);
  });

  test('of a trailer that somebody else has got; the cart stays', async () => {
    const trailerId = await trailer({ subType: 'coil' });
    const twin = await trailer({ subType: 'coil' });
    const [slow, fast] = [await makeCustomer(deps), await makeCustomer(deps)];
    const cart = await fillCart(deps, slow, [{ trailerId, ...period() }]);
    await order(deps, fast, await fillCart(deps, fast, [{ trailerId, ...period() }]));
    const response = await send(slow, 'POST', '/api/orders', {
      body: orderInput(cart),
      headers: { 'Idempotency-Key': 'k' },
    });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      code: 'trailer-taken',
      reason: 'taken',
      nextFreeFrom: new Date(Date.parse(period().to) + 2 * 3_600_000).toISOString(),
      twins: [{ id: twin }],
      lines: [{ itemId: cart.items[0]?.id, trailerId, reason: 'taken' }],
    });
    expect(await getCart(deps, slow)).toMatchObject({ value: { version: cart.version, items: [{ free: false }] } });
  });

  test('at another price than the one shown last', async () => {
    const actor = await makeCustomer(deps);
    const cart = await fill(actor);
    const itemId = cart.items[0]?.id;
    await makePriceList(deps.db, { plane: [5000, 3200, 2400, 2000] });
    expect(await order(deps, actor, cart)).toMatchObject({
      error: {
        code: 'price-changed',
        details: {
          old: { net: { cents: 8400 }, gross: { cents: 9996 } },
          new: { net: { cents: 10_000 }, gross: { cents: 11_900 } },
          lines: [{ itemId, old: { cents: 8400 }, new: { cents: 10_000 } }],
        },
      },
    });
    // Whoever has seen the new price may order at it, with the same version of the cart.
    await getCart(deps, actor);
    expect(await order(deps, actor, cart)).toMatchObject({ value: { order: { totals: { net: { cents: 10_000 } } } } });
    await makePriceList(deps.db);
  });

  test('by a unit in review, or without complete billing data', async () => {
    const inReview = await makeCustomer(deps, { unit: { status: 'pendingReview' } });
    expect(await order(deps, inReview, await fill(inReview))).toMatchObject({ error: { code: 'unit-not-active' } });
    const incomplete = await makeCustomer(deps, { unit: { invoiceEmail: null, vatId: null } });
    expect(await order(deps, incomplete, await fill(incomplete))).toMatchObject({
      error: {
        code: 'billing-incomplete',
        details: { missing: { billing: ['vatId', 'invoiceEmail'], company: ['vatId', 'invoiceEmail'] } },
      },
    });
    const homeless = await makeCustomer(deps);
    await deps.db.deleteFrom('userAddress').where('userId', '=', homeless.userId).execute();
    expect(await order(deps, homeless, await fill(homeless))).toMatchObject({
      error: {
        code: 'billing-incomplete',
        details: { missing: { billing: ['company', 'street', 'postalCode', 'city', 'country'] } },
      },
    });
  });

  test('by who has not accepted the terms, and by who may not rent', async () => {
    const actor = await makeCustomer(deps);
    const cart = await fill(actor);
    expect(await order(deps, { ...actor, legalAccepted: false }, cart)).toMatchObject({
      error: { code: 'legal-required' },
    });
    expect(await order(deps, { ...actor, role: 'accountant' }, cart)).toMatchObject({ error: { code: 'forbidden' } });
  });

  test('with prices, states, units or an unaccepted contract from the client', async () => {
    const actor = await makeCustomer(deps);
    const cart = await fill(actor);
    for (const more of [
      { total: 1 },
      { totals: { net: { cents: 1 } } },
      { status: 'confirmed' },
      { paymentStatus: 'paid' },
      { businessUnitId: actor.businessUnitId },
      { createdBy: actor.userId },
      { riskCheckFailed: false },
      { lineItems: [{ trailerId: cart.items[0]?.trailerId, price: 0 }] },
      { acceptTerms: false },
      { paymentMethod: 'cash' },
      { cartVersion: '1' },
    ]) {
      const body = { ...orderInput(cart), ...more };
      const response = await send(actor, 'POST', '/api/orders', { body, headers: { 'Idempotency-Key': 'k' } });
      expect([more, response.status]).toEqual([more, 422]);
    }
    expect(await orders(actor)).toEqual([]);
  });

  test('while the risk check fails and direct debit is chosen', async () => {
    const actor = await makeCustomer(deps, { unit: { creditLimitCents: 0 } });
    const cart = await fill(actor, 9);
    expect(await order(deps, actor, cart, { paymentMethod: 'sepa' })).toMatchObject({
      error: { code: 'risk-check-failed' },
    });
    const advance = await order(deps, actor, cart);
    expect(advance).toMatchObject({
      value: {
        order: {
          status: 'placed',
          paymentStatus: 'awaitingTransfer',
          riskCheckFailed: true,
          payment: { inAdvance: true },
        },
      },
    });
  });

  test('that would have to wait when there is no time left to wait', async () => {
    const inAdvance = await makeCustomer(deps, { unit: { creditLimitCents: 0 } });
    const limited = await makeCustomer(deps, { role: 'dispatcher', orderLimitCents: 1 });
    const soon = periodFrom(new Date(deps.clock.now().getTime() + 2 * 3_600_000), 0);
    for (const [actor, code] of [
      [inAdvance, 'advance-too-late'],
      [limited, 'too-late-to-wait'],
    ] as const) {
      const cart = await fillCart(deps, actor, [{ trailerId: await trailer(), ...soon }]);
      expect(await order(deps, actor, cart)).toMatchObject({ error: { code } });
    }
  });

  test('that would change how the company pays, by who may not', async () => {
    const actor = await makeCustomer(deps, { role: 'dispatcher', unit: { paymentMethod: null } });
    const cart = await fill(actor);
    expect(cart).toMatchObject({ missing: { company: [], billing: [] }, payment: { mayKeepMethod: false } });
    expect(await order(deps, actor, cart, { keepPaymentMethod: true })).toMatchObject({ error: { code: 'forbidden' } });
    expect(await order(deps, actor, cart)).toMatchObject({ ok: true });
  });
});

describe('the idempotency key', () => {
  test('is required', async () => {
    const actor = await makeCustomer(deps);
    const response = await send(actor, 'POST', '/api/orders', { body: orderInput(await fill(actor)) });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'idempotency-key-required' });
  });

  test('gives the same answer again, also days later, and refuses another body', async () => {
    const actor = await makeCustomer(deps);
    const cart = await fill(actor, 10);
    const headers = { 'Idempotency-Key': 'the key' };
    const first = await send(actor, 'POST', '/api/orders', { body: orderInput(cart), headers });
    expect([first.status, first.headers.get('idempotent-replayed')]).toEqual([201, null]);
    const answer = await first.json();
    shop.passTime(6 * 24 * 3600);
    const again = await send(actor, 'POST', '/api/orders', { body: orderInput(cart), headers });
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
    expect(await again.json()).toEqual(answer);
    const other = await send(actor, 'POST', '/api/orders', {
      body: { ...orderInput(cart), paymentMethod: 'sepa' },
      headers,
    });
    expect(other.status).toBe(422);
    expect(await other.json()).toMatchObject({ code: 'idempotency-key-reused' });
  });

  test('belongs to one person, and is kept for successes only', async () => {
    const [actor, other] = [await makeCustomer(deps), await makeCustomer(deps)];
    expect(await order(deps, actor, { version: 1 }, {}, 'shared')).toMatchObject({ error: { code: 'cart-empty' } });
    const cart = await fill(actor);
    expect(await order(deps, actor, cart, {}, 'shared')).toMatchObject({ value: { replayed: false } });
    expect(await order(deps, other, await fill(other), {}, 'shared')).toMatchObject({ value: { replayed: false } });
  });
});

test('bursts of orders are turned away for a while', async () => {
  const actor = await makeCustomer(deps);
  const Cookie = await signInDirectly(deps, actor.userId);
  const browser = shop.newBrowser();
  const statuses = new Set<number>();
  const pauses: number[] = [];
  for (let i = 0; i < 61; i += 1) {
    const response = await browser.send('POST', '/api/orders', {
      body: orderInput({ version: 1 }),
      headers: { Cookie, 'Idempotency-Key': String(i) },
    });
    statuses.add(response.status);
    if (response.status === 429) pauses.push(Number(response.headers.get('retry-after')));
  }
  expect([...statuses]).toEqual([409, 429]);
  expect(Math.min(...pauses)).toBeGreaterThan(0);
});

test('a conversion is passed on later, for own orders, at the value of the order, and never in somebody’s name', async () => {
  const actor = await makeCustomer(deps);
  const placed = await order(deps, actor, await fill(actor));
  const { id = '', number = '' } = placed.ok ? placed.value.order : {};
  const conversion = {
    conversionEnvironment: 'WEB',
    gclid: 'abc',
    conversionAction: 'order',
    conversionDateTime: '2026-11-20 09:00:00+01:00',
    conversionValue: 1_000_000,
    currency: 'EUR',
    orderId: id,
  };
  const body = { partialFailure: true, conversions: [conversion] };
  expect((await send(actor, 'POST', '/api/google-ads-conversion', { body })).status).toBe(204);
  const waiting = await deps.db.selectFrom('outbox').select('payload').where('topic', '=', 'ads-conversion').execute();
  expect(waiting).toMatchObject([
    { payload: { conversions: [{ conversionValue: 84, currencyCode: 'EUR', orderId: number }] } },
  ]);
  const stranger = await makeCustomer(deps);
  expect((await send(stranger, 'POST', '/api/google-ads-conversion', { body })).status).toBe(404);
  const more = { ...body, validateOnly: true };
  expect((await send(actor, 'POST', '/api/google-ads-conversion', { body: more })).status).toBe(422);
});
