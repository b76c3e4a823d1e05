import { type CompiledQuery, sql } from 'kysely';
import type { Database } from '#db/client.ts';

type Plan = {
  readonly 'Node Type': string;
  readonly 'Plan Rows': number;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
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
  const plans = await planAll(db, run);
  return [...new Set(plans.flatMap((plan) => findScans(plan)))].toSorted();
}

/** The indexes that the plans of these queries ask. */
export async function findAskedIndexes(db: Database, run: (watched: Database) => Promise<unknown>): Promise<string[]> {
  const plans = await planAll(db, run);
  return [...new Set(plans.flatMap(listIndexes))].toSorted();
}

const listIndexes = ({ 'Index Name': index, Plans: parts = [] }: Plan): string[] => [
  ...(index === undefined ? [] : [index]),
  ...parts.flatMap(listIndexes),
];

async function planAll(db: Database, run: (watched: Database) => Promise<unknown>): Promise<Plan[]> {
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
  return Promise.all(sent.map((query) => explain(db, query)));
}

async function explain(db: Database, { sql: text, parameters }: CompiledQuery): Promise<Plan> {
  const statement = sql.raw(`explain (format json) ${text}`).compile(db);
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>({ ...statement, parameters });
  const [root] = rows.flatMap((row) => Object.values(row).flatMap((plans) => plans.map(({ Plan: plan }) => plan)));
  if (root === undefined) throw new Error('The database explained nothing');
  return root;
}

/** A limit of less than this part of what is under it ends the reading long before the end. */
const SOON = 0.1;

/** They hand on each row of what they ask first before they ask for the next. */
const STREAMS = new Set(['Nested Loop', 'Hash Join', 'Gather']);

/** The first table that is asked under a limit is read only as far as the limit needs it. */
function findScans(plan: Plan, endsSoon = false): string[] {
  const { 'Node Type': node, 'Plan Rows': rows, 'Relation Name': table, Plans: [first, ...others] = [] } = plan;
  const isEnded = node === 'Limit' && first !== undefined && rows < first['Plan Rows'] * SOON;
  return [
    ...(node === 'Seq Scan' && table && !endsSoon ? [table] : []),
    ...(first ? findScans(first, isEnded || (endsSoon && STREAMS.has(node))) : []),
    ...others.flatMap((other) => findScans(other)),
  ];
}

/** So many rows that no plan reads them whole for a page. Of fewer a scan is cheaper: what passes here passes with more. */
export const MANY_ROWS = process.env['TEST_LONG'] === '1' ? 100_000 : 20_000;

export const analyse = async (db: Database, ...tables: readonly string[]): Promise<void> => {
  for (const table of tables) await sql`vacuum analyze ${sql.table(table)}`.execute(db);
};
