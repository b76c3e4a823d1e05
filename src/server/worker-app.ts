import { Hono } from 'hono';
import type { ApiEnv } from '#api/env.ts';
import { problem } from '#api/problem.ts';
import type { Release } from '#domain/release/release.ts';
import type { Booted } from './boot.ts';
import { addHealth } from './health.ts';
import { addMetrics } from './metrics.ts';

/** What a process answers that only does jobs: whether it is well, and its figures. */
export function createWorkerApp({ config, deps, health, meters }: Booted, { version }: Release) {
  const app = new Hono<ApiEnv>();
  const build = { version, instance_name: config.INSTANCE_NAME };
  addMetrics(app, config.METRICS_TOKEN, { build, db: deps.db, meters, clock: health });
  addHealth(app, health);
  app.all('*', (c) => problem(c, 'not-found'));
  return app;
}
