import type { TransferInput } from '#contract/transfer.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../../deps.ts';
import { refuse } from '../../failure.ts';
import { alterTrailer } from './alter-trailer.ts';
import { sendTrailer } from './send-trailer.ts';
import { toTransferSpan } from './transfer-span.ts';

type Plan = { readonly trailerId: string; readonly input: TransferInput };

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
    const reason = input.reason === '' ? null : (input.reason ?? null);
    const transfer = { trailerId, fromDepotId, toDepotId, startsAt, endsAt, reason, costCents: null };
    return sendTrailer(trx, transfer, now);
  });
