import type { LockedBooking } from '#db/booking/booking.queries.ts';
import { findHandoverOfKind } from '#db/handover/handover.queries.ts';
import type { Database } from '#db/client.ts';
import { isOut } from '#domain/booking/booking-state.ts';
import { canHandOverAt } from '#domain/depot/opening.ts';
import { fail } from '#domain/result.ts';
import { scopeOf } from '#domain/team/scope.ts';
import { toInstant } from '#domain/time/instant.ts';
import { localDate } from '#domain/time/wall-clock.ts';
import { type DepotBook, loadDepotBook } from '../book/depot-book.ts';
import { openPriceBook } from '../book/price-book.ts';
import type { Deps } from '../deps.ts';
import { isOfAnother } from '../handover/handover-situation.ts';
import { openLanes } from '../one-way/open-lanes.ts';
import type { BookingActor } from './act-on-booking.ts';
import { type ExtensionGround, loadExtensionGround } from './extension-ground.ts';

type Lane = ReturnType<Awaited<ReturnType<typeof openLanes>>>;

/** Everything that decides whether and at what price a booking can be brought back elsewhere. */
export type ReturnChangeGround = Omit<ExtensionGround, 'rules' | 'cycle'> & {
  readonly depotId: string;
  readonly hasHandoverBegun: boolean;
  /** Undefined where it is brought back to where it began. */
  readonly lane: Lane;
  readonly isOpenThen: boolean;
  readonly isOperator: boolean;
};

type Question = {
  readonly subject: LockedBooking;
  readonly depotId: string;
  readonly objected?: boolean;
  readonly now: Date;
};

/** Within a transaction that has locked the booking, the unit, the trailer and the rule of the way, what it says stands. */
export async function loadReturnChangeGround(
  { db, holidays }: { readonly db: Database; readonly holidays: Deps['holidays'] },
  actor: BookingActor,
  { subject, depotId, objected = false, now }: Question,
): Promise<ReturnChangeGround> {
  const { booking } = subject;
  // One after the other: a transaction has a single connection.
  const question = { subject, until: booking.endsAt, objected, now };
  const { rules: _rules, cycle: _cycle, ...ground } = await loadExtensionGround({ db, holidays }, actor, question);
  const depots = await loadDepotBook({ db, holidays }, { now, until: booking.endsAt });
  const kind = isOut(booking.status) ? 'return' : 'pickUp';
  const begun = await findHandoverOfKind(db, { scope: scopeOf(actor), bookingId: booking.id, kind });
  const place = depots.get(depotId);
  return {
    ...ground,
    depotId,
    hasHandoverBegun: begun !== undefined && !isOfAnother(begun, booking),
    lane: place === undefined ? fail('laneClosed') : await readLane(db, subject, { depotId, depots }),
    isOpenThen: place !== undefined && canHandOverAt(place.calendar, toInstant(booking.endsAt)),
    isOperator: actor.kind === 'platformAdmin',
  };
}

type Way = { readonly depotId: string; readonly depots: DepotBook };

/** By the price list of the booking. What the booking itself takes of a quota so far, it gives back. */
async function readLane(
  db: Database,
  { booking, depot, trailer }: LockedBooking,
  { depotId, depots }: Way,
): Promise<Lane> {
  const prices = await openPriceBook(db, booking.priceListId);
  const returnDepot = depotId === depot.id ? null : { id: depotId };
  const { id, startsAt, endsAt } = booking;
  const item = { id, startsAt, endsAt, trailer, depot, returnDepot };
  const month = localDate(toInstant(booking.startsAt), depot.timeZone).slice(0, 7);
  const lane = { fromDepotId: depot.id, trailerType: trailer.type, month };
  const own = booking.returnDepotId === null ? [] : [{ ...lane, toDepotId: booking.returnDepotId, count: -1 }];
  return (await openLanes(db, { depots, prices }, [item], own))(item);
}
