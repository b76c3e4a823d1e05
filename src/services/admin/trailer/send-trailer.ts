import { takeTrailer } from '#db/booking/allocation.queries.ts';
import type { Transaction } from '#db/client.ts';
import { insertTransfer, isTakenAfter } from '#db/trailer/transfer.queries.ts';
import { ok } from '#domain/result.ts';
import type { Outcome } from '../../failure.ts';
import type { Deed } from './alter-trailer.ts';
import { FOR_GOOD, refuseTaken } from './workshop-span.ts';

type Transfer = {
  readonly trailerId: string;
  readonly fromDepotId: string;
  readonly toDepotId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly reason: string | null;
  readonly costCents: number | null;
};

/** Plans a transfer of a trailer that the caller has locked; whatever takes it after its departure refuses it. */
export async function sendTrailer(trx: Transaction, transfer: Transfer, now: Date): Promise<Outcome<Deed>> {
  const { costCents, ...planned } = transfer;
  const { trailerId, fromDepotId, toDepotId, startsAt, endsAt, reason } = planned;
  const inTheWay = () => refuseTaken(trx, { trailerId, startsAt, endsAt: FOR_GOOD });
  if (await isTakenAfter(trx, { trailerId, after: startsAt, now })) return inTheWay();
  const use = { kind: 'transfer', note: reason, fromDepotId, toDepotId } as const;
  const taken = await takeTrailer(trx, { trailerId, startsAt, endsAt, use, now });
  if (!taken.ok) return inTheWay();
  const id = taken.value.allocationId;
  await insertTransfer(trx, { id, ...planned, costCents, createdAt: now });
  return ok({ action: 'transfer.plan', data: { transferId: id, fromDepotId, toDepotId, startsAt, endsAt, reason } });
}
