import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AddTrailerInput, type Cart, cartFacts } from '#contract/cart.ts';
import { GUEST, type Member } from '#domain/team/actor.ts';
import { addTrailer } from '#services/cart/add-trailer.ts';
import { changeCart } from '#services/cart/change-cart.ts';
import { changePeriods } from '#services/cart/change-periods.ts';
import { changePeriod } from '#services/cart/change-period.ts';
import { checkRisk } from '#services/cart/check-risk.ts';
import { chooseServices } from '#services/cart/choose-services.ts';
import { holdCart } from '#services/checkout/hold-cart.ts';
import { countCart } from '#services/cart/count-cart.ts';
import { getCart } from '#services/cart/get-cart.ts';
import { listCartStays } from '#services/cart/list-cart-stays.ts';
import { removeTrailer } from '#services/cart/remove-trailer.ts';
import { getTrailer } from '#services/trailer/get-trailer.ts';
import type { Deps } from '#services/deps.ts';
import { makeDepot, makeTrailer } from '../support/make-rows.ts';
import { fillCart, makeCustomer, makeOpenDepot, order, periodFrom } from '../support/rental-world.ts';
import { makeServices } from '../support/service-world.ts';
import { signInDirectly } from '../support/sign-in-directly.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
let deps: Deps;
let depotId: string;
beforeAll(async () => {
  shop = await createTestApp();
  ({ deps } = shop);
  await makeServices(deps, [
    { key: 'cover', unit: 'perDay', mandatory: true, prices: { plane: 150, cool: 150 } },
    { key: 'straps', unit: 'once', prices: { plane: 5900 } },
    { key: 'winch', unit: 'once', requires: ['straps'], prices: { plane: 1000 } },
    { key: 'basic', unit: 'once', excludes: ['top'], prices: { plane: 0 } },
    { key: 'top', unit: 'perDay', prices: { plane: 690 } },
    { key: 'wash', unit: 'once', leadTimeHours: 48, prices: { plane: 7900 } },
    { key: 'precool', unit: 'once', prices: { cool: 3900 } },
  ]);
  depotId = await makeOpenDepot(deps.db);
});
afterAll(() => shop[Symbol.asyncDispose]());

const trailer = (row: Parameters<typeof makeTrailer>[1] = {}) => makeTrailer(deps.db, { depotId, ...row });
const DAY_MS = 86_400_000;
const period = (daysAhead = 3, days = 2) => periodFrom(deps.clock.now(), daysAhead, days);
const dayAfter = (day: Date, days: number) => new Date(day.getTime() + days * DAY_MS).toISOString().slice(0, 10);
/** Lines of one moment have no order. */
async function fillInTurn(actor: Member, lines: readonly AddTrailerInput[]): Promise<Cart> {
  let cart: Cart | undefined;
  for (const line of lines) {
    shop.passTime(1);
    cart = await fillCart(deps, actor, [line]);
  }
  if (cart === undefined) throw new Error('Nothing to add');
  return cart;
}
async function rentElsewhere(line: AddTrailerInput) {
  const rival = await makeCustomer(deps);
  expect(await order(deps, rival, await fillCart(deps, rival, [line]))).toMatchObject({ ok: true });
}
const nextSunday = (day: Date) => new Date(day.getTime() + ((7 - day.getUTCDay()) % 7) * DAY_MS);

