import type { Hold } from '#contract/checkout.ts';
import { lockTrailers, takeTrailer } from '#db/allocation.queries.ts';
import { recordAudit } from '#db/audit.queries.ts';
import { listCartItems, lockCart } from '#db/cart.queries.ts';
import type { Transaction } from '#db/client.ts';
import { countHoldsOfOthers, listLapses, listLiveHolds, releaseHolds } from '#db/hold.queries.ts';
import { lockOrderer } from '#db/orderer.queries.ts';
import { HOLD_MINUTES, holdPauseUntil, MOST_HOLDS_OF_UNIT } from '#domain/booking/hold.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Actor, Member } from '#domain/team/actor.ts';
import { turnaroundHours } from '#domain/trailer/trailer-type.ts';
import { attempt } from '../attempt.ts';
import { assessLines, toInstant } from '../cart/assess-lines.ts';
import type { CartDeps } from '../cart/load-cart.ts';
import { explainRefusal, type LineRefusal } from '../cart/refuse-lines.ts';
import { type Failure, refuse } from '../failure.ts';
import { requireRight } from '../team/require-actor.ts';
import { toHold } from './to-hold.ts';

const MINUTE_MS = 60_000;
/** Longer than any pause that a lapse can cause. */
const LAPSES_SINCE_MS = 24 * 60 * MINUTE_MS;

/** Keeps all lines of the cart for its owner for a while, or none. Asking again while they are held changes nothing. */
export async function holdCart(deps: CartDeps, actor: Actor): Promise<Result<Hold, Failure>> {
  const member = requireRight(actor, 'rent');
  if (!member.ok) return member;
  const held = await attempt<Hold, LineRefusal>(deps.db, (trx) => hold(trx, deps, member.value));
  return held.ok ? held : fail(await explainRefusal(deps, member.value, held.error));
}

async function hold(trx: Transaction, deps: CartDeps, member: Member): Promise<Result<Hold, LineRefusal>> {
  const now = deps.clock.now();
  const { businessUnitId, userId } = member;
  const holder = { businessUnitId, userId, now };
  const cart = await lockCart(trx, holder);
  const items = await listCartItems(trx, { businessUnitId, cartId: cart.id });
  if (items.length === 0) return refuse('cart-empty');
  const itemIds = items.map(({ id }) => id);
  const present = toHold(itemIds, await listLiveHolds(trx, holder));
  if (present !== null) return ok(present);

  const orderer = await lockOrderer(trx, member);
  if (orderer === undefined) return refuse('forbidden');
  const trailerIds = [...new Set(items.map(({ trailer }) => trailer.id))];
  await lockTrailers(trx, trailerIds);
  await releaseHolds(trx, holder);
  if ((await countHoldsOfOthers(trx, holder)) + items.length > MOST_HOLDS_OF_UNIT) return refuse('hold-limit');
  const pause = await findPause(trx, { businessUnitId, trailerIds, now });
  if (pause !== undefined) return refuse('hold-paused', { details: { until: pause.toISOString() } });

  const lines = await assessLines(
    { db: trx, holidays: deps.holidays },
    { items, unit: { ...orderer, id: businessUnitId }, now },
  );
  const taken = lines.filter(({ verdict }) => !verdict.free);
  if (taken.length > 0) return fail({ taken });
  const expiresAt = new Date(now.getTime() + HOLD_MINUTES * MINUTE_MS);
  for (const line of lines) {
    const { id: cartItemId, trailer, startsAt, endsAt } = line.item;
    const result = await takeTrailer(trx, {
      trailerId: trailer.id,
      startsAt,
      endsAt: new Date(endsAt.getTime() + turnaroundHours(trailer.type) * 60 * MINUTE_MS),
      use: { kind: 'hold', businessUnitId, userId, cartItemId, expiresAt },
      now,
    });
    // A colleague's hold counts as free for an order, but two holds cannot lie on top of each other.
    if (!result.ok) return fail({ taken: [{ ...line, verdict: { free: false, reason: 'taken' } }] });
  }
  await recordAudit(trx, {
    actor: member,
    businessUnitId,
    action: 'hold.take',
    objectType: 'cart',
    objectId: cart.id,
    data: { trailerIds, expiresAt: expiresAt.toISOString() },
    now,
  });
  return ok({ expiresAt: expiresAt.toISOString(), renewable: true });
}

async function findPause(
  trx: Transaction,
  { businessUnitId, trailerIds, now }: { businessUnitId: string; trailerIds: readonly string[]; now: Date },
): Promise<Date | undefined> {
  const since = new Date(now.getTime() - LAPSES_SINCE_MS);
  const lapses = await listLapses(trx, { businessUnitId, trailerIds, since, now });
  const ends = [...Map.groupBy(lapses, ({ trailerId }) => trailerId).values()].flatMap((ofOne) => {
    const until = holdPauseUntil(
      ofOne.map(({ lapsedAt }) => toInstant(lapsedAt)),
      toInstant(now),
    );
    return until === undefined ? [] : [until.epochMilliseconds];
  });
  return ends.length === 0 ? undefined : new Date(Math.max(...ends));
}
