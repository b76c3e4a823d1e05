import {
  type AdminTrailerPage,
  type AdminTrailerQuery,
  type AdminTrailerRow,
  SOON_DAYS,
} from '#contract/admin-trailer.ts';
import { type AdminTrailerListRow, listAdminTrailers, TRAILER_ORDERS } from '#db/trailer/admin-trailer.queries.ts';
import type { Actor } from '#domain/team/actor.ts';
import { trailerSituation } from '#domain/trailer/trailer-state.ts';
import { DAY_MS } from '#domain/time/duration.ts';
import type { Reads } from '../../deps.ts';
import type { Outcome } from '../../failure.ts';
import { orderBy, pageOf } from '../../list/page-of.ts';
import { requirePlatformAdmin } from '#services/require-actor.ts';

const toDay = (at: Date): string => at.toISOString().slice(0, 10);
const FIRST_DAY = '2000-01-01';

/** The fleet as the operator sees it; what is retired only when asked for. */
export async function listTrailers(
  { db, clock }: Reads,
  actor: Actor,
  query: AdminTrailerQuery,
): Promise<Outcome<AdminTrailerPage>> {
  const admin = requirePlatformAdmin(actor);
  if (!admin.ok) return admin;
  const { q, type, depot, status = ['active', 'workshop'], certificate, sort = 'number' } = query;
  const now = clock.now();
  const today = toDay(now);
  const certified =
    certificate === 'expired'
      ? { from: FIRST_DAY, until: toDay(new Date(now.getTime() - DAY_MS)) }
      : { from: today, until: toDay(new Date(now.getTime() + SOON_DAYS * DAY_MS)) };
  const filter = {
    text: q,
    types: type,
    depotIds: depot,
    statuses: status,
    ...(certificate === undefined ? {} : { certified }),
  };
  return pageOf(
    orderBy(TRAILER_ORDERS, sort),
    query,
    (page) => listAdminTrailers(db, { ...filter, ...page, now }),
    (row) => toTrailerRow(row, now),
  );
}

const toTrailerRow = (row: AdminTrailerListRow, now: Date): AdminTrailerRow => ({
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
  photos: row.photos,
});

export const situationOf = (row: Pick<AdminTrailerListRow, 'status' | 'current' | 'outUntil'>, now: Date) =>
  trailerSituation({
    state: row.status,
    current: row.current,
    isOut: row.outUntil !== null,
    isPastEnd: row.outUntil !== null && row.outUntil <= now,
  });
