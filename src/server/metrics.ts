import { timingSafeEqual } from 'node:crypto';
import type { Hono } from 'hono';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ApiEnv } from '#api/env.ts';
import { problem } from '#api/problem.ts';
import type { Changes } from '#db/feed/create-changes.ts';
import type { PageCacheCounts } from './page-cache/create-page-cache.ts';
import type { GateCounts } from './shedding/open-gate.ts';

const isToken = (given: string | undefined, token: string): boolean => {
  const expected = Buffer.from(`Bearer ${token}`);
  const actual = Buffer.from(given ?? '');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
};

export type FeedFigures = Pick<Changes, 'isLive' | 'lagMs' | 'reloads'>;

type Sources = {
  readonly gate?: GateCounts | undefined;
  readonly changes?: FeedFigures | undefined;
  readonly pageCache?: PageCacheCounts | undefined;
};

/** Prometheus metrics for whoever holds the token; without a configured token there are none. */
export function addMetrics(app: Hono<ApiEnv>, token: string | undefined, { gate, changes, pageCache }: Sources): void {
  if (token === undefined) return;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  if (gate !== undefined) measureGate(registry, gate);
  if (changes !== undefined) measureFeed(registry, changes);
  if (pageCache !== undefined) measurePageCache(registry, pageCache);
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to response',
    labelNames: ['method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  app.use(async (c, next) => {
    const stop = duration.startTimer({ method: c.req.method });
    await next();
    stop({ status: c.res.status });
  });
  app.get('/metrics', async (c) => {
    if (!isToken(c.req.header('authorization'), token)) return problem(c, 'not-found');
    return c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType });
  });
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
    gaugeOf('availability_feed_lag_seconds', 'From a commit to its arrival', () => (lagMs() ?? Number.NaN) / 1000),
  );
}

const gaugeOf = (name: string, help: string, count: () => number): Gauge =>
  new Gauge({
    name,
    help,
    registers: [],
    collect() {
      this.set(count());
    },
  });
