import type { Depot } from '#contract/depot.ts';
import type { RentalQuery } from '#contract/query.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { type Outcome, refuse } from '../failure.ts';
import { listDepots } from './list-depots.ts';
import type { RentalReads } from '../deps.ts';

/** One depot, by its id or code. */
export async function getDepot(
  deps: RentalReads,
  actor: Actor,
  depotId: string,
  query: RentalQuery & { readonly locale?: string | undefined },
): Promise<Outcome<Depot>> {
  const found = await listDepots(deps, actor, { ...query, depot: [depotId] });
  if (!found.ok) return found.error.fields?.['depot'] === undefined ? found : refuse('not-found');
  const [depot] = found.value;
  return depot ? ok(depot) : refuse('not-found');
}
