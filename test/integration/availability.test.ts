import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#db/client.ts';
import { covers, occupiedSpan } from '#domain/time/period.ts';
import { listPriceClasses } from '#db/trailer/trailer-search.queries.ts';
import type { TrailerCard } from '#contract/trailer.ts';
import type { TrailerSort } from '#contract/trailer-query.ts';
import { availability, type Availability } from '#domain/booking/availability.ts';
import type { Actor } from '#domain/team/actor.ts';
import { requiredCertificates } from '#domain/trailer/required-certificate.ts';
import { isInShop } from '#domain/trailer/trailer-state.ts';
import { minimumDays } from '#domain/trailer/trailer-type.ts';
import { MOST_TURNAROUND_HOURS, turnaroundNow, USUAL_TURNAROUND } from '#domain/trailer/turnaround.ts';
import { loadDepotBook } from '#services/book/depot-book.ts';
import { countFacets } from '#services/trailer/count-facets.ts';
import { findPage, type FoundPage } from '#services/trailer/find-page.ts';
import { loadCards } from '#services/trailer/load-cards.ts';
import { resolvePeriod, toAskedPeriod } from '#services/trailer/resolve-period.ts';
import type { RentalReads } from '#services/deps.ts';
import { loadSearchBasis } from '#services/trailer/search-basis.ts';
import type { SearchCursor } from '#services/trailer/search-cursor.ts';
import { checkAvailability } from '../support/check-availability.ts';
import { createSearchShop, type SearchShop } from '../support/search-shop.ts';
import {
  insertWorld,
  makeMarket,
  memberOf,
  question,
  toWallPeriod,
  world,
  type Market,
  type WorldDepot,
  type WorldTrailer,
} from '../support/search-world.ts';

const isLong = process.env['TEST_LONG'] !== undefined;
const WORLDS = isLong ? 250 : 16;
const QUESTIONS = isLong ? 12 : 5;

let shop: SearchShop;
let market: Market;
beforeAll(async () => {
  shop = await createSearchShop({ now: new Date('2027-03-26T09:00:00Z') });
  market = await makeMarket(shop.deps.db);
});
afterAll(() => shop[Symbol.asyncDispose]());

const instant = (date: Date) => Temporal.Instant.fromEpochMilliseconds(date.getTime());
type WallPeriod = { readonly from: string; readonly to: string } | undefined;

/** What the rule says of every trailer, from rows read one table at a time. */
async function judgeAll(deps: RentalReads, wall: WallPeriod, businessUnitId: string | undefined) {
  const { db } = deps;
  const now = deps.clock.now();
  const trailers = await db.selectFrom('trailer').selectAll().where('status', 'in', ['active', 'workshop']).execute();
  const certificates = await db.selectFrom('certificate').selectAll().execute();
  const allocations = await db.selectFrom('allocation').selectAll().execute();
  const bookings = await db.selectFrom('booking').selectAll().execute();
  const depots = await loadDepotBook(deps, { now, until: new Date('2029-01-01') });
  const judgeAt = ({ id, type, status, facts, tailLiftKg }: (typeof trailers)[number], place: string) => {
    const depot = depots.get(place);
    if (!depot || !isInShop(status)) throw new Error('There is no such trailer');
    const move = allocations.find(({ trailerId, kind }) => trailerId === id && kind === 'transfer');
    const stays = move && [
      ...(move.fromDepotId === place ? [{ from: instant(EVER), to: instant(move.startsAt) }] : []),
      ...(move.toDepotId === place ? [{ from: instant(move.endsAt), to: instant(FOR_GOOD) }] : []),
    ];
    const { leadTimeMinutes } = depot.row;
    const { period } = resolvePeriod(depot.calendar, {
      asked: wall && toAskedPeriod(wall.from, wall.to),
      minimumDays: minimumDays(type),
      notBeforeMs: now.getTime() + leadTimeMinutes * 60_000,
    });
    const answer = availability(
      {
        state: status,
        turnaroundHours: turnaroundNow(deps.settings.turnaround, type),
        minimumDays: minimumDays(type),
        isOverdue:
          bookings.some((b) => b.trailerId === id && b.status === 'onRent' && b.endsAt <= now) ||
          (move !== undefined && move.endsAt <= now),
        certificates: certificates.filter(({ trailerId }) => trailerId === id),
        lacksCertificate: requiredCertificates({ type, facts, tailLiftKg }).some(
          (kind) => !certificates.some((certificate) => certificate.trailerId === id && certificate.kind === kind),
        ),
        allocations: allocations
          .filter(({ trailerId }) => trailerId === id)
          .map((a) => ({
            kind: a.kind,
            from: instant(a.startsAt),
            to: instant(a.endsAt),
            expiresAt: a.expiresAt && instant(a.expiresAt),
            isOwn: a.kind === 'hold' && a.businessUnitId === businessUnitId,
          })),
        stays,
        calendar: depot.calendar,
        leadTimeMinutes,
      },
      period,
      instant(now),
    );
    const span = occupiedSpan(period, turnaroundNow(deps.settings.turnaround, type));
    return {
      trailerId: id,
      place,
      answer,
      period,
      stands: stays?.some((stay) => covers(stay, span)) ?? true,
      move,
    };
  };
  // Once: where it is free, or else where it stands all the time, or else where it is now.
  const answers = trailers.map((trailer) => {
    const home = judgeAt(trailer, trailer.depotId);
    const there = home.move?.toDepotId;
    const away = there ? [judgeAt(trailer, there)] : [];
    const places = [home, ...away.filter(({ stands }) => stands)];
    return places.find(({ answer }) => answer.free) ?? places.find(({ stands }) => stands) ?? home;
  });
  return new Map(answers.map((answer) => [nameOf({ id: answer.trailerId, depotId: answer.place }), answer]));
}

