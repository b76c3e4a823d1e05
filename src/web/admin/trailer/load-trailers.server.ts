import { adminTrailerQuery, type AdminTrailerRow } from '#contract/admin-trailer.ts';
import { listDepots } from '#services/admin/depot/list-depots.ts';
import { listTrailers } from '#services/admin/trailer/list-trailers.ts';
import { pageTitle } from '#web/page-title.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { listTypes } from '../list/list-types.server.ts';
import { readListQuery } from '../list/read-list-query.server.ts';
import { urgencyOf } from './urgency.server.ts';

const MOST_DEPOTS = 100;

export async function loadTrailers(request: PageRequest, { searchParams }: URL) {
  const { deps, getActor } = request;
  const query = readListQuery(adminTrailerQuery, searchParams);
  const actor = await getActor();
  const { items, nextCursor } = requireValue(await listTrailers(deps, actor, query));
  const depots = requireValue(await listDepots(deps, actor, { limit: MOST_DEPOTS }));
  return {
    title: pageTitle(request, 'admin.nav.trailers'),
    rows: items.map((trailer) => toView(trailer, request)),
    nextCursor,
    depots: depots.items.map(({ id, name }) => ({ id, label: name })),
    types: listTypes(request),
  };
}

export type TrailerListRow = ReturnType<typeof toView>;
const toView = (trailer: AdminTrailerRow, { deps, format }: PageRequest) => ({
  ...trailer,
  certificate:
    trailer.certifiedUntil === null
      ? null
      : {
          day: format.date(trailer.certifiedUntil, 'UTC'),
          urgency: urgencyOf(trailer.certifiedUntil, deps.clock.now()),
        },
});
