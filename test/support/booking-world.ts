import type { Order } from '#contract/order.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Member } from '#domain/team/actor.ts';
import { finishRental } from '#services/booking/finish-rental.ts';
import { startRental } from '#services/booking/start-rental.ts';
import type { Deps } from '#services/deps.ts';
import { fillCart, makeRentalWorld, order, periodFrom } from './rental-world.ts';

type Wish = {
  /** How many trailers the order has. */
  readonly trailers?: number;
  readonly daysAhead?: number;
  readonly days?: number;
  /** Instead of new ones. */
  readonly trailerIds?: readonly string[];
};

/** An order for trailers that can be had at any time, placed through the shop itself. */
export async function bookTrailers(
  deps: Deps,
  actor: Member,
  { trailers = 1, daysAhead = 3, days = 2, trailerIds }: Wish = {},
): Promise<Order> {
  const ids = trailerIds ?? (await makeRentalWorld(deps, trailers)).trailerIds;
  const period = periodFrom(deps.clock.now(), daysAhead, days);
  const cart = await fillCart(
    deps,
    actor,
    ids.map((trailerId) => ({ trailerId, ...period })),
  );
  const placed = await order(deps, actor, cart);
  if (!placed.ok) throw new Error(`The order was refused: ${JSON.stringify(placed.error)}`);
  return placed.value.order;
}

/** What the signing of a pick-up does, without its protocol. */
export async function pickUp(deps: Deps, actor: Member, bookingId: string, at = deps.clock.now()): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const started = await startRental(trx, actor, { bookingId, at, now: deps.clock.now() });
    if (!started.ok) throw new Error(`Not picked up: ${JSON.stringify(started.error)}`);
  });
}

/** What the signing of a return does, without its protocol. */
export async function bringBack(deps: Deps, actor: Member, bookingId: string, at = deps.clock.now()): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const finished = await finishRental(trx, actor, { bookingId, at, now: deps.clock.now() });
    if (!finished.ok) throw new Error(`Not returned: ${JSON.stringify(finished.error)}`);
  });
}
