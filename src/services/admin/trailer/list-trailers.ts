import type { AdminTrailerPage, AdminTrailerRow } from '#contract/admin-trailer.ts';
import type { AdminTrailerQuery } from '#contract/admin-trailer-input.ts';
import { type AdminTrailerListRow, listAdminTrailers, TRAILER_ORDERS } from '#db/trailer/admin-trailer.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { trailerSituation } from '#domain/trailer/trailer-state.ts';
import type { RentalReads } from '../../deps.ts';
import type { Outcome } from '../../failure.ts';
import { orderBy, pageOf } from '../../list/page-of.ts';
import { requireStaff } from '#services/require-actor.ts';
import { openFleetSearch } from './fleet-search.ts';
import { judgeFleet } from './judge-fleet.ts';
import { fleetReach, toFleetFilter } from './to-fleet-filter.ts';

/** The fleet as the operator sees it, with what is free by the rule of the shop; what is retired only when asked for. */
export async function listTrailers(
  deps: RentalReads,
  actor: Actor,
  query: AdminTrailerQuery,
): Promise<Outcome<AdminTrailerPage>> {
  const admin = requireStaff(actor, 'fleet.read');
  if (!admin.ok) return admin;
  const now = deps.clock.now();
  const search = { ...(await openFleetSearch(deps, query)), ...fleetReach(admin.value) };
  const page = await pageOf(
    orderBy(TRAILER_ORDERS, query.sort ?? 'number'),
    query,
    (asked) => listAdminTrailers(deps.db, { ...toFleetFilter(query, search, now), ...asked, now }),
    (row) => row,
  );
  if (!page.ok) return page;
  const { items, nextCursor } = page.value;
  const judgedBy = await judgeFleet(
    deps,
    search,
    items.map(({ id }) => id),
  );
  const distanceOf = (depotId: string): number | null => {
    const km = search.places.get(depotId)?.distanceKm;
    return km === undefined ? null : Math.round(km * 10) / 10;
  };
  return ok({
    items: items.map((row) => ({
      ...toTrailerRow(row, now),
      distanceKm: distanceOf(row.depotId),
      ...judgedBy(row.id),
    })),
    nextCursor,
  });
}

type PlainRow = Omit<AdminTrailerRow, 'distanceKm' | 'verdict' | 'calendar'>;

const toTrailerRow = (row: AdminTrailerListRow, now: Date): PlainRow => ({
  id: row.id,
  number: row.number,
  plate: row.plate,
  type: row.type,
  subType: row.subType,
  priceClass: row.priceClass,
  make: row.make,
  model: row.model,
  year: row.year,
  depot: { id: row.depotId, code: row.depotCode, name: row.depotName, country: row.depotCountry },
  status: row.status,
  situation: situationOf(row, now),
  certifiedUntil: row.certifiedUntil,
  isIncomplete: row.isIncomplete,
  photos: row.photos,
  version: row.version,
});

export const situationOf = (row: Pick<AdminTrailerListRow, 'status' | 'current' | 'outUntil'>, now: Date) =>
  trailerSituation({
    state: row.status,
    current: row.current,
    isOut: row.outUntil !== null,
    isPastEnd: row.outUntil !== null && row.outUntil <= now,
  });
