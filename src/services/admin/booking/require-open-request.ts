import type { LockedBooking } from '#db/booking/booking.queries.ts';
import type { Transaction } from '#db/client.ts';
import { type ExtensionRequestRow, findOpenRequest } from '#db/booking/extension-request.queries.ts';
import { requestStateAt } from '#domain/booking/extension-request.ts';
import { ok } from '#domain/result.ts';
import type { PlatformAdmin } from '#domain/team/actor.ts';
import { toInstant } from '#domain/time/instant.ts';
import { describeConflict } from '../../booking/describe-conflict.ts';
import { type Outcome, refuse } from '../../failure.ts';

type Seen = { readonly subject: LockedBooking; readonly version: number | undefined; readonly now: Date };

/** The wish that waits for an answer, in the version that was seen. The booking is locked, so of two who answer one does. */
export async function requireOpenRequest(
  trx: Transaction,
  admin: PlatformAdmin,
  { subject, version, now }: Seen,
): Promise<Outcome<ExtensionRequestRow>> {
  const open = await findOpenRequest(trx, { bookingId: subject.booking.id });
  const describe = () => describeConflict(trx, admin, { subjects: [subject], now });
  const previousEnd = open && toInstant(open.previousEndsAt);
  if (!open || !previousEnd || requestStateAt({ state: open.state, previousEnd }, toInstant(now)) !== 'asked') {
    return refuse('illegal-state', { details: { bookings: await describe() } });
  }
  if (version !== undefined && version !== open.version) {
    return refuse('stale-version', { details: { current: await describe() } });
  }
  return ok(open);
}
