import { inTransaction } from '#db/transaction.ts';
import { updateUser } from '#db/user/user.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { requireUser } from '../require-actor.ts';

/** The tour through the shop is shown once, on whatever device. */
export async function finishTour({ db, clock }: Reads, actor: Actor): Promise<Outcome<void>> {
  const user = requireUser(actor);
  if (!user.ok) return user;
  const { userId } = user.value;
  await inTransaction(db, (trx) => updateUser(trx, { userId, changes: { tourSeenAt: clock.now() } }));
  return ok(undefined);
}
