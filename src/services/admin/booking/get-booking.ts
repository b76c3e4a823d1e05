import type { AdminBooking } from '#contract/admin-booking.ts';
import { findBookingCompany } from '#db/booking/admin-booking.queries.ts';
import { findHandoverOfKind } from '#db/handover/handover.queries.ts';
import { isOut } from '#domain/booking/booking-state.ts';
import { noShowFee } from '#domain/booking/cancellation-fee.ts';
import { money } from '#domain/money/money.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { loadBooking } from '../../booking/load-booking.ts';
import { toInstant } from '#domain/time/instant.ts';
import { localDate } from '#domain/time/wall-clock.ts';
import { codeOfDay } from '../../depot/code-of-day.ts';
import type { ReadsWithSettings } from '../../deps.ts';
import { type Outcome, refuse } from '../../failure.ts';
import { describeStop } from '../../handover/describe-stop.ts';
import { requireStaff } from '#services/require-actor.ts';

/** One booking of any customer, with what the operator needs to act on it. */
export async function getBooking(
  deps: ReadsWithSettings,
  actor: Actor,
  bookingId: string,
): Promise<Outcome<AdminBooking>> {
  const admin = requireStaff(actor, 'orders.read');
  if (!admin.ok) return admin;
  const booking = await loadBooking(deps, admin.value, bookingId);
  if (!booking.ok) return booking;
  const found = await findBookingCompany(deps.db, bookingId);
  const begun = await findHandoverOfKind(deps.db, { scope: 'anyUnit', bookingId, kind: 'pickUp' });
  if (found === undefined) return refuse('not-found');
  const { isHandoverOpen, isToSign, axles, noShowDays, lateFeeCents, ...company } = found;
  const { actions, trace, net, trailer, depot, status, handedBackAt } = booking.value;
  const needsDepot = !depot.keyBox && (status === 'reserved' || (isOut(status) && handedBackAt === null));
  const day = localDate(toInstant(deps.clock.now()), depot.timeZone);
  const isCurrent = isHandoverOpen && begun !== undefined;
  return ok({
    ...booking.value,
    company,
    isHandoverOpen,
    isToSign,
    lateFee: lateFeeCents === null ? null : money(lateFeeCents),
    stop: isCurrent ? describeStop(begun, { type: trailer.type, axles }) : null,
    release: begun?.release ?? null,
    codeOfDay: needsDepot ? codeOfDay(deps.settings.secretKey, { depotId: depot.id, day }) : null,
    noShowFee: actions.includes('markNoShow')
      ? noShowFee({ dayRateCents: trace.dayRateCents, net }, { noShowDays })
      : null,
  });
}
