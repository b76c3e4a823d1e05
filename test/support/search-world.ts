import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { isInOrder } from '#contract/query.ts';
import type { Database } from '#db/client.ts';
import type { Actor } from '#domain/team/actor.ts';
import { makeBusinessUnit, makeDepot, makeMember, makePriceList, makeTrailer } from './make-rows.ts';

/** Random shops: yards in several zones, and trailers with all that can stand in the way of renting them. */

const HOUR_MS = 3_600_000;
const workday = [{ from: '06:00', to: '20:00' }];
const withBreak = [
  { from: '08:00', to: '12:30' },
  { from: '14:00', to: '18:00' },
];
const week = (hours: typeof workday) => ({ 1: hours, 2: hours, 3: hours, 4: hours, 5: hours });

type Hours = readonly { readonly from: string; readonly to: string }[];
type Week = Readonly<Partial<Record<string, Hours>>>;

export type WorldDepot = {
  readonly timeZone: string;
  readonly openingHours: {
    readonly week: Week;
    readonly seasons?: readonly { readonly from: string; readonly to: string; readonly week: Week }[];
  };
  readonly keyBox: boolean;
  readonly holidayRegion: string;
  readonly leadTimeMinutes: number;
  readonly isClosedToday: boolean;
};

export type WorldTrailer = {
  readonly depot: number;
  readonly type: string;
  readonly status: 'draft' | 'active' | 'workshop' | 'retired';
  /** Of the inspection, then of what reefers need as well; whatever is left out is missing. */
  readonly certificateDays: readonly number[];
  readonly payloadKg: number;
  readonly startHours: number;
  readonly allocations: readonly {
    readonly gapHours: number;
    readonly lengthHours: number;
    readonly offsetMinutes: number;
    readonly use: 'rental' | 'workshop' | 'ownHold' | 'otherHold' | 'lapsedHold' | 'lapsedOwnHold';
  }[];
  /** What became of rentals whose end has passed. */
  readonly isLate: boolean;
  /** How long after all that it leaves for another depot, if it does. */
  readonly leavesAfterHours?: number | null;
  /** How long after its arrival there the workshop has it for a day, if it does. */
  readonly awayAfterHours?: number | null;
};

export type World = {
  readonly depots: readonly WorldDepot[];
  readonly trailers: readonly WorldTrailer[];
  readonly now: Date;
};

const depot: fc.Arbitrary<WorldDepot> = fc.record({
  timeZone: fc.constantFrom('Europe/Berlin', 'Europe/Bucharest', 'Europe/Lisbon', 'Atlantic/Azores'),
  openingHours: fc.constantFrom<WorldDepot['openingHours'][]>(
    { week: week(workday) },
    { week: { ...week(withBreak), 6: [{ from: '00:00', to: '24:00' }] } },
    { week: { 7: [{ from: '01:30', to: '03:30' }] } },
    { week: {}, seasons: [{ from: '03-20', to: '10-31', week: week(workday) }] },
  ),
  keyBox: fc.boolean(),
  holidayRegion: fc.constantFrom('DE-HH', 'RO'),
  leadTimeMinutes: fc.constantFrom(0, 60, 600),
  isClosedToday: fc.boolean(),
});

/** In order, never overlapping: each begins some hours after the one before has ended. */
const allocation = fc.record({
  gapHours: fc.constantFrom(0, 0, 1, 2, 7, 14, 30, 100),
  lengthHours: fc.constantFrom(1, 11, 24, 48, 71, 300),
  offsetMinutes: fc.constantFrom(0, 0, 0, 1, 59),
  use: fc.constantFrom('rental', 'rental', 'rental', 'workshop', 'ownHold', 'otherHold', 'lapsedHold', 'lapsedOwnHold'),
});

const certificateDay = fc.oneof(fc.integer({ min: -2, max: 60 }), fc.constant(700));

const anyTrailer: fc.Arbitrary<WorldTrailer> = fc.record({
  depot: fc.nat({ max: 2 }),
  type: fc.constantFrom('plane', 'cool', 'chassis'),
  status: fc.constantFrom('active', 'active', 'active', 'active', 'active', 'workshop', 'retired', 'draft'),
  certificateDays: fc.oneof(
    { weight: 5, arbitrary: fc.array(certificateDay, { minLength: 2, maxLength: 2 }) },
    { weight: 2, arbitrary: fc.array(certificateDay, { maxLength: 1 }) },
  ),
  payloadKg: fc.constantFrom(24_000, 25_000),
  startHours: fc.integer({ min: -100, max: 40 }),
  allocations: fc.array(allocation, { maxLength: 5 }),
  isLate: fc.boolean(),
  leavesAfterHours: fc.constantFrom(null, null, 0, 5, 60),
  awayAfterHours: fc.constantFrom(null, null, 0, 30, 70),
});

