import { expect, test } from 'vitest';
import { readMetrics } from '../../test/support/read-metrics.ts';

test.each([
  { isLive: true, lagMs: 12, reloads: 0, shown: ['live 1', 'lag_seconds 0.012', 'reloads_total 0'] },
  { isLive: false, lagMs: undefined, reloads: 3, shown: ['live 0', 'lag_seconds Nan', 'reloads_total 3'] },
])('the feed is measured: $shown', async ({ isLive, lagMs, reloads, shown }) => {
  const text = await readMetrics({
    changes: { isLive: () => isLive, lagMs: () => lagMs, reloads: () => reloads },
  });
  for (const line of shown) expect(text).toContain(`\navailability_feed_${line}\n`);
});

test('what needs no database is told without one, and the rest is unknown', async () => {
  const text = await readMetrics();
  expect(text).toContain('\nbuild_info{version="test",instance_name="shop-1"} 1\n');
  expect(text).toContain('\ndb_pool_waiting 1\n');
  for (const unknown of ['outbox_waiting', 'outbox_oldest_seconds', 'jobs_failed{state="failed"}']) {
    expect(text).toContain(`\n${unknown} Nan\n`);
  }
});
