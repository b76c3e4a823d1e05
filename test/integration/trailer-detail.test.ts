import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { takeTrailer, type AllocationUse } from '#db/booking/allocation.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import { GUEST, type Member } from '#domain/team/actor.ts';
import { quotePrice } from '#services/price/quote-price.ts';
import { getCalendar } from '#services/trailer/get-calendar.ts';
import { getTrailer } from '#services/trailer/get-trailer.ts';
import {
  makeBooking,
  makeBusinessUnit,
  makeDepot,
  makeMember,
  makePriceList,
  makeTrailer,
} from '../support/make-rows.ts';
import { createSearchShop, type SearchShop } from '../support/search-shop.ts';

const NOW = new Date('2026-11-16T08:00:00Z');
const WEEK = { from: '2026-11-23T08:00', to: '2026-11-27T08:00' };
const hours = [{ from: '06:00', to: '20:00' }];
const openingHours = JSON.stringify({ week: { 1: hours, 2: hours, 3: hours, 4: hours, 5: hours } });

let shop: SearchShop;
let hamburg: string;
let member: Member;
let trailerId: string;

beforeAll(async () => {
  shop = await createSearchShop({ now: NOW });
  const { db } = shop.deps;
  await makePriceList(db);
  hamburg = await makeDepot(db, { openingHours, lat: 53.5, lon: 9.9 });
  const businessUnitId = await makeBusinessUnit(db, { country: 'PL', vatId: 'PL1234563218', vatIdStatus: 'valid' });
  const userId = await makeMember(db, { businessUnitId });
  member = { kind: 'member', userId, businessUnitId, role: 'viewer', legalAccepted: true, impersonatedBy: null };
});
afterAll(() => shop[Symbol.asyncDispose]());
beforeEach(async () => {
  await shop.deps.db.updateTable('trailer').set({ status: 'retired' }).execute();
  trailerId = await makeTrailer(shop.deps.db, { depotId: hamburg });
});

async function detail(period: { from?: string; to?: string } = WEEK, actor: Member | typeof GUEST = GUEST) {
  const found = await getTrailer(shop.deps, actor, trailerId, period);
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value;
}

const take = (from: string, to: string, use: AllocationUse = { kind: 'workshop', note: 'Brakes of Muster GmbH' }) =>
  inTransaction(shop.deps.db, (trx) =>
    takeTrailer(trx, { trailerId, startsAt: new Date(from), endsAt: new Date(to), use, now: NOW }),
  );

async function book(status: 'reserved' | 'onRent' | 'returned' | 'cancelled', from: string, to: string) {
  const { userId: createdBy, businessUnitId } = member;
  const period = { startsAt: new Date(from), endsAt: new Date(to) };
  return makeBooking(shop.deps.db, { businessUnitId, trailerId, createdBy, status, ...period });
}

