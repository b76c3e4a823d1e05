import type { ReturnAnswer, ReturnInput, ReturnPreview } from '#contract/booking-end.ts';
import { listBookingViews } from '#db/booking/booking-view.queries.ts';
import { lockBookings, nextReturnSequence } from '#db/booking/booking.queries.ts';
import type { Transaction } from '#db/client.ts';
import type { AnnouncementProblem } from '#domain/booking/announcement.ts';
import { returnNumber } from '#domain/booking/return-number.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { isBeyondHorizon } from '#domain/time/rental-horizon.ts';
import { localDate } from '#domain/time/wall-clock.ts';
import { scopeOf } from '#domain/team/scope.ts';
import { attempt } from '../attempt.ts';
import type { Deps, RentalReads } from '../deps.ts';
import { type Outcome, refuse, refuseFields } from '../failure.ts';
import { horizonOf } from '../horizon-of.ts';
import { actOnBookings, requireBookingActor, type BookingActor } from './act-on-booking.ts';
import { lookAtReturn } from './look-at-return.ts';
import { queueBookingMails } from './queue-booking-mails.ts';
import { toSummary } from './to-summary.ts';

type Announced = { readonly reference: string; readonly outlook: ReturnPreview };

const FIELD_CODES = { past: 'past', closed: 'closed', tooLate: 'too-late' } as const satisfies Record<
  AnnouncementProblem,
  string
>;

/** Announces when trailers come back: one, several or all, under one number, all or none. */
export async function returnBookings(
  deps: RentalReads,
  actor: Actor,
  input: ReturnInput,
): Promise<Outcome<ReturnAnswer>> {
  const allowed = requireBookingActor(actor);
  if (!allowed.ok) return allowed;
  const { db, clock, holidays } = deps;
  const now = clock.now();
  if (input.at !== undefined && isBeyondHorizon(localDate(input.at, OPERATOR_ZONE), horizonOf(deps))) {
    return refuseFields({ at: 'too-far' });
  }
  const announced = await attempt(db, (trx) => announce({ db: trx, holidays }, allowed.value, { ...input, now }));
  if (!announced.ok) return announced;
  const { reference, outlook } = announced.value;
  const question = { scope: scopeOf(allowed.value), bookingIds: input.bookingIds, now };
  const rows = await listBookingViews(db, question);
  return ok({
    reference,
    items: rows
      .toSorted((a, b) => a.number.localeCompare(b.number, 'en', { numeric: true }))
      .map((row) => toSummary(row, { actor, now })),
    outlook,
  });
}

async function announce(
  { db: trx, holidays }: { readonly db: Transaction; readonly holidays: Deps['holidays'] },
  actor: BookingActor,
  { bookingIds, versions, at: wish, now }: ReturnInput & { readonly now: Date },
): Promise<Outcome<Announced>> {
  const at = wish === undefined ? wish : new Date(wish);
  const subjects = await lockBookings(trx, { bookingIds, scope: scopeOf(actor) });
  const outlook = await lookAtReturn({ db: trx, holidays }, { subjects, at, now });
  const outlookOf = new Map(outlook.items.map((item) => [item.bookingId, item]));
  const reference = returnNumber(now.getUTCFullYear(), await nextReturnSequence(trx));
  const step = { bookingIds, versions, action: 'announceReturn', now } as const;
  const acted = await actOnBookings(trx, actor, step, async ({ booking }) => {
    const item = outlookOf.get(booking.id);
    if (item === undefined) return refuse('not-found');
    if (item.problem) {
      return refuse('invalid-fields', { fields: { at: FIELD_CODES[item.problem] }, details: { items: outlook.items } });
    }
    return ok({
      changes: { returnAnnouncedAt: now, returnAnnouncedFor: new Date(item.at), returnReference: reference },
      data: { announcedFor: item.at, reference, differenceCents: item.difference.cents },
    });
  });
  if (!acted.ok) return acted;
  await queueBookingMails(trx, {
    actor,
    orders: subjects.map(({ order }) => order),
    news: { template: 'returnAnnounced', bookingIds: acted.value.map(({ id }) => id), reference },
  });
  return ok({ reference, outlook });
}
