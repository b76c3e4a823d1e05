import { type BoardFilter, listBoardTrailers } from '#db/board/board.queries.ts';
import type { Database } from '#db/client.ts';
import { findConflicts } from '#domain/planning/find-conflicts.ts';
import { toPlanned } from '#domain/planning/to-planned.ts';
import { readRows } from './read-rows.ts';

/** More than anybody can mend on a screen. */
const MOST = 500;

/** The trailers on which something cannot go as planned: the database names those that may, the rule judges them. */
export async function findConflicted(
  db: Database,
  filter: BoardFilter,
): Promise<{ readonly ids: readonly string[]; readonly bookings: number }> {
  const candidates = await listBoardTrailers(db, { ...filter, only: 'conflict', limit: MOST });
  const rows = await readRows(db, candidates, filter);
  const found = rows
    .map((row) => ({ id: row.id, bookings: findConflicts(toPlanned(row)).length }))
    .filter(({ bookings }) => bookings > 0);
  return { ids: found.map(({ id }) => id), bookings: found.reduce((sum, { bookings }) => sum + bookings, 0) };
}
