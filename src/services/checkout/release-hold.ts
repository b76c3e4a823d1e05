import { recordAudit } from '#db/audit/audit.queries.ts';
import { lockCart } from '#db/cart/cart.queries.ts';
import { releaseHolds } from '#db/checkout/hold.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { requireRight } from '../require-actor.ts';

/** Lets all held trailers go. Having none is no failure. */
export async function releaseHold({ db, clock }: Reads, actor: Actor): Promise<Outcome<void>> {
  const member = requireRight(actor, 'rent');
  if (!member.ok) return member;
  const { businessUnitId, userId } = member.value;
  const holder = { businessUnitId, userId, now: clock.now() };
  await inTransaction(db, async (trx) => {
    const cart = await lockCart(trx, holder);
    const released = await releaseHolds(trx, holder);
    if (released === 0) return;
    await recordAudit(trx, {
      actor,
      businessUnitId,
      action: 'hold.release',
      objectId: cart.id,
      data: { released },
      now: holder.now,
    });
  });
  return ok(undefined);
}
