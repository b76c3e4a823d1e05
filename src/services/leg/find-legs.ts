import type { EmptyLeg } from '#contract/leg.ts';
import type { TrailerQuery } from '#contract/trailer-query.ts';
import { type Asked, answersSearch } from '#domain/leg/answers-search.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { RentalReads } from '../deps.ts';
import { listLegs } from './list-legs.ts';

/** The empty legs that are what a search asks for. A search that ends where it began asks for none. */
export async function findLegs(
  deps: RentalReads,
  actor: Actor,
  { from, to, returnDepot, depot, type }: TrailerQuery,
): Promise<readonly EmptyLeg[]> {
  if (from === undefined || to === undefined || returnDepot === undefined) return [];
  const asked: Asked = { from, to, returnDepot, depots: depot, types: type };
  return (await listLegs(deps, actor)).filter((leg) =>
    answersSearch(asked, {
      type: leg.trailer.type,
      from: [leg.from.id, leg.from.code, leg.from.city, leg.from.name],
      to: [leg.to.id, leg.to.code, leg.to.city, leg.to.name],
      localFrom: leg.period.localFrom,
      localTo: leg.period.localTo,
    }),
  );
}
