import { recordAudit } from '#db/audit/audit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { deleteHandover, type HandoverRow } from '#db/handover/handover.queries.ts';
import type { HandoverBookingRow } from '#db/handover/handover-booking.queries.ts';
import type { HandoverActor } from './require-handover-right.ts';

type Discarded = {
  /** Locked by the caller, and not signed. */
  readonly begun: HandoverRow;
  readonly booking: Pick<HandoverBookingRow, 'number'>;
  readonly now: Date;
};

/** Ends a protocol that was begun with a trailer which the booking has no longer; the files that nothing points at then. */
export async function discardHandover(
  trx: Transaction,
  actor: HandoverActor,
  { begun: { id, businessUnitId, kind, parts }, booking, now }: Discarded,
): Promise<readonly string[]> {
  const dropped = await deleteHandover(trx, id);
  await recordAudit(trx, {
    actor,
    businessUnitId,
    action: 'handover.discard',
    objectId: id,
    data: { kind, booking: booking.number, steps: Object.keys(parts), photos: dropped.length },
    now,
  });
  return dropped;
}
