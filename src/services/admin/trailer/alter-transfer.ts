import type { AdminTrailer } from '#contract/admin-trailer.ts';
import type { Transaction } from '#db/client.ts';
import { findOpenTransfer, type OpenTransferRow } from '#db/trailer/transfer.queries.ts';
import type { TrailerRow } from '#db/trailer/trailer.queries.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../../deps.ts';
import { type Outcome, refuse } from '../../failure.ts';
import { alterTrailer, type Deed } from './alter-trailer.ts';

export type WhichTransfer = {
  readonly trailerId: string;
  readonly transferId: string;
  /** Of the transfer, not of the trailer. */
  readonly version?: number | undefined;
};

/** Does something to a transfer that has not arrived, under the lock of its trailer. */
export const alterTransfer = (
  deps: Reads,
  actor: Actor,
  { trailerId, transferId, version }: WhichTransfer,
  work: (trx: Transaction, transfer: OpenTransferRow, trailer: TrailerRow) => Promise<Outcome<Deed>>,
): Promise<Outcome<AdminTrailer>> =>
  alterTrailer(deps, actor, { trailerId }, async (trx, trailer) => {
    const transfer = await findOpenTransfer(trx, trailerId);
    if (transfer?.id !== transferId) return refuse('not-found');
    if (version !== undefined && version !== transfer.version) return refuse('stale-version');
    return work(trx, transfer, trailer);
  });
