import type { TrailerQuery } from '#contract/trailer-query.ts';
import type { DepotRow } from '#db/depot/depot.queries.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { RentalReads } from '../deps.ts';
import type { LaneBook } from './lane-book.ts';
import { loadSearchBasis, type SearchBasis } from './search-basis.ts';
import { shareWindows, toWindowGrid } from './search-window.ts';

const MOST_OFFERED = 3;
/** So many depots are looked at whether anything is free for them. */
const MOST_TRIED = 6;

/** Where trailers of a search that are free can be brought back instead, the nearest to the depot asked for first. */
export async function findReturnDepots(
  deps: RentalReads,
  actor: Actor,
  query: TrailerQuery,
): Promise<readonly DepotRow[]> {
  const loaded = await loadSearchBasis(deps, actor, query);
  if (!loaded.ok || !loaded.value.lanes) return [];
  const basis = loaded.value;
  const found: DepotRow[] = [];
  let tried = 0;
  for (const lanes of loaded.value.lanes.listOthers()) {
    if (found.length === MOST_OFFERED || tried === MOST_TRIED) break;
    if (!isWayOpen(basis, lanes)) continue;
    tried += 1;
    // oxlint-disable-next-line no-await-in-loop -- the next is asked about only if this one is not enough
    if (await hasFree(deps, { ...basis, lanes })) found.push(lanes.returnDepot.row);
  }
  return found;
}

const placesOf = ({ places }: SearchBasis) => places.filter(({ isChosen }) => isChosen);

function isWayOpen(basis: SearchBasis, lanes: LaneBook): boolean {
  const windowsAt = shareWindows({ ...basis, lanes: undefined }, basis.chosenTypes);
  return placesOf(basis).some((place) =>
    windowsAt(place).some(({ type, resolved }) => lanes.judge(place.row.id, type, resolved.period)?.ok === true),
  );
}

async function hasFree({ availability }: RentalReads, basis: SearchBasis): Promise<boolean> {
  const { lanes, chosenTypes, filter, asker } = basis;
  // Where it leads to nothing is brought from elsewhere.
  const places = placesOf(basis).filter(({ row }) => row.id !== lanes?.returnDepot.row.id);
  const { counts } = await availability.countFree({ grid: toWindowGrid(basis, places, chosenTypes), filter, asker });
  return counts.some((count) => count > 0);
}
