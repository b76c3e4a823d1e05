import type { TransferInput } from '#contract/transfer.ts';
import type { Transaction } from '#db/client.ts';
import { findEnds } from '#db/trailer/transfer.queries.ts';
import { driveMs } from '#domain/depot/drive.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { fromWallTime } from '#domain/time/wall-clock.ts';
import type { Reads } from '../../deps.ts';
import { type Outcome, refuse, refuseFields } from '../../failure.ts';
import { alterTrailer } from './alter-trailer.ts';
import { sendTrailer } from './send-trailer.ts';

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
    const span = await toSpan(trx, input, { fromDepotId, now });
    if (!span.ok) return span;
    const { startsAt, endsAt } = span.value;
    const reason = input.reason === '' ? null : (input.reason ?? null);
    const transfer = { trailerId, fromDepotId, toDepotId, startsAt, endsAt, reason, costCents: null };
    return sendTrailer(trx, transfer, now);
  });

type Span = { readonly startsAt: Date; readonly endsAt: Date };

/** The wall times of both depots as instants. It arrives after a drive if nobody says when. */
async function toSpan(
  trx: Transaction,
  { toDepotId, from, to }: TransferInput,
  { fromDepotId, now }: { readonly fromDepotId: string; readonly now: Date },
): Promise<Outcome<Span>> {
  const ends = await findEnds(trx, [fromDepotId, toDepotId]);
  const start = ends.find(({ id }) => id === fromDepotId);
  const target = ends.find(({ id, status }) => id === toDepotId && status === 'active');
  if (start === undefined || target === undefined || target.id === start.id) {
    return refuseFields({ toDepotId: 'unknown' });
  }
  const startsAt = new Date(fromWallTime(from, start.timeZone));
  if (startsAt <= now) return refuseFields({ from: 'past' });
  const endsAt = to
    ? new Date(fromWallTime(to, target.timeZone))
    : new Date(startsAt.getTime() + driveMs(start, target));
  return endsAt > startsAt ? ok({ startsAt, endsAt }) : refuseFields({ to: 'before-from' });
}
