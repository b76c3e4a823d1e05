import type { Database } from '#db/client.ts';
import {
  listDepotDistances,
  listDepotExceptions,
  listDepots,
  readDepotFingerprint,
  type DepotRow,
} from '#db/depot/depot.queries.ts';
import { listShortages, listSurpluses } from '#db/transfer/proposal.queries.ts';
import type { DepotCalendar } from '#domain/depot/opening-hours.ts';
import type { Deps } from '../deps.ts';

/** A depot with everything that decides when it hands trailers over. */
export type BookedDepot = {
  readonly row: DepotRow;
  readonly calendar: DepotCalendar;
  /** Ways from it that were measured, by the depot they lead to. */
  readonly ways: ReadonlyMap<string, Way>;
  /** Types of which it will be short, and the last day up to which it can spare some of a type, as the night foresaw it. */
  readonly missing: ReadonlySet<string>;
  readonly spareUntil: ReadonlyMap<string, string>;
};
export type Way = { readonly km: number; readonly minutes: number };
export type DepotBook = ReadonlyMap<string, BookedDepot>;

type Needs = { readonly db: Database; readonly holidays: Deps['holidays'] };
type Book = { readonly depots: DepotBook; readonly lastYear: number };

/** Databases whose depots are remembered; a process has one, tests have some. */
const MOST_BOOKS = 8;
const books = new Map<string, Promise<Book>>();

/**
 * All active depots by id. They change rarely and are read by every search, so they are kept until the database says
 * that they have changed. Holidays are known up to the year of `until`, at least for this year and the next.
 */
export async function loadDepotBook(
  { db, holidays }: Needs,
  { now, until = now }: { readonly now: Date; readonly until?: Date },
): Promise<DepotBook> {
  return openDepotBook({ db, holidays }, { fingerprint: await readDepotFingerprint(db), now, until });
}

/** The book of the depots that have this fingerprint now. */
export async function openDepotBook(
  { db, holidays }: Needs,
  { fingerprint, now, until }: { readonly fingerprint: string; readonly now: Date; readonly until: Date },
): Promise<DepotBook> {
  const year = now.getUTCFullYear();
  const lastYear = Math.max(year, until.getUTCFullYear()) + 1;
  const key = `${fingerprint} ${year}`;
  // Whoever began to write it may have lost their connection, which is not this one.
  const known = await books.get(key)?.catch(() => undefined);
  if (known && known.lastYear >= lastYear) return known.depots;
  const book = writeBook({ db, holidays }, year, lastYear);
  remember(key, book);
  return (await book).depots;
}

function remember(key: string, book: Promise<Book>): void {
  books.delete(key);
  books.set(key, book);
  book.catch(() => books.delete(key));
  const [oldest] = books.keys();
  if (books.size > MOST_BOOKS && oldest !== undefined) books.delete(oldest);
}

async function writeBook({ db, holidays }: Needs, firstYear: number, lastYear: number): Promise<Book> {
  const [rows, exceptions] = [await listDepots(db), await listDepotExceptions(db, `${firstYear}-01-01`)];
  const ways = Map.groupBy(await listDepotDistances(db), ({ fromDepotId }) => fromDepotId);
  const [shortages, surpluses] = [await listShortages(db), await listSurpluses(db)];
  const missing = Map.groupBy(shortages, ({ depotId }) => depotId);
  const spare = Map.groupBy(surpluses, ({ depotId }) => depotId);
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, i) => firstYear + i);
  const regions = [...new Set(rows.map(({ holidayRegion }) => holidayRegion))];
  const daysOff = new Map(
    await Promise.all(
      regions.map(async (region) => {
        const lists = await Promise.all(years.map((year) => holidays.listHolidays(region, year)));
        return [region, new Set(lists.flat().map(({ date }) => date))] as const;
      }),
    ),
  );
  const exceptionsOf = Map.groupBy(exceptions, ({ depotId }) => depotId);
  const calendars = new Map<string, DepotCalendar>();
  const depots = rows.map((row): [string, BookedDepot] => {
    const own = exceptionsOf.get(row.id) ?? [];
    const calendar: DepotCalendar = {
      timeZone: row.timeZone,
      keyBox: row.keyBox,
      week: row.openingHours.week,
      seasons: row.openingHours.seasons,
      exceptions: own.map(({ startsOn, endsOn, hours }) => ({ startsOn, endsOn, hours })),
      holidays: daysOff.get(row.holidayRegion) ?? new Set(),
    };
    // Depots with equal hours share one calendar, and with it everything that is computed from it.
    const key = JSON.stringify({ ...calendar, holidays: row.holidayRegion });
    const shared = calendars.get(key) ?? calendar;
    calendars.set(key, shared);
    const from = (ways.get(row.id) ?? []).map(({ toDepotId, km, minutes }) => [toDepotId, { km, minutes }] as const);
    const foreseen = {
      missing: new Set((missing.get(row.id) ?? []).map(({ type }) => type)),
      spareUntil: new Map((spare.get(row.id) ?? []).map(({ type, foreseenUntil }) => [type, foreseenUntil])),
    };
    return [row.id, { row, calendar: shared, ways: new Map(from), ...foreseen }];
  });
  return { depots: new Map(depots), lastYear };
}
