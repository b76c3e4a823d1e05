import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Setting } from '#contract/admin-setting.ts';
import { USUAL_FEE_TERMS } from '#domain/booking/cancellation-fee.ts';
import type { Member, PlatformAdmin } from '#domain/team/actor.ts';
import { cancelBooking } from '#services/admin/booking/cancel-booking.ts';
import { getBooking } from '#services/booking/get-booking.ts';
import { getBusinessUnit } from '#services/admin/business-unit/get-business-unit.ts';
import type { Deps } from '#services/deps.ts';
import type { Change } from '#services/ports/changes.ts';
import { changeSetting } from '#services/setting/change-setting.ts';
import { keepSettings } from '#services/setting/keep-settings.ts';
import { listSettings } from '#services/setting/list-settings.ts';
import { BECAUSE } from '../support/because.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { makeBusinessUnit, makeTrailer } from '../support/make-rows.ts';
import { makePlatformAdmin, signIn } from '../support/people.ts';
import { fillCart, makeCustomer, makeRentalWorld, order, periodFrom } from '../support/rental-world.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let database: TestDatabase;
let shop: TestApp;
/** Another process on the same database. */
let sibling: TestApp;
let deps: Deps;
let depotId: string;
let operator: PlatformAdmin;
let customer: Member;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp({ database, env: { QUOTE_DAYS: '5' } });
  const untouched = { ...database, [Symbol.asyncDispose]: async () => undefined };
  sibling = await createTestApp({ database: untouched, env: { QUOTE_DAYS: '5' } });
  ({ deps } = shop);
  ({ depotId } = await makeRentalWorld(deps, 0));
  operator = { kind: 'platformAdmin', role: 'admin', userId: (await makePlatformAdmin(deps)).userId };
  customer = await makeCustomer(deps);
});
afterAll(async () => {
  await sibling[Symbol.asyncDispose]();
  await shop[Symbol.asyncDispose]();
});

const value = <T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

const read = async (group: Setting['group']): Promise<Setting> => {
  const found = value(await listSettings(deps, operator)).items.find((setting) => setting.group === group);
  if (found === undefined) throw new Error(`No group ${group}`);
  return found;
};

const decide = (group: Setting['group'], values: Setting['values'] | null, version?: number) =>
  changeSetting(deps, operator, { group, input: { values, reason: 'Because' }, version });

/** A booking that begins in five days. */
async function book(by: Deps = deps, author: Member = customer) {
  const trailerId = await makeTrailer(deps.db, { depotId });
  const cart = await fillCart(by, author, [{ trailerId, ...periodFrom(deps.clock.now(), 5, 4) }]);
  const { order: placed } = value(await order(by, author, cart));
  const [line] = placed.lineItems;
  if (line === undefined) throw new Error('An order without lines');
  return { order: placed, bookingId: line.bookingId, version: line.version };
}

