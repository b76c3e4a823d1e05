import type { Database } from '#db/client.ts';
import { listDepots } from '#db/depot/depot.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import { listDistances, listTargets } from '#db/transfer/forecast.queries.ts';
import { listDismissedWays, lockProposals, replaceProposals } from '#db/transfer/proposal.queries.ts';
import { roadKm } from '#domain/depot/drive.ts';
import { DAY_MS } from '#domain/time/duration.ts';
import { FORECAST_DAYS, findShortages, findSurpluses } from '#domain/transfer/forecast-stock.ts';
import type { KmBetween, Leg } from '#domain/transfer/match-by-km.ts';
import { suggestTransfers as suggest } from '#domain/transfer/suggest-transfers.ts';
import { transferCents } from '#domain/transfer/transfer-cost.ts';
import type { ReadsWithSettings } from '../deps.ts';
import { readForecast } from './forecast.ts';

/** So long a way that somebody did not want is not suggested again. */
const DISMISSED_DAYS = 14;

export type TransferReport = { readonly proposed: number; readonly short: number };

/** Finds anew which depots will be short of trailers, and which transfers would help. */
export const suggestTransfers = ({
  db,
  clock,
  settings,
}: Pick<ReadsWithSettings, 'db' | 'clock' | 'settings'>): Promise<TransferReport> =>
  inTransaction(db, async (trx) => {
    const now = clock.now();
    await lockProposals(trx);
    const dismissedSince = new Date(now.getTime() - DISMISSED_DAYS * DAY_MS);
    const { transfers } = await settings.inForce(trx);
    const { stocks, movers, dateOf } = await readForecast(trx, { targets: await listTargets(trx), now });
    const shortages = findShortages(stocks);
    const found = suggest({ stocks, movers, kmBetween: await readWays(trx, dismissedSince) });
    await replaceProposals(trx, {
      proposals: found.map(({ trailerId, type, from, to, km, day }) => ({
        trailerId,
        type,
        fromDepotId: from,
        toDepotId: to,
        km,
        costCents: transferCents(km, transfers),
        shortOn: dateOf(day),
        createdAt: now,
      })),
      shortages: shortages.map(({ depotId, type, missing, day }) => ({
        depotId,
        type,
        missing,
        firstOn: dateOf(day),
      })),
      surpluses: findSurpluses(stocks).map((surplus) => ({ ...surplus, foreseenUntil: dateOf(FORECAST_DAYS - 1) })),
      dismissedSince,
    });
    return { proposed: found.length, short: shortages.length };
  });

/** As somebody has measured them, otherwise by the line; none where a transfer was lately not wanted. */
async function readWays(db: Database, dismissedSince: Date): Promise<KmBetween> {
  const [depots, known, dismissed] = await Promise.all([
    listDepots(db),
    listDistances(db),
    listDismissedWays(db, dismissedSince),
  ]);
  const places = new Map(depots.map((depot) => [depot.id, depot]));
  const km = new Map(
    known.map(({ fromDepotId, toDepotId, km: measured }) => [`${fromDepotId} ${toDepotId}`, measured]),
  );
  const keyOf = ({ type, from, to }: Leg) => `${type} ${from} ${to}`;
  const unwanted = new Set(dismissed.map(({ type, fromDepotId: from, toDepotId: to }) => keyOf({ type, from, to })));
  return (leg) => {
    const [from, to] = [places.get(leg.from), places.get(leg.to)];
    if (from === undefined || to === undefined || unwanted.has(keyOf(leg))) return undefined;
    return km.get(`${leg.from} ${leg.to}`) ?? roadKm(from, to);
  };
}
