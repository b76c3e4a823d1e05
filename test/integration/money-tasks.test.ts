import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChangeTaskInput, TaskQuery } from '#contract/admin-task.ts';
import type { MoneyTask } from '#contract/desk-task.ts';
import { ALL_OF_THEM } from '#domain/admin/task-kind.ts';
import type { PlatformAdmin } from '#domain/team/actor.ts';
import type { StaffRole } from '#domain/team/staff-role.ts';
import { changeTask } from '#services/admin/figure/change-task.ts';
import { listTasks } from '#services/admin/figure/list-tasks.ts';
import { importStatement } from '#services/bank/import-statement.ts';
import { makeBankFile } from '../support/bank-file.ts';
import { type BillingWorld, makeBillingWorld, PICK_UP } from '../support/billing-world.ts';
import { pickUp } from '../support/booking-world.ts';
import { makeDebitable, makeDraftBatch } from '../support/debit-world.ts';
import { makePlatformAdmin } from '../support/people.ts';

/** Tasks of money one by one: each has its owner and its day, as the kind as a whole has. */

const NOW = '2026-12-04T09:00:00Z';
const ENTRIES = 27;
const ON_A_PAGE = 25;

let world: BillingWorld;
let cleo: PlatformAdmin;

async function makeStaff(role: StaffRole): Promise<PlatformAdmin> {
  const { userId } = await makePlatformAdmin(world.shop.deps, role);
  return { ...world.operator, userId, role };
}

beforeAll(async () => {
  world = await makeBillingWorld();
  cleo = await makeStaff('accountant');
  const file = makeBankFile(
    Array.from({ length: ENTRIES }, (_, at) => ({
      cents: 1000 + at,
      name: `Zahler ${at}`,
      text: `Wofür ${at}`,
      day: at < 3 ? '2026-11-30' : '2026-12-01',
    })),
  );
  const body = new Blob([new Uint8Array(file)]).stream();
  const imported = await importStatement(world.at(NOW), world.operator, { body });
  if (!imported.ok) throw new Error(imported.error.code);
});
afterAll(() => world.shop[Symbol.asyncDispose]());

async function tasksOf(query: TaskQuery, by = cleo, moment = NOW) {
  const listed = await listTasks(world.at(moment), by, query);
  if (!listed.ok) throw new Error(listed.error.code);
  const { items, counts, ...rest } = listed.value;
  const money = items.filter((task): task is MoneyTask => 'objectId' in task);
  return { money, countOf: (kind: string) => counts.find((one) => one.kind === kind)?.count ?? 0, ...rest };
}
const change = (input: ChangeTaskInput, by = cleo, version?: number) =>
  changeTask(world.at(NOW), by, { input, version });

