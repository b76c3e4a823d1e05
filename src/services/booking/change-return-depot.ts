import type { Booking } from '#contract/booking.ts';
import type { ChangeReturnDepotInput } from '#contract/return-change.ts';
import { lockTrailers } from '#db/booking/allocation.queries.ts';
import type { LockedBooking } from '#db/booking/booking.queries.ts';
import type { Transaction } from '#db/client.ts';
import { lockHandoverOfKind } from '#db/handover/handover.queries.ts';
import { lockOrderer } from '#db/order/orderer.queries.ts';
import { money } from '#domain/money/money.ts';
import { LANE_CODES } from '#domain/one-way/lane-refusal.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { scopeOf } from '#domain/team/scope.ts';
import { attempt } from '../attempt.ts';
import { type Outcome, refuse, refuseFields } from '../failure.ts';
import { lockQuotas } from '../one-way/lock-quotas.ts';
import { actOnBooking, type BookingActor, type BookingChange, requireBookingActor } from './act-on-booking.ts';
import { assessReturnChange, type ReturnChangeAssessment } from './assess-return-change.ts';
import { toOutsideQuestion } from './extension-risk.ts';
import { findSubject } from './find-subject.ts';
import { loadBooking } from './load-booking.ts';
import { planAnew } from './place-rental.ts';
import type { RebookingDeps } from './preview-rebooking.ts';
import { loadReturnChangeGround } from './return-change-ground.ts';
import { writeReturnChange } from './write-return-change.ts';

type Wish = {
  readonly bookingId: string;
  readonly version?: number | undefined;
  readonly input: ChangeReturnDepotInput;
};

const ACTION = 'moveReturn';

/**
 * Agrees on another depot for the return, until the return has begun: price, plan of the trailer and papers change together
 * or not at all. Back to where the rental began is a depot like any other.
 */
export async function changeReturnDepot(deps: RebookingDeps, actor: Actor, wish: Wish): Promise<Outcome<Booking>> {
  const allowed = requireBookingActor(actor);
  if (!allowed.ok) return allowed;
  const { bookingId, version } = wish;
  const objected = await askOutside(deps, allowed.value, wish);
  const changed = await attempt(deps.db, async (trx) => {
    const now = deps.clock.now();
    // Before the booking, as whoever signs does: of a change and a signature one waits for the other.
    for (const kind of ['pickUp', 'return'] as const) {
      await lockHandoverOfKind(trx, { scope: scopeOf(allowed.value), bookingId, kind });
    }
    return actOnBooking(trx, allowed.value, { bookingId, version, action: ACTION, now }, (subject) =>
      change(trx, deps, allowed.value, { subject, input: wish.input, objected, now }),
    );
  });
  return changed.ok ? loadBooking(deps, allowed.value, bookingId) : changed;
}

/** The transaction does not wait for an answer from outside: it is there before. */
const askOutside = (deps: RebookingDeps, actor: BookingActor, { bookingId, input }: Wish): Promise<boolean> =>
  deps.risk.objects(async () => {
    const now = deps.clock.now();
    const found = await findSubject(deps, actor, { bookingId, action: ACTION, now });
    if (!found.ok) return undefined;
    const ground = await loadReturnChangeGround(deps, actor, { subject: found.value, depotId: input.depotId, now });
    return toOutsideQuestion(ground, assessReturnChange(ground, { isBackInTime: true }));
  });

type Change = Pick<Wish, 'input'> & {
  readonly subject: LockedBooking;
  readonly objected: boolean;
  readonly now: Date;
};

async function change(
  trx: Transaction,
  deps: RebookingDeps,
  actor: BookingActor,
  { subject, input: { depotId, shown }, objected, now }: Change,
): Promise<Outcome<BookingChange>> {
  const { booking, trailer, depot } = subject;
  if (actor.kind === 'member') await lockOrderer(trx, actor);
  await lockTrailers(trx, [trailer.id]);
  const returnDepot = depotId === depot.id ? null : { id: depotId };
  await lockQuotas(trx, { items: [{ trailer, depot, returnDepot }], priceListId: booking.priceListId, now });
  const ground = await loadReturnChangeGround({ ...deps, db: trx }, actor, { subject, depotId, objected, now });
  const assessment = assessReturnChange(ground, { isBackInTime: true });
  const refusal = findRefusal(assessment, shown);
  if (refusal !== undefined) return refusal;
  const isPlanned = await planAnew(trx, { bookingId: booking.id, trailerId: trailer.id, depotId, now });
  if (!isPlanned) return refuse('trailer-taken', { details: { reason: 'taken' } });
  return ok(await writeReturnChange(trx, actor, { ground, assessment, now }));
}

/** What stands in the way, and whether it costs what was shown. */
function findRefusal(
  { reason, totals }: ReturnChangeAssessment,
  shown: ChangeReturnDepotInput['shown'],
): Outcome<never> | undefined {
  switch (reason) {
    case null:
      break;
    case 'handoverOpen':
      return refuse('illegal-state', { details: { reason } });
    case 'sameDepot':
      return refuseFields({ depotId: 'same-depot' });
    case 'closed':
      return refuseFields({ depotId: 'closed' });
    case 'noLane':
    case 'laneClosed':
    case 'quotaSpent':
      return refuseFields({ depotId: LANE_CODES[reason] });
    case 'taken':
      return refuse('trailer-taken', { details: { reason } });
    case 'orderLimit':
      return refuse('order-limit');
    case 'creditLimit':
    case 'advancePayment':
      return refuse('payment-first', { details: { reason } });
  }
  const now = { net: totals.net, gross: totals.gross };
  if (now.net.cents === shown.netCents && now.gross.cents === shown.grossCents) return undefined;
  const old = { net: money(shown.netCents), gross: money(shown.grossCents) };
  return refuse('price-changed', { details: { old, new: now, lines: [] } });
}
