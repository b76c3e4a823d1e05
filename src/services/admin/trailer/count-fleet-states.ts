import type { AdminTrailerQuery } from '#contract/admin-trailer-input.ts';
import { countTrailerStates } from '#db/trailer/admin-trailer.queries.ts';
import { ok } from '#domain/result.ts';
import { tableOf } from '#domain/table.ts';
import type { Actor } from '#domain/team/actor.ts';
import { TRAILER_STATES, type TrailerState } from '#domain/trailer/trailer-state.ts';
import { requireStaff } from '#services/require-actor.ts';
import type { RentalReads } from '../../deps.ts';
import type { Outcome } from '../../failure.ts';
import { openFleetSearch } from './fleet-search.ts';
import { fleetReach, toFleetFilter, USUAL_STATES } from './to-fleet-filter.ts';

/** How many trailers of a list each state has under its filters; all are those that the list shows without a state. */
export async function countFleetStates(
  deps: RentalReads,
  actor: Actor,
  query: AdminTrailerQuery,
): Promise<Outcome<Readonly<Record<TrailerState | 'all', number>>>> {
  const admin = requireStaff(actor, 'fleet.read');
  if (!admin.ok) return admin;
  const now = deps.clock.now();
  const search = { ...(await openFleetSearch(deps, query)), ...fleetReach(admin.value) };
  const filter = toFleetFilter({ ...query, status: [...TRAILER_STATES] }, search, now);
  const rows = await countTrailerStates(deps.db, { ...filter, now });
  const counts = tableOf(TRAILER_STATES, (state) => rows.find(({ status }) => status === state)?.count ?? 0);
  return ok({ ...counts, all: USUAL_STATES.reduce((sum, state) => sum + counts[state], 0) });
}
