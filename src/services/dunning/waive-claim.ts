import { waiveClaim as writeWaiver } from '#db/dunning/dunning-claim.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../deps.ts';
import { changeClaim, type WhichClaim } from './change-claim.ts';

/** Gives up a claim for good: it is not made again. */
export const waiveClaim = (deps: Reads, actor: Actor, { reason, ...which }: WhichClaim & { readonly reason: string }) =>
  changeClaim(
    deps,
    actor,
    { ...which, action: 'dunning.waive', data: { reason } },
    async (trx, { id: claimId, businessUnitId }, { actor: { userId }, now }) => {
      await writeWaiver(trx, { businessUnitId, claimId, reason, userId, now });
      return ok(undefined);
    },
  );
