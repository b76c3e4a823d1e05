import { listLaneUses } from '#db/one-way/lane-use.queries.ts';
import { distanceKm } from '#domain/depot/distance.ts';
import { isQuotaSpent } from '#domain/one-way/lane-month.ts';
import type { LaneRefusal } from '#domain/one-way/lane-refusal.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { toDate } from '#domain/time/instant.ts';
import type { Period } from '#domain/time/period.ts';
import { addDays, localDate } from '#domain/time/wall-clock.ts';
import type { BookedDepot, DepotBook } from '../book/depot-book.ts';
import type { PriceBook } from '../book/price-book.ts';
import { findDepot } from '../depot/find-depot.ts';
import type { Deps } from '../deps.ts';
import { type Outcome, refuseFields } from '../failure.ts';
import { type LaneQuote, quoteLane } from '../one-way/quote-lane.ts';

export type JudgedLane = Result<LaneQuote, LaneRefusal>;

/** The ways by which trailers come to one depot, wherever they are fetched. */
export type LaneBook = {
  /** Where they are brought back. */
  readonly returnDepot: BookedDepot;
  /** Undefined where they are brought back to the depot they left. */
  readonly judge: (fromDepotId: string, trailerType: string, period: Period) => JudgedLane | undefined;
  /** The ways to each other depot, the nearest to this one first. */
  readonly listOthers: () => readonly LaneBook[];
};

type Needs = {
  readonly depots: DepotBook;
  /** Of the list in force, whether or not it is shown. */
  readonly prices: PriceBook;
  readonly returnDepot: BookedDepot;
  /** The first day on which they may be fetched, `YYYY-MM-DD`. */
  readonly fromDay: string;
};

const monthOf = (day: string): string => day.slice(0, 7);
/** A pick-up moves by a few days at most where a depot is closed. */
const MOST_MOVED_DAYS = 20;

export async function openLaneBook(
  { db }: Pick<Deps, 'db'>,
  { depots, prices, returnDepot, fromDay }: Needs,
): Promise<LaneBook> {
  const hasQuotas = prices.oneWayRules.some(({ closed, monthlyQuota }) => !closed && monthlyQuota !== null);
  const months = [...new Set([fromDay, addDays(fromDay, MOST_MOVED_DAYS)].map(monthOf))];
  const uses = hasQuotas ? await listLaneUses(db, { depotIds: [...depots.keys()], months }) : [];
  const leadTo = (depot: BookedDepot): LaneBook => ({
    returnDepot: depot,
    judge(fromDepotId, trailerType, { from, to, timeZone }) {
      const toDepotId = depot.row.id;
      if (fromDepotId === toDepotId) return undefined;
      const lane = { fromDepotId, toDepotId, trailerType };
      const quote = quoteLane({ depots, prices }, lane, toDate(to));
      if (!quote.ok || quote.value.rule.monthlyQuota === null) return quote;
      const month = monthOf(localDate(from, timeZone));
      return isQuotaSpent(quote.value.rule, { ...lane, month }, uses) ? fail('quotaSpent') : quote;
    },
    listOthers() {
      const others = [...depots.values()].filter(({ row }) => row.id !== depot.row.id);
      const distances = new Map(others.map((other) => [other, distanceKm(depot.row, other.row)]));
      return others.toSorted((a, b) => (distances.get(a) ?? 0) - (distances.get(b) ?? 0)).map(leadTo);
    },
  });
  return leadTo(returnDepot);
}

type Named = Pick<Needs, 'depots' | 'prices' | 'fromDay'> & {
  readonly depot: BookedDepot;
  /** Code, id or city; undefined if it is brought back to where it left from. */
  readonly returnName: string | undefined;
};

/** The ways from one depot to another that is named. */
export async function findLanes(
  deps: Pick<Deps, 'db'>,
  { depot, returnName, ...needs }: Named,
): Promise<Outcome<LaneBook | undefined>> {
  if (returnName === undefined) return ok(undefined);
  const returnDepot = findDepot(needs.depots, returnName);
  if (!returnDepot) return refuseFields({ returnDepot: 'unknown' });
  if (returnDepot.row.id === depot.row.id) return refuseFields({ returnDepot: 'same-depot' });
  return ok(await openLaneBook(deps, { ...needs, returnDepot }));
}
