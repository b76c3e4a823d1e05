import { type AdminTrailerQuery, CERTIFICATE_DAYS_AHEAD, SOON_DAYS } from '#contract/admin-trailer-input.ts';
import type { AdminTrailerFilter } from '#db/trailer/admin-trailer.queries.ts';
import { keysOf, pick } from '#domain/table.ts';
import type { PlatformAdmin } from '#domain/team/actor.ts';
import { chosenDepots } from '#domain/team/my-depots.ts';
import { depotsOf } from '#domain/team/scope.ts';
import { DAY_MS } from '#domain/time/duration.ts';
import { SEARCH_FILTERS } from '#domain/trailer/search-filter.ts';
import type { TrailerState } from '#domain/trailer/trailer-state.ts';
import type { FleetSearch } from './fleet-search.ts';

const toDay = (at: Date): string => at.toISOString().slice(0, 10);
const FIRST_DAY = '2000-01-01';

/** Without them, what is retired is left out. */
export const USUAL_STATES: readonly TrailerState[] = ['draft', 'active', 'workshop'];

/** The depots whose trailers somebody may see, and those that they call theirs. */
export type FleetReach = { readonly depots: readonly string[] | 'any'; readonly mine: readonly string[] };

export const fleetReach = (admin: PlatformAdmin): FleetReach => ({
  depots: depotsOf(admin),
  mine: admin.depotIds ?? [],
});

/** What a list of the fleet asks of its rows. */
export function toFleetFilter(
  query: AdminTrailerQuery,
  { places, grid, depots, mine }: FleetSearch & FleetReach,
  now: Date,
): AdminTrailerFilter {
  const depot = chosenDepots({ depotIds: mine }, query.depot);
  const { q, type, near, status = USUAL_STATES, free, incomplete, certificate, ...facts } = query;
  const ahead = certificate === 'ending' ? CERTIFICATE_DAYS_AHEAD : SOON_DAYS;
  const ends = { today: toDay(now), soon: toDay(new Date(now.getTime() + ahead * DAY_MS)) };
  const certified =
    certificate === 'expired'
      ? { from: FIRST_DAY, until: toDay(new Date(now.getTime() - DAY_MS)) }
      : { from: ends.today, until: ends.soon };
  const around = near ? [...places.keys()] : undefined;
  return {
    text: q,
    types: type,
    facts: pick(facts, ['subType', ...keysOf(SEARCH_FILTERS)]),
    depotIds: depot && around ? depot.filter((id) => around.includes(id)) : (depot ?? around),
    depots,
    statuses: status,
    ...(certificate === undefined ? {} : { certified }),
    ...(free === undefined ? {} : { free: { isWanted: free, grid } }),
    isIncomplete: incomplete,
  };
}
