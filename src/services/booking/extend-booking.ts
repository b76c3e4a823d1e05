import type { Booking } from '#contract/booking.ts';
import type { ExtensionInput, ExtensionTaken } from '#contract/extension.ts';
import { insertExtension, updateServicePrices, type LockedBooking } from '#db/booking/booking.queries.ts';
import type { Transaction } from '#db/client.ts';
import { lockOrderer } from '#db/order/orderer.queries.ts';
import { subtract, sum } from '#domain/money/money.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { attempt } from '../attempt.ts';
import { toDate, toInstant } from '#domain/time/instant.ts';
import { occupiedUntil } from '#domain/time/period.ts';
import { isBeyondHorizon } from '#domain/time/rental-horizon.ts';
import { localDate } from '#domain/time/wall-clock.ts';
import { type Failure, type Outcome, refuse, refuseFields } from '../failure.ts';
import { horizonOf } from '../horizon-of.ts';
import { actOnBooking, requireBookingActor, type BookingActor } from './act-on-booking.ts';
import { assessExtension, type ExtensionAssessment } from './assess-extension.ts';
import { type AgreedMove, lockChain, toAgreed } from '../planning/move-bookings.ts';
import { findExtensionChain, makeRoom } from './extension-chain.ts';
import { loadExtensionGround } from './extension-ground.ts';
import { toOutsideQuestion } from './extension-risk.ts';
import { findSubject } from './find-subject.ts';
import { loadBooking } from './load-booking.ts';
import { previewExtension, type ExtensionDeps } from './preview-extension.ts';
import { queueBookingMails } from './queue-booking-mails.ts';
import { refuseExtension } from './refuse-extension.ts';
import { shiftRental } from './shift-rental.ts';
import { toTaxColumns } from '../line/taxed-part.ts';

type Wish = {
  readonly bookingId: string;
  readonly version?: number | undefined;
  readonly input: ExtensionInput;
  /** What the desk agrees to. */
  readonly agreed?: {
    /** What it has seen: these are made, or none. Without, whatever is needed is looked for. */
    readonly moves: readonly AgreedMove[];
    /** Answers the wish once the booking is locked, and says who had it. */
    readonly answer: (trx: Transaction, subject: LockedBooking) => Promise<Outcome<{ readonly askedBy: string }>>;
  };
};

/** Lets a booking go on: its trailer, its price and its order change together or not at all. */
export async function extendBooking(
  deps: ExtensionDeps,
  actor: Actor,
  { bookingId, version, input, agreed }: Wish,
): Promise<Outcome<Booking>> {
  const allowed = requireBookingActor(actor);
  if (!allowed.ok) return allowed;
  const now = deps.clock.now();
  const to = new Date(input.to);
  const isTooFar = ({ depot }: Pick<LockedBooking, 'depot'>) =>
    isBeyondHorizon(localDate(to, depot.timeZone), horizonOf(deps));
  const objected = await askOutside(deps, allowed.value, { bookingId, to, now, isTooFar });
  const extend = (moves: readonly AgreedMove[]) =>
    attempt(deps.db, async (trx) => {
      await lockChain(trx, bookingId, moves);
      return actOnBooking(trx, allowed.value, { bookingId, version, action: 'extend', now }, async (subject) => {
        if (isTooFar(subject)) return refuseFields({ to: 'too-far' });
        const answered = await agreed?.answer(trx, subject);
        if (answered?.ok === false) return answered;
        if (allowed.value.kind === 'member') await lockOrderer(trx, allowed.value);
        const room = await makeRoom({ ...deps, db: trx }, allowed.value, { subject, moves, to, now });
        if (!room.ok) return room;
        const question = { subject, until: to, objected, now };
        const ground = await loadExtensionGround({ ...deps, db: trx }, allowed.value, question);
        const assessment = assessExtension(ground, toInstant(to), toInstant(now));
        if (assessment.reason !== null) return refuseExtension(assessment.reason);
        const endsAt = toDate(occupiedUntil(toInstant(to), subject.turnaroundHours));
        if (!(await shiftRental(trx, subject, { endsAt, now }))) return refuseExtension('taken');
        return writeExtension(trx, allowed.value, { subject, assessment, to, askedBy: answered?.value.askedBy, now });
      });
    });
  const alone = await extend([]);
  if (!alone.ok && alone.error.code !== 'trailer-taken') return alone;
  const moves = alone.ok ? [] : (agreed?.moves ?? (await findMoves(deps, allowed.value, { bookingId, to, now })));
  const extended = moves.length === 0 ? alone : await extend(moves);
  if (extended.ok) return loadBooking(deps, allowed.value, bookingId);
  if (extended.error.code !== 'trailer-taken') return extended;
  return explainTaken(deps, actor, { bookingId, input, failure: extended.error });
}

