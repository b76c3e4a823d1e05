import type { Depot, DepotStock } from '#contract/depot.ts';
import type { RentalQuery } from '#contract/query.ts';
import { distanceKm, type Point } from '#domain/depot/distance.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Outcome } from '../failure.ts';
import { loadSearchBasis, type Place, type SearchBasis } from '../trailer/search-basis.ts';
import { toWindowGrid } from '../trailer/search-window.ts';
import { describeDepot } from './describe-depot.ts';
import type { RentalReads } from '../deps.ts';
import type { FreeCounts, StockCount } from '../ports/availability.ts';

export type DepotsQuery = RentalQuery & {
  /** For the distances; the nearest depot is the first then. */
  readonly near?: Point | undefined;
  /** Codes, ids or cities. */
  readonly depot?: readonly string[] | undefined;
  /** For the names of holidays. */
  readonly locale?: string | undefined;
  /** How far to look for holidays and exceptions. */
  readonly aheadDays?: number;
};

/** All depots by name or distance, with hours, holidays ahead and stock; with what is free, if a period is given. */
export async function listDepots(
  deps: RentalReads,
  actor: Actor,
  { from, to, returnDepot, near, depot, ...told }: DepotsQuery,
): Promise<Outcome<readonly Depot[]>> {
  const loaded = await loadSearchBasis(deps, actor, {
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(returnDepot !== undefined && { returnDepot }),
    ...(depot && { depot: [...depot] }),
  });
  if (!loaded.ok) return loaded;
  const basis = loaded.value;
  const places = basis.places.filter(({ isChosen }) => isChosen);
  const [stock, free] = await Promise.all([
    deps.availability.countStock(),
    basis.asked ? countFree(deps, basis, places) : undefined,
  ]);
  const stockAt = Map.groupBy(stock, ({ depotId }) => depotId);
  const depots = await Promise.all(
    places.map(async (place, at) => ({
      ...(await describeDepot(deps, place, { now: basis.now, ...told })),
      stock: toStock(stockAt.get(place.row.id) ?? [], free && ((type) => sumOfType(free, at, type))),
      ...(near && { distanceKm: Math.round(distanceKm(near, place.row) * 10) / 10 }),
    })),
  );
  return ok(near ? depots.toSorted((a, b) => (a.distanceKm ?? 0) - (b.distanceKm ?? 0)) : depots);
}

const countFree = ({ availability }: RentalReads, basis: SearchBasis, places: readonly Place[]): Promise<FreeCounts> =>
  availability.countFree({ grid: toWindowGrid(basis, places, basis.types), filter: {}, asker: basis.asker });

const sumOfType = ({ kinds, counts }: FreeCounts, place: number, type: string): number =>
  kinds.reduce((sum, kind, index) => sum + (kind.type === type ? (counts[place * kinds.length + index] ?? 0) : 0), 0);

function toStock(
  stock: readonly StockCount[],
  countFreeOf: ((type: string) => number) | undefined,
): readonly DepotStock[] {
  const byType = Map.groupBy(stock, ({ type }) => type);
  return [...byType.keys()].toSorted().map((type) => ({
    type,
    count: byType.get(type)?.reduce((sum, { count }) => sum + count, 0) ?? 0,
    free: countFreeOf?.(type) ?? null,
  }));
}
