import { type Expression, sql } from 'kysely';
import { tableOf } from '#domain/table.ts';
import type { Database } from './client.ts';

/** How many rows each of some queries has, in one statement. A query that could have very many brings a limit of its own. */
export async function countEach<Name extends string>(
  db: Database,
  names: readonly Name[],
  rowsOf: (name: Name) => Expression<unknown>,
): Promise<Readonly<Record<Name, number>>> {
  const counts = names.map((name) => sql`(select count(*)::int from (${rowsOf(name)}) counted)`);
  const { rows } = await sql<{ counts: readonly number[] }>`select array[${sql.join(counts)}] as counts`.execute(db);
  const found = rows[0]?.counts ?? [];
  return tableOf(names, (name) => found[names.indexOf(name)] ?? 0);
}

export type Summed = { readonly count: number; readonly cents: number };

/** What the column `cents` of a query comes to, and how many rows that is. */
export async function sumCents(db: Database, query: Expression<unknown>): Promise<Summed> {
  const { rows } = await sql<Summed>`
    select count(*)::int as count, coalesce(sum(cents), 0)::bigint as cents from (${query}) summed`.execute(db);
  return rows[0] ?? { count: 0, cents: 0 };
}