const nameOf = ({ id, depotId }: { readonly id: string; readonly depotId: string }) => `${id} ${depotId}`;
const EVER = new Date('1970-01-01');
const FOR_GOOD = new Date('9999-12-31');

/** All pages of a search: what the statements found, and the cards made of it. */
async function searchAll(deps: RentalReads, actor: Actor, wall: WallPeriod, sort: TrailerSort) {
  const basis = await loadSearchBasis(deps, actor, { ...wall, near: { lat: 53, lon: 10 }, sort });
  if (!basis.ok) return basis.error;
  const classes = await listPriceClasses(deps.db);
  const found: FoundPage['found'][number][] = [];
  for (let cursor: SearchCursor | undefined; ;) {
    const page = await findPage(deps, basis.value, { classes, cursor, limit: 5, freeOnly: false });
    found.push(...(page?.found ?? []));
    cursor = page?.next;
    if (!cursor) return { found, cards: await loadCards(deps, basis.value, found, undefined) };
  }
}

const sayCard = ({ free, reason, nextFreeFrom, needsWorkshop }: TrailerCard) =>
  free ? `free ${needsWorkshop}` : `${reason} ${nextFreeFrom ?? ''}`;
const sayAnswer = (answer: Availability | undefined) => {
  if (!answer || answer.free) return `free ${answer?.needsWorkshop}`;
  const { reason, nextFreeFrom: next } = answer;
  return `${reason} ${next ? new Date(next.epochMilliseconds).toISOString() : ''}`;
};

/** As delivered, and as the operator may have decided. */
const turnaround = fc.oneof(
  fc.constant(USUAL_TURNAROUND),
  fc
    .integer({ min: 0, max: MOST_TURNAROUND_HOURS })
    .map((hours) => ({ ...USUAL_TURNAROUND, plane: hours, cool: hours })),
);

describe('the search', () => {
  test(
    'finds exactly those trailers free that the rule says are',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          world,
          fc.array(question, { minLength: QUESTIONS, maxLength: QUESTIONS }),
          fc.constantFrom('price', 'distance', 'payload', 'newest'),
          turnaround,
          async (randomWorld, questions, sort, times) => {
            const deps = { ...shop.deps, settings: { ...shop.deps.settings, turnaround: times } };
            const { businessUnitId } = market;
            await insertWorld(deps.db, market, randomWorld);
            shop.setNow(randomWorld.now);
            for (const { period, isMember } of questions) {
              const wall = period === null ? undefined : toWallPeriod(randomWorld.now, period);
              const actor: Actor = isMember ? memberOf(market) : { kind: 'guest' };
              const searched = await searchAll(deps, actor, wall, sort);
              if ('code' in searched) {
                if (searched.fields?.['from'] === 'past') continue;
                throw new Error(`The search was refused: ${JSON.stringify(searched)}`);
              }
              const { found, cards } = searched;
              const expected = await judgeAll(deps, wall, isMember ? businessUnitId : undefined);
              expect(found.map(nameOf).toSorted()).toEqual([...expected.keys()].toSorted());
              expect(found.map(({ free }) => free)).toEqual(found.map((one) => expected.get(nameOf(one))?.answer.free));
              expect(cards.map(sayCard)).toEqual(found.map((one) => sayAnswer(expected.get(nameOf(one))?.answer)));
              const facets = await countFacets(deps, actor, { ...wall });
              expect(facets.ok && facets.value.total).toBe(found.filter(({ free }) => free).length);
            }
          },
        ),
        { numRuns: WORLDS },
      );
    },
    isLong ? 600_000 : 120_000,
  );

  test('and the check of a single trailer agree', async () => {
    await fc.assert(
      fc.asyncProperty(world, question, async (randomWorld, { period }) => {
        const { deps } = shop;
        const { db, holidays } = deps;
        await insertWorld(db, market, randomWorld);
        shop.setNow(randomWorld.now);
        const wall = period === null ? undefined : toWallPeriod(randomWorld.now, period);
        for (const expected of (await judgeAll(deps, wall, undefined)).values()) {
          const { trailerId, move, place } = expected;
          if (move?.toDepotId === place) continue;
          const from = new Date(expected.period.from.epochMilliseconds);
          const to = new Date(expected.period.to.epochMilliseconds);
          const checked = await checkAvailability({ db, holidays }, { trailerId, from, to, now: randomWorld.now });
          expect(checked?.availability).toEqual(expected.answer);
        }
      }),
      { numRuns: isLong ? 50 : 4 },
    );
  });
});

