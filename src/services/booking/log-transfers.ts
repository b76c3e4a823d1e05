import { recordAudits } from '#db/audit/audit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { listTransfersOfRentals, type WhichTransfers } from '#db/trailer/planned-transfer.queries.ts';

type Logged = WhichTransfers & { readonly action: 'transfer.plan' | 'transfer.cancel'; readonly now: Date };

/** Transfers that follow from rentals, in the log of their trailers. Whoever acted on the rental stands in its own entry. */
export async function logTransfers(trx: Transaction, { action, now, ...which }: Logged): Promise<void> {
  const transfers = await listTransfersOfRentals(trx, which);
  await recordAudits(
    trx,
    transfers.map(({ trailerId, ...data }) => ({
      actor: { kind: 'system' },
      businessUnitId: null,
      action,
      objectId: trailerId,
      data,
      now,
    })),
  );
}
