import { listExtensionAmounts, updateExtensionAmount } from '#db/booking/period-correction.queries.ts';
import type { Transaction } from '#db/client.ts';
import type { TaxedAmount } from '#domain/tax/totals.ts';

/** What fewer services take away of what extensions have added: the first part is what was booked before them. */
export async function followExtensions(
  trx: Transaction,
  bookingId: string,
  [, ...added]: readonly TaxedAmount[],
): Promise<void> {
  for (const [i, { id, netCents }] of (await listExtensionAmounts(trx, bookingId)).entries()) {
    const amount = added[i]?.net.cents ?? netCents;
    if (amount !== netCents) await updateExtensionAmount(trx, { id, netCents: amount });
  }
}
