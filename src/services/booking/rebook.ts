import type { Booking } from '#contract/booking.ts';
import type { RebookingInput } from '#contract/rebooking.ts';
import { lockTrailers } from '#db/booking/allocation.queries.ts';
import type { LockedBooking } from '#db/booking/booking.queries.ts';
import type { Transaction } from '#db/client.ts';
import { findHandoverOfKind, lockHandoverOfKind } from '#db/handover/handover.queries.ts';
import { lockOrderer } from '#db/order/orderer.queries.ts';
import { money } from '#domain/money/money.ts';
import { ok } from '#domain/result.ts';
import type { Actor, Member } from '#domain/team/actor.ts';
import { scopeOf } from '#domain/team/scope.ts';
import { toInstant, toIso } from '#domain/time/instant.ts';
import { attempt } from '../attempt.ts';
import { type Outcome, refuse, refuseFields } from '../failure.ts';
import { isOfAnother } from '../handover/handover-situation.ts';
import { findServiceFields } from '../line/service-fields.ts';
import { type Created, once } from '../once.ts';
import { requireRight } from '../require-actor.ts';
import { actOnBooking, type BookingChange } from './act-on-booking.ts';
import { assessRebooking, type RebookingAssessment } from './assess-rebooking.ts';
import { toOutsideQuestion } from './extension-risk.ts';
import { findSubject } from './find-subject.ts';
import { loadBooking } from './load-booking.ts';
import type { RebookingDeps } from './preview-rebooking.ts';
import { readRebooking } from './read-rebooking.ts';
import { loadRebookingGround } from './rebooking-ground.ts';
import { writeBookingDetails } from './write-booking-details.ts';
import { writeRebooking } from './write-rebooking.ts';

type Wish = { readonly bookingId: string; readonly input: RebookingInput };

const OPERATION = 'booking.rebook';

/**
 * Changes a booking that has not been picked up: its period and services, with trailer, price and order, and who drives
 * and how it is booked in the customer's books, all together or not at all. The same key gives the same answer.
 */
export async function rebook(
  deps: RebookingDeps,
  actor: Actor,
  { key, ...wish }: Wish & { readonly key: string | undefined },
): Promise<Outcome<Created<Booking>>> {
  const member = requireRight(actor, 'rent');
  if (!member.ok) return member;
  if (key === undefined) return refuse('idempotency-key-required');
  const { userId } = member.value;
  const { secretKey } = deps.settings;
  const objected = await askOutside(deps, member.value, wish);
  const rebooked = await attempt(deps.db, (trx) => {
    const now = deps.clock.now();
    return once(trx, { userId, key, operation: OPERATION, input: wish }, { secretKey, now }, () =>
      act(trx, deps, member.value, { ...wish, objected, now }),
    );
  });
  if (!rebooked.ok) return rebooked;
  const booking = await loadBooking(deps, member.value, wish.bookingId);
  return booking.ok ? ok({ answer: booking.value, replayed: rebooked.value.replayed }) : booking;
}

/** The transaction does not wait for an answer from outside: it is there before. */
const askOutside = (deps: RebookingDeps, member: Member, { bookingId, input }: Wish): Promise<boolean> =>
  deps.risk.objects(async () => {
    const now = deps.clock.now();
    const found = await findSubject(deps, member, { bookingId, action: 'rebook', now });
    if (!found.ok) return undefined;
    const wish = readRebooking(deps, found.value, input);
    if (!wish.ok) return undefined;
    const ground = await loadRebookingGround(deps, member, { subject: found.value, wanted: wish.value.period, now });
    return toOutsideQuestion(ground, assessRebooking(ground, wish.value, toInstant(now)));
  });

type Act = Wish & { readonly objected: boolean; readonly now: Date };

async function act(
  trx: Transaction,
  deps: RebookingDeps,
  member: Member,
  { bookingId, input, objected, now }: Act,
): Promise<Outcome<{ readonly bookingId: string }>> {
  // Before the booking, as whoever signs does: of a rebooking and a signature one waits for the other.
  await lockHandoverOfKind(trx, { scope: scopeOf(member), bookingId, kind: 'pickUp' });
  const step = { bookingId, version: input.version, action: 'rebook' as const, now };
  const changed = await actOnBooking(trx, member, step, (subject) =>
    change(trx, deps, member, { subject, input, objected, now }),
  );
  return changed.ok ? ok({ bookingId }) : changed;
}

type Change = Omit<Act, 'bookingId'> & { readonly subject: LockedBooking };

async function change(
  trx: Transaction,
  deps: RebookingDeps,
  member: Member,
  { subject, input, objected, now }: Change,
): Promise<Outcome<BookingChange>> {
  // Read under the lock of the booking, without which no protocol begins.
  const which = { scope: scopeOf(member), bookingId: subject.booking.id, kind: 'pickUp' } as const;
  const begun = await findHandoverOfKind(trx, which);
  if (begun && !isOfAnother(begun, subject.booking)) {
    return refuse('illegal-state', { details: { reason: 'handoverOpen' } });
  }
  const wish = readRebooking(deps, subject, input);
  if (!wish.ok) return wish;
  await lockOrderer(trx, member);
  await lockTrailers(trx, [subject.trailer.id]);
  const question = { subject, wanted: wish.value.period, objected, now };
  const ground = await loadRebookingGround({ ...deps, db: trx }, member, question);
  const assessment = assessRebooking(ground, wish.value, toInstant(now));
  const refusal = findRefusal(assessment, input.shown);
  if (refusal !== undefined) return refusal;
  const details = await writeBookingDetails(trx, { subject, input, country: ground.unit.country, now });
  if (!details.ok) return details;
  const terms = await writeRebooking(trx, member, { ground, assessment, now });
  if (!terms.ok) return terms;
  return ok({
    changes: { ...details.value.changes, ...terms.value.changes },
    data: { ...details.value.data, ...terms.value.data },
  });
}

/** What stands in the way, and whether it costs what was shown. */
function findRefusal(
  { reason, at, nextFreeFrom, serviceProblems, totals }: RebookingAssessment,
  shown: RebookingInput['shown'],
): Outcome<never> | undefined {
  switch (reason) {
    case null:
      break;
    case 'services':
      return refuseFields(findServiceFields(serviceProblems));
    case 'leadTime':
      return refuseFields({ from: 'too-soon' });
    case 'closed':
      return refuseFields({ [at ?? 'from']: 'closed' });
    case 'minimumPeriod':
      return refuseFields({ to: 'minimum-period' });
    case 'feeTime':
      return refuseFields({ from: 'fee-time' });
    case 'orderLimit':
      return refuse('order-limit');
    case 'creditLimit':
    case 'advancePayment':
      return refuse('payment-first', { details: { reason } });
    default:
      return refuse('trailer-taken', { details: { reason, nextFreeFrom: nextFreeFrom && toIso(nextFreeFrom) } });
  }
  const now = { net: totals.net, gross: totals.gross };
  if (now.net.cents === shown.netCents && now.gross.cents === shown.grossCents) return undefined;
  const old = { net: money(shown.netCents), gross: money(shown.grossCents) };
  return refuse('price-changed', { details: { old, new: now, lines: [] } });
}
