import { Hono } from 'hono';
import type { ApiEnv } from '#api/env.ts';
import { createDatabase, type Database } from '#db/client.ts';
import { addMetrics, type FeedFigures } from '#server/metrics.ts';
import { createStorageSeconds } from '#server/watch/time-storage.ts';

const TOKEN = 'a token for the metrics';
/** Nobody listens there. */
const noDatabase = (): Database => createDatabase('postgres://127.0.0.1:1/none');
const none = () => 0;

type Given = { readonly db?: Database; readonly changes?: FeedFigures };

/** What a process tells that has all parts, after one request of its own for it. */
export async function readMetrics({
  db = noDatabase(),
  changes = { isLive: () => true, lagMs: none, reloads: none },
}: Given = {}): Promise<string> {
  const app = new Hono<ApiEnv>();
  addMetrics(app, TOKEN, {
    build: { version: 'test', instance_name: 'shop-1' },
    db,
    changes,
    gate: { inside: none, waiting: none, shed: () => ({ guest: 0, work: 0 }) },
    meters: { pool: { totalCount: 3, idleCount: 2, waitingCount: 1 }, storageSeconds: createStorageSeconds() },
    reads: { lagSeconds: none, counts: () => ({ primary: 2, replica: 1 }) },
    pageCache: { hits: none, misses: none, drops: none, bytes: none },
  });
  return (await app.request('/metrics', { headers: { Authorization: `Bearer ${TOKEN}` } })).text();
}
