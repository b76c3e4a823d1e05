import type { BookingRow } from '#db/booking/booking.queries.ts';
import type { Transaction } from '#db/client.ts';
import { insertCharges } from '#db/order/order.queries.ts';
import { findFeeFault } from '#domain/booking/fee-change.ts';
import type { Money } from '#domain/money/money.ts';
import { ok } from '#domain/result.ts';
import { type Outcome, refuseFields } from '../failure.ts';
import { taxOf, toTaxColumns } from '../line/taxed-part.ts';

type Fee = {
  readonly kind: 'cancellation' | 'noShow';
  readonly rule: Money;
  /** What the operator asks for instead. */
  readonly feeCents?: number | undefined;
  readonly now: Date;
};

/**
 * Charges what a booking costs that does not take place, taxed as it would have been. Answers with what the log says of it.
 * A fee that was waived stays to be seen, and can be asked for later.
 */
export async function chargeFee(
  trx: Transaction,
  booking: BookingRow,
  { kind, rule, feeCents = rule.cents, now }: Fee,
): Promise<Outcome<{ readonly feeCents: number; readonly ruleCents?: number }>> {
  const fault = findFeeFault(feeCents, rule.cents);
  if (fault !== undefined) return refuseFields({ feeCents: fault });
  if (rule.cents === 0) return ok({ feeCents });
  const { id: bookingId, businessUnitId, netCents, priceTrace } = booking;
  const isByHand = feeCents !== rule.cents;
  await insertCharges(trx, [
    {
      businessUnitId,
      bookingId,
      kind,
      netCents: feeCents,
      ...(isByHand && { ruleCents: rule.cents }),
      priceTrace: JSON.stringify({ dayRateCents: priceTrace.dayRateCents, netCents }),
      ...toTaxColumns(taxOf(booking)),
      createdAt: now,
    },
  ]);
  return ok({ feeCents, ...(isByHand && { ruleCents: rule.cents }) });
}
