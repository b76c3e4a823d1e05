import type { TransferInput } from '#contract/transfer.ts';
import { takeTrailer } from '#db/booking/allocation.queries.ts';
import { insertTransfer, isTakenAfter } from '#db/trailer/transfer.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../../deps.ts';
import { refuse } from '../../failure.ts';
import { alterTrailer } from './alter-trailer.ts';
import { toTransferSpan } from './transfer-span.ts';
import { refuseTaken } from './workshop-span.ts';

type Plan = { readonly trailerId: string; readonly input: TransferInput };

/** Later than anything that is planned. */
const FOR_GOOD = new Date(Date.UTC(9999, 11, 31));

/**
 * Plans to bring a trailer to another depot. Whatever takes it where it stands after its departure refuses it: those customers
 * would come for nothing. One transfer is planned at a time.
 */
export const planTransfer = (deps: Reads, actor: Actor, { trailerId, input }: Plan) =>
  alterTrailer(deps, actor, { trailerId }, async (trx, { depotId: fromDepotId, status }) => {
    if (status === 'draft' || status === 'retired') return refuse('illegal-state');
    const now = deps.clock.now();
    const { toDepotId } = input;
    const span = await toTransferSpan(trx, input, { fromDepotId, now });
    if (!span.ok) return span;
    const { startsAt, endsAt } = span.value;
    const inTheWay = () => refuseTaken(trx, { trailerId, startsAt, endsAt: FOR_GOOD });
    if (await isTakenAfter(trx, { trailerId, after: startsAt, now })) return inTheWay();
    const reason = input.reason === '' ? null : (input.reason ?? null);
    const use = { kind: 'transfer', note: reason, fromDepotId, toDepotId } as const;
    const taken = await takeTrailer(trx, { trailerId, startsAt, endsAt, use, now });
    if (!taken.ok) return inTheWay();
    const id = taken.value.allocationId;
    await insertTransfer(trx, { id, trailerId, fromDepotId, toDepotId, startsAt, endsAt, reason, createdAt: now });
    return ok({ action: 'transfer.plan', data: { transferId: id, fromDepotId, toDepotId, startsAt, endsAt, reason } });
  });