/** Whom to give another trailer so that it can go on; looked for only where it cannot without. */
async function findMoves(
  deps: ExtensionDeps,
  actor: BookingActor,
  { bookingId, to, now }: { readonly bookingId: string; readonly to: Date; readonly now: Date },
): Promise<readonly AgreedMove[]> {
  const found = await findSubject(deps, actor, { bookingId, action: 'extend', now });
  return found.ok ? toAgreed(await findExtensionChain(deps, actor, { subject: found.value, to, now })) : [];
}

type Asked = {
  readonly bookingId: string;
  readonly to: Date;
  readonly now: Date;
  readonly isTooFar: (subject: LockedBooking) => boolean;
};

/** The transaction does not wait for an answer from outside: it is there before. */
const askOutside = (
  deps: ExtensionDeps,
  actor: BookingActor,
  { bookingId, to, now, isTooFar }: Asked,
): Promise<boolean> =>
  deps.risk.objects(async () => {
    const found = await findSubject(deps, actor, { bookingId, action: 'extend', now });
    if (!found.ok || isTooFar(found.value)) return undefined;
    const ground = await loadExtensionGround(deps, actor, { subject: found.value, until: to, now });
    return toOutsideQuestion(ground, assessExtension(ground, toInstant(to), toInstant(now)));
  });

type Extension = {
  readonly subject: LockedBooking;
  readonly assessment: ExtensionAssessment;
  readonly to: Date;
  /** Who has asked the desk for it. */
  readonly askedBy: string | undefined;
  readonly now: Date;
};

async function writeExtension(
  trx: Transaction,
  actor: BookingActor,
  { subject: { booking, order, services }, assessment, to, askedBy, now }: Extension,
) {
  const { after, difference, tax, days, gross } = assessment;
  const trace = JSON.stringify(after.rent.trace);
  const { id: extensionId } = await insertExtension(trx, {
    businessUnitId: booking.businessUnitId,
    bookingId: booking.id,
    previousEndsAt: booking.endsAt,
    endsAt: to,
    chargeableDays: days,
    netCents: difference.cents,
    priceTrace: trace,
    ...toTaxColumns(tax),
    taxCents: subtract(gross, difference).cents,
    createdBy: actor.userId,
    createdAt: now,
  });
  const prices = services.map(({ key }, i) => [key, after.services[i]?.cents ?? 0] as const);
  await updateServicePrices(trx, { bookingId: booking.id, prices: new Map(prices) });
  await queueBookingMails(trx, {
    actor,
    orders: [order],
    askedBy,
    news: { template: 'bookingExtended', bookingId: booking.id, extensionId },
  });
  return ok({
    changes: {
      endsAt: to,
      chargeableDays: days,
      rentCents: after.rent.total.cents,
      servicesCents: sum(after.services).cents,
      netCents: after.net.cents,
      priceTrace: trace,
    },
    data: {
      previousEnd: booking.endsAt.toISOString(),
      newEnd: to.toISOString(),
      days,
      differenceCents: difference.cents,
      taxCase: tax.case,
    },
  });
}

type Taken = { readonly bookingId: string; readonly input: ExtensionInput; readonly failure: Failure };

/** How long it could go on, and what could be had instead; looked up once the transaction is over. */
async function explainTaken(
  deps: ExtensionDeps,
  actor: Actor,
  { bookingId, input, failure }: Taken,
): Promise<Outcome<never>> {
  const preview = await previewExtension(deps, actor, { bookingId, input });
  if (!preview.ok) return preview;
  const { reason = 'taken', longestTo, twins } = preview.value;
  return refuse(failure.code, { details: { reason, longestTo, twins } satisfies ExtensionTaken });
}
