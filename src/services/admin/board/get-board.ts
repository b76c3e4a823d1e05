import { Temporal } from 'temporal-polyfill';
import type { Board, BoardDepot, BoardQuery } from '#contract/admin-board.ts';
import { countAlone, countBoardGroups } from '#db/board/board.queries.ts';
import { hoursOn } from '#domain/depot/opening-hours.ts';
import type { BoardDay } from '#domain/planning/board-window.ts';
import { toMinute } from '#domain/planning/bar.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { depotsOf } from '#domain/team/scope.ts';
import { toInstant } from '#domain/time/instant.ts';
import { type BookedDepot, loadDepotBook } from '#services/book/depot-book.ts';
import type { RentalReads } from '#services/deps.ts';
import type { Outcome } from '#services/failure.ts';
import { requireStaff } from '#services/require-actor.ts';
import { findConflicted } from './find-conflicted.ts';
import { openBoard } from './open-board.ts';

/** How the board is divided, and what waits for somebody. Its rows are asked for as they come into view. */
export async function getBoard(deps: RentalReads, actor: Actor, query: BoardQuery): Promise<Outcome<Board>> {
  const admin = requireStaff(actor, 'fleet.read');
  if (!admin.ok) return admin;
  const now = deps.clock.now();
  const { days, filter } = openBoard(query, { now, depots: depotsOf(admin.value) });
  const [conflicted, alone, book] = await Promise.all([
    findConflicted(deps.db, filter),
    countAlone(deps.db, filter),
    loadDepotBook(deps, { now, until: filter.to }),
  ]);
  const ids = query.only === 'conflict' ? conflicted.ids : undefined;
  const groups = await countBoardGroups(deps.db, { ...filter, ids });
  const groupsOf = Map.groupBy(groups, ({ depotId }) => depotId);
  return ok({
    now: toMinute(toInstant(now)),
    days: [...days],
    depots: [...groupsOf].flatMap(([depotId, own]) => {
      const depot = book.get(depotId);
      return depot ? [toDepot(depot, days, own)] : [];
    }),
    trailers: groups.reduce((sum, { trailers }) => sum + trailers, 0),
    counts: { conflict: conflicted.bookings, ...alone },
  });
}

type Group = BoardDepot['groups'][number];

const toDepot = ({ row, calendar }: BookedDepot, days: readonly BoardDay[], groups: readonly Group[]): BoardDepot => ({
  id: row.id,
  code: row.code,
  name: row.name,
  country: row.country,
  timeZone: row.timeZone,
  closed: calendar.keyBox
    ? []
    : days.flatMap(({ date }, i) => (hoursOn(calendar, Temporal.PlainDate.from(date)).length === 0 ? [i] : [])),
  groups: groups.map(({ type, subType, trailers }) => ({ type, subType, trailers })),
});
