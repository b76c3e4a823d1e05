import type { Hono } from 'hono';
import type { ApiEnv } from '#api/env.ts';

export type Health = {
  /** Whether this process should get traffic: the database answers and nobody has asked it to stop. */
  readonly isReady: () => Promise<boolean>;
  readonly clockSkewSeconds?: () => number | undefined;
};

export function addHealth(app: Hono<ApiEnv>, { isReady }: Health): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }));
  app.get('/readyz', async (c) => {
    const ready = await isReady();
    return c.json({ status: ready ? 'ready' : 'unavailable' }, ready ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
}
