import type { AdminTrailer } from '#contract/admin-trailer.ts';
import type { Transaction } from '#db/client.ts';
import { findEnds } from '#db/trailer/transfer.queries.ts';
import type { TrailerRow } from '#db/trailer/trailer.queries.ts';
import { lockTargets } from '#db/transfer/forecast.queries.ts';
import { findProposal, fulfil, lockProposal, type ProposalRow } from '#db/transfer/proposal.queries.ts';
import { driveMs } from '#domain/depot/drive.ts';
import type { Actor } from '#domain/team/actor.ts';
import { fromWallTime, localDate } from '#domain/time/wall-clock.ts';
import { firstDeparture } from '#domain/transfer/first-departure.ts';
import { missingOf, spareOf } from '#domain/transfer/forecast-stock.ts';
import { requireStaff } from '#services/require-actor.ts';
import type { Reads } from '../../deps.ts';
import { type Outcome, refuse } from '../../failure.ts';
import { readForecast } from '../../transfer/forecast.ts';
import { alterTrailer } from '../trailer/alter-trailer.ts';
import { sendTrailer } from '../trailer/send-trailer.ts';

/**
 * Plans a proposed transfer as soon as the depot opens. Under the locks of the trailer and of both targets it is judged again: where
 * meanwhile nothing is missing, or nothing to spare, nobody drives.
 */
export async function planProposal(deps: Reads, actor: Actor, proposalId: string): Promise<Outcome<AdminTrailer>> {
  const admin = requireStaff(actor, 'fleet.write');
  if (!admin.ok) return admin;
  const seen = await findProposal(deps.db, proposalId);
  if (seen === undefined) return refuse('not-found');
  return alterTrailer(deps, actor, { trailerId: seen.trailerId }, async (trx, trailer) => {
    const { type, fromDepotId, toDepotId } = seen;
    const targets = await lockTargets(trx, { depotIds: [fromDepotId, toDepotId], type });
    const proposal = await lockProposal(trx, proposalId);
    if (proposal === undefined) return refuse('not-found');
    const now = deps.clock.now();
    const { stocks } = await readForecast(trx, { targets, now });
    const from = stocks.find(({ depotId }) => depotId === fromDepotId);
    const to = stocks.find(({ depotId }) => depotId === toDepotId);
    const helps = from !== undefined && to !== undefined && spareOf(from) > 0 && missingOf(to) > 0;
    const span = await toSpan(trx, proposal, now);
    if (!helps || span === undefined || !isThere(trailer, proposal)) return refuse('proposal-stale');
    const { trailerId, costCents } = proposal;
    const transfer = { trailerId, fromDepotId, toDepotId, ...span, reason: null, costCents };
    const sent = await sendTrailer(trx, transfer, now);
    if (sent.ok) await fulfil(trx, proposal);
    return sent;
  });
}

const isThere = ({ status, type, depotId }: TrailerRow, proposal: ProposalRow): boolean =>
  status === 'active' && type === proposal.type && depotId === proposal.fromDepotId;

async function toSpan(trx: Transaction, { fromDepotId, toDepotId }: ProposalRow, now: Date) {
  const ends = await findEnds(trx, [fromDepotId, toDepotId]);
  const from = ends.find(({ id }) => id === fromDepotId);
  const to = ends.find(({ id, status }) => id === toDepotId && status === 'active');
  if (from === undefined || to === undefined) return undefined;
  const departure = firstDeparture(from.openingHours.week, localDate(now, from.timeZone));
  const startsAt = new Date(fromWallTime(departure, from.timeZone));
  return { startsAt, endsAt: new Date(startsAt.getTime() + driveMs(from, to)) };
}
