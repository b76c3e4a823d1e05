import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#db/client.ts';
import { insertAudit, recordAudit, type AuditEntry } from '#db/audit/audit.queries.ts';
import { insertEffects } from '#db/mail/outbox.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import { writeTogether } from '#db/write-together.ts';
import { addTrailer } from '#services/cart/add-trailer.ts';
import { getCart } from '#services/cart/get-cart.ts';
import { chooseServices } from '#services/cart/choose-services.ts';
import { getTrailer } from '#services/trailer/get-trailer.ts';
import { makeTrailer } from '../support/make-rows.ts';
import { fillCart, makeCustomer, makeRentalWorld, order, periodFrom } from '../support/rental-world.ts';
import { makeServices } from '../support/service-world.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
let depotId: string;
beforeAll(async () => {
  shop = await createTestApp();
  ({ depotId } = await makeRentalWorld(shop.deps, 0));
});
afterAll(() => shop[Symbol.asyncDispose]());

const fill = async (lines: number) => {
  const actor = await makeCustomer(shop.deps);
  const period = periodFrom(shop.deps.clock.now(), 4);
  const wanted: { trailerId: string; from: string; to: string }[] = [];
  for (let i = 0; i < lines; i += 1) {
    wanted.push({ trailerId: await makeTrailer(shop.deps.db, { depotId }), ...period });
  }
  return { actor, cart: await fillCart(shop.deps, actor, wanted) };
};

/** Without the beginning and the end of the transaction. */
function countStatements(db: Database): { readonly db: Database; readonly count: () => number } {
  let statements = 0;
  const counted = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements += 1;
      return result;
    },
  });
  return { db: counted, count: () => statements };
}

describe('a checkout', () => {
  test('takes the same nine statements, however many lines it has', async () => {
    const statements = async (lines: number) => {
      const { actor, cart } = await fill(lines);
      const { db, count } = countStatements(shop.deps.db);
      expect(await order({ ...shop.deps, db }, actor, cart)).toMatchObject({ ok: true });
      return count();
    };
    // The first one reads what the process remembers afterwards.
    await statements(1);
    expect([await statements(1), await statements(5)]).toEqual([9, 9]);
  });

  test('is prepared by putting a trailer into the cart, in eleven statements', async () => {
    const { actor } = await fill(1);
    const trailerId = await makeTrailer(shop.deps.db, { depotId });
    const { db, count } = countStatements(shop.deps.db);
    const added = await addTrailer({ ...shop.deps, db }, actor, {
      input: { trailerId, ...periodFrom(shop.deps.clock.now(), 4) },
    });
    expect(added).toMatchObject({ ok: true });
    expect(count()).toBe(11);
  });

  test('is preceded by a look at a trailer, in five statements', async () => {
    const { actor, cart } = await fill(1);
    const { db, count } = countStatements(shop.deps.db);
    const seen = await getTrailer({ ...shop.deps, db }, actor, cart.items[0]?.trailer.id ?? '');
    expect(seen).toMatchObject({ ok: true });
    expect(count()).toBeLessThanOrEqual(5);
  });

  test('knows at once what the operator has changed about a service', async () => {
    const { db } = shop.deps;
    await makeServices(shop.deps, [{ key: 'winterTyres', unit: 'once', prices: { plane: 1500 } }]);
    const { actor, cart } = await fill(1);
    const itemId = cart.items[0]?.id ?? '';
    expect(await chooseServices(shop.deps, actor, { itemId, services: ['winterTyres'] })).toMatchObject({ ok: true });
    const seen = await getCart(shop.deps, actor);
    expect(seen).toMatchObject({ ok: true, value: { items: [{ services: [{ key: 'winterTyres' }] }] } });
    await db.updateTable('service').set({ status: 'retired' }).where('key', '=', 'winterTyres').execute();
    const version = seen.ok ? seen.value.version : 0;
    expect(await order(shop.deps, actor, { version })).toMatchObject({
      ok: false,
      error: { code: 'invalid-fields' },
    });
  });
});

describe('writes that are sent together', () => {
  const entry = (objectId: string): AuditEntry => ({
    actor: { kind: 'system' },
    businessUnitId: null,
    action: 'order.lapse',
    objectId,
    data: { number: '1' },
    now: new Date('2026-05-04T10:00:00Z'),
  });

  test('all happen, as if each had been sent alone', async () => {
    const { db } = shop.deps;
    const [alone, together] = [randomUUID(), randomUUID()];
    await inTransaction(db, async (trx) => {
      await recordAudit(trx, entry(alone));
      await writeTogether(trx, [
        insertAudit(trx, entry(together)),
        insertEffects({ topic: together, payloads: [{ quote: `"'{}\\,` }, { second: 2 }] }),
      ]);
    });
    const logged = await db
      .selectFrom('auditLog')
      .select(['actorKind', 'action', 'data', 'at', 'objectId'])
      .where('objectId', 'in', [alone, together])
      .execute();
    expect(logged).toHaveLength(2);
    expect(logged.find(({ objectId }) => objectId === together)).toEqual({
      ...logged.find(({ objectId }) => objectId === alone),
      objectId: together,
    });
    const effects = await db
      .selectFrom('outbox')
      .select('payload')
      .where('topic', '=', together)
      .orderBy('id')
      .execute();
    expect(effects.map(({ payload }) => payload)).toEqual([{ quote: `"'{}\\,` }, { second: 2 }]);
  });

  test('all fail if one does', async () => {
    const { db } = shop.deps;
    const id = randomUUID();
    const failing = inTransaction(db, (trx) =>
      writeTogether(trx, [insertAudit(trx, entry(id)), sql`delete from outbox where id = 1 / ${0}::int`]),
    );
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    expect(await db.selectFrom('auditLog').select('id').where('objectId', '=', id).execute()).toEqual([]);
  });
});
