import { sweepExpiredHolds } from '#db/booking/allocation.queries.ts';
import { deleteForgottenCarts } from '#db/cart/cart.queries.ts';
import { deleteOldLapses } from '#db/checkout/hold.queries.ts';
import { deleteOldTries } from '#db/depot/depot-code.queries.ts';
import { deleteOldKeys } from '#db/idempotency.queries.ts';
import { keptSince } from '#domain/cart/cart-limit.ts';
import { DAY_MS } from '#domain/time/duration.ts';
import { lapseExtensionRequests } from '#services/booking/lapse-extension-requests.ts';
import { lapseOrders } from '#services/order/lapse-orders.ts';
import { confirmReturns } from '#services/telematics/confirm-returns.ts';
import { markOverduePayments } from '#services/order/mark-overdue-payments.ts';
import type { JobHandler } from './job-handler.ts';

/** What must not wait long: orders and holds whose time is over block trailers. */
export const tendOrders: JobHandler = async (deps) => {
  await sweepExpiredHolds(deps.db, deps.clock.now());
  await lapseOrders(deps);
  await markOverduePayments(deps);
  await lapseExtensionRequests(deps);
};

/** Keys are promised for a week; a repeat after a month is a mistake of another kind. */
const KEY_DAYS = 30;

/** Trailers that stand at their depot again without anybody of the depot having signed. */
export const confirmReturnsSeen: JobHandler = async (deps) => void (await confirmReturns(deps));

/** Forgets carts nobody came back to, answers nobody repeats, and lapses and tries that no longer count. */
export const forgetCarts: JobHandler = async ({ db, clock }) => {
  const now = clock.now();
  await deleteForgottenCarts(db, keptSince(now));
  await deleteOldKeys(db, new Date(now.getTime() - KEY_DAYS * DAY_MS));
  await deleteOldLapses(db, new Date(now.getTime() - 2 * DAY_MS));
  await deleteOldTries(db, new Date(now.getTime() - 3 * DAY_MS));
};
