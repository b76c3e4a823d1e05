/**
 * Two months of bills of 10,000 rentals that go on, of a hundred companies and in both rhythms, beside bare inserts of
 * the same rows; and the lists of invoices where there are 100,000 of them. A run writes documents and originals, with
 * all that the database checks of them; their papers and mails are made by jobs after it.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import pino from 'pino';
import { parseEnv } from '#config/env.ts';
import { createDatabase, type Database } from '#db/client.ts';
import { startEmbeddedPostgres } from '#db/embedded/start-embedded-postgres.ts';
import { migrateToLatest } from '#db/migrate.ts';
import { withoutLimits } from '#db/without-limits.ts';
import type { Member, PlatformAdmin } from '#domain/team/actor.ts';
import { compose } from '#server/compose.ts';
import { getStatement } from '#services/account/get-statement.ts';
import { listInvoices as listForOperator } from '#services/admin/invoice/list-invoices.ts';
import { previewBilling } from '#services/billing/preview-billing.ts';
import { runBilling } from '#services/billing/run-billing.ts';
import { getCosts } from '#services/cost/get-costs.ts';
import type { Deps } from '#services/deps.ts';
import { listInvoices } from '#services/invoice/list-invoices.ts';
import { PROCESS_SECRET } from '../test/support/api-process.ts';
import { makeManyInvoices } from '../test/support/many-invoices.ts';
import { makeUser } from '../test/support/make-rows.ts';
import { BILLING_ENV } from '../test/support/sample-seller.ts';
import { recordResult } from './record.ts';
import { readCpuTime } from './support/cpu-time.ts';
import { makeRunningRentals } from './support/running-rentals.ts';
import { times } from './support/spread-work.ts';

const RENTALS = 10_000;
const INVOICES = 100_000;
const NIGHTS = { first: '2026-11-01T01:10:00.000Z', second: '2026-12-01T01:10:00.000Z' } as const;
const LOOKS = 40;

type Shop = { readonly deps: Deps; readonly dataDir: string };

export async function run(): Promise<void> {
  await withShop(measureRuns);
  await withShop(measureLists);
}

async function withShop(measure: (shop: Shop) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'trailyard-bench-'));
  const server = await startEmbeddedPostgres({ dataDir });
  const db = createDatabase(server.url);
  try {
    await migrateToLatest(db);
    const config = parseEnv({ ...BILLING_ENV, PUBLIC_ORIGIN: 'https://shop.example', LOG_LEVEL: 'silent' });
    const log = pino({ level: config.LOG_LEVEL });
    await measure({ deps: compose({ config, db, dataDir, secretKey: PROCESS_SECRET, log }), dataDir });
  } finally {
    await db.destroy();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const at = (deps: Deps, moment: string): Deps => ({ ...deps, clock: { now: () => new Date(moment) } });
const operatorOf = async ({ db }: Deps): Promise<PlatformAdmin> => ({
  kind: 'platformAdmin',
  role: 'admin',
  userId: await makeUser(db, { isAdmin: true }),
});

async function measureRuns(shop: Shop): Promise<void> {
  const { deps } = shop;
  await makeRunningRentals(deps, RENTALS);
  const operator = await operatorOf(deps);
  const looked = await measureWork(shop, async () => {
    const preview = await previewBilling(at(deps, NIGHTS.first), operator, {});
    if (!preview.ok || preview.value.due !== RENTALS) throw new Error('The preview does not show what is due');
  });
  const billed: Record<keyof typeof NIGHTS, Work> = {
    first: await measureRun(shop, NIGHTS.first),
    second: await measureRun(shop, NIGHTS.second),
  };
  const bare = await measureWork(shop, () => withoutLimits(deps.db, copyDocuments));
  const told = (name: keyof typeof NIGHTS) => {
    const { tookMs, nodeMs, postgresMs } = billed[name];
    return `${name} month in ${seconds(tookMs)} s, processor time ${seconds(workOf(billed[name]))} s (Node.js ${seconds(nodeMs)} s, PostgreSQL ${seconds(postgresMs)} s)`;
  };
  await recordResult(
    'billing',
    `${RENTALS} rentals billed: ${told('first')}; ${told('second')}; bare inserts of its documents ${seconds(workOf(bare))} s, ratio ${(workOf(bare) / workOf(billed.second)).toFixed(2)}; preview ${looked.tookMs.toFixed(0)} ms`,
  );
}

type Work = { readonly tookMs: number; readonly nodeMs: number; readonly postgresMs: number };

/** Processor time is what other work on the machine does not change. */
async function measureWork({ dataDir }: Shop, work: () => Promise<unknown>): Promise<Work> {
  const before = readCpuTime({ node: process.pid, dataDir });
  const started = performance.now();
  await work();
  const tookMs = performance.now() - started;
  const after = readCpuTime({ node: process.pid, dataDir });
  return { tookMs, nodeMs: after.node - before.node, postgresMs: after.postgres - before.postgres };
}

