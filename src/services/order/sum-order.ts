import { isDeepStrictEqual } from 'node:util';
import { listChargesOfOrder, listPartsOfOrder } from '#db/booking/booking-part.queries.ts';
import type { Transaction } from '#db/client.ts';
import type { OrderRow, updateOrder } from '#db/order/order.queries.ts';
import { isDropped } from '#domain/booking/booking-state.ts';
import { subtract } from '#domain/money/money.ts';
import { feesAndCredits, sumUp } from '#domain/order/order-sums.ts';
import { toTaxedAmount } from '../line/taxed-part.ts';

export type SummedOrder = {
  /** What is to be paid, with tax. */
  readonly dueGrossCents: number;
  /** Nothing if the order has these sums already. */
  readonly changes: Parameters<typeof updateOrder>[1]['changes'];
};

/** The sums of an order made anew from its lines, their extensions and charges. The caller has locked it. */
export async function sumOrder(trx: Transaction, order: OrderRow): Promise<SummedOrder> {
  const parts = await listPartsOfOrder(trx, order.id);
  const charges = await listChargesOfOrder(trx, order.id);
  const { agreed, due } = sumUp(
    parts.map((part) => ({ ...toTaxedAmount(part), isDropped: isDropped(part.status) })),
    charges.map(toTaxedAmount),
  );
  const agreedTax = subtract(agreed.gross, agreed.net);
  const cents = {
    netCents: agreed.net.cents,
    taxCents: agreedTax.cents,
    grossCents: agreed.gross.cents,
    feesNetCents: feesAndCredits(agreed.net, due.net).cents,
    feesTaxCents: feesAndCredits(agreedTax, subtract(due.gross, due.net)).cents,
  };
  const dueTaxes = isDeepStrictEqual(due.taxes, agreed.taxes) ? null : due.taxes;
  const { netCents, taxCents, grossCents, feesNetCents, feesTaxCents } = order;
  const isSame =
    isDeepStrictEqual(cents, { netCents, taxCents, grossCents, feesNetCents, feesTaxCents }) &&
    isDeepStrictEqual([agreed.taxes, dueTaxes], [order.taxes, order.dueTaxes]);
  return {
    dueGrossCents: due.gross.cents,
    changes: isSame
      ? {}
      : { ...cents, taxes: JSON.stringify(agreed.taxes), dueTaxes: dueTaxes && JSON.stringify(dueTaxes) },
  };
}
