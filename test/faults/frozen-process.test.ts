import { expect, test } from 'vitest';
import { startApiProcess } from '../support/api-process.ts';
import { findBrokenOrders } from '../support/find-broken-orders.ts';
import { holdTable } from '../support/hold-table.ts';
import { makeRenters, orderInTheEnd } from '../support/order-in-the-end.ts';
import { createTestApp } from '../support/test-app.ts';
import { sql } from 'kysely';

const CAUGHT = 4;
const OTHERS = 20;
/** Longer than whatever the limits of the database let anybody wait. */
const SOON_MS = 15_000;

/**
 * A process is frozen in the middle of its transactions and keeps their locks. Without limits of time, those who repeat
 * their orders elsewhere would wait for them for ever, and take every connection there.
 */
test('a frozen process takes nobody else along', async () => {
  await using shop = await createTestApp();
  const { deps } = shop;
  const [caught, others] = [await makeRenters(deps, CAUGHT), await makeRenters(deps, OTHERS)];
  const [repeated, separate] = [await caught(0), await others(0)];
  await using frozen = await startApiProcess(shop.databaseUrl);
  await using healthy = await startApiProcess(shop.databaseUrl);

  const held = await holdTable(shop.databaseUrl, 'outbox');
  for (const attempt of repeated) orderInTheEnd(frozen, attempt, new Set()).catch(() => undefined);
  await expect.poll(() => countWaiting()).toBe(CAUGHT);
  process.kill(frozen.pid, 'SIGSTOP');
  await held.release();

  const refusals = new Set<string>();
  const repetitions = repeated.map((attempt) => orderInTheEnd(healthy, attempt, refusals));
  const startedAt = performance.now();
  const answers = await Promise.all(
    separate.map(async ({ cookie, key, body }) => {
      const { status } = await healthy.call('POST', '/api/orders', { cookie, key, body });
      return { status, ms: performance.now() - startedAt };
    }),
  );
  const answered = answers.filter(({ status, ms }) => status === 201 && ms < SOON_MS).length;
  expect(answered / OTHERS).toBeGreaterThan(0.9);
  await Promise.all(repetitions);
  expect([...refusals]).toEqual(['503 after 1 s']);
  expect(await deps.db.selectFrom('customerOrder').select('id').execute()).toHaveLength(CAUGHT + OTHERS);
  expect(await findBrokenOrders(deps.db)).toEqual([]);

  async function countWaiting(): Promise<number> {
    const { rows } = await sql`
      select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'relation'`.execute(deps.db);
    return rows.length;
  }
});