const workOf = ({ nodeMs, postgresMs }: Work): number => nodeMs + postgresMs;
const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1);

const measureRun = (shop: Shop, night: string): Promise<Work> =>
  measureWork(shop, async () => {
    const { documents, problems } = await runBilling(at(shop.deps, night));
    if (documents !== RENTALS || problems.length > 0) throw new Error(`${documents} documents: ${problems.length}`);
  });

/** What the database does for documents at the least: the rows of the last run once more, in one transaction and unchecked. */
async function copyDocuments(db: Database): Promise<void> {
  const tables = ['invoice', 'invoice_line', 'invoice_tax', 'invoice_file', 'invoice_account'] as const;
  await db.transaction().execute(async (trx) => {
    for (const table of tables) {
      await sql`create table ${sql.table(`bare_${table}`)} (like ${sql.table(table)} including indexes)`.execute(trx);
      const ofLast = sql.raw(table === 'invoice' ? 'id' : 'invoice_id');
      await sql`
        insert into ${sql.table(`bare_${table}`)} select * from ${sql.table(table)}
        where ${ofLast} in (select id from invoice where issued_on = '2026-12-01')`.execute(trx);
    }
  });
}

async function measureLists(shop: Shop): Promise<void> {
  const { deps } = shop;
  const [billable] = await withoutLimits(deps.db, (db) => makeManyInvoices(db, INVOICES));
  if (billable === undefined) throw new Error('Nobody was billed');
  const reader = await readerOf(deps, billable.businessUnitId);
  const operator = await operatorOf(deps);
  const then = at(deps, '2026-12-15T09:00:00.000Z');
  const query = { from: '2024-01-01', to: '2026-12-15' };
  const looks = {
    customer: () => listInvoices(then, reader, {}),
    'customer, search': () => listInvoices(then, reader, { q: 'PO-4711' }),
    operator: () => listForOperator(then, operator, {}),
    'operator, search': () => listForOperator(then, operator, { q: 'PO-4711' }),
    statement: () => getStatement(then, reader, { whose: 'own', query }),
    costs: () => getCosts(then, reader),
  };
  const figures: string[] = [];
  for (const [name, look] of Object.entries(looks)) figures.push(`${name} ${await databaseTimeOf(look, shop)} ms`);
  await recordResult('billing lists', `${INVOICES} invoices, database time of a list: ${figures.join(', ')}`);
}

async function readerOf({ db }: Deps, businessUnitId: string): Promise<Member> {
  const { userId } = await db
    .selectFrom('membership')
    .select('userId')
    .where('businessUnitId', '=', businessUnitId)
    .executeTakeFirstOrThrow();
  return { kind: 'member', userId, businessUnitId, role: 'accountant', legalAccepted: true, impersonatedBy: null };
}

async function databaseTimeOf(look: () => Promise<{ readonly ok: boolean }>, shop: Shop): Promise<string> {
  const once = async () => {
    if (!(await look()).ok) throw new Error('A list was refused');
  };
  await times(5, once);
  const { postgresMs } = await measureWork(shop, () => times(LOOKS, once));
  return (postgresMs / LOOKS).toFixed(1);
}
