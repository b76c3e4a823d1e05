import { timingSafeEqual } from 'node:crypto';
import type { Hono } from 'hono';
import { routePath } from 'hono/route';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ApiEnv } from '#api/env.ts';
import { problem } from '#api/problem.ts';
import type { Database } from '#db/client.ts';
import type { Changes } from '#db/feed/create-changes.ts';
import { readJobFigures, readOutboxFigures } from '#db/mail/queue-figures.queries.ts';
import type { Health } from './health.ts';
import type { PoolCounts } from './open-database.ts';
import type { PageCacheCounts } from './page-cache/create-page-cache.ts';
import type { ReadFigures } from './reads/create-reads.ts';
import type { GateCounts } from './shedding/open-gate.ts';
import { inTime } from './watch/in-time.ts';
import type { StorageSeconds } from './watch/time-storage.ts';

const isToken = (given: string | undefined, token: string): boolean => {
  const expected = Buffer.from(`Bearer ${token}`);
  const actual = Buffer.from(given ?? '');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
};

export type FeedFigures = Pick<Changes, 'isLive' | 'lagMs' | 'reloads'>;
export type Meters = { readonly pool: PoolCounts; readonly storageSeconds: StorageSeconds };

type Clock = Pick<Health, 'clockSkewSeconds'>;
type Sources = {
  readonly build: { readonly version: string; readonly instance_name: string };
  readonly db: Database;
  readonly gate?: GateCounts | undefined;
  readonly changes?: FeedFigures | undefined;
  readonly meters?: Meters | undefined;
  readonly pageCache?: PageCacheCounts | undefined;
  readonly reads?: ReadFigures | undefined;
  readonly clock?: Clock;
};

/** Less than a scrape is waited for, so that the rest is told also where the database says nothing. */
const READING_LIMIT_MS = 2_000;

/** Prometheus metrics for whoever holds the token; without a configured token there are none. */
export function addMetrics(app: Hono<ApiEnv>, token: string | undefined, sources: Sources): void {
  if (token === undefined) return;
  const { build, db, gate, changes, meters, pageCache, reads, clock } = sources;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureBuild(registry, build);
  measureRequests(registry, app);
  measureQueues(registry, db);
  if (gate !== undefined) measureGate(registry, gate);
  if (changes !== undefined) measureFeed(registry, changes);
  if (meters !== undefined) measureParts(registry, meters);
  if (pageCache !== undefined) measurePageCache(registry, pageCache);
  if (reads !== undefined) measureReads(registry, reads);
  if (clock !== undefined) measureClock(registry, clock);
  app.get('/metrics', async (c) => {
    if (!isToken(c.req.header('authorization'), token)) return problem(c, 'not-found');
    return c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType });
  });
}

function measureBuild(registry: Registry, build: Sources['build']): void {
  const info = new Gauge({
    name: 'build_info',
    help: 'What runs here',
    labelNames: Object.keys(build),
    registers: [registry],
  });
  info.set(build, 1);
}

function measureClock(registry: Registry, { clockSkewSeconds }: Clock): void {
  const skew = 'By how much the clock of this machine is ahead of the one of the database';
  registry.registerMetric(gaugeOf('clock_skew_seconds', skew, () => clockSkewSeconds?.() ?? Number.NaN));
}

/** Anybody can invent a method. */
const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** By the pattern of the route, never by the path: there are as many series as calls and pages. */
function measureRequests(registry: Registry, app: Hono<ApiEnv>): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to response',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const orders = new Counter({
    name: 'orders_total',
    help: 'Orders that were placed here, by the state in which they stay',
    labelNames: ['path'],
    registers: [registry],
  });
  app.use(async (c, next) => {
    const stop = duration.startTimer({ method: METHODS.includes(c.req.method) ? c.req.method : 'other' });
    await next();
    stop({ route: c.get('pageRoute') ?? routePath(c), status: c.res.status });
    const path = c.get('placedOrder');
    if (path !== undefined) orders.inc({ path });
  });
}

