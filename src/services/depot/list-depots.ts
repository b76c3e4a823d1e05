import type { Depot, DepotStock } from '#contract/depot.ts';
import type { WallPeriodQuery } from '#contract/query.ts';
import { countTrailersAtDepots, type DepotStock as StockRow } from '#db/depot/depot.queries.ts';
import { countFreeTrailers, type FreeCount } from '#db/trailer/trailer-search.queries.ts';
import { distanceKm, type Point } from '#domain/depot/distance.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Outcome } from '../failure.ts';
import { loadSearchBasis, type SearchBasis } from '../trailer/search-basis.ts';
import { toWindow } from '../trailer/search-window.ts';
import { describeDepot } from './describe-depot.ts';
import type { RentalReads } from '../deps.ts';

export type DepotsQuery = WallPeriodQuery & {
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
  { from, to, near, depot, ...told }: DepotsQuery,
): Promise<Outcome<readonly Depot[]>> {
  const loaded = await loadSearchBasis(deps, actor, {
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(depot && { depot: [...depot] }),
  });
  if (!loaded.ok) return loaded;
  const basis = loaded.value;
  const places = basis.places.filter(({ isChosen }) => isChosen);
  const [stock, free] = await Promise.all([
    countTrailersAtDepots(deps.db),
    basis.asked ? countFree(deps, basis) : undefined,
  ]);
  const depots = await Promise.all(
    places.map(async (place) => ({
      ...(await describeDepot(deps, place, { now: basis.now, ...told })),
      stock: toStock(place.row.id, stock, free),
      ...(near && { distanceKm: Math.round(distanceKm(near, place.row) * 10) / 10 }),
    })),
  );
  return ok(near ? depots.toSorted((a, b) => (a.distanceKm ?? 0) - (b.distanceKm ?? 0)) : depots);
}

function countFree({ db }: RentalReads, basis: SearchBasis): Promise<FreeCount[]> {
  const places = basis.places.filter(({ isChosen }) => isChosen);
  const windows = places.flatMap((place) => basis.types.map((type) => toWindow(basis, place, type)));
  return countFreeTrailers(db, { windows, filter: {}, asker: basis.asker });
}

function toStock(
  depotId: string,
  stock: readonly StockRow[],
  free: readonly FreeCount[] | undefined,
): readonly DepotStock[] {
  const freeHere = free?.filter((count) => count.depotId === depotId);
  return stock
    .filter((row) => row.depotId === depotId)
    .map(({ type, count }) => ({
      type,
      count,
      free: freeHere?.reduce((sum, row) => (row.type === type ? sum + row.count : sum), 0) ?? null,
    }));
}
