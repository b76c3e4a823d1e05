import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type ApiProcess, startApiProcess } from '../support/api-process.ts';
import { findBrokenOrders } from '../support/find-broken-orders.ts';
import { fillCart, makeCustomer, makeRentalWorld, orderInput, periodFrom } from '../support/rental-world.ts';
import { signInDirectly } from '../support/sign-in-directly.ts';
import { createTestApp } from '../support/test-app.ts';

const KILLS = process.env['TEST_LONG'] === '1' ? 100 : 3;
const SHOPPERS = 12;

type Attempt = { readonly cookie: string; readonly key: string; readonly body: unknown };
type Outcome = { readonly status: number; readonly id: string | undefined };

/**
 * The server is killed while it takes orders. Whoever got no answer asks again with the same key, as our client does.
 * Without the key in the transaction of the order the second answer would be another order or none.
 */
test(`no order is lost or doubled by ${KILLS} kills of the server in the middle of it`, async () => {
  await using shop = await createTestApp();
  const { deps } = shop;
  const { trailerIds } = await makeRentalWorld(deps, SHOPPERS);
  const people = await Promise.all(
    trailerIds.map(async (trailerId) => {
      const actor = await makeCustomer(deps);
      return { actor, trailerId, cookie: await signInDirectly(deps, actor.userId) };
    }),
  );
  let server = await startApiProcess(shop.databaseUrl);
  let acknowledged = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const attempts = await Promise.all(
      people.map(async ({ actor, trailerId, cookie }): Promise<Attempt> => {
        const cart = await fillCart(deps, actor, [{ trailerId, ...periodFrom(deps.clock.now(), 2 + 3 * kill) }]);
        return { cookie, key: randomUUID(), body: orderInput(cart) };
      }),
    );
    const dying = server;
    // Killed after some of the answers, each time another number of them: the other orders are under way or committed.
    const some = countDown(1 + (kill % (SHOPPERS / 2)));
    const first = attempts.map((attempt) => send(dying, attempt).finally(some.count));
    await some.reached;
    const [, replacement] = await Promise.all([dying.kill(), startApiProcess(shop.databaseUrl)]);
    server = replacement;
    const before = await Promise.all(first);
    const after = await Promise.all(attempts.map((attempt) => send(replacement, attempt)));

    expect(after.map((outcome) => outcome?.status)).toEqual(attempts.map(() => 201));
    for (const [i, outcome] of before.entries()) {
      if (outcome?.status !== 201) continue;
      acknowledged += 1;
      expect(after[i]?.id).toBe(outcome.id);
    }
    const { orders } = await deps.db
      .selectFrom('customerOrder')
      .select(({ fn }) => fn.countAll<number>().as('orders'))
      .executeTakeFirstOrThrow();
    expect(orders).toBe((kill + 1) * SHOPPERS);
    expect(await findBrokenOrders(deps.db)).toEqual([]);
  }
  await server.kill();
  expect(acknowledged).toBeGreaterThanOrEqual(KILLS);
  expect(acknowledged).toBeLessThan(KILLS * SHOPPERS);
}, 900_000);

function countDown(from: number) {
  const { promise: reached, resolve } = Promise.withResolvers<void>();
  let left = from;
  const count = () => {
    left -= 1;
    if (left === 0) resolve();
  };
  return { reached, count };
}

/** Undefined if the server died before it answered. */
async function send(server: ApiProcess, { cookie, key, body }: Attempt): Promise<Outcome | undefined> {
  try {
    const response = await server.call('POST', '/api/orders', { cookie, key, body });
    const answer: unknown = await response.json();
    const id = typeof answer === 'object' && answer !== null && 'id' in answer ? String(answer.id) : undefined;
    return { status: response.status, id };
  } catch {
    return undefined;
  }
}
