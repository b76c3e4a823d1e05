import { BOARD_LIMIT, type BoardRow, type BoardRowQuery } from '#contract/admin-board.ts';
import { BOARD_ORDER, listBoardTrailers } from '#db/board/board.queries.ts';
import { toMinute } from '#domain/planning/bar.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { depotsOf } from '#domain/team/scope.ts';
import { toInstant } from '#domain/time/instant.ts';
import type { RentalReads } from '#services/deps.ts';
import type { Outcome } from '#services/failure.ts';
import { pageOf } from '#services/list/page-of.ts';
import { requireStaff } from '#services/require-actor.ts';
import { findConflicted } from './find-conflicted.ts';
import { openBoard } from './open-board.ts';
import { readRows } from './read-rows.ts';

type Rows = { readonly now: number; readonly items: readonly BoardRow[]; readonly nextCursor: string | null };

/** Rows of the board, those of each depot and sub-type together. */
export async function listBoardRows(deps: RentalReads, actor: Actor, query: BoardRowQuery): Promise<Outcome<Rows>> {
  const admin = requireStaff(actor, 'fleet.read');
  if (!admin.ok) return admin;
  const now = deps.clock.now();
  const { filter } = openBoard(query, { now, depots: depotsOf(admin.value) });
  const ids = query.only === 'conflict' ? (await findConflicted(deps.db, filter)).ids : undefined;
  const page = await pageOf(
    { sort: 'board', keyset: BOARD_ORDER },
    { cursor: query.cursor, limit: query.limit ?? BOARD_LIMIT },
    ({ after, limit }) => listBoardTrailers(deps.db, { ...filter, ids, after, limit }),
    (row) => row,
  );
  if (!page.ok) return page;
  const { items, nextCursor } = page.value;
  return ok({ now: toMinute(toInstant(now)), items: await readRows(deps.db, items, filter), nextCursor });
}
