import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PlatformAdmin } from '#domain/team/actor.ts';
import { blockUser } from '#services/admin/business-unit/block-user.ts';
import { changeStaff } from '#services/staff/change-staff.ts';
import { makeUser } from '../support/make-rows.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

/** The operator never loses the last person who can let others in. */

let shop: TestApp;
let ada: PlatformAdmin;
let bea: PlatformAdmin;
const makeAdmin = async (): Promise<PlatformAdmin> => ({
  kind: 'platformAdmin',
  role: 'admin',
  userId: await makeUser(shop.deps.db, { isAdmin: true }),
});
beforeAll(async () => {
  shop = await createTestApp();
  ada = await makeAdmin();
  bea = await makeAdmin();
});
afterAll(() => shop[Symbol.asyncDispose]());

const setBoth = (status: 'active' | 'blocked') =>
  shop.deps.db.updateTable('userAccount').set({ status }).where('isAdmin', '=', true).execute();
beforeEach(() => setBoth('active'));

const block = (by: PlatformAdmin, whom: PlatformAdmin) =>
  blockUser(shop.deps, by, { userId: whom.userId, status: 'blocked', reason: 'Left us' });
const listActive = async () => {
  const rows = await shop.deps.db
    .selectFrom('userAccount')
    .select('id')
    .where('isAdmin', '=', true)
    .where('status', '=', 'active')
    .execute();
  return rows.map(({ id }) => id);
};
const LAST = { ok: false, error: { code: 'last-admin' } };

test('the last admin cannot be blocked', async () => {
  expect(await block(ada, bea)).toMatchObject({ ok: true, value: { status: 'blocked' } });
  // As a request of somebody does that came in before they were blocked themselves.
  expect(await block(bea, ada)).toMatchObject(LAST);
  expect(await listActive()).toEqual([ada.userId]);
});

test('nor become something else', async () => {
  await shop.deps.db.updateTable('userAccount').set({ status: 'blocked' }).where('id', '=', bea.userId).execute();
  const demote = shop.deps.db.updateTable('staffMember').set({ role: 'desk' }).where('userId', '=', ada.userId);
  await expect(demote.execute()).rejects.toThrow(/the operator needs an admin/);
  const demoted = await changeStaff(shop.deps, bea, { userId: ada.userId, input: { role: 'desk', depotIds: [] } });
  expect(demoted).toMatchObject({ ok: false });
});

test('of two admins who block each other at once one is left', async () => {
  for (let round = 0; round < 10; round += 1) {
    await setBoth('active');
    const outcomes = await Promise.all([block(ada, bea), block(bea, ada)]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.filter(({ ok }) => !ok)).toMatchObject([LAST]);
    expect(await listActive()).toHaveLength(1);
  }
});
