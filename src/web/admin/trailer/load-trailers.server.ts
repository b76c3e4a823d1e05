import { type AdminTrailerRow } from '#contract/admin-trailer.ts';
import { adminTrailerQuery, type AdminTrailerQuery } from '#contract/admin-trailer-input.ts';
import { DAY_MS, HOUR_MS } from '#domain/time/duration.ts';
import { loadDepotBook } from '#services/book/depot-book.ts';
import { countFleetStates } from '#services/admin/trailer/count-fleet-states.ts';
import { countFreeTrailers } from '#services/admin/trailer/count-free-trailers.ts';
import { listTrailers } from '#services/admin/trailer/list-trailers.ts';
import { CALENDAR_WEEKS } from '#services/admin/trailer/fleet-search.ts';
import type { Format } from '#i18n/format.ts';
import { loadSpot } from '#web/trailer/results/load-spot.server.ts';
import { pageTitle } from '#web/page-title.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { nameType } from '../list/list-types.server.ts';
import { loadViews, myDepotsOf } from '../list/load-views.server.ts';
import { readListQuery } from '../list/read-list-query.server.ts';
import { describeStrip } from './describe-strip.server.ts';
import { describeVerdict } from './describe-verdict.server.ts';
import { toFleetDepot } from './to-fleet-depot.server.ts';
import { urgencyOf } from './urgency.server.ts';

export async function loadTrailers(request: PageRequest, { searchParams }: URL) {
  const { deps, getActor } = request;
  const query = readListQuery(adminTrailerQuery, searchParams);
  const actor = await getActor();
  const isAsked = query.from !== undefined;
  const [page, counts, count, book] = await Promise.all([
    listTrailers(deps, actor, query),
    countFleetStates(deps, actor, query),
    isAsked || query.free === true ? countFreeTrailers(deps, actor, query) : undefined,
    loadDepotBook(deps, { now: deps.clock.now() }),
  ]);
  const { items, nextCursor } = requireValue(page);
  const zones = new Map([...book.values()].map(({ row }) => [row.id, row.timeZone]));
  const depots = [...book.values()].map((depot) => toFleetDepot(depot, request.format));
  const weeks = { startMs: startOf(query, deps.clock.now()), isAsked };
  return {
    title: pageTitle(request, 'admin.nav.trailers'),
    rows: items.map((trailer) => toView(trailer, { request, weeks, timeZone: zones.get(trailer.depot.id) ?? 'UTC' })),
    nextCursor,
    counts: requireValue(counts),
    mine: myDepotsOf(actor),
    /** Whose role is bound to depots sees those only. */
    choosesDepots: actor.kind === 'platformAdmin' && actor.role !== 'depot',
    views: await loadViews(request, actor, 'trailers'),
    /** Said where somebody looks for a time or for what is free. */
    freeCount: count && requireValue(count),
    isAsked,
    weeks: daysOf(weeks.startMs, request.format),
    spot: await loadSpot(request, query.near, depots),
    depots: depots.toSorted((a, b) => a.name.localeCompare(b.name, request.locale)),
    types: deps.settings.trailerTypes.map(({ type, subTypes = [] }) => ({
      id: type,
      label: nameType(request, type),
      subTypes,
    })),
  };
}

/** The first moment of the calendars, as the service has it. */
const startOf = ({ from }: AdminTrailerQuery, now: Date): number =>
  from === undefined
    ? Math.round(now.getTime() / HOUR_MS) * HOUR_MS
    : Math.floor(Date.parse(from.slice(0, 10)) / DAY_MS) * DAY_MS;

const daysOf = (startMs: number, format: Format): string =>
  [startMs, startMs + (CALENDAR_WEEKS * 7 - 1) * DAY_MS]
    .map((at) => format.date(new Date(at).toISOString(), 'UTC'))
    .join(' – ');

type Context = {
  readonly request: PageRequest;
  readonly weeks: Parameters<typeof describeStrip>[1];
  readonly timeZone: string;
};

export type TrailerListRow = ReturnType<typeof toView>;
const toView = (trailer: AdminTrailerRow, { request, weeks, timeZone }: Context) => ({
  ...trailer,
  distance: trailer.distanceKm === null ? null : request.format.distance(trailer.distanceKm),
  verdict: describeVerdict({ ...trailer, timeZone }, request),
  calendar: trailer.verdict && describeStrip({ ...trailer, timeZone }, weeks, request.format),
  certificate:
    trailer.certifiedUntil === null
      ? null
      : {
          day: request.format.date(trailer.certifiedUntil, 'UTC'),
          urgency: urgencyOf(trailer.certifiedUntil, request.deps.clock.now()),
        },
});
