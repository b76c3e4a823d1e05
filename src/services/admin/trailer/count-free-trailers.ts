import type { AdminTrailerQuery } from '#contract/admin-trailer-input.ts';
import { countAdminTrailers } from '#db/trailer/admin-trailer.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { requireStaff } from '#services/require-actor.ts';
import type { RentalReads } from '../../deps.ts';
import type { Outcome } from '../../failure.ts';
import { openFleetSearch } from './fleet-search.ts';
import { fleetReach, toFleetFilter } from './to-fleet-filter.ts';

/** How many trailers of a list are free, by the rule of the shop. */
export async function countFreeTrailers(
  deps: RentalReads,
  actor: Actor,
  query: AdminTrailerQuery,
): Promise<Outcome<number>> {
  const admin = requireStaff(actor, 'fleet.read');
  if (!admin.ok) return admin;
  const now = deps.clock.now();
  const search = { ...(await openFleetSearch(deps, query)), ...fleetReach(admin.value) };
  return ok(await countAdminTrailers(deps.db, { ...toFleetFilter({ ...query, free: true }, search, now), now }));
}