describe('adding a trailer', () => {
  test('prices and taxes the line, puts the mandatory services in and counts', async () => {
    const actor = await makeCustomer(deps);
    const cart = await fillCart(deps, actor, [{ trailerId: await trailer(), ...period(3, 2) }]);
    const [item] = cart.items;
    expect(item).toMatchObject({
      free: true,
      price: { days: 2, total: { cents: 8400 } },
      trace: { bandFromDay: 1, paidDays: 2, dayRateCents: 4200 },
      services: [{ key: 'cover', price: { cents: 300 } }],
      net: { cents: 8700 },
      tax: { country: 'DE', case: 'shortTerm', rate: 19 },
      serviceProblems: [],
    });
    expect(cart.totals).toEqual({
      net: { cents: 8700, currency: 'EUR' },
      taxes: [
        {
          country: 'DE',
          case: 'shortTerm',
          rate: 19,
          base: { cents: 8700, currency: 'EUR' },
          amount: { cents: 1653, currency: 'EUR' },
        },
      ],
      gross: { cents: 10_353, currency: 'EUR' },
    });
    expect(await countCart(deps, actor)).toBe(1);
    expect(cartFacts(cart, 'transfer')).toEqual({
      items: true,
      freeItems: true,
      services: true,
      billingData: true,
      companyData: true,
      paymentMethod: true,
      usableMethod: true,
      activeUnit: true,
    });
  });

  test.each([
    ['in the past', () => periodFrom(deps.clock.now(), -3), { from: 'too-soon' }],
    ['years ahead', () => periodFrom(deps.clock.now(), 4 * 365), { to: 'too-far' }],
  ])('%s is refused beside the field', async (_when, when, fields) => {
    const input = { trailerId: await trailer(), ...when() };
    const added = await addTrailer(deps, await makeCustomer(deps), { input });
    expect(added).toMatchObject({ ok: false, error: { code: 'invalid-fields', fields } });
  });

  test('outside opening hours or below the minimum is refused beside the field', async () => {
    const actor = await makeCustomer(deps);
    // Open on Mondays only, and none of February is a holiday.
    const mondays = await makeDepot(deps.db);
    const february = new Date(Date.UTC(deps.clock.now().getUTCFullYear() + 1, 1, 1, 8));
    const afterMonday = (days: number) =>
      new Date(february.getTime() + (((8 - february.getUTCDay()) % 7) + days) * DAY_MS).toISOString();
    const trailerId = await trailer({ depotId: mondays });
    const input = { trailerId, from: afterMonday(1), to: afterMonday(7) };
    expect(await addTrailer(deps, actor, { input })).toMatchObject({ error: { fields: { from: 'closed' } } });
    const late = { trailerId, from: afterMonday(0), to: afterMonday(8) };
    expect(await addTrailer(deps, actor, { input: late })).toMatchObject({ error: { fields: { to: 'closed' } } });
    const reefer = { trailerId: await trailer({ type: 'cool', subType: 'mono', priceClass: 'cool' }), ...period(3, 2) };
    expect(await addTrailer(deps, actor, { input: reefer })).toMatchObject({
      error: { fields: { to: 'minimum-period' } },
    });
  });

  test('that is retired or does not exist is refused', async () => {
    const actor = await makeCustomer(deps);
    for (const trailerId of [await trailer({ status: 'retired' }), randomUUID()]) {
      const added = await addTrailer(deps, actor, { input: { trailerId, ...period() } });
      expect(added).toMatchObject({ error: { code: 'invalid-fields', fields: { trailerId: 'unknown' } } });
    }
  });

  test('whose certificate ends meanwhile is refused with the reason', async () => {
    const trailerId = await trailer();
    const validUntil = period(4).from.slice(0, 10);
    await deps.db.insertInto('certificate').values({ trailerId, kind: 'hu', validUntil }).execute();
    const added = await addTrailer(deps, await makeCustomer(deps), { input: { trailerId, ...period(3, 9) } });
    expect(added).toMatchObject({ error: { code: 'trailer-taken', details: { reason: 'certificate' } } });
  });

  test('that somebody else has rented is refused with the next free time and free twins', async () => {
    const [trailerId, twin] = [await trailer({ subType: 'mega' }), await trailer({ subType: 'mega' })];
    const owner = await makeCustomer(deps);
    await order(deps, owner, await fillCart(deps, owner, [{ trailerId, ...period(3, 4) }]));
    const added = await addTrailer(deps, await makeCustomer(deps), { input: { trailerId, ...period(4, 2) } });
    expect(added).toMatchObject({
      error: {
        code: 'trailer-taken',
        details: {
          reason: 'taken',
          // Two hours after the return it is ready again.
          nextFreeFrom: new Date(Date.parse(period(3, 4).to) + 2 * 3_600_000).toISOString(),
          twins: [{ id: twin }],
          lines: [{ trailerId, reason: 'taken' }],
        },
      },
    });
  });

  test('twice for the same time is refused, one after the other is not', async () => {
    const actor = await makeCustomer(deps);
    const trailerId = await trailer();
    await fillCart(deps, actor, [{ trailerId, ...period(3, 2) }]);
    const again = await addTrailer(deps, actor, { input: { trailerId, ...period(4, 2) } });
    expect(again).toMatchObject({ error: { code: 'trailer-taken' } });
    expect(await addTrailer(deps, actor, { input: { trailerId, ...period(8, 2) } })).toMatchObject({ ok: true });
  });

  test('brings the chosen services into the cart with it, for each of several', async () => {
    const home = await makeOpenDepot(deps.db);
    const trailerId = await trailer({ depotId: home });
    await trailer({ depotId: home });
    const input = { trailerId, ...period(), quantity: 2, services: ['winch', 'straps', 'cover'] };
    const added = await addTrailer(deps, await makeCustomer(deps), { input });
    const services = [{ key: 'cover' }, { key: 'straps' }, { key: 'winch' }];
    expect(added).toMatchObject({ value: { items: [{ services }, { services }] } });
  });

  test.each([
    ['of another type', ['precool'], { 'services.precool': 'service-unknown' }],
    ['without the one it needs', ['winch'], { 'services.winch': 'service-requires' }],
    ['beside one that it excludes', ['basic', 'top'], { 'services.basic': 'service-excludes' }],
    ['that needs more time', ['wash'], { 'services.wash': 'service-too-late' }],
  ])('with a service %s is refused and leaves the cart as it was', async (_what, services, fields) => {
    const actor = await makeCustomer(deps);
    const input = { trailerId: await trailer(), ...period(1), services };
    expect(await addTrailer(deps, actor, { input })).toMatchObject({ error: { code: 'invalid-fields', fields } });
    expect(await countCart(deps, actor)).toBe(0);
  });
});

