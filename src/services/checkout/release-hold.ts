import { lockCart } from '#db/cart.queries.ts';
import { releaseHolds } from '#db/hold.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Deps } from '../deps.ts';
import type { Failure } from '../failure.ts';
import { requireRight } from '../team/require-actor.ts';

/** Lets all held trailers go. Having none is no failure. */
export async function releaseHold(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
): Promise<Result<void, Failure>> {
  const member = requireRight(actor, 'rent');
  if (!member.ok) return member;
  const { businessUnitId, userId } = member.value;
  const holder = { businessUnitId, userId, now: clock.now() };
  await inTransaction(db, async (trx) => {
    await lockCart(trx, holder);
    await releaseHolds(trx, holder);
  });
  return ok(undefined);
}
