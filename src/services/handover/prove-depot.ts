import type { SignHandoverInput } from '#contract/handover.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { clearTries, takeTry } from '#db/depot/depot-code.queries.ts';
import { findHandover, type HandoverRow } from '#db/handover/handover.queries.ts';
import { findHandoverBooking, type HandoverBookingRow } from '#db/handover/handover-booking.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import { daysOfCode, MOST_CODE_TRIES } from '#domain/handover/depot-signature.ts';
import { changedHandsAt } from '#domain/handover/signing-time.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { toInstant } from '#domain/time/instant.ts';
import { localDate } from '#domain/time/wall-clock.ts';
import { scopeOf } from '#domain/team/scope.ts';
import { isCodeOfDay } from '../depot/code-of-day.ts';
import type { ReadsWithSettings } from '../deps.ts';
import { type Outcome, refuse, refuseFields } from '../failure.ts';
import { asHandedOver } from './handover-situation.ts';
import type { HandoverActor } from './require-handover-right.ts';

type Signing = { readonly bookingId: string; readonly handoverId: string; readonly input: SignHandoverInput };

/** The operator's staff is the depot; everybody else needs its code, where anybody of the depot is there to know it. */
export const needsDepotCode = (actor: Actor, { keyBox }: Pick<HandoverBookingRow, 'keyBox'>): boolean =>
  !keyBox && actor.kind !== 'platformAdmin';

/**
 * Refuses what somebody signs for a staffed depot without being of the depot. A wrong code counts whatever becomes of the
 * signature, so it is counted on its own.
 */
export async function proveDepot(
  deps: ReadsWithSettings,
  actor: HandoverActor,
  { bookingId, handoverId, input: { depot, depotCode, depotId, waitedSeconds = 0 } }: Signing,
): Promise<Outcome<void>> {
  if (depot === undefined) return ok(undefined);
  const which = { scope: scopeOf(actor), bookingId, handoverId };
  const handover = await findHandover(deps.db, which);
  const found =
    handover &&
    (await findHandoverBooking(deps.db, { ...which, trailerId: handover.trailerId, kind: handover.kind, depotId }));
  if (found === undefined || handover === undefined) return refuse('not-found');
  const booking = asHandedOver(handover.kind, found);
  if (!needsDepotCode(actor, booking)) return ok(undefined);
  if (handover.signedAt !== null) return refuse('handover-signed');
  if (depotCode === undefined) return refuseFields({ depotCode: 'required' });
  return tryCode(deps, actor, { booking, handover, depotCode, waitedSeconds });
}

type Try = {
  readonly booking: HandoverBookingRow;
  readonly handover: HandoverRow;
  readonly depotCode: string;
  readonly waitedSeconds: number;
};

async function tryCode(
  { db, clock, settings }: ReadsWithSettings,
  actor: HandoverActor,
  { booking, handover, depotCode, waitedSeconds }: Try,
): Promise<Outcome<void>> {
  const { id: bookingId, depot, number } = booking;
  const now = clock.now();
  // A signature that waited for a line carries the code of the day on which it was given.
  const givenAt = changedHandsAt({ now, startedAt: handover.startedAt, waitedSeconds });
  const isRight = daysOfCode(toInstant(givenAt), depot.timeZone)
    .map((day) => isCodeOfDay(settings.secretKey, { depotId: depot.id, day }, depotCode))
    .includes(true);
  return inTransaction(db, async (trx) => {
    const counted = { bookingId, day: localDate(now, depot.timeZone) };
    const tries = await takeTry(trx, { ...counted, most: MOST_CODE_TRIES });
    if (tries === undefined) return refuse('depot-code-locked');
    if (isRight) {
      await clearTries(trx, counted);
      return ok(undefined);
    }
    const triesLeft = MOST_CODE_TRIES - tries;
    await recordAudit(trx, {
      actor,
      businessUnitId: handover.businessUnitId,
      action: 'handover.wrongCode',
      objectId: handover.id,
      data: { kind: handover.kind, booking: number, triesLeft },
      now,
    });
    return refuse(triesLeft === 0 ? 'depot-code-locked' : 'depot-code-wrong', { details: { triesLeft } });
  });
}
