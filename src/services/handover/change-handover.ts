import { recordAudit } from '#db/audit/audit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { lockHandover, type HandoverRow } from '#db/handover/handover.queries.ts';
import { findHandoverBooking, type HandoverBookingRow } from '#db/handover/handover-booking.queries.ts';
import type { AuditAction } from '#domain/admin/audit-action.ts';
import { scopeOf } from '#domain/team/scope.ts';
import { attempt } from '../attempt.ts';
import type { Reads } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { asHandedOver, isOpen } from './handover-situation.ts';
import type { HandoverActor } from './require-handover-right.ts';

export type OpenHandover = {
  readonly handover: HandoverRow;
  readonly booking: HandoverBookingRow;
  readonly now: Date;
};
type Step = {
  readonly bookingId: string;
  readonly handoverId: string;
  /** A verb of the handover, such as `handover.sign`. */
  readonly action: AuditAction;
  readonly data?: Readonly<Record<string, unknown>>;
  /** Where it happens, if it is not where it was to. */
  readonly depotId?: string | undefined;
};

/** Changes a handover as one step: locked, as long as nobody has signed it, told in the log. */
export const changeHandover = <T>(
  { db, clock }: Reads,
  actor: HandoverActor,
  { bookingId, handoverId, action, data = {}, depotId }: Step,
  work: (trx: Transaction, open: OpenHandover) => Promise<Outcome<T>>,
): Promise<Outcome<T>> =>
  attempt(db, async (trx) => {
    const now = clock.now();
    const scope = scopeOf(actor);
    const handover = await lockHandover(trx, { scope, bookingId, handoverId });
    const found =
      handover &&
      (await findHandoverBooking(trx, {
        scope,
        bookingId,
        trailerId: handover.trailerId,
        kind: handover.kind,
        depotId,
      }));
    if (handover === undefined || found === undefined) return refuse('not-found');
    const booking = asHandedOver(handover.kind, found);
    if (handover.signedAt !== null) return refuse('handover-signed');
    if (!isOpen(handover, booking)) return refuse('illegal-state');
    const done = await work(trx, { handover, booking, now });
    if (!done.ok) return done;
    await recordAudit(trx, {
      actor,
      businessUnitId: handover.businessUnitId,
      action,
      objectId: handoverId,
      data: { kind: handover.kind, booking: booking.number, ...data },
      now,
    });
    return done;
  });