describe('a setting', () => {
  test('is as the environment has it, until the console decides', async () => {
    expect(await read('quotes')).toEqual({
      group: 'quotes',
      values: { validDays: 5, mostHoldHours: 24 },
      usual: { validDays: 5, mostHoldHours: 24 },
      source: 'environment',
      version: 0,
      versions: [],
    });
    expect(await read('fees')).toMatchObject({ source: 'standard', values: USUAL_FEE_TERMS });
  });

  test('holds in this process at once and in every other from its next request on', async () => {
    const decided = value(await decide('quotes', { validDays: 9, mostHoldHours: 6 }, 0));
    expect(decided).toMatchObject({ source: 'console', version: 1, versions: [{ version: 1, reason: 'Because' }] });
    expect(deps.settings.quotes).toEqual({ validDays: 9, mostHoldHours: 6 });
    const browser = sibling.newBrowser();
    expect((await browser.get('/api/config')).status).toBe(200);
    expect(sibling.deps.settings.quotes).toEqual({ validDays: 9, mostHoldHours: 6 });
  });

  test('returns to what the environment says, and to an earlier version, as a new one', async () => {
    const { version } = await read('quotes');
    const reset = value(await decide('quotes', null, version));
    expect(reset).toMatchObject({ source: 'environment', version: version + 1, values: { validDays: 5 } });
    const restored = value(await decide('quotes', { validDays: 9, mostHoldHours: 6 }, version + 1));
    expect(restored).toMatchObject({ source: 'console', version: version + 2, values: { validDays: 9 } });
    expect(restored.versions.map((one) => one.version)).toEqual([version + 2, version + 1, version]);
  });

  test.each([
    [{ validDays: 0, mostHoldHours: 6 }, { 'values.validDays': 'too-small' }],
    [{ validDays: 9, mostHoldHours: 721 }, { 'values.mostHoldHours': 'too-big' }],
    [{ validDays: 9 }, { 'values.mostHoldHours': 'number' }],
    [{ validDays: 9, mostHoldHours: 6, days: 1 }, { 'values.days': 'unknown' }],
  ])('is not %j', async (values, fields) => {
    expect(await decide('quotes', values)).toMatchObject({ ok: false, error: { code: 'invalid-fields', fields } });
  });

  test('is decided by one of two who do so at the same moment, and the other is told', async () => {
    const { version } = await read('newCustomers');
    const results = await Promise.all(
      [100, 200].map((creditLimitCents) => decide('newCustomers', { creditLimitCents, paymentTermDays: 7 }, version)),
    );
    const [won, ...others] = results.toSorted((a, b) => Number(b.ok) - Number(a.ok));
    expect(others).toMatchObject([{ ok: false, error: { code: 'stale-version', details: { current: {} } } }]);
    expect(await read('newCustomers')).toMatchObject({ version: version + 1, values: won?.ok ? won.value.values : {} });
  });

  test('of new customers is what the approval of a company suggests', async () => {
    const terms = { creditLimitCents: 4_200_000, paymentTermDays: 21 };
    value(await decide('newCustomers', terms));
    const businessUnitId = await makeBusinessUnit(deps.db, { status: 'pendingReview' });
    expect(value(await getBusinessUnit(deps, operator, businessUnitId))).toMatchObject({ approval: terms });
  });

  test('can be read by an auditor and decided by nobody but an admin', async () => {
    const auditor = { ...operator, role: 'auditor' } as const;
    expect(await listSettings(deps, auditor)).toMatchObject({ ok: true });
    const change = { group: 'quotes', input: { values: null, reason: null } } as const;
    expect(await changeSetting(deps, auditor, change)).toMatchObject({ error: { code: 'forbidden' } });
    expect(await listSettings(deps, { ...operator, role: 'desk' })).toMatchObject({ error: { code: 'forbidden' } });
  });

  test('is decided without a reason, as a form sends it', async () => {
    const input = { values: { validDays: 8, mostHoldHours: 6 }, reason: '' };
    const decided = value(await changeSetting(deps, operator, { group: 'quotes', input }));
    expect(decided.versions[0]).toMatchObject({ reason: null });
  });

  test('stands in the log with both values and the reason', async () => {
    const before = await read('fees');
    value(await decide('fees', { ...before.values, noShowDays: 5 }, before.version));
    const entry = await deps.db
      .selectFrom('auditLog')
      .select(['objectId', 'data'])
      .where('action', '=', 'setting.change')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({
      objectId: 'fees',
      data: { version: before.version + 1, note: 'Because', changes: { noShowDays: [3, 5] } },
    });
    value(await decide('fees', null));
  });

  test.each([
    ['another value', sql`update setting set value = null`],
    ['being deleted', sql`delete from setting`],
    ['being emptied', sql`truncate setting`],
  ])('keeps its versions from %s', async (_, statement) => {
    await expect(statement.execute(database.db)).rejects.toMatchObject({ constraint: 'setting_is_append_only' });
  });
});

