import type { Depot, SpecialDay } from '#contract/depot.ts';
import { listHours } from './format-hours.ts';
import type { Words } from '#web/words/words.ts';
import { facilityName } from '#web/words/facility-name.ts';
import { HALF_HOURS } from '#web/words/half-hours.ts';

const MOST_SPECIAL_DAYS = 4;

/** Where the trailer stands: address, hours, whether somebody is there now, and the holidays ahead. */
export function describeDepot(depot: Depot, words: Words) {
  const { intl, format } = words;
  return {
    id: depot.id,
    code: depot.code,
    name: depot.name,
    city: depot.city,
    lat: depot.lat,
    lon: depot.lon,
    address: `${depot.street}, ${depot.postalCode} ${depot.city}`,
    phone: depot.phone,
    hours: listHours(depot.hours.week, format),
    keyBox: depot.keyBox,
    facilities: depot.facilities.map((key) => facilityName(intl, key)),
    isOpen: depot.openNow,
    opening: describeOpening(depot, words),
    specialDays: depot.specialDays.slice(0, MOST_SPECIAL_DAYS).map((day) => describeSpecialDay(day, words)),
    times: listTimes(depot),
  };
}

export function describeOpening({ openNow, closesAt, nextOpening, timeZone }: Depot, { intl, format }: Words): string {
  if (openNow && closesAt !== null) {
    return intl.formatMessage({ id: 'trailer.depot.openUntil' }, { time: format.time(closesAt, timeZone) });
  }
  if (nextOpening === null) return intl.formatMessage({ id: 'trailer.depot.closed' });
  return intl.formatMessage({ id: 'trailer.depot.opensAt' }, { time: format.dayTime(nextOpening, timeZone) });
}

export function describeSpecialDay({ date, name, hours }: SpecialDay, { intl, format }: Words) {
  const times = hours.map(({ from, to }) => `${from}–${to}`).join(', ');
  return {
    date,
    day: [format.day(`${date}T12:00:00Z`, 'UTC'), ...(name === null ? [] : [name])].join(' '),
    times: times === '' ? intl.formatMessage({ id: 'word.closed' }) : times,
  };
}

/** Times of day at which a trailer can change hands on some day; the depot's answer snaps them to the day's hours. */
function listTimes({ keyBox, hours }: Depot): readonly string[] {
  if (keyBox) return HALF_HOURS;
  const ranges = Object.values(hours.week).flat();
  return HALF_HOURS.filter((time) => ranges.some(({ from, to }) => from <= time && time <= to));
}