describe('money that nobody has found the reason for', () => {
  const kind = 'moneyUnmatched';

  test('is one task among all, and each by itself where its kind is asked for, page by page', async () => {
    const all = await tasksOf({});
    expect(all.money.filter((task) => task.kind === kind)).toMatchObject([{ objectId: ALL_OF_THEM, count: ENTRIES }]);
    const first = await tasksOf({ kind });
    expect(first.money).toHaveLength(ON_A_PAGE);
    expect(first.money.map(({ since }) => since.slice(0, 10))).toEqual(
      first.money.map(({ since }) => since.slice(0, 10)).toSorted(),
    );
    const second = await tasksOf({ kind, cursor: first.nextCursor ?? '' });
    expect([second.money.length, second.nextCursor]).toEqual([ENTRIES - ON_A_PAGE, null]);
    const ids = [...first.money, ...second.money].map(({ objectId }) => objectId);
    expect(new Set(ids).size).toBe(ENTRIES);
    expect(ids).not.toContain(ALL_OF_THEM);
    expect(first.money.every(({ count, first: { id }, objectId }) => count === 1 && id === objectId)).toBe(true);
  });

  test('is taken one by one, and what somebody has is theirs', async () => {
    const [one] = (await tasksOf({ kind })).money;
    const objectId = one?.objectId ?? '';
    expect(await change({ kind, objectId, ownerId: cleo.userId })).toMatchObject({ ok: true });
    const mine = await tasksOf({ show: 'mine' });
    expect(mine.money.map((task) => task.objectId)).toEqual([objectId]);
    expect(mine.holds).toMatchObject([{ kind, objectId, owner: { id: cleo.userId } }]);
    expect((await tasksOf({ show: 'mine' }, world.operator)).money).toEqual([]);
    expect(await change({ kind, objectId, ownerId: world.operator.userId }, world.operator, 0)).toMatchObject({
      error: { code: 'stale-version', details: { current: { owner: { id: cleo.userId } } } },
    });
  });

  test('rests one by one until its day, and is not counted meanwhile', async () => {
    const [one] = (await tasksOf({ kind })).money.slice(1);
    const objectId = one?.objectId ?? '';
    expect(await change({ kind, objectId, restsUntil: '2026-12-08' })).toMatchObject({ ok: true });
    const rested = await tasksOf({});
    expect(rested.countOf(kind)).toBe(ENTRIES - 1);
    expect(rested.money.find((task) => task.kind === kind)).toMatchObject({ count: ENTRIES - 1 });
    expect((await tasksOf({ kind })).money.map((task) => task.objectId)).not.toContain(objectId);
    expect((await tasksOf({ show: 'resting' })).money).toMatchObject([{ kind, objectId, count: 1 }]);
    expect((await tasksOf({}, cleo, '2026-12-08T09:00:00Z')).countOf(kind)).toBe(ENTRIES);
    expect(await change({ kind, objectId, restsUntil: null })).toMatchObject({ ok: true });
  });

  test('rests as a whole, too', async () => {
    expect(await change({ kind, objectId: ALL_OF_THEM, restsUntil: '2026-12-08' })).toMatchObject({ ok: true });
    expect((await tasksOf({})).countOf(kind)).toBe(0);
    expect((await tasksOf({ kind })).money).toEqual([]);
    expect((await tasksOf({ show: 'resting' })).money).toMatchObject([{ kind, objectId: ALL_OF_THEM, count: ENTRIES }]);
    expect(await change({ kind, objectId: ALL_OF_THEM, restsUntil: null })).toMatchObject({ ok: true });
  });

  test('is given to those who see money only, and by them', async () => {
    const dora = await makeStaff('desk');
    expect(await change({ kind, objectId: ALL_OF_THEM, ownerId: dora.userId })).toMatchObject({
      error: { fields: { ownerId: 'unknown' } },
    });
    expect(await change({ kind, objectId: ALL_OF_THEM, ownerId: dora.userId }, dora)).toMatchObject({
      error: { code: 'forbidden' },
    });
    const { owners } = await tasksOf({});
    expect(owners.find(({ id }) => id === dora.userId)).toMatchObject({ seesMoney: false });
    expect(owners.find(({ id }) => id === cleo.userId)).toMatchObject({ seesMoney: true });
    expect((await tasksOf({ kind }, dora)).money).toEqual([]);
  });
});

test('what is out past its end has its days one by one, and what is to collect its day', async () => {
  for (const days of [20, 18]) {
    const { bookingId, actor } = await world.book({ days });
    await pickUp(world.at(PICK_UP), actor, bookingId);
  }
  const late = (await tasksOf({ kind: 'unbilled' })).money;
  expect(late.map(({ days }) => days)).toEqual([6, 4]);
  const whole = (await tasksOf({})).money.find(({ kind }) => kind === 'unbilled');
  expect([whole?.count, whole?.days, whole?.first.id]).toEqual([2, 10, late[0]?.objectId]);

  const { invoiceId } = await makeDebitable(world.shop.deps);
  await makeDraftBatch(world.shop.deps);
  const debits = (await tasksOf({ kind: 'batchDue' })).money;
  expect(new Set(debits.map(({ first }) => first.invoiceId))).toEqual(new Set([invoiceId, null]));
  expect((await tasksOf({})).countOf('batchDue')).toBe(2);
});
