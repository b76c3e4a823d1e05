import { recordAudit } from '#db/audit/audit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { markStopped } from '#db/handover/handover.queries.ts';
import { listActiveStaff } from '#db/staff/active-staff.queries.ts';
import { rolesWithRight } from '#domain/team/staff-right.ts';
import { findStop, isStopped } from '#domain/handover/pick-up-stop.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { OpenHandover } from './change-handover.ts';
import { toSoFar } from './handover-situation.ts';
import type { HandoverActor } from './require-handover-right.ts';

/** Calls the operator when findings begin to keep a trailer in the yard, and forgets it when they no longer do. */
export async function noteStop(
  trx: Transaction,
  actor: HandoverActor,
  { handover, booking, now }: OpenHandover,
): Promise<void> {
  const { id: handoverId, businessUnitId, kind, stoppedAt } = handover;
  const stop = findStop(toSoFar(handover, booking, []));
  if (isStopped(stop) === (stoppedAt !== null)) return;
  await markStopped(trx, { handoverId, stoppedAt: isStopped(stop) ? now : null });
  if (!isStopped(stop)) return;
  for (const { id: userId } of await listActiveStaff(trx, rolesWithRight('orders.write'))) {
    await queueMail(trx, { template: 'pickUpStopped', handoverId, userId });
  }
  await recordAudit(trx, {
    actor,
    businessUnitId,
    action: 'handover.stop',
    objectId: handoverId,
    data: { kind, booking: booking.number, ...stop },
    now,
  });
}
