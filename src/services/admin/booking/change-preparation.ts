import type { PickUpPreparation } from '#contract/admin-preparation.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { findPreparation } from '#db/booking/preparation.queries.ts';
import type { Transaction } from '#db/client.ts';
import type { AuditAction } from '#domain/admin/audit-action.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { scopeOf } from '#domain/team/scope.ts';
import { attempt } from '#services/attempt.ts';
import { requireStaff } from '#services/require-actor.ts';
import type { Reads } from '../../deps.ts';
import { type Outcome, refuse } from '../../failure.ts';
import { toPreparation } from './to-preparation.ts';

type Booking = NonNullable<Awaited<ReturnType<typeof findPreparation>>>;
type Change = { readonly bookingId: string; readonly action: AuditAction };
type By = { readonly userId: string; readonly now: Date };

/** Carries out what tells whether it changed anything; only then there is an entry in the log. */
export async function changePreparation(
  { db, clock }: Reads,
  actor: Actor,
  { bookingId, action }: Change,
  carryOut: (trx: Transaction, booking: Booking, by: By) => Promise<Outcome<boolean>>,
): Promise<Outcome<PickUpPreparation>> {
  const worker = requireStaff(actor, 'handovers.work');
  if (!worker.ok) return worker;
  const which = { scope: scopeOf(worker.value), bookingId };
  const now = clock.now();
  return attempt(db, async (trx) => {
    const booking = await findPreparation(trx, which);
    if (booking === undefined) return refuse('not-found');
    if (booking.status !== 'reserved') return refuse('illegal-state');
    const isNews = await carryOut(trx, booking, { userId: worker.value.userId, now });
    if (!isNews.ok) return isNews;
    if (isNews.value) {
      const { businessUnitId, trailerNumber: trailer } = booking;
      await recordAudit(trx, { actor, businessUnitId, action, objectId: bookingId, data: { trailer }, now });
    }
    const after = await findPreparation(trx, which);
    return ok({ bookingId, prepared: toPreparation(after?.prepared ?? null) });
  });
}
