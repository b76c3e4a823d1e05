import * as z from 'zod/mini';
import { boardQuery, type BoardQuery, boardRowQuery } from '#contract/admin-board.ts';
import { id } from '#contract/field.ts';
import { boardDays, turnBoard } from '#domain/planning/board-window.ts';
import { ok } from '#domain/result.ts';
import { hasStaffRight } from '#domain/team/staff-right.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { MINUTE_MS } from '#domain/time/duration.ts';
import { toInstant } from '#domain/time/instant.ts';
import type { Format } from '#i18n/format.ts';
import { getBoard } from '#services/admin/board/get-board.ts';
import { listBoardRows } from '#services/admin/board/list-board-rows.ts';
import { getPlan } from '#services/plan/get-plan.ts';
import { listPlans } from '#services/plan/list-plans.ts';
import { loadDepotBook } from '#services/book/depot-book.ts';
import { pageTitle } from '#web/page-title.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { listTypes } from '../list/list-types.server.ts';
import { readListQuery } from '../list/read-list-query.server.ts';

/** As many as a large screen shows at first; the browser asks for the others when they come into view. */
const FIRST_ROWS = 60;

const draftQuery = z.strictObject({ draft: z.optional(id) });

export async function loadBoard(request: PageRequest, { searchParams }: URL) {
  const { deps, format, getActor } = request;
  const actor = await getActor();
  const query = readListQuery(boardQuery, searchParams);
  /** Of the table, which has pages. */
  const { cursor, limit = FIRST_ROWS } = readListQuery(boardRowQuery, searchParams);
  const zoom = query.zoom ?? 'days';
  const { draft } = readListQuery(draftQuery, searchParams);
  const [found, first, book, plans, plan] = await Promise.all([
    getBoard(deps, actor, query),
    listBoardRows(deps, actor, { ...query, cursor, limit }),
    loadDepotBook(deps, { now: deps.clock.now() }),
    hasStaffRight(actor, 'orders.read') ? listPlans(deps, actor) : ok({ items: [] }),
    draft === undefined ? undefined : getPlan(deps, actor, draft),
  ]);
  const board = requireValue(found);
  const days = boardDays(toInstant(deps.clock.now()), zoom, query.from);
  const [start] = days;
  return {
    title: pageTitle(request, 'admin.nav.board'),
    board,
    first: requireValue(first).items,
    nextCursor: requireValue(first).nextCursor,
    query,
    zoom,
    axis: describeAxis(query, days, format),
    at: format.dayTime(board.now * MINUTE_MS, OPERATOR_ZONE),
    turn: {
      back: turnBoard(start?.date ?? '', zoom, -1),
      on: turnBoard(start?.date ?? '', zoom, 1),
    },
    depots: [...book.values()]
      .map(({ row }) => ({ id: row.id, label: row.name }))
      .toSorted((a, b) => a.label.localeCompare(b.label, request.locale)),
    types: listTypes(request),
    plans: requireValue(plans).items,
    /** The plan that is tried out; what is gone meanwhile is no plan. */
    plan: plan?.ok ? plan.value : null,
  };
}

const HOURS_SHOWN = [0, 6, 12, 18] as const;

type Tick = { readonly at: number; readonly label: string; readonly isStrong: boolean };

/** What stands above the board: months and days, in a board of weeks only their first days, in one of hours these too. */
function describeAxis({ zoom = 'days' }: BoardQuery, days: ReturnType<typeof boardDays>, format: Format) {
  const noon = ({ date }: { readonly date: string }) => `${date}T12:00:00Z`;
  const months = days.flatMap((day, i): readonly Tick[] =>
    i === 0 || day.date.endsWith('-01')
      ? [{ at: day.from, label: format.month(noon(day), 'UTC'), isStrong: true }]
      : [],
  );
  const ticks = days.flatMap((day, i): readonly Tick[] => {
    if (zoom === 'weeks')
      return i % 7 === 0 ? [{ at: day.from, label: format.shortDate(noon(day), 'UTC'), isStrong: true }] : [];
    if (zoom === 'days') return [{ at: day.from, label: dayLabel(format, noon(day)), isStrong: true }];
    return HOURS_SHOWN.map((hour) => ({
      at: day.from + hour * 60,
      label: hour === 0 ? dayLabel(format, noon(day)) : format.time((day.from + hour * 60) * MINUTE_MS, OPERATOR_ZONE),
      isStrong: hour === 0,
    }));
  });
  const last = days.at(-1);
  return {
    months,
    ticks,
    words: [days[0], last].map((day) => format.date(noon(day ?? { date: '' }), 'UTC')).join(' – '),
  };
}

/** `Mo 16`; what some languages shorten little is cut, as a day has no room for it. */
const dayLabel = (format: Format, noon: string): string =>
  `${format
    .weekday(new Date(noon).getUTCDay() || 7, 'short')
    .slice(0, 3)
    .replace('.', '')} ${Number(noon.slice(8, 10))}`;

export type BoardView = Awaited<ReturnType<typeof loadBoard>>;
