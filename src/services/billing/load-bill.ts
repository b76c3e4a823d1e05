import {
  getPayer,
  listBilledBookings,
  listChargesToBill,
  listExtensionsToBill,
  listServicesToBill,
} from '#db/billing/billed-order.queries.ts';
import type { Database } from '#db/client.ts';
import { listIssuedLines } from '#db/invoice/invoice.queries.ts';
import type { OrderRow } from '#db/order/order.queries.ts';
import { findMandateById } from '#db/payment/mandate.queries.ts';
import { readHeldMoney } from '#db/payment/payment.queries.ts';

/** All that decides what of an order is billed, and what stands on its documents. */
export type Bill = Awaited<ReturnType<typeof loadBill>>;

/** Reads what belongs to an order. Whoever is going to issue something has locked it. */
export async function loadBill(db: Database, order: OrderRow) {
  const { id: orderId, businessUnitId, mandateId } = order;
  const which = { businessUnitId, orderId };
  return {
    order,
    payer: await getPayer(db, which),
    bookings: await listBilledBookings(db, which),
    services: await listServicesToBill(db, which),
    extensions: await listExtensionsToBill(db, which),
    charges: await listChargesToBill(db, which),
    issued: await listIssuedLines(db, which),
    held: await readHeldMoney(db, which),
    mandate: mandateId === null ? undefined : await findMandateById(db, { businessUnitId, mandateId }),
  };
}
