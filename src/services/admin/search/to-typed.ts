import type { Typed } from '#db/search/found-ids.ts';
import { toPhoneSearch } from '#domain/user/phone-search.ts';
import { toNumberPrefixes } from '../number-prefix.ts';

/** Letters and digits, at least one of them a digit: a VIN has no I, O and Q. */
const VIN_END = /^(?=.*\d)[A-HJ-NPR-Z0-9]{4,17}$/;

/** What somebody may mean by what was typed. */
export function toTyped(q: string, now: Date): Typed {
  const prefixes = toNumberPrefixes(q, now);
  // The number of a booking begins with that of its order, which is worth no more than one line.
  const isOfBooking = (prefix: string) => prefix.split('-').length > 3;
  const vin = q.toUpperCase().replaceAll(/[\s-]/g, '');
  return {
    q,
    orders: prefixes.filter((prefix) => !isOfBooking(prefix)),
    bookings: prefixes.filter(isOfBooking),
    phone: toPhoneSearch(q),
    vinEnd: VIN_END.test(vin) ? vin : undefined,
  };
}
