import { findCircumstances } from '#db/booking/availability.queries.ts';
import type { BookingRow } from '#db/booking/booking.queries.ts';
import { listExchangeTrailers, type ExchangeTrailerRow } from '#db/booking/exchange.queries.ts';
import type { Database } from '#db/client.ts';
import { findLastPosition } from '#db/telematics/telematics.queries.ts';
import { rankForExchange, type ExchangeRank } from '#domain/booking/exchange.ts';
import { distanceKm, type Point } from '#domain/depot/distance.ts';
import { driveMs } from '#domain/depot/drive.ts';
import { HOUR_MS } from '#domain/time/duration.ts';
import { toInstant } from '#domain/time/instant.ts';
import type { Period } from '#domain/time/period.ts';
import { turnaroundNow, type TurnaroundTimes } from '#domain/trailer/turnaround.ts';
import { loadDepotBook } from '#services/book/depot-book.ts';
import type { Deps } from '../../deps.ts';
import { judgeForOperator } from './judge-for-operator.ts';

const MOST = 300;

export type ExchangeOffer = ExchangeTrailerRow & { readonly rank: ExchangeRank; readonly distanceKm: number };
type Needs = { readonly db: Database; readonly turnaround: TurnaroundTimes } & Pick<Deps, 'holidays'>;
type Subject = {
  readonly booking: Pick<BookingRow, 'id' | 'trailerId' | 'businessUnitId' | 'startsAt' | 'pickedUpAt' | 'endsAt'>;
  readonly depot: Point & { readonly timeZone: string };
  /** Where it is brought back, wherever the trailer that stands in comes from. */
  readonly returnDepot: Point;
  readonly now: Date;
};

/** What is left of a rental that is out. */
export const remainingPeriod = ({ booking, depot, now }: Omit<Subject, 'returnDepot'>): Period => ({
  from: toInstant(now),
  to: toInstant(booking.endsAt),
  timeZone: depot.timeZone,
});

/**
 * What could stand in on the road for the rest of a rental: complete, certified and free until after its turnaround, by
 * the rule that everybody is judged by. Equal ones first, then better ones, each by the way to where it is needed.
 */
export async function readExchangeOffers(
  { db, holidays, turnaround }: Needs,
  subject: Subject,
): Promise<{ readonly isLocated: boolean; readonly offers: readonly ExchangeOffer[] }> {
  const { booking, depot, returnDepot, now } = subject;
  const { id: bookingId, trailerId, businessUnitId, pickedUpAt, startsAt } = booking;
  const seen = await findLastPosition(db, { trailerId, from: pickedUpAt ?? startsAt, to: now });
  const near = seen ?? depot;
  const rows = await listExchangeTrailers(db, { bookingId, trailerId, near, now, limit: MOST });
  const old = rows.find(({ id }) => id === trailerId);
  if (old === undefined) return { isLocated: seen !== undefined, offers: [] };
  const ranked = rows.flatMap((row) => {
    const rank = row.id === trailerId ? undefined : rankForExchange(old, row);
    return rank === undefined ? [] : [{ ...row, rank, distanceKm: Math.round(distanceKm(near, row)) }];
  });
  const book = await loadDepotBook({ db, holidays }, { now, until: booking.endsAt });
  const known = await findCircumstances(db, { trailerIds: ranked.map(({ id }) => id), from: now, now });
  const knownOf = new Map(known.map((circumstances) => [circumstances.trailerId, circumstances]));
  const period = remainingPeriod(subject);
  const offers = ranked
    .filter(({ id, depotId, type }) => {
      const [circumstances, place] = [knownOf.get(id), book.get(depotId)];
      if (circumstances === undefined || place === undefined) return false;
      // What takes it next waits for it where it comes from.
      const backHours = distanceKm(place.row, returnDepot) === 0 ? 0 : driveMs(returnDepot, place.row) / HOUR_MS;
      const self = { businessUnitId, turnaround: turnaroundNow(turnaround, type) + backHours };
      return judgeForOperator({ known: circumstances, depot: place, period, self }, now) === undefined;
    })
    .toSorted((a, b) => rankOf(a) - rankOf(b) || a.distanceKm - b.distanceKm);
  return { isLocated: seen !== undefined, offers };
}

const rankOf = ({ rank }: ExchangeOffer): number => (rank === 'equal' ? 0 : 1);
