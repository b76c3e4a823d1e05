import { lockTrailers } from '#db/booking/allocation.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import { listSettling, settlePlace } from '#db/trailer/place.queries.ts';
import type { Deps } from '../../deps.ts';

/**
 * Trailers whose moves all lie behind them stand where the last one has led: they are found by their depot again. Under the lock that
 * whoever plans the next move takes too. How many there were.
 */
export async function settlePlaces({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  let settled = 0;
  for (const trailerId of await listSettling(db, now)) {
    const isSettled = await inTransaction(db, async (trx) => {
      await lockTrailers(trx, [trailerId]);
      return settlePlace(trx, { trailerId, now });
    });
    if (isSettled) settled += 1;
  }
  return settled;
}
