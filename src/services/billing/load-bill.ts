import {
  listBilledBookings,
  listChargesToBill,
  listExtensionsToBill,
  listPayers,
  listServicesToBill,
} from '#db/billing/billed-order.queries.ts';
import type { Database } from '#db/client.ts';
import { type IssuedLineRow, listIssuedLines } from '#db/invoice/invoice.queries.ts';
import type { OrderRow } from '#db/order/order.queries.ts';
import { listMandatesOfOrders, type UsedMandate } from '#db/payment/mandate.queries.ts';
import { listHeldMoney } from '#db/payment/payment.queries.ts';

/** All that decides what of an order is billed, and what stands on its documents. */
export type Bill = Awaited<ReturnType<typeof loadBills>>[number];

/** Reads what belongs to orders, in as many statements for one as for many. Whoever is going to issue something has locked them. */
export async function loadBills(db: Database, orders: readonly OrderRow[]) {
  const which = orders.map(({ id: orderId, businessUnitId }) => ({ businessUnitId, orderId }));
  const payers = await listPayers(db, [...new Set(orders.map(({ businessUnitId }) => businessUnitId))]);
  const bookings = byOrder(await listBilledBookings(db, which));
  const services = byOrder(await listServicesToBill(db, which));
  const extensions = byOrder(await listExtensionsToBill(db, which));
  const charges = byOrder(await listChargesToBill(db, which));
  const issued: ReadonlyMap<string, IssuedLineRow[]> = byOrder(await listIssuedLines(db, which));
  const held = await listHeldMoney(db, which);
  const debited = which.filter((_, i) => orders[i]?.mandateId !== null);
  const used = debited.length === 0 ? [] : await listMandatesOfOrders(db, debited);
  const mandates: ReadonlyMap<string, UsedMandate[]> = byOrder(used);
  return orders.map((order) => ({
    order,
    payer: expected(payers.get(order.businessUnitId)),
    bookings: bookings.get(order.id) ?? [],
    services: services.get(order.id) ?? [],
    extensions: extensions.get(order.id) ?? [],
    charges: charges.get(order.id) ?? [],
    issued: issued.get(order.id) ?? [],
    held: expected(held.get(order.id)),
    mandate: mandates.get(order.id)?.[0],
  }));
}

export const loadBill = async (db: Database, order: OrderRow): Promise<Bill> =>
  expected((await loadBills(db, [order]))[0]);

const byOrder = <T extends { readonly orderId: string }>(rows: readonly T[]): Map<string, T[]> =>
  Map.groupBy(rows, ({ orderId }) => orderId);

function expected<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('An order has its company and the sum of its money');
  return found;
}