describe('a cart', () => {
  test('tells of a line that somebody else has taken meanwhile, and is not lost by it', async () => {
    const trailerId = await trailer();
    const [slow, fast] = [await makeCustomer(deps), await makeCustomer(deps)];
    await fillCart(deps, slow, [{ trailerId, ...period() }]);
    await order(deps, fast, await fillCart(deps, fast, [{ trailerId, ...period() }]));
    const cart = await getCart(deps, slow);
    expect(cart).toMatchObject({ value: { items: [{ trailerId, free: false, reason: 'taken' }] } });
    await deps.db.updateTable('trailer').set({ status: 'retired' }).where('id', '=', trailerId).execute();
    expect(await getCart(deps, slow)).toMatchObject({ value: { items: [{ free: false, reason: 'withdrawn' }] } });
  });

  test('changes period, services and notes, forgets a removed line and takes it back', async () => {
    const actor = await makeCustomer(deps);
    const trailerId = await trailer();
    const first = await fillCart(deps, actor, [{ trailerId, ...period(3, 2) }]);
    const itemId = first.items[0]?.id ?? '';
    const longer = await changePeriod(deps, actor, { itemId, input: period(3, 7) });
    expect(longer).toMatchObject({ value: { items: [{ price: { days: 7, total: { cents: 22_400 } } }] } });
    const chosen = await chooseServices(deps, actor, { itemId, services: ['cover', 'straps', 'winch'] });
    expect(chosen).toMatchObject({ value: { totals: { net: { cents: 22_400 + 1050 + 5900 + 1000 } } } });
    const noted = await changeCart(deps, actor, { input: { poNumber: 'PO-7', costCentre: '', note: 'Gate 3' } });
    expect(noted).toMatchObject({ value: { poNumber: 'PO-7', costCentre: null, note: 'Gate 3' } });
    expect(await removeTrailer(deps, actor, { itemId })).toMatchObject({ value: { items: [] } });
    expect(await removeTrailer(deps, actor, { itemId })).toMatchObject({ error: { code: 'not-found' } });
    expect(await addTrailer(deps, actor, { input: { trailerId, ...period(3, 7) } })).toMatchObject({ ok: true });
  });

  test('keeps what was asked for, says what opening hours made of it, and takes the longer period', async () => {
    const hours = [{ from: '07:00', to: '18:00' }];
    const week = { 1: hours, 2: hours, 3: hours, 4: hours, 5: hours };
    const openingHours = JSON.stringify({ week });
    const closedOnSunday = await makeDepot(deps.db, { openingHours, holidayRegion: 'XX' });
    const trailerId = await trailer({ depotId: closedOnSunday });
    const sunday = nextSunday(new Date(deps.clock.now().getTime() + 8 * DAY_MS));
    const asked = { from: dayAfter(sunday, 0), to: dayAfter(sunday, 7) };
    const found = await getTrailer(deps, GUEST, trailerId, asked);
    if (!found.ok || !found.value.period) throw new Error('The trailer has no period');
    const { from, to } = found.value.period;
    const actor = await makeCustomer(deps);
    const cart = await fillCart(deps, actor, [{ trailerId, from, to, asked }]);
    const [item] = cart.items;
    expect(item?.asked).toEqual(asked);
    expect(item?.snapped).toMatchObject({
      pickUp: { asked: asked.from, movedTo: `${dayAfter(sunday, 1)}T07:00` },
      return: { asked: asked.to, movedTo: `${dayAfter(sunday, 5)}T18:00` },
    });
    const later = item?.snapped?.longer.find(({ period: { localFrom } }) => localFrom === item.period.localFrom);
    expect(later?.period.localTo).toBe(`${dayAfter(sunday, 8)}T07:00`);

    const { period: chosen } = later ?? { period: item?.period };
    if (!item || !chosen) throw new Error('There is no longer period');
    const wish = { from: chosen.localFrom, to: chosen.localTo };
    const input = { from: chosen.from, to: chosen.to, asked: wish };
    const changed = await changePeriod(deps, actor, { itemId: item.id, input, version: cart.version });
    const [moved] = changed.ok ? changed.value.items : [];
    expect(moved).toMatchObject({ period: { localTo: wish.to }, net: later?.total });
    expect(moved).not.toHaveProperty('snapped');
  });

  test('whose version has passed is not changed', async () => {
    const actor = await makeCustomer(deps);
    const cart = await fillCart(deps, actor, [{ trailerId: await trailer(), ...period() }]);
    await changeCart(deps, actor, { input: { note: 'first' } });
    const late = await changeCart(deps, actor, { input: { note: 'second' }, version: cart.version });
    expect(late).toMatchObject({ error: { code: 'stale-version' } });
    expect(await getCart(deps, actor)).toMatchObject({ value: { note: 'first' } });
  });

  test('belongs to one person', async () => {
    const actor = await makeCustomer(deps);
    const colleague = await makeCustomer(deps, { businessUnitId: actor.businessUnitId });
    const cart = await fillCart(deps, actor, [{ trailerId: await trailer(), ...period() }]);
    const itemId = cart.items[0]?.id ?? '';
    expect(await removeTrailer(deps, colleague, { itemId })).toMatchObject({ error: { code: 'not-found' } });
    expect(await getCart(deps, colleague)).toMatchObject({ value: { items: [] } });
  });

  test('takes several of a kind at once, and none if fewer are free', async () => {
    const home = await makeOpenDepot(deps.db);
    const kind = { depotId: home, type: 'plane', subType: 'mega' };
    const trailers: string[] = [];
    for (let i = 0; i < 4; i += 1) trailers.push(await trailer(kind));
    await trailer({ ...kind, subType: 'coil' });
    const [first = '', second = ''] = trailers;
    const stay = period(30, 2);
    await rentElsewhere({ trailerId: second, ...stay });
    const actor = await makeCustomer(deps);
    const add = (quantity: number) => addTrailer(deps, actor, { input: { trailerId: first, ...stay, quantity } });
    expect(await add(4)).toEqual({ ok: false, error: { code: 'too-few-free', details: { free: 3 } } });
    expect(await countCart(deps, actor)).toBe(0);
    const added = await add(3);
    if (!added.ok) throw new Error(added.error.code);
    expect(added.value.items.map(({ trailerId }) => trailerId).toSorted()).toEqual(
      trailers.filter((id) => id !== second).toSorted(),
    );
    expect(added.value.items.every(({ free, services }) => free && services[0]?.key === 'cover')).toBe(true);
  });

  test('gives all lines one period, and names those that keep theirs', async () => {
    const actor = await makeCustomer(deps);
    const [mine, wanted] = [await trailer(), await trailer()];
    await fillInTurn(actor, [
      { trailerId: mine, ...period(40, 2) },
      { trailerId: wanted, ...period(44, 2) },
    ]);
    const [from, to] = [dayAfter(deps.clock.now(), 50), dayAfter(deps.clock.now(), 52)];
    await rentElsewhere({ trailerId: wanted, ...period(50, 2) });
    const before = await getCart(deps, actor);
    const changed = await changePeriods(deps, actor, { input: { from: `${from}T08:00`, to: `${to}T08:00` } });
    if (!before.ok || !changed.ok) throw new Error('The cart was refused');
    const { cart, kept } = changed.value;
    expect(kept).toEqual([{ itemId: before.value.items[1]?.id, reason: 'taken' }]);
    expect(cart.items[0]?.period).toMatchObject({ localFrom: `${from}T08:00`, localTo: `${to}T08:00` });
    expect(cart.items[0]?.asked).toEqual({ from: `${from}T08:00`, to: `${to}T08:00` });
    expect(cart.items[1]?.period).toEqual(before.value.items[1]?.period);
    expect(
      await changePeriods(deps, actor, { input: { from: '2098-01-01', to: '2098-01-03' }, version: cart.version }),
    ).toMatchObject({ ok: false, error: { fields: { to: 'too-far' } } });
    expect(await changePeriods(deps, actor, { input: { from, to }, version: 1 })).toMatchObject({
      error: { code: 'stale-version' },
    });
  });

  test.each([
    ['in the way of both', 9, 4, [0, 1]],
    ['away from both', 20, 2, [1]],
  ])('lines of one trailer keep off each other when the one period is %s', async (_where, ahead, days, staying) => {
    const actor = await makeCustomer(deps);
    const trailerId = await trailer();
    const before = await fillInTurn(actor, [
      { trailerId, ...period(1, 4) },
      { trailerId, ...period(10, 2) },
    ]);
    const [from, to] = [dayAfter(deps.clock.now(), ahead), dayAfter(deps.clock.now(), ahead + days)];
    const changed = await changePeriods(deps, actor, { input: { from: `${from}T08:00`, to: `${to}T08:00` } });
    if (!changed.ok) throw new Error(changed.error.code);
    const { cart, kept } = changed.value;
    expect(kept).toEqual(staying.map((i) => ({ itemId: before.items[i]?.id, reason: 'inCart' })));
    expect(cart.items.map(({ free }) => free)).toEqual([true, true]);
    for (const i of staying) expect(cart.items[i]?.period).toEqual(before.items[i]?.period);
  });

  test('lets go of holds only where the one period is another', async () => {
    const actor = await makeCustomer(deps);
    const [from, to] = [dayAfter(deps.clock.now(), 5), dayAfter(deps.clock.now(), 7)];
    const input = { from: `${from}T08:00`, to: `${to}T08:00` };
    await fillInTurn(actor, [{ trailerId: await trailer(), ...period(5, 2) }]);
    await changePeriods(deps, actor, { input });
    const cart = await fillInTurn(actor, [{ trailerId: await trailer(), ...period(9, 2) }]);
    expect(await holdCart(deps, actor)).toMatchObject({ ok: true });
    expect(await changePeriods(deps, actor, { input })).toMatchObject({ value: { kept: [] } });
    const held = await deps.db
      .selectFrom('allocation')
      .select('cartItemId')
      .where('kind', '=', 'hold')
      .where('userId', '=', actor.userId)
      .execute();
    expect(held).toEqual([{ cartItemId: cart.items[0]?.id }]);
  });

  test('knows the holidays of the last day of the one period', async () => {
    const day = [{ from: '07:00', to: '18:00' }];
    const week = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((weekday) => [weekday, day]));
    const home = await makeOpenDepot(deps.db, { openingHours: JSON.stringify({ week }) });
    const actor = await makeCustomer(deps);
    const now = deps.clock.now();
    await fillCart(deps, actor, [{ trailerId: await trailer({ depotId: home }), ...period(8, 2) }]);
    // From now on holidays count, and nothing is remembered of them.
    await deps.db.updateTable('depot').set({ keyBox: false }).where('id', '=', home).execute();
    const lastYear = now.getUTCFullYear() + 1;
    const input = { from: `${dayAfter(now, 8)}T08:00`, to: `${lastYear + 1}-01-01` };
    expect(await changePeriods(deps, actor, { input })).toMatchObject({
      value: { kept: [], cart: { items: [{ period: { localTo: `${lastYear}-12-31T18:00` } }] } },
    });
  });

  test('tells which trailers it wants and when, and only to whom it belongs', async () => {
    const actor = await makeCustomer(deps);
    const [trailerId, stay] = [await trailer(), period()];
    await fillCart(deps, actor, [{ trailerId, ...stay }]);
    expect(await listCartStays(deps, actor)).toEqual([{ trailerId, ...stay }]);
    expect(await listCartStays(deps, await makeCustomer(deps, { businessUnitId: actor.businessUnitId }))).toEqual([]);
    expect(await listCartStays(deps, GUEST)).toEqual([]);
  });

  test('that nobody touched for 30 days is empty', async () => {
    const actor = await makeCustomer(deps);
    await fillCart(deps, actor, [{ trailerId: await trailer(), ...period(40) }]);
    const touchedAt = new Date(deps.clock.now().getTime() - 30 * 24 * 3_600_000 - 1000);
    await deps.db.updateTable('cart').set({ touchedAt }).where('userId', '=', actor.userId).execute();
    expect(await getCart(deps, actor)).toMatchObject({ value: { items: [], totals: { net: { cents: 0 } } } });
    const trailerId = await trailer();
    const cart = await fillCart(deps, actor, [{ trailerId, ...period() }]);
    expect(cart.items.map((item) => item.trailerId)).toEqual([trailerId]);
  });

  test.each([
    ['a service of another type', ['cover', 'precool'], { 'services.precool': 'service-unknown' }],
    ['no mandatory service', ['straps'], { 'services.cover': 'service-missing' }],
    ['a service without the one it needs', ['cover', 'winch'], { 'services.winch': 'service-requires' }],
    ['services that exclude each other', ['cover', 'basic', 'top'], { 'services.basic': 'service-excludes' }],
    ['a service that needs more time', ['cover', 'wash'], { 'services.wash': 'service-too-late' }],
  ])('with %s is refused and stays as it was', async (_what, services, fields) => {
    const actor = await makeCustomer(deps);
    const cart = await fillCart(deps, actor, [{ trailerId: await trailer(), ...period(1) }]);
    const chosen = await chooseServices(deps, actor, { itemId: cart.items[0]?.id ?? '', services });
    expect(chosen).toMatchObject({ error: { code: 'invalid-fields', fields } });
    expect(await getCart(deps, actor)).toMatchObject({ value: { items: [{ services: [{ key: 'cover' }] }] } });
  });

  test('suggests the payment method of the unit and says why direct debit is off', async () => {
    const unit = { paymentMethod: 'dd_b2b', creditLimitCents: 0 } as const;
    const admin = await makeCustomer(deps, { unit });
    const dispatcher = await makeCustomer(deps, { businessUnitId: admin.businessUnitId, role: 'dispatcher' });
    expect(await getCart(deps, admin)).toMatchObject({
      value: {
        suggestedPaymentMethod: 'sepa',
        payment: { obstacles: { sepa: 'createMandate', transfer: null }, mandate: null },
      },
    });
    const cart = await fillCart(deps, dispatcher, [{ trailerId: await trailer(), ...period() }]);
    expect(cart).toMatchObject({
      riskCheckFailed: false,
      payment: { obstacles: { sepa: 'noMandate', transfer: null } },
    });
    expect(await checkRisk(deps, dispatcher)).toEqual({
      ok: true,
      value: { riskCheckFailed: true, reason: 'creditLimit' },
    });
    expect(await getCart(deps, dispatcher)).toMatchObject({
      value: { version: cart.version, riskCheckFailed: true, payment: { obstacles: { sepa: 'riskCheckFailed' } } },
    });
  });
});