/** The database is asked when somebody reads the metrics, at no other time. */
function measureQueues(registry: Registry, db: Database): void {
  const outbox = inTime(() => readOutboxFigures(db), READING_LIMIT_MS);
  const jobs = inTime(() => readJobFigures(db), READING_LIMIT_MS);
  const waiting = gaugeOf('outbox_waiting', 'Effects that are promised and not yet jobs, up to 10,000', async () =>
    orUnknown((await outbox())?.waiting),
  );
  const oldest = gaugeOf('outbox_oldest_seconds', 'For how long the oldest of them has waited', async () =>
    orUnknown((await outbox())?.oldestSeconds),
  );
  const failed = new Gauge({
    name: 'jobs_failed',
    help: 'Jobs that wait for another try, up to 10,000, and those that were given up',
    labelNames: ['state'],
    registers: [],
    async collect() {
      const { retry, failed: givenUp } = (await jobs()) ?? {};
      this.set({ state: 'retry' }, orUnknown(retry));
      this.set({ state: 'failed' }, orUnknown(givenUp));
    },
  });
  for (const metric of [waiting, oldest, failed]) registry.registerMetric(metric);
}

const orUnknown = (figure: number | undefined): number => figure ?? Number.NaN;

function measureParts(registry: Registry, { pool, storageSeconds }: Meters): void {
  registry.registerMetric(storageSeconds);
  registry.registerMetric(gaugeOf('db_pool_size', 'Connections to the database', () => pool.totalCount));
  registry.registerMetric(gaugeOf('db_pool_idle', 'Connections that nobody uses', () => pool.idleCount));
  registry.registerMetric(gaugeOf('db_pool_waiting', 'Who waits for a connection', () => pool.waitingCount));
}

function measureReads(registry: Registry, { lagSeconds, counts }: ReadFigures): void {
  const reads = new Counter({
    name: 'db_reads_total',
    help: 'Reads that a replica may answer, by who did',
    labelNames: ['source'],
    registers: [],
    collect() {
      this.reset();
      for (const [source, count] of Object.entries(counts())) this.inc({ source }, count);
    },
  });
  registry.registerMetric(reads);
  registry.registerMetric(
    gaugeOf('db_replica_lag_seconds', 'By how much the replica is behind', () => orUnknown(lagSeconds())),
  );
}

function measureGate(registry: Registry, { inside, waiting, shed }: GateCounts): void {
  const turnedAway = new Counter({
    name: 'http_requests_shed_total',
    help: 'Requests turned away under overload',
    labelNames: ['kind'],
    registers: [],
    collect() {
      this.reset();
      for (const [kind, count] of Object.entries(shed())) this.inc({ kind }, count);
    },
  });
  registry.registerMetric(turnedAway);
  registry.registerMetric(gaugeOf('http_requests_in_flight', 'Requests being answered', inside));
  registry.registerMetric(gaugeOf('http_requests_waiting', 'Requests in line, for which nothing is done yet', waiting));
}

function measurePageCache(registry: Registry, { hits, misses, drops, bytes }: PageCacheCounts): void {
  registry.registerMetric(counterOf('page_cache_hits_total', "Guests' pages that needed no rendering", hits));
  registry.registerMetric(counterOf('page_cache_misses_total', "Guests' pages that were rendered", misses));
  registry.registerMetric(counterOf('page_cache_drops_total', 'Kept pages of which something has changed', drops));
  registry.registerMetric(gaugeOf('page_cache_bytes', 'What the kept pages occupy', bytes));
}

const counterOf = (name: string, help: string, count: () => number): Counter =>
  new Counter({
    name,
    help,
    registers: [],
    collect() {
      this.reset();
      this.inc(count());
    },
  });

function measureFeed(registry: Registry, { isLive, lagMs, reloads }: FeedFigures): void {
  const help = 'How often everything was read anew because changes may have been missed';
  registry.registerMetric(counterOf('availability_feed_reloads_total', help, reloads));
  registry.registerMetric(
    gaugeOf('availability_feed_live', '1 while the changes of the database are followed', () => Number(isLive())),
  );
  registry.registerMetric(
    gaugeOf('availability_feed_lag_seconds', 'From a commit to its arrival', () => orUnknown(lagMs()) / 1000),
  );
}

const gaugeOf = (name: string, help: string, count: () => number | Promise<number>): Gauge =>
  new Gauge({
    name,
    help,
    registers: [],
    async collect() {
      this.set(await count());
    },
  });