describe('a trailer on its own page', () => {
  test('that is free says what it costs, for how many days and over time', async () => {
    expect(await detail()).toMatchObject({
      free: true,
      period: { from: '2026-11-23T07:00:00.000Z', to: '2026-11-27T07:00:00.000Z' },
      price: { days: 4, total: { cents: 16_800 } },
      curve: {
        flat: [
          { fromDay: 6, toDay: 7 },
          { fromDay: 23, toDay: 30 },
        ],
      },
      twins: [],
      minimumDays: 1,
      turnaroundHours: 2,
    });
  });

  test('that is taken says until when, and offers twins of the nearest depot first', async () => {
    const { db } = shop.deps;
    const [near, far] = [
      await makeDepot(db, { openingHours, lat: 53, lon: 9 }),
      await makeDepot(db, { openingHours, lat: 44.4, lon: 26, timeZone: 'Europe/Bucharest' }),
    ];
    const farTwin = await makeTrailer(db, { depotId: far });
    const nearTwin = await makeTrailer(db, { depotId: near });
    const cousin = await makeTrailer(db, { depotId: near, subType: 'mega' });
    await take('2026-11-24T06:00:00Z', '2026-12-01T06:00:00Z');
    const trailer = await detail();
    expect(trailer).toMatchObject({ free: false, reason: 'workshop', nextFreeFrom: '2026-12-01T06:00:00.000Z' });
    expect(trailer.twins.map(({ id }) => id)).toEqual([nearTwin, farTwin]);
    expect(trailer.similar.map(({ id }) => id)).toEqual([cousin]);
    // Eight o'clock is another instant in Bucharest.
    expect(trailer.twins[1]?.period).toMatchObject({ from: '2026-11-23T06:00:00.000Z', localFrom: '2026-11-23T08:00' });
  });

  test('without a period is judged by the shortest rental from now on', async () => {
    await take('2026-11-17T06:00:00Z', '2026-11-18T06:00:00Z');
    expect(await detail({})).toMatchObject({
      free: false,
      reason: 'workshop',
      price: { days: 1, total: { cents: 4200 } },
    });
  });

  test('with a certificate that ends during a long rental is offered, with a note', async () => {
    const { db } = shop.deps;
    await db.insertInto('certificate').values({ trailerId, kind: 'hu', validUntil: '2026-12-01' }).execute();
    const long = { from: '2026-11-23', to: '2027-01-15' };
    expect(await detail(long)).toMatchObject({ free: true, needsWorkshop: true, certifiedUntil: '2026-12-01' });
    const short = { from: '2026-11-23', to: '2026-12-02' };
    expect(await detail(short)).toMatchObject({ free: false, reason: 'certificate' });
  });

  test('of the past, retired or unknown has none', async () => {
    const { db } = shop.deps;
    await db.updateTable('trailer').set({ status: 'retired' }).where('id', '=', trailerId).execute();
    const found = await getTrailer(shop.deps, GUEST, trailerId);
    expect(found).toEqual({ ok: false, error: { code: 'not-found' } });
  });
});

describe('its documents', () => {
  beforeEach(() =>
    shop.deps.db
      .insertInto('trailerDocument')
      .values({
        trailerId,
        kind: 'registration',
        path: `documents/${trailerId}.pdf`,
        bytes: 7,
        sha256: Buffer.alloc(32),
      })
      .execute(),
  );

  test.each([
    ['reserved', true],
    ['onRent', true],
    ['returned', false],
    ['cancelled', false],
  ] as const)('are shown to a unit whose booking is %s: %s', async (status, isShown) => {
    await book(status, '2026-11-23T07:00:00Z', '2026-11-27T07:00:00Z');
    const { documents } = await detail(WEEK, member);
    expect(documents?.map(({ kind }) => kind) ?? null).toEqual(isShown ? ['registration'] : null);
    const stranger = { ...member, businessUnitId: await makeBusinessUnit(shop.deps.db) };
    expect((await detail(WEEK, stranger)).documents).toBeNull();
    expect((await detail()).documents).toBeNull();
  });
});

