import type { Database } from '#db/client.ts';
import { loadBills } from '#services/billing/load-bill.ts';

export type PastBill = Awaited<ReturnType<typeof loadPastBills>>[number];

/** Money of the past comes after its documents. */
const NOTHING_HELD = { heldCents: 0, receivedOn: null, hasGoneBack: false };

/** All orders that the shop bills itself, each with what decides about its documents. Nothing of them is billed yet. */
export async function loadPastBills(db: Database) {
  const orders = await db.selectFrom('customerOrder').selectAll().where('billing', '=', 'internal').execute();
  return (await loadBills(db, orders)).map((bill) => ({ ...bill, held: NOTHING_HELD }));
}
