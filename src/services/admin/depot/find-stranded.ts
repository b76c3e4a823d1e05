import type { StrandedBooking } from '#contract/admin-depot.ts';
import { listBookingsAtDepot } from '#db/depot/admin-depot.queries.ts';
import type { Database } from '#db/client.ts';
import type { DepotCalendar } from '#domain/depot/opening-hours.ts';
import { canHandOverAt } from '#domain/depot/opening.ts';
import { toInstant } from '#domain/time/instant.ts';
import type { Deps } from '../../deps.ts';
import { toBlockingBooking } from '../trailer/get-trailer.ts';

/** The hours of a depot as they are or are to be. */
export type DepotHours = Omit<DepotCalendar, 'holidays'> & { readonly holidayRegion: string };
type Question = { readonly depotId: string; readonly hours: DepotHours; readonly now: Date };

const MOST_BOOKINGS = 5000;

/** Pick-ups and returns to come that fall outside the hours. Past ones, and those of a key box, never do. */
export async function findStranded(
  { db, holidays }: { readonly db: Database; readonly holidays: Deps['holidays'] },
  { depotId, hours, now }: Question,
): Promise<readonly StrandedBooking[]> {
  if (hours.keyBox) return [];
  const bookings = await listBookingsAtDepot(db, { depotId, limit: MOST_BOOKINGS });
  const last = bookings.reduce((year, { endsAt }) => Math.max(year, endsAt.getUTCFullYear()), now.getUTCFullYear());
  const first = now.getUTCFullYear();
  const years = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  const lists = await Promise.all(years.map((year) => holidays.listHolidays(hours.holidayRegion, year)));
  const calendar: DepotCalendar = { ...hours, holidays: new Set(lists.flat().map(({ date }) => date)) };
  const isOutside = (at: Date): boolean => at > now && !canHandOverAt(calendar, toInstant(at));
  return bookings.flatMap((row): StrandedBooking[] => {
    const booking = toBlockingBooking(row);
    if (row.status === 'reserved' && isOutside(row.startsAt)) return [{ ...booking, outside: 'pickUp' }];
    return isOutside(row.endsAt) ? [{ ...booking, outside: 'return' }] : [];
  });
}
