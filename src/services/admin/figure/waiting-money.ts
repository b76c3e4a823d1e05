import type { Database } from '#db/client.ts';
import {
  pickWaiting,
  sumWaiting,
  type Found,
  type WaitingMoney,
  type WaitingRow,
} from '#db/figure/money-task.queries.ts';
import type { TaskQuestion, Wanted } from '#db/figure/task-pick.queries.ts';

/** Of trailers that are out past their end: the days that nobody is billed for. */
type Late = { readonly days?: number };
export type MoneyRow = WaitingRow & Late;
export type MoneySum = WaitingMoney & Late;
export type MoneyPage = Pick<TaskQuestion, 'after'> & { readonly wanted: Wanted; readonly limit: number };

/** What waits of one kind, all together or one by one, whatever has waited longest first. */
export type Waiting = {
  readonly sum: (wanted: Wanted) => Promise<MoneySum | undefined>;
  readonly page: (page: MoneyPage) => Promise<readonly MoneyRow[]>;
};

/** What one statement finds. */
export const waitingInDatabase = (db: Database, found: Found): Waiting => ({
  sum: (wanted) => sumWaiting(db, found, wanted),
  page: (page) => pickWaiting(db, found, page),
});

/** What takes a rule to find. */
export function waitingInRows(rows: Promise<readonly Omit<MoneyRow, 'place'>[]>): Waiting {
  const listOf = async (wanted: Wanted): Promise<readonly MoneyRow[]> =>
    (await rows)
      .filter(({ id }) => ('only' in wanted ? wanted.only.includes(id) : !wanted.except.includes(id)))
      .map((row) => ({ ...row, place: row.since.toISOString() }))
      .toSorted(byPlace);
  return {
    sum: async (wanted) => {
      const among = await listOf(wanted);
      const [first] = among;
      if (first === undefined) return undefined;
      return {
        count: among.length,
        cents: first.cents === null ? null : sumOf(among, ({ cents }) => cents ?? 0),
        first,
        ...(first.days !== undefined && { days: sumOf(among, ({ days = 0 }) => days) }),
      };
    },
    page: async ({ wanted, after, limit }) =>
      (await listOf(wanted)).filter((row) => after === undefined || byPlace(row, after) > 0).slice(0, limit),
  };
}

type Placed = Pick<WaitingRow, 'place' | 'id'>;
const byPlace = (a: Placed, b: Placed): number =>
  a.place.localeCompare(b.place, 'en') || a.id.localeCompare(b.id, 'en');

const sumOf = (rows: readonly MoneyRow[], of: (row: MoneyRow) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);
