import type { TransferInput } from '#contract/transfer.ts';
import type { Transaction } from '#db/client.ts';
import { findEnds } from '#db/trailer/transfer.queries.ts';
import { driveMs } from '#domain/depot/drive.ts';
import { ok } from '#domain/result.ts';
import { fromWallTime } from '#domain/time/wall-clock.ts';
import { type Outcome, refuseFields } from '../../failure.ts';

type Span = { readonly startsAt: Date; readonly endsAt: Date };

/** The wall times of both depots as instants. It arrives after a drive if nobody says when. */
export async function toTransferSpan(
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