describe('its calendar', () => {
  const calendar = async (actor: Member | typeof GUEST = GUEST) => {
    const found = await getCalendar(shop.deps, actor, {
      trailerId,
      from: '2026-11-01T00:00:00Z',
      to: '2026-12-01T00:00:00Z',
    });
    if (!found.ok) throw new Error(found.error.code);
    return found.value;
  };

  test('shows when it is busy and when the depot is closed, and nothing about anybody', async () => {
    const bookingId = await book('reserved', '2026-11-18T07:00:00Z', '2026-11-20T07:00:00Z');
    await take('2026-11-18T07:00:00Z', '2026-11-20T09:00:00Z', { kind: 'rental', bookingId, turnaroundHours: 2 });
    await take('2026-11-27T07:00:00Z', '2026-12-05T07:00:00Z');
    const answer = await calendar();
    expect(answer.busy).toEqual([
      { from: '2026-11-18T07:00:00.000Z', to: '2026-11-20T09:00:00.000Z', kind: 'rental' },
      { from: '2026-11-27T07:00:00.000Z', to: '2026-12-01T00:00:00.000Z', kind: 'workshop' },
    ]);
    expect(answer.closedDays).toContain('2026-11-22');
    expect(answer.closedDays).not.toContain('2026-11-23');
    expect(JSON.stringify(answer)).not.toMatch(/Muster|Brakes|[0-9a-f]{8}-/);
  });

  test('leaves lapsed holds out, and own ones for their owner', async () => {
    const hold = (expiresAt: Date) => ({
      kind: 'hold' as const,
      businessUnitId: member.businessUnitId,
      userId: member.userId,
      cartItemId: null,
      expiresAt,
      turnaroundHours: 2,
    });
    await take('2026-11-24T07:00:00Z', '2026-11-25T07:00:00Z', hold(new Date(NOW.getTime() + 60_000)));
    expect((await calendar()).busy.map(({ kind }) => kind)).toEqual(['hold']);
    expect((await calendar(member)).busy).toEqual([]);
    shop.setNow(new Date(NOW.getTime() + 60_000));
    expect((await calendar()).busy).toEqual([]);
    shop.setNow(NOW);
  });

  test('says that it is overdue, and from when on a certificate is missing', async () => {
    await book('onRent', '2026-11-02T07:00:00Z', '2026-11-10T07:00:00Z');
    await shop.deps.db.insertInto('certificate').values({ trailerId, kind: 'hu', validUntil: '2026-11-24' }).execute();
    expect((await calendar()).busy).toEqual([
      { from: '2026-11-10T07:00:00.000Z', to: '2026-12-01T00:00:00.000Z', kind: 'overdue' },
      { from: '2026-11-24T23:00:00.000Z', to: '2026-12-01T00:00:00.000Z', kind: 'certificate' },
    ]);
  });
});

describe('its price', () => {
  const quote = (from: string, to: string, actor: Member | typeof GUEST = GUEST) =>
    quotePrice(shop.deps, actor, { trailerId, from, to });

  test('for members says how it is taxed', async () => {
    expect(await quote('2026-11-23T07:00:00Z', '2026-11-27T07:00:00Z', member)).toMatchObject({
      ok: true,
      value: {
        total: { cents: 16_800 },
        tax: { country: 'DE', case: 'shortTerm', rate: 19, amount: { cents: 3192 }, gross: { cents: 19_992 } },
      },
    });
    expect(await quote('2026-11-23T07:00:00Z', '2027-01-27T07:00:00Z', member)).toMatchObject({
      value: { tax: { country: 'PL', case: 'reverseCharge', rate: 0, amount: { cents: 0 } } },
    });
  });

  test('counts a day on which the clocks change as one', async () => {
    expect(await quote('2027-03-27T07:00:00Z', '2027-03-29T06:00:00Z')).toMatchObject({ value: { days: 2 } });
  });

  test('is refused below the minimum of its type', async () => {
    const { db } = shop.deps;
    await makePriceList(db, { plane: [4200, 3200, 2400, 2000], cool: [9500, 7800, 6200, 5400] });
    trailerId = await makeTrailer(db, { depotId: hamburg, type: 'cool', subType: 'mono' });
    expect(await quote('2026-11-23T07:00:00Z', '2026-11-25T07:00:00Z')).toMatchObject({
      error: { fields: { to: 'minimum-period' } },
    });
  });

  test('is for customers only where guests see none', async () => {
    const deps = { ...shop.deps, settings: { ...shop.deps.settings, guestPrices: false } };
    const question = { trailerId, from: '2026-11-23T07:00:00Z', to: '2026-11-27T07:00:00Z' };
    expect(await quotePrice(deps, GUEST, question)).toMatchObject({ error: { code: 'login-required' } });
    expect(await quotePrice(deps, member, question)).toMatchObject({ ok: true });
  });
});
