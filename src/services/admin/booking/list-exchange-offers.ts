import type { ExchangeOffers } from '#contract/admin-exchange.ts';
import { findBookingView } from '#db/booking/booking-view.queries.ts';
import { canAct } from '#domain/booking/booking-action.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { toInstant } from '#domain/time/instant.ts';
import { situationOf } from '../../booking/booking-subject.ts';
import type { Deps } from '../../deps.ts';
import { type Outcome, refuse } from '../../failure.ts';
import { requireStaff } from '#services/require-actor.ts';
import { readExchangeOffers } from './exchange-ground.ts';

/** What could stand in for a trailer that is out. */
export async function listExchangeOffers(
  { db, clock, holidays, settings: { turnaround } }: Pick<Deps, 'db' | 'clock' | 'holidays' | 'settings'>,
  actor: Actor,
  bookingId: string,
): Promise<Outcome<ExchangeOffers>> {
  const admin = requireStaff(actor, 'orders.write');
  if (!admin.ok) return admin;
  const now = clock.now();
  const booking = await findBookingView(db, { scope: 'anyUnit', bookingId, now });
  if (booking === undefined) return refuse('not-found');
  if (!canAct('exchangeTrailer', situationOf(booking, booking.order), actor, toInstant(now))) {
    return refuse('illegal-state');
  }
  const { isLocated, offers } = await readExchangeOffers(
    { db, holidays, turnaround },
    { booking, depot: booking.depot, returnDepot: booking.returnDepot ?? booking.depot, now },
  );
  return ok({
    isLocated,
    items: offers.map(({ id, number, plate, type, subType, make, model, city, country, rank, distanceKm }) => ({
      id,
      number,
      plate,
      type,
      subType,
      make,
      model,
      city,
      country,
      rank,
      distanceKm,
    })),
  });
}
