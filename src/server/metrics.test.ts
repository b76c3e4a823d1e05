import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { ApiEnv } from '#api/env.ts';
import { addMetrics, type FeedFigures } from './metrics.ts';

const TOKEN = 'a token for the metrics';

const readMetrics = async (changes: FeedFigures): Promise<string> => {
  const app = new Hono<ApiEnv>();
  addMetrics(app, TOKEN, { changes });
  return (await app.request('/metrics', { headers: { Authorization: `Bearer ${TOKEN}` } })).text();
};

test.each([
  { isLive: true, lagMs: 12, reloads: 0, shown: ['live 1', 'lag_seconds 0.012', 'reloads_total 0'] },
  { isLive: false, lagMs: undefined, reloads: 3, shown: ['live 0', 'lag_seconds Nan', 'reloads_total 3'] },
])('the feed is measured: $shown', async ({ isLive, lagMs, reloads, shown }) => {
  const text = await readMetrics({ isLive: () => isLive, lagMs: () => lagMs, reloads: () => reloads });
  for (const line of shown) expect(text).toContain(`\navailability_feed_${line}\n`);
});
