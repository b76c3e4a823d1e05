/**
 * The search over 100,000 trailers at 300 depots with 1,000,000 allocations, beside a bitmap of days in memory:
 * p50 and p95 at 1 and 8 clients, for a page of 24 and for a page with its counts, from the memory of the process and by
 * statements. Then a twentieth of the trailers moves, and the processor time of the same questions is told beside that of
 * before. Prints the plans of the statements. `BENCH_TRAILERS=1000000` measures ten times as many, `ONLY=movers` only what
 * moving trailers cost.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql, type CompiledQuery } from 'kysely';
import pino from 'pino';
import type { FollowedFleet } from '#availability/follow-fleet.ts';
import { loadReadModel } from '#availability/load-read-model.ts';
import { createSqlAvailability } from '#availability/sql-availability.ts';
import { parseEnv } from '#config/env.ts';
import type { TrailerQuery } from '#contract/trailer-query.ts';
import { createDatabase, createPool, type Database } from '#db/client.ts';
import { startEmbeddedPostgres } from '#db/embedded/start-embedded-postgres.ts';
import { migrateToLatest } from '#db/migrate.ts';
import { GUEST } from '#domain/team/actor.ts';
import { compose } from '#server/compose.ts';
import { addBulkFleet } from '#demo/add-bulk-fleet.ts';
import { loadDemoData } from '#demo/load-demo-data.ts';
import { countFacets } from '#services/trailer/count-facets.ts';
import { searchTrailers } from '#services/trailer/search-trailers.ts';
import type { RentalReads } from '#services/deps.ts';
import { recordResult } from './record.ts';
import { measureWork } from './support/measure-work.ts';
import { sendSome } from './support/send-some.ts';
import { type BitmapQuestion, createDayBitmaps } from './reference/day-bitmaps.ts';

const TRAILERS = Number(process.env['BENCH_TRAILERS'] ?? 100_000);
const ALLOCATIONS = 10 * TRAILERS;
/** Counting by statements takes so long there that it says nothing new. */
const IS_HUGE = TRAILERS > 200_000;
const DEPOTS = 300;
const PAGE = 24;
const DAY_MS = 86_400_000;
const SECRET_KEY = 'the key of every benchmark there is';