test('the calls refuse what a client must not decide', async () => {
  const actor = await makeCustomer(deps);
  const browser = shop.newBrowser();
  const cookie = await signInDirectly(deps, actor.userId);
  const send = (method: string, path: string, body: unknown) =>
    browser.send(method, path, { body, headers: { Cookie: cookie } });
  const line = { trailerId: await trailer(), ...period() };
  const added = await send('POST', '/api/cart/items', line);
  expect(added.status).toBe(200);
  const { items } = await added.json();
  for (const [method, path, body] of [
    ['POST', '/api/cart/items', { ...line, price: 1 }],
    ['POST', '/api/cart/items', { ...line, businessUnitId: randomUUID() }],
    ['POST', '/api/cart/items', { ...line, services: [{ key: 'cover', price: 0 }] }],
    ['PATCH', '/api/cart', { totals: { net: 1 } }],
    ['PATCH', '/api/cart', { userId: randomUUID() }],
    ['PUT', `/api/cart/items/${items[0].id}/services`, { services: [{ key: 'cover', price: 0 }] }],
    ['POST', '/api/cart/items', { ...line, from: 'yesterday' }],
    ['POST', '/api/cart/items', { ...line, to: line.from }],
  ] as const) {
    const response = await send(method, path, body);
    expect([path, response.status]).toEqual([path, 422]);
  }
});
