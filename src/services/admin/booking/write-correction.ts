import type { ChangeNews } from '#contract/mail.ts';
import { updateServicePrices, type LockedBooking } from '#db/booking/booking.queries.ts';
import { updateExtensionAmount } from '#db/booking/period-correction.queries.ts';
import type { Transaction } from '#db/client.ts';
import type { ActReason } from '#domain/booking/act-reason.ts';
import { money, subtract, sum } from '#domain/money/money.ts';
import { toDate } from '#domain/time/instant.ts';
import type { BookingChange } from '../../booking/act-on-booking.ts';
import { toLoggedReason } from '../../booking/to-logged-reason.ts';
import { toTaxColumns } from '../../line/taxed-part.ts';
import type { ReadCorrection } from './read-correction.ts';

type Correcting = { readonly read: ReadCorrection; readonly reason: ActReason };

/** What another period makes of a booking, its services and extensions, and what its author is to be told. Its trailer has been moved already. */
export async function writeCorrection(
  trx: Transaction,
  { booking, services }: Pick<LockedBooking, 'booking' | 'services'>,
  { read, reason }: Correcting,
): Promise<BookingChange & { readonly news: ChangeNews }> {
  const { period, days, price, tax } = read.correction;
  await updateServicePrices(trx, {
    bookingId: booking.id,
    prices: new Map(services.map(({ key }, i) => [key, price.services[i]?.cents ?? 0])),
  });
  await shrinkExtensions(trx, read, booking.netCents);
  const previousFrom = booking.startsAt.toISOString();
  const previousTo = booking.endsAt.toISOString();
  const differenceCents = price.net.cents - booking.netCents;
  const news = { kind: 'periodCorrected', previousFrom, previousTo, differenceCents } as const;
  const [startsAt, endsAt] = [toDate(period.from), toDate(period.to)];
  return {
    news,
    changes: {
      startsAt,
      endsAt,
      chargeableDays: days,
      priceTrace: JSON.stringify(price.rent.trace),
      rentCents: price.rent.total.cents,
      servicesCents: sum(price.services).cents,
      netCents: price.net.cents,
      ...toTaxColumns(tax),
    },
    data: {
      previousStart: previousFrom,
      newStart: startsAt.toISOString(),
      previousEnd: previousTo,
      newEnd: endsAt.toISOString(),
      days,
      differenceCents,
      ...toLoggedReason(reason),
    },
  };
}

/** What a shorter period takes away, it takes from what was agreed last; the first part is what is left. */
async function shrinkExtensions(
  trx: Transaction,
  { correction, extensions }: ReadCorrection,
  previousNetCents: number,
): Promise<void> {
  let left = subtract(money(previousNetCents), correction.price.net).cents;
  for (const { id, netCents } of extensions.toReversed()) {
    if (left <= 0) return;
    const taken = Math.min(netCents, left);
    await updateExtensionAmount(trx, { id, netCents: netCents - taken });
    left -= taken;
  }
}
