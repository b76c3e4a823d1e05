import type { LaterCharge } from '#contract/charge.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { lockBookings } from '#db/booking/booking.queries.ts';
import { listChargesOfBooking, updateCharge, type ChargeOfBookingRow } from '#db/charge/charge.queries.ts';
import { ok } from '#domain/result.ts';
import type { Member, PlatformAdmin } from '#domain/team/actor.ts';
import { scopeOf } from '#domain/team/scope.ts';
import { attempt } from '../attempt.ts';
import type { Reads } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { loadCharges } from './load-charges.ts';

export type WhichCharge = { readonly bookingId: string; readonly chargeId: string };
type Change = {
  readonly action: 'charge.waive' | 'charge.object';
  readonly changes: Parameters<typeof updateCharge>[1]['changes'];
};

/**
 * Changes a charge that no document bills, and writes it down. The order is locked like for a run, so that it is either
 * billed or changed.
 */
export const changeCharge = (
  { db, clock }: Reads,
  actor: Member | PlatformAdmin,
  { bookingId, chargeId }: WhichCharge,
  decide: (charge: ChargeOfBookingRow, now: Date) => Outcome<Change>,
): Promise<Outcome<readonly LaterCharge[]>> =>
  attempt(db, async (trx) => {
    const now = clock.now();
    const [subject] = await lockBookings(trx, { bookingIds: [bookingId], scope: scopeOf(actor) });
    if (subject === undefined) return refuse('not-found');
    const { businessUnitId, number } = subject.booking;
    const charge = (await listChargesOfBooking(trx, { businessUnitId, bookingId })).find(({ id }) => id === chargeId);
    if (charge === undefined) return refuse('not-found');
    if (charge.invoiceId !== null) return refuse('stale-version');
    const decided = decide(charge, now);
    if (!decided.ok) return decided;
    const { action, changes } = decided.value;
    await updateCharge(trx, { businessUnitId, bookingId, chargeId, changes });
    const data = { number, kind: charge.kind, netCents: charge.netCents };
    await recordAudit(trx, { actor, businessUnitId, action, objectId: chargeId, data, now });
    return ok(await loadCharges(trx, { businessUnitId, bookingId, actor, now }));
  });
