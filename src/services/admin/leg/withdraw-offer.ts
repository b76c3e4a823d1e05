import { offerLeg } from '#db/leg/leg.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../../deps.ts';
import { refuse } from '../../failure.ts';
import { alterTransfer, type WhichTransfer } from '../trailer/alter-transfer.ts';

/** A transfer that nobody has taken over is driven by us. Carts that have it say so. */
export const withdrawOffer = (deps: Reads, actor: Actor, which: WhichTransfer) =>
  alterTransfer(deps, actor, which, async (trx, { id, offerCents }) => {
    if (offerCents === null) return refuse('illegal-state');
    await offerLeg(trx, { id, offerCents: null });
    return ok({ action: 'transfer.withdraw', data: { transferId: id } });
  });