export async function run(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'trailyard-bench-'));
  const server = await startEmbeddedPostgres({ dataDir: folder });
  const db = createDatabase(server.url);
  try {
    const now = new Date();
    let fleet: FollowedFleet | undefined;
    const parts = { config: parseEnv({}), db, dataDir: folder, secretKey: SECRET_KEY, log: pino({ level: 'silent' }) };
    const deps = compose({ ...parts, currentFleet: () => fleet });
    await fill(db, deps, now);
    const questions = Array.from({ length: 400 }, (_, i) => toQuestion(i, now));
    if (process.env['ONLY'] !== 'movers') {
      if (!IS_HUGE) await printPlans(deps, questions, server.url);
      const statements = IS_HUGE ? {} : await measure('statements', deps, questions);
      fleet = await loadFleet(db, now);
      const memory = await measure('memory', deps, questions);
      await tell({ ...statements, ...memory, ...(IS_HUGE ? {} : await measureReference(db, questions, now)) });
    }
    const work = async (): Promise<Work> => {
      fleet = undefined;
      const statements = IS_HUGE ? {} : await workOf('statements', { deps, questions, folder });
      const model = await db.transaction().execute((trx) => loadReadModel(trx, now));
      fleet = { model, stateVersion: () => 1 };
      return { ...statements, ...(await workOf('memory', { deps, questions, folder })) };
    };
    const without = await work();
    await tellMovers(await sendSome(db, now), without, await work());
  } finally {
    await db.destroy();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function fill(db: Database, { storage }: Pick<ReturnType<typeof compose>, 'storage'>, now: Date): Promise<void> {
  console.log(`Filling a database with ${TRAILERS} trailers and ${ALLOCATIONS} allocations`);
  await migrateToLatest(db);
  await loadDemoData({ db, storage, now, secretKey: SECRET_KEY, withFiles: false });
  await sql`
    insert into depot (
      code, name, street, postal_code, city, country, lat, lon, time_zone, opening_hours, holiday_region, key_box,
      lead_time_minutes, phone, email
    )
    select
      'X' || chr(65 + n / 26 % 26) || chr(65 + n % 26), d.name || ' ' || n, d.street, d.postal_code, d.city, d.country,
      d.lat + n % 17 * 0.1, d.lon + n % 23 * 0.1, d.time_zone, d.opening_hours, d.holiday_region, d.key_box,
      d.lead_time_minutes, d.phone, d.email
    from generate_series(1, ${DEPOTS - 18}::int) n
    join (select *, row_number() over (order by code) - 1 as place from depot) d on d.place = n % 18`.execute(db);
  await addBulkFleet(db, { trailers: TRAILERS, allocations: ALLOCATIONS, now, say: console.log, isUnchecked: IS_HUGE });
  await sql`vacuum analyze`.execute(db);
}

type Question = { readonly query: TrailerQuery; readonly bitmap: BitmapQuestion };

/** Numbers decide, so that every run asks the same. */
function toQuestion(i: number, now: Date): Question {
  const pick = <T>(list: readonly T[], prime: number): T | undefined => list[(i * prime) % list.length];
  const type = pick([undefined, 'plane', 'cool', 'box', 'tipper'], 7);
  const liftAxle = pick([undefined, undefined, true], 11);
  const near = { lat: 44 + ((i * 13) % 90) / 10, lon: 3 + ((i * 17) % 200) / 10 };
  const startDay = 2 + ((i * 29) % 120);
  const days = pick([2, 4, 6, 13, 27], 3) ?? 2;
  const toDate = (day: number) => new Date(now.getTime() + day * DAY_MS).toISOString().slice(0, 10);
  return {
    query: {
      near,
      sort: 'distance',
      from: toDate(startDay),
      to: toDate(startDay + days),
      limit: PAGE,
      ...(type !== undefined && { type: [type] }),
      ...(liftAxle !== undefined && { liftAxle }),
    },
    bitmap: { type, liftAxle, near, fromDay: startDay, toDay: startDay + days, limit: PAGE },
  };
}

type Percentiles = { readonly p50: number; readonly p95: number };

/** Several clients take the next question as soon as they have an answer. */
async function timeAll(clients: number, ask: (question: Question) => Promise<unknown>, questions: readonly Question[]) {
  const times: number[] = [];
  const waiting = [...questions];
  const client = async () => {
    for (let question = waiting.pop(); question; question = waiting.pop()) {
      const start = performance.now();
      await ask(question);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const inOrder = times.toSorted((a, b) => a - b);
  const at = (share: number) => inOrder[Math.floor(inOrder.length * share)] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

/** As a process keeps it, with what it takes to make and to keep it. */
async function loadFleet(db: Database, now: Date): Promise<FollowedFleet> {
  const occupied = () => {
    collectGarbage();
    const { heapUsed, external } = process.memoryUsage();
    return (heapUsed + external) / 2 ** 20;
  };
  const before = occupied();
  const start = performance.now();
  const model = await db.transaction().execute((trx) => loadReadModel(trx, now));
  const seconds = (performance.now() - start) / 1000;
  await recordResult(
    'search',
    `model of ${model.fleet.size()} trailers built in ${seconds.toFixed(1)} s, ${Math.round(occupied() - before)} MB`,
  );
  return { model, stateVersion: () => 1 };
}

/** What nobody needs any more is not what the model takes. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
}

/** Milliseconds of processor time. */
type Work = Readonly<Record<string, number>>;

type Asking = { readonly deps: RentalReads; readonly questions: readonly Question[]; readonly folder: string };

async function workOf(name: string, { deps, questions, folder }: Asking): Promise<Work> {
  const { page, facets } = asking(deps);
  const counted = name === 'memory' ? questions : questions.slice(0, 20);
  for (const question of counted) await Promise.all([page(question), facets(question)]);
  return {
    [`${name}: page`]: await measureWork(folder, questions, page),
    [`${name}: counts`]: await measureWork(folder, counted, facets),
  };
}

async function tellMovers(movers: number, without: Work, beside: Work): Promise<void> {
  const told = Object.entries(without).map(([name, before]) => {
    const after = beside[name] ?? 0;
    return `${name} ${after.toFixed(2)} ms, without ${before.toFixed(2)} ms (${(after / before).toFixed(2)} ×)`;
  });
  await recordResult('search movers', `${movers} of ${TRAILERS} trailers move, processor time: ${told.join('; ')}`);
}

type Timed = Readonly<Record<string, Percentiles>>;

function asking(deps: RentalReads) {
  const page = async ({ query }: Question) => {
    const found = await searchTrailers(deps, GUEST, query);
    if (!found.ok || found.value.items.length === 0) throw new Error('A search found nothing');
  };
  const facets = async ({ query }: Question) => {
    const counted = await countFacets(deps, GUEST, query);
    if (!counted.ok) throw new Error('Counting failed');
  };
  return { page, facets };
}

async function measure(name: string, deps: RentalReads, questions: readonly Question[]): Promise<Timed> {
  const { page, facets } = asking(deps);
  const both = (question: Question) => Promise.all([page(question), facets(question)]);
  const counted = name === 'memory' ? questions : questions.slice(0, 100);
  await timeAll(1, page, questions);
  await timeAll(1, facets, counted);
  return {
    [`${name}: page, 1 client`]: await timeAll(1, page, questions),
    [`${name}: page, 8 clients`]: await timeAll(8, page, questions),
    [`${name}: page + counts, 1 client`]: await timeAll(1, both, counted),
    [`${name}: page + counts, 8 clients`]: await timeAll(8, both, counted),
  };
}

async function measureReference(db: Database, questions: readonly Question[], now: Date): Promise<Timed> {
  const bitmaps = await createDayBitmaps(db, now);
  const both = async ({ bitmap }: Question) => [bitmaps.search(bitmap), bitmaps.count(bitmap)];
  return {
    'bitmaps in memory, page': await timeAll(1, async ({ bitmap }) => bitmaps.search(bitmap), questions),
    'bitmaps in memory, page + counts': await timeAll(1, both, questions.slice(0, 100)),
  };
}

async function tell(results: Timed): Promise<void> {
  const rows = Object.entries(results).map(([name, { p50, p95 }]) => ({ name, p50: round(p50), p95: round(p95) }));
  console.table(Object.fromEntries(rows.map(({ name, p50, p95 }) => [name, { 'p50 ms': p50, 'p95 ms': p95 }])));
  const told = rows.map(({ name, p50, p95 }) => `${name} ${p50} ms (p95 ${p95} ms)`).join(', ');
  const [reference, memory] = [results['bitmaps in memory, page + counts'], results['memory: page + counts, 1 client']];
  const ratio = reference && memory ? `; ratio with counts ${(reference.p50 / memory.p50).toPrecision(2)}` : '';
  await recordResult('search', `${TRAILERS} trailers: ${told}${ratio}`);
}

const round = (ms: number): number => Math.round(ms * 100) / 100;

/** Explains every statement of one search, its counts, a search in the order of a column and one for a text. */
async function printPlans(deps: RentalReads, questions: readonly Question[], url: string): Promise<void> {
  const [question] = questions;
  if (!question) return;
  const statements: CompiledQuery[] = [];
  const executor = deps.db.getExecutor();
  const db = deps.db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      statements.push(executor.compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const watched = { ...deps, db, availability: createSqlAvailability(db) };
  await searchTrailers(watched, GUEST, question.query);
  await countFacets(watched, GUEST, question.query);
  await searchTrailers(watched, GUEST, { ...question.query, sort: 'payload' });
  await searchTrailers(watched, GUEST, { ...question.query, q: 'BULK-4711' });
  const pool = createPool(url, { poolSize: 1 });
  for (const statement of statements.filter(({ sql: text }) => /trailer t|allocation/.test(text))) {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain (analyze, buffers) ${statement.sql}`, [
      ...statement.parameters,
    ]);
    console.log(`\n${rows.map((row) => row['QUERY PLAN']).join('\n')}`);
  }
  await pool.end();
}
