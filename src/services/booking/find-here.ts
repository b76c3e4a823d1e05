import { settleTrailer } from '#db/booking/rental-move.queries.ts';
import type { Transaction } from '#db/client.ts';
import { findOpenTransfer, markArrived } from '#db/trailer/transfer.queries.ts';

type Here = { readonly trailerId: string; readonly depotId: string; readonly now: Date };

/** Whoever picks up a trailer, which the caller has locked, at a depot has seen it there: what was to bring it has arrived. */
export async function findHere(trx: Transaction, { trailerId, depotId, now }: Here): Promise<void> {
  const transfer = await findOpenTransfer(trx, trailerId);
  if (transfer?.depotId === depotId && transfer.startsAt < now)
    await markArrived(trx, { trailerId, id: transfer.id, at: now });
  await settleTrailer(trx, { trailerId, depotId });
}
