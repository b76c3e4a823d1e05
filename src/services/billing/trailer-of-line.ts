import type { BilledBookingRow } from '#db/billing/billed-order.queries.ts';
import type { InvoiceLine } from '#domain/invoice/invoice-document.ts';
import { toInstant } from '#domain/time/instant.ts';
import { localDate } from '#domain/time/wall-clock.ts';

type Booking = Pick<
  BilledBookingRow,
  'trailerNumber' | 'plate' | 'vin' | 'type' | 'subType' | 'timeZone' | 'earlierTrailers'
>;
type Days = { readonly from: string; readonly to: string };

/** The trailers that a booking had on the days of a line: more than one, if it was exchanged on the road meanwhile. */
export function trailerOfLine(booking: Booking, days: Days): InvoiceLine['trailer'] {
  const { trailerNumber: number, plate, vin, type, subType, timeZone, earlierTrailers } = booking;
  const dayOf = (at: string) => localDate(toInstant(at), timeZone);
  const stints = [...earlierTrailers, { number, plate, vin, until: null }].map((trailer, i, all) => {
    const since = all[i - 1]?.until ?? null;
    return { ...trailer, from: since && dayOf(since), to: trailer.until && dayOf(trailer.until) };
  });
  const had = stints.filter(({ from, to }) => (from === null || from <= days.to) && (to === null || to >= days.from));
  const join = (values: readonly string[]) => values.join(', ');
  return {
    type,
    subType,
    number: join(had.map((trailer) => trailer.number)),
    plate: join(had.map((trailer) => trailer.plate)),
    vin: had.length === 1 ? (had[0]?.vin ?? null) : null,
  };
}