describe('fees', () => {
  test('are those that held when the booking was made, whatever is decided afterwards', async () => {
    const old = await book();
    value(await decide('fees', { freeCancellationHours: 480, lateCancellationDays: 2, noShowDays: 4 }));
    const fresh = await book();
    expect(old.order.feeTerms).toEqual(USUAL_FEE_TERMS);
    expect(fresh.order.feeTerms).toEqual({ freeCancellationHours: 480, lateCancellationDays: 2, noShowDays: 4 });
    value(await decide('fees', null));
    expect(value(await getBooking(deps, customer, old.bookingId)).cancellation).toMatchObject({ fee: { cents: 0 } });
    const booking = value(await getBooking(deps, customer, fresh.bookingId));
    const fee = booking.trace.dayRateCents * 2;
    expect(booking.cancellation).toMatchObject({ fee: { cents: fee }, days: 2 });
    const { bookingId, version } = fresh;
    const cancelled = value(await cancelBooking(deps, operator, { bookingId, version, input: BECAUSE }));
    expect(cancelled).toMatchObject({ charges: [{ kind: 'cancellation', net: { cents: fee } }] });
  });

  test('are read in the transaction of the order, also where a process has not heard of them yet', async () => {
    value(await decide('fees', { freeCancellationHours: 12, lateCancellationDays: 1, noShowDays: 7 }));
    expect(sibling.deps.settings.feeTerms).not.toMatchObject({ noShowDays: 7 });
    expect((await book(sibling.deps)).order.feeTerms).toMatchObject({ freeCancellationHours: 12, noShowDays: 7 });
    value(await decide('fees', null));
  });
});

describe('patience', () => {
  test('is that of the moment in which an order begins to wait', async () => {
    const limited = await makeCustomer(deps, { role: 'dispatcher', orderLimitCents: 1 });
    const wait = async () => {
      const { order: placed } = await book(deps, limited);
      return Math.round((Date.parse(placed.lapsesAt ?? '') - Date.parse(placed.createdAt)) / 3_600_000);
    };
    expect(await wait()).toBe(24);
    value(await decide('waiting', { approvalHours: 5, advanceHours: 6 }));
    expect(await wait()).toBe(5);
    value(await decide('waiting', null));
    expect(await wait()).toBe(24);
  });
});

describe('while changes are followed', () => {
  const listeners = new Set<(change: Change) => void>();
  let isLive = true;
  const changes = {
    isLive: () => isLive,
    listen: (listener: (change: Change) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const tell = (tables: Change['tables']) => listeners.forEach((listener) => listener({ tables }));

  test('settings are read again only after somebody has changed them, or nobody knows', async () => {
    const { usualSettings: usual } = deps.settings;
    const kept = keepSettings({ db: deps.db, usual, changes });
    await kept.refresh();
    const days = () => kept.current().quotes.validDays;
    value(await decide('quotes', { validDays: 11, mostHoldHours: 1 }));
    tell(new Set(['booking']));
    await kept.refresh();
    expect(days()).not.toBe(11);
    tell(new Set(['setting']));
    await kept.refresh();
    expect(days()).toBe(11);
    value(await decide('quotes', { validDays: 12, mostHoldHours: 1 }));
    tell('unknown');
    await kept.refresh();
    expect(days()).toBe(12);
    isLive = false;
    value(await decide('quotes', { validDays: 13, mostHoldHours: 1 }));
    await kept.refresh();
    expect(days()).toBe(13);
  });

  test('they stay as they were known while the database does not answer', async () => {
    const { usualSettings: usual } = deps.settings;
    let isDown = false;
    const db = deps.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: ({ result }) => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(result)),
    });
    const kept = keepSettings({ db, usual });
    value(await decide('quotes', { validDays: 14, mostHoldHours: 1 }));
    await kept.refresh();
    isDown = true;
    value(await decide('quotes', { validDays: 15, mostHoldHours: 1 }));
    await kept.refresh();
    expect(kept.current().quotes.validDays).toBe(14);
    isDown = false;
    await kept.refresh();
    expect(kept.current().quotes.validDays).toBe(15);
  });
});

test('the call takes the version that was seen', async () => {
  const admin = await makePlatformAdmin(deps);
  const browser = shop.newBrowser();
  await signIn(browser, admin);
  const { version } = await read('quotes');
  const send = (ifMatch: number) =>
    browser.send('PUT', '/api/admin/settings/quotes', {
      headers: { 'If-Match': `"${ifMatch}"` },
      body: { values: { validDays: 20, mostHoldHours: 2 } },
    });
  expect((await send(version)).status).toBe(200);
  const late = await send(version);
  expect(late.status).toBe(409);
  expect(await late.json()).toMatchObject({ code: 'stale-version', current: { version: version + 1 } });
});