export const world: fc.Arbitrary<World> = fc.record({
  depots: fc.tuple(depot, depot, depot),
  trailers: fc.array(anyTrailer, { minLength: 4, maxLength: 12 }),
  /** Around the changes of the clocks, and at New Year. */
  now: fc
    .tuple(
      fc.constantFrom('2027-03-26T09:00Z', '2027-10-29T22:30Z', '2027-12-30T12:07Z', '2027-06-14T05:59Z'),
      fc.integer({ min: 0, max: 60 * 60 }),
    )
    .map(([base, minutes]) => new Date(Date.parse(base) + minutes * 60_000)),
});

const wallTime = fc.constantFrom(null, null, '00:00', '02:30', '07:15', '09:00', '12:00', '16:00', '20:00', '23:59');
/** Days from now and hours, or no period at all. */
export const question = fc.record({
  period: fc.option(
    fc.record({
      startDays: fc.integer({ min: 0, max: 12 }),
      lengthDays: fc.constantFrom(0, 1, 2, 3, 7, 29, 30, 31, 40),
      fromTime: wallTime,
      toTime: wallTime,
    }),
    { freq: 6 },
  ),
  isMember: fc.boolean(),
});

/** The wall times of a question; undefined if they are not in order. */
export function toWallPeriod(
  now: Date,
  period: { startDays: number; lengthDays: number; fromTime: string | null; toTime: string | null },
): { from: string; to: string } | undefined {
  const first = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO('Europe/Berlin')
    .toPlainDate()
    .add({ days: period.startDays });
  const text = (day: Temporal.PlainDate, time: string | null) =>
    [day.toString(), time].filter((part) => part !== null).join('T');
  const from = text(first, period.fromTime);
  const to = text(first.add({ days: period.lengthDays }), period.toTime);
  return isInOrder(from, to) ? { from, to } : undefined;
}

/** Whoever rents in a world; there is one market per database. */
export type Market = {
  readonly businessUnitId: string;
  readonly otherUnitId: string;
  readonly userId: string;
  readonly priceListId: string;
};

export const memberOf = ({ businessUnitId }: Market): Actor => ({
  kind: 'member',
  userId: businessUnitId,
  businessUnitId,
  role: 'admin',
  legalAccepted: true,
  impersonatedBy: null,
});

export async function makeMarket(db: Database): Promise<Market> {
  const businessUnitId = await makeBusinessUnit(db);
  return {
    businessUnitId,
    otherUnitId: await makeBusinessUnit(db),
    userId: await makeMember(db, { businessUnitId }),
    priceListId: await makePriceList(db, {
      plane: [4200, 3200, 2400, 2000],
      cool: [9500, 7800, 6200, 5400],
      chassis: [3400, 2600, 1800, 1500],
    }),
  };
}

