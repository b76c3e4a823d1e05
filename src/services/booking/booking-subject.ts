import type { LockedBooking } from '#db/booking/booking.queries.ts';
import type { BookingSituation } from '#domain/booking/booking-action.ts';
import { zonesOf } from '#domain/booking/snapped-period.ts';
import { isHandedBack } from '#domain/booking/booking-state.ts';
import type { Period } from '#domain/time/period.ts';
import type { RentalTerms } from '#domain/price/rental-price.ts';
import { toInstant } from '#domain/time/instant.ts';

type Dated = { readonly startsAt: Date; readonly endsAt: Date };

/** What the table of actions needs to know of a booking. */
export const situationOf = (
  booking: Dated & Pick<LockedBooking['booking'], 'status' | 'handedBackAt'>,
  order: Pick<LockedBooking['order'], 'status'>,
): BookingSituation => ({
  state: booking.status,
  orderState: order.status,
  period: { from: toInstant(booking.startsAt), to: toInstant(booking.endsAt) },
  isHandedBack: isHandedBack(booking),
});

export const periodOf = (
  { startsAt, endsAt }: Dated,
  depot: Pick<Period, 'timeZone'>,
  returnDepot: Pick<Period, 'timeZone'> | null = null,
): Period => ({ from: toInstant(startsAt), to: toInstant(endsAt), ...zonesOf(depot, returnDepot ?? depot) });

/** The terms of a booking, frozen when it was made: its trace holds the whole tariff. */
export const termsOfBooking = ({
  booking: { priceTrace },
  services,
}: {
  readonly booking: Pick<LockedBooking['booking'], 'priceTrace'>;
  readonly services: LockedBooking['services'];
}): RentalTerms => ({
  tariff: { priceListVersion: priceTrace.priceListVersion, bands: priceTrace.bands, factor: priceTrace.factor },
  services: services.map(({ unit, unitPriceCents }) => ({ unit, cents: unitPriceCents })),
});
