import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createDatabase } from '#db/client.ts';
import { createKillableDatabase } from '../support/killable-database.ts';
import { fillCart, makeCustomer, makeRentalWorld, orderInput, periodFrom } from '../support/rental-world.ts';
import { signInDirectly } from '../support/sign-in-directly.ts';
import { createTestApp, ORIGIN } from '../support/test-app.ts';

const POOL = { poolSize: 2, answerLimitMs: 2_000 };

test('calls are told to come back while the database stands still, and answered once it goes on', async () => {
  const database = await createKillableDatabase();
  const db = createDatabase(database.url, POOL);
  const dispose = async () => {
    await db.destroy();
    await database[Symbol.asyncDispose]();
  };
  await using shop = await createTestApp({ database: { url: database.url, db, [Symbol.asyncDispose]: dispose } });
  const { deps } = shop;
  const { trailerIds } = await makeRentalWorld(deps);
  const actor = await makeCustomer(deps);
  const cart = await fillCart(
    deps,
    actor,
    trailerIds.map((trailerId) => ({ trailerId, ...periodFrom(deps.clock.now(), 2) })),
  );
  const headers = {
    Cookie: await signInDirectly(deps, actor.userId),
    Origin: ORIGIN,
    'Content-Type': 'application/json',
    'Idempotency-Key': randomUUID(),
  };
  const order = () =>
    shop.app.request('/api/orders', { method: 'POST', headers, body: JSON.stringify(orderInput(cart)) });
  const read = async () => shop.app.request('/api/trailers');

  // Both connections are there before they fall silent.
  await Promise.all([read(), read()]);
  const thaw = await database.freeze();
  try {
    const refused = await Promise.all([order(), read()]);
    expect(refused.map((response) => [response.status, response.headers.get('Retry-After')])).toEqual(
      refused.map(() => [503, '1']),
    );
  } finally {
    thaw();
  }
  const answered = await Promise.all([order(), order(), read()]);
  expect(answered.map(({ status }) => status)).toEqual([201, 201, 200]);
  expect(await deps.db.selectFrom('customerOrder').select('id').execute()).toHaveLength(1);
});
