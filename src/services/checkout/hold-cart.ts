import type { Hold } from '#contract/checkout.ts';
import { lockTrailers, takeTrailer } from '#db/booking/allocation.queries.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { listCartItems, lockCart } from '#db/cart/cart.queries.ts';
import type { Transaction } from '#db/client.ts';
import { listLiveHolds } from '#db/checkout/hold.queries.ts';
import { lockOrderer } from '#db/order/orderer.queries.ts';
import { mayOrder } from '#domain/business-unit/fields.ts';
import { findHoldObstacle, holdTermsOf } from '#domain/booking/hold.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Actor, Member } from '#domain/team/actor.ts';
import { attempt } from '../attempt.ts';
import { toDate, toInstant, toIso } from '#domain/time/instant.ts';
import { MINUTE_MS } from '#domain/time/duration.ts';
import { occupiedUntil } from '#domain/time/period.ts';
import { assessLines } from '../line/assess-lines.ts';
import { explainRefusal, type LineRefusal } from '../line/refuse-lines.ts';
import { type Outcome, refuse } from '../failure.ts';
import { requireRight } from '../require-actor.ts';
import { loadUnusedHolds } from './load-unused-holds.ts';
import { toHold } from './to-hold.ts';
import type { RentalReads } from '../deps.ts';

/** Keeps all lines of the cart for its owner for a while, or none. Asking again while they are held changes nothing. */
export async function holdCart(deps: RentalReads, actor: Actor): Promise<Outcome<Hold>> {
  const member = requireRight(actor, 'rent');
  if (!member.ok) return member;
  const held = await attempt<Hold, LineRefusal>(deps.db, (trx) => hold(trx, deps, member.value));
  return held.ok ? held : fail(await explainRefusal(deps, member.value, held.error));
}

async function hold(trx: Transaction, deps: RentalReads, member: Member): Promise<Result<Hold, LineRefusal>> {
  const now = deps.clock.now();
  const { businessUnitId, userId } = member;
  const holder = { businessUnitId, userId, now };
  const cart = await lockCart(trx, holder);
  const all = await listCartItems(trx, { businessUnitId, cartId: cart.id });
  if (all.length === 0) return refuse('cart-empty');
  // The time of an empty leg is taken by its transfer until somebody orders it.
  const items = all.filter(({ legId }) => !legId);
  if (items.length === 0) return refuse('leg-not-held');
  const orderer = await lockOrderer(trx, member);
  if (orderer === undefined) return refuse('forbidden');
  if (!mayOrder(orderer.status)) return refuse('unit-not-active');
  const terms = holdTermsOf(orderer, deps.settings.holds);
  const itemIds = items.map(({ id }) => id);
  const live = await listLiveHolds(trx, holder);
  const present = toHold(itemIds, live, terms);
  if (present !== null) return ok(present);

  const trailerIds = [...new Set(items.map(({ trailer }) => trailer.id))];
  await lockTrailers(trx, trailerIds);
  const kept = live.filter(({ cartItemId }) => cartItemId !== null && itemIds.includes(cartItemId));
  const isKept = (itemId: string) => kept.some(({ cartItemId }) => cartItemId === itemId);
  // What joins a hold ends with it: more lines are no way to hold the first ones longer.
  const expiresAt = new Date(
    Math.min(now.getTime() + terms.minutes * MINUTE_MS, ...kept.map((one) => one.expiresAt.getTime())),
  );
  const wish = {
    lines: items
      .filter(({ id }) => !isKept(id))
      .map(({ trailer, startsAt, endsAt }) => ({
        trailerId: trailer.id,
        span: { from: toInstant(startsAt), to: toInstant(endsAt) },
      })),
    until: toInstant(expiresAt),
    unused: await loadUnusedHolds(trx, { businessUnitId, now }),
  };
  const obstacle = findHoldObstacle(wish, terms, toInstant(now));
  if (obstacle?.code === 'hold-paused') return refuse(obstacle.code, { details: { until: toIso(obstacle.until) } });
  if (obstacle) return refuse(obstacle.code);

  const lines = await assessLines({ ...deps, db: trx }, { items, unit: { ...orderer, id: businessUnitId }, now });
  const taken = lines.filter(({ verdict }) => !verdict.free);
  if (taken.length > 0) return fail({ taken });
  for (const line of lines.filter(({ item }) => !isKept(item.id))) {
    const { id: cartItemId, trailer, depot, startsAt, endsAt } = line.item;
    const turnaroundHours = line.turnaroundHours + line.driveHours;
    const result = await takeTrailer(trx, {
      trailerId: trailer.id,
      startsAt,
      endsAt: toDate(occupiedUntil(toInstant(endsAt), turnaroundHours)),
      depotId: depot.id,
      use: { kind: 'hold', businessUnitId, userId, cartItemId, expiresAt, turnaroundHours },
      now,
    });
    // A colleague's hold counts as free for an order, but two holds cannot lie on top of each other.
    if (!result.ok) return fail({ taken: [{ ...line, verdict: { free: false, reason: 'taken' } }] });
  }
  await recordAudit(trx, {
    actor: member,
    businessUnitId,
    action: 'hold.take',
    objectId: cart.id,
    data: { trailerIds, expiresAt: expiresAt.toISOString() },
    now,
  });
  const renewable = kept.every(({ renewed }) => !renewed);
  return ok({ expiresAt: expiresAt.toISOString(), minutes: terms.minutes, renewable });
}