test('rentals that touch each other leave a trailer free, a minute more does not', async () => {
  const { deps } = shop;
  const now = new Date('2027-06-14T06:00:00Z');
  // Asked for from 49 hours after now for two days; a curtainsider takes two hours to be made ready.
  const ends = { ...RENTAL, lengthHours: 49 };
  const follows = { ...RENTAL, gapHours: 49 + 48 + 2 };
  const follows59 = { ...RENTAL, gapHours: 49 + 48 + 1, offsetMinutes: 59 };
  const ids = await insertWorld(deps.db, market, {
    depots: [DEPOT, DEPOT, DEPOT],
    trailers: [
      [ends],
      [follows],
      [ends, { ...RENTAL, gapHours: 50 }],
      [{ ...ends, offsetMinutes: 1 }],
      [follows59],
    ].map((allocations) => ({ ...TRAILER, allocations })),
    now,
  });
  shop.setNow(now);
  const wall = { from: '2027-06-16T09:00', to: '2027-06-18T09:00' };
  const searched = await searchAll(deps, { kind: 'guest' }, wall, 'price');
  if ('code' in searched) throw new Error('The search was refused');
  const isFree = new Map(searched.found.map(({ id, free }) => [id, free]));
  expect(ids.map((id) => isFree.get(id))).toEqual([true, true, true, false, false]);
});

describe('the check of a single trailer', () => {
  const now = new Date('2027-06-14T06:00:00Z');
  const day = (text: string) => new Date(`2027-06-${text}:00Z`);
  const check = (db: Database, more: Partial<Parameters<typeof checkAvailability>[1]> & { trailerId: string }) =>
    checkAvailability(
      { db, holidays: shop.deps.holidays },
      { from: day('16T09:00'), to: day('18T09:00'), now, ...more },
    );

  test('knows no trailer that is retired or does not exist', async () => {
    const { db } = shop.deps;
    const trailerIds = await insertWorld(db, market, {
      depots: [DEPOT, DEPOT, DEPOT],
      trailers: [{ ...TRAILER, status: 'retired' }],
      now,
    });
    expect(await check(db, { trailerId: trailerIds[0] ?? '' })).toBeUndefined();
    expect(await check(db, { trailerId: '00000000-0000-4000-8000-000000000000' })).toBeUndefined();
  });

  test('does not let a booking stand in its own way, nor make its own trailer overdue', async () => {
    const { db } = shop.deps;
    const trailerIds = await insertWorld(db, market, {
      depots: [DEPOT, DEPOT, DEPOT],
      trailers: [
        { ...TRAILER, startHours: -100, isLate: true, allocations: [{ ...RENTAL, lengthHours: 71 }] },
        { ...TRAILER, startHours: 48, allocations: [RENTAL] },
      ],
      now,
    });
    for (const [i, reason] of (['overdue', 'taken'] as const).entries()) {
      const trailerId = trailerIds[i] ?? '';
      const { id } = await db
        .selectFrom('booking')
        .select('id')
        .where('trailerId', '=', trailerId)
        .executeTakeFirstOrThrow();
      expect((await check(db, { trailerId }))?.availability).toMatchObject({ free: false, reason });
      expect((await check(db, { trailerId, exceptBookingId: id }))?.availability).toMatchObject({ free: true });
    }
  });
});

const RENTAL = { gapHours: 0, lengthHours: 24, offsetMinutes: 0, use: 'rental' } as const;
const DEPOT: WorldDepot = {
  timeZone: 'Europe/Berlin',
  openingHours: { week: {} },
  keyBox: true,
  holidayRegion: 'DE-HH',
  leadTimeMinutes: 0,
  isClosedToday: false,
};
const TRAILER: WorldTrailer = {
  depot: 0,
  type: 'plane',
  status: 'active',
  certificateDays: [700, 700],
  payloadKg: 24_000,
  startHours: 0,
  allocations: [],
  isLate: false,
};
