import type { Temporal } from 'temporal-polyfill';
import type { Depot, SpecialDay } from '#contract/depot.ts';
import { closingTime, nextOpening } from '#domain/depot/opening.ts';
import { hoursOn } from '#domain/depot/opening-hours.ts';
import { toIso } from '#domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { toDepotSummary } from '../book/to-depot-summary.ts';
import type { BookedDepot } from '#services/book/depot-book.ts';

type DescribedDepot = Omit<Depot, 'stock' | 'distanceKm'>;

type Moment = { readonly now: Temporal.Instant; readonly locale?: string | undefined; readonly aheadDays?: number };

const AHEAD_DAYS = 30;

/** A depot with its hours now and in the days ahead. */
export async function describeDepot(
  { holidays }: Pick<Deps, 'holidays'>,
  depot: BookedDepot,
  moment: Moment,
): Promise<DescribedDepot> {
  const { row, calendar } = depot;
  const { now } = moment;
  const closesAt = closingTime(calendar, now);
  return {
    ...toDepotSummary(row),
    street: row.street,
    postalCode: row.postalCode,
    phone: row.phone,
    email: row.email,
    facilities: row.facilities,
    keyBox: row.keyBox,
    leadTimeMinutes: row.leadTimeMinutes,
    hours: { week: row.openingHours.week, seasons: row.openingHours.seasons ?? [] },
    openNow: closesAt !== undefined,
    closesAt: closesAt ? toIso(closesAt) : null,
    nextOpening: toIsoOrNull(nextOpening(calendar, now)),
    specialDays: await listSpecialDays(holidays, depot, moment),
  };
}

const toIsoOrNull = (at: Temporal.Instant | undefined): string | null => (at ? toIso(at) : null);

/** Public holidays and dated exceptions of the days ahead. */
async function listSpecialDays(
  holidays: Deps['holidays'],
  { row, calendar }: BookedDepot,
  { now, locale, aheadDays = AHEAD_DAYS }: Moment,
): Promise<readonly SpecialDay[]> {
  const today = now.toZonedDateTimeISO(row.timeZone).toPlainDate();
  const days = Array.from({ length: aheadDays }, (_, i) => today.add({ days: i }));
  const isSpecial = (day: string): boolean =>
    calendar.holidays.has(day) || calendar.exceptions.some(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn);
  const special = days.filter((day) => isSpecial(day.toString()));
  const years = [...new Set(special.map(({ year }) => year))];
  const named = await Promise.all(years.map((year) => holidays.listHolidays(row.holidayRegion, year, locale)));
  const names = new Map(named.flat().map(({ date, name }) => [date, name]));
  return special.map((day) => ({
    date: day.toString(),
    name: names.get(day.toString()) ?? null,
    hours: hoursOn(calendar, day),
  }));
}
