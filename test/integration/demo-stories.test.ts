import { expect, test } from 'vitest';
import { loadDemoData } from '#server/demo/load-demo-data.ts';
import { loadDemoStories } from '#server/demo/stories/load-stories.ts';
import { findBrokenOrders } from '../support/find-broken-orders.ts';
import { createTestApp } from '../support/test-app.ts';

test('the customers of the demo have ordered, cancelled and wait for approval and money', async () => {
  await using shop = await createTestApp();
  const { deps } = shop;
  const { db, storage, settings } = deps;
  await loadDemoData({ db, storage, now: deps.clock.now(), secretKey: settings.secretKey, withFiles: false });
  await loadDemoStories(deps);
  const orders = await db
    .selectFrom('customerOrder as o')
    .innerJoin('booking as b', 'b.orderId', 'o.id')
    .select(({ fn }) => ['o.status', 'o.paymentStatus', fn.countAll<number>().as('lines')])
    .groupBy(['o.id', 'o.status', 'o.paymentStatus'])
    .orderBy('o.createdAt')
    .execute();
  expect(orders.map(({ status, lines }) => `${status} ${lines}`).toSorted()).toEqual([
    'cancelled 1',
    'confirmed 1',
    'confirmed 1',
    'confirmed 1',
    'confirmed 2',
    'confirmed 6',
    'pendingApproval 2',
    'placed 1',
  ]);
  expect(await findBrokenOrders(db)).toEqual([]);
  expect(await db.selectFrom('outbox').select('id').where('dispatchedAt', 'is', null).execute()).toEqual([]);
  // A second start tells them no second time.
  await loadDemoStories(deps);
  expect(await db.selectFrom('customerOrder').select('id').execute()).toHaveLength(orders.length);
});
