import type { Transaction } from '#db/client.ts';
import { listUnusedHolds } from '#db/checkout/hold.queries.ts';
import type { UnusedHold } from '#domain/booking/hold.ts';
import { toInstant } from '#domain/time/instant.ts';
import { DAY_MS } from '#domain/time/duration.ts';

/** What counts against the unit's next hold. The caller has locked the unit, so nobody adds to it meanwhile. */
export async function loadUnusedHolds(
  trx: Transaction,
  { businessUnitId, now }: { readonly businessUnitId: string; readonly now: Date },
): Promise<readonly UnusedHold[]> {
  const rows = await listUnusedHolds(trx, { businessUnitId, since: new Date(now.getTime() - DAY_MS) });
  return rows.map(({ trailerId, heldFrom, endsAt }) => ({
    trailerId,
    span: { from: toInstant(heldFrom), to: toInstant(endsAt) },
  }));
}
