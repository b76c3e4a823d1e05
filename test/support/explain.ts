import { type CompiledQuery, sql } from 'kysely';
import type { Database } from '#db/client.ts';

type Plan = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
};

/**
 * The tables that the plans of these queries read from end to end. Collects what `run` sends, so that the very
 * statements of the product are explained:
 *
 *     expect(await findScannedTables(db, (watched) => listUnits(watched, …))).not.toContain('business_unit')
 *
 * Fill the tables and `analyse` them first: on small tables a scan is the right plan.
 */
export async function findScannedTables(db: Database, run: (watched: Database) => Promise<unknown>): Promise<string[]> {
  const sent: CompiledQuery[] = [];
  const watched = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => Promise.resolve(result),
  });
  const executor = watched.getExecutor();
  const execute = executor.executeQuery.bind(executor);
  Object.assign(executor, {
    executeQuery: (query: CompiledQuery, ...rest: []) => {
      sent.push(query);
      return execute(query, ...rest);
    },
  });
  await run(watched);
  if (sent.length === 0) throw new Error('No query was sent');
  const scanned = await Promise.all(sent.map((query) => explain(db, query)));
  return [...new Set(scanned.flat())].toSorted();
}

async function explain(db: Database, { sql: text, parameters }: CompiledQuery): Promise<string[]> {
  const statement = sql.raw(`explain (format json) ${text}`).compile(db);
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>({ ...statement, parameters });
  const [root] = rows.flatMap((row) => Object.values(row).flatMap((plans) => plans.map(({ Plan: plan }) => plan)));
  if (root === undefined) throw new Error('The database explained nothing');
  return findScans(root);
}

const findScans = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' && plan['Relation Name'] ? [plan['Relation Name']] : []),
  ...(plan.Plans ?? []).flatMap(findScans),
];

/** So many rows that no plan reads them whole for a page. Of fewer a scan is cheaper: what passes here passes with more. */
export const MANY_ROWS = process.env['TEST_LONG'] === '1' ? 100_000 : 20_000;

export const analyse = async (db: Database, ...tables: readonly string[]): Promise<void> => {
  for (const table of tables) await sql`vacuum analyze ${sql.table(table)}`.execute(db);
};
