import type { HolidaysTypes } from 'date-holidays';
import type { Holiday, HolidaysPort } from '#services/ports/holidays.ts';
import { DAY_MS } from '#domain/time/duration.ts';

/** Computes the holidays from rules, offline. The rules are large, so they are loaded when they are first needed. */
export function createDateHolidays(): HolidaysPort {
  const known = new Map<string, Promise<readonly Holiday[]>>();
  return {
    listHolidays(region, year, locale) {
      const key = `${region} ${year} ${locale ?? ''}`;
      const listed = known.get(key) ?? compute(region, year, locale);
      known.set(key, listed);
      return listed;
    },
  };
}

async function compute(region: string, year: number, locale?: string): Promise<readonly Holiday[]> {
  const { default: Holidays } = await import('date-holidays');
  const [country = '', state] = region.split('-');
  const options = { types: ['public' as const] };
  const rules = state === undefined ? new Holidays(country, options) : new Holidays(country, state, options);
  return rules.getHolidays(year, locale).flatMap(toDays);
}

/** Some last for two days. The library puts the local date first in its text. */
function toDays({ date, name, start, end }: HolidaysTypes.Holiday): Holiday[] {
  const first = Date.parse(`${date.slice(0, 10)}T00:00:00Z`);
  const count = Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY_MS));
  return Array.from({ length: count }, (_, day) => ({
    date: new Date(first + day * DAY_MS).toISOString().slice(0, 10),
    name,
  }));
}
