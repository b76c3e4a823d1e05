import type { Temporal } from 'temporal-polyfill';
import type { MakingRoom } from '#contract/making-room.ts';
import { lockTrailers } from '#db/booking/allocation.queries.ts';
import type { LockedBooking } from '#db/booking/booking.queries.ts';
import type { Transaction } from '#db/client.ts';
import { ok } from '#domain/result.ts';
import { toDate, toInstant } from '#domain/time/instant.ts';
import { occupiedUntil, overlaps } from '#domain/time/period.ts';
import type { Deps, RentalReads } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { findChain, type Wanted } from '../planning/find-chain.ts';
import { type AgreedMove, moveBookings } from '../planning/move-bookings.ts';
import type { BookingActor } from './act-on-booking.ts';
import type { ExtensionGround } from './extension-ground.ts';

const SYSTEM = { kind: 'system' } as const;

type Wish = { readonly subject: LockedBooking; readonly to: Date; readonly now: Date };

/** The time that a longer booking needs of its trailer. What a customer wants happens before anybody of ours has seen it. */
const wantedBy = (
  actor: Pick<BookingActor, 'kind'>,
  { subject: { booking, trailer, turnaroundHours }, to, now }: Wish,
): Wanted => ({
  self: { bookingId: booking.id, trailerId: trailer.id, businessUnitId: booking.businessUnitId },
  isUnattended: actor.kind === 'member',
  depotId: booking.depotId,
  from: booking.startsAt,
  until: toDate(occupiedUntil(toInstant(to), turnaroundHours)),
  now,
});

/** Which bookings would have to be given another trailer so that this one can go on; none where that does not help. */
export const findExtensionChain = async (
  deps: Pick<RentalReads, 'db' | 'holidays'>,
  actor: BookingActor,
  wish: Wish,
): Promise<readonly MakingRoom[]> => (await findChain(deps, wantedBy(actor, wish))) ?? [];

/** The same if somebody of ours had a look at it first. */
export const findDeskChain = async (
  deps: Pick<RentalReads, 'db' | 'holidays'>,
  wish: Wish,
): Promise<readonly MakingRoom[]> => (await findChain(deps, wantedBy({ kind: 'platformAdmin' }, wish))) ?? [];

/** Locks the trailer of a booking, and first gives others to those who stand in its way. */
export async function makeRoom(
  deps: { readonly db: Transaction; readonly holidays: Deps['holidays'] },
  actor: BookingActor,
  { moves, ...wish }: Wish & { readonly moves: readonly AgreedMove[] },
): Promise<Outcome<void>> {
  const { booking, trailer } = wish.subject;
  if (moves.length === 0) return ok(await lockTrailers(deps.db, [trailer.id]));
  // A customer has no right over the bookings of others: it is the shop that moves them.
  const mover = actor.kind === 'member' ? SYSTEM : actor;
  return moveBookings(deps, mover, { moves, wanted: wantedBy(actor, wish), number: booking.number });
}

/** The same ground without what makes room. */
export function withRoom(ground: ExtensionGround, to: Temporal.Instant): ExtensionGround {
  if (ground.rules === undefined) return ground;
  const { allocations, turnaroundHours: hours, period } = ground.rules;
  const wanted = { from: period.from, to: occupiedUntil(to, hours) };
  return {
    ...ground,
    rules: { ...ground.rules, allocations: allocations.filter((one) => one.isOwn === true || !overlaps(one, wanted)) },
  };
}