/** Replaces all depots and trailers by those of a world, and gives the ids of its trailers. */
export async function insertWorld(
  db: Database,
  { businessUnitId, otherUnitId, userId, priceListId }: Market,
  { depots, trailers, now }: World,
): Promise<readonly string[]> {
  for (const table of ['allocation', 'booking', 'trailer', 'depot'] as const) await db.deleteFrom(table).execute();
  const depotIds: string[] = [];
  for (const { isClosedToday, openingHours, ...row } of depots) {
    const id = await makeDepot(db, { ...row, openingHours: JSON.stringify(openingHours), lat: 50 + depotIds.length });
    depotIds.push(id);
    const today = now.toISOString().slice(0, 10);
    if (isClosedToday)
      await db.insertInto('depotException').values({ depotId: id, startsOn: today, endsOn: today }).execute();
  }
  const orderId = await insertOrder(db, { businessUnitId, createdBy: userId });
  const trailerIds: string[] = [];
  let line = 0;
  for (const trailer of trailers) {
    const { type, status, payloadKg } = trailer;
    const depotId = depotIds[trailer.depot] ?? '';
    const id = await makeTrailer(db, { type, priceClass: type, status, payloadKg, depotId, certifiedUntil: null });
    trailerIds.push(id);
    const certificates = trailer.certificateDays.map((days, i) => ({
      trailerId: id,
      kind: i === 0 ? ('hu' as const) : type === 'cool' ? ('atp' as const) : ('sp' as const),
      validUntil: new Date(now.getTime() + days * 24 * HOUR_MS).toISOString().slice(0, 10),
    }));
    if (certificates.length > 0) await db.insertInto('certificate').values(certificates).execute();

    // On full hours, so that ends often meet the times that are asked for exactly.
    let cursor = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS + trailer.startHours * HOUR_MS;
    for (const { gapHours, lengthHours, offsetMinutes, use } of trailer.allocations) {
      const startsAt = new Date(cursor + gapHours * HOUR_MS + offsetMinutes * 60_000);
      const endsAt = new Date(startsAt.getTime() + lengthHours * HOUR_MS);
      cursor = endsAt.getTime();
      const row = { trailerId: id, startsAt, endsAt };
      if (use === 'workshop')
        await db
          .insertInto('allocation')
          .values({ ...row, kind: 'workshop' })
          .execute();
      else if (use === 'rental') {
        const isOver = endsAt <= now;
        const bookingId = randomUUID();
        line += 1;
        await db
          .insertInto('booking')
          .values({
            id: bookingId,
            businessUnitId,
            orderId,
            lineNumber: line,
            number: `B-${line}`,
            trailerId: id,
            depotId,
            startsAt,
            endsAt,
            status: 'returned',
            chargeableDays: 1,
            priceListId,
            priceTrace: '{}',
            rentCents: 0,
            servicesCents: 0,
            netCents: 0,
            taxCase: 'shortTerm',
            taxCountry: 'DE',
            taxBasisPoints: 1900,
          })
          .execute();
        await db
          .insertInto('allocation')
          .values({ ...row, kind: 'rental', bookingId })
          .execute();
        const isOut = isOver ? trailer.isLate : startsAt <= now;
        // Only one customer has it; of several late ones the last.
        if (isOut) {
          await db.updateTable('booking').set({ status: 'returned' }).where('trailerId', '=', id).execute();
          await db.updateTable('booking').set({ status: 'onRent' }).where('id', '=', bookingId).execute();
        }
      } else {
        const isOwn = use === 'ownHold' || use === 'lapsedOwnHold';
        const isLapsed = use === 'lapsedHold' || use === 'lapsedOwnHold';
        const expiresAt = new Date(now.getTime() + (isLapsed ? 0 : 60_000));
        const owner = { businessUnitId: isOwn ? businessUnitId : otherUnitId, userId, expiresAt };
        await db
          .insertInto('allocation')
          .values({ ...row, kind: 'hold', ...owner })
          .execute();
      }
    }
    const { leavesAfterHours = null, awayAfterHours = null } = trailer;
    if (leavesAfterHours !== null) {
      const startsAt = new Date(cursor + leavesAfterHours * HOUR_MS);
      const span = { startsAt, endsAt: new Date(startsAt.getTime() + 12 * HOUR_MS) };
      const toDepotId = depotIds[(trailer.depot + 1) % depotIds.length] ?? '';
      await db
        .insertInto('allocation')
        .values({ trailerId: id, kind: 'transfer', ...span, fromDepotId: depotId, toDepotId })
        .execute();
      if (awayAfterHours !== null) {
        const from = new Date(span.endsAt.getTime() + awayAfterHours * HOUR_MS);
        const stay = { startsAt: from, endsAt: new Date(from.getTime() + 24 * HOUR_MS), depotId: toDepotId };
        await db
          .insertInto('allocation')
          .values({ trailerId: id, kind: 'workshop', ...stay })
          .execute();
      }
    }
  }
  return trailerIds;
}

async function insertOrder(db: Database, row: { businessUnitId: string; createdBy: string }): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('customerOrder')
    .values({
      id,
      ...row,
      number: `O-${id.slice(0, 8)}`,
      status: 'confirmed',
      paymentMethod: 'transfer',
      locale: 'de',
      billingAddress: '{}',
      termsVersion: '1',
      privacyVersion: '1',
      netCents: 0,
      taxCents: 0,
      grossCents: 0,
      taxes: '[]',
    })
    .execute();
  return id;
}
