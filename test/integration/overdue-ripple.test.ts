import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cheapestAnswer } from '#domain/planning/cheapest-answer.ts';
import type { UnitChoice } from '#domain/booking/unit-choice.ts';
import type { PlatformAdmin } from '#domain/team/actor.ts';
import { listSwapCandidates } from '#services/admin/booking/list-swap-candidates.ts';
import { swapTrailer } from '#services/admin/booking/swap-trailer.ts';
import { changeTask } from '#services/admin/figure/change-task.ts';
import { listTasks } from '#services/admin/figure/list-tasks.ts';
import type { Deps } from '#services/deps.ts';
import { makePriceList, makeTrailer } from '../support/make-rows.ts';
import { makePlatformAdmin } from '../support/people.ts';
import { fillCart, makeCustomer, makeOpenDepot, order, periodFrom } from '../support/rental-world.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const HOUR_MS = 3_600_000;

let shop: TestApp;
let deps: Deps;
let operator: PlatformAdmin;
let depotId: string;
beforeAll(async () => {
  shop = await createTestApp();
  ({ deps } = shop);
  await makePriceList(deps.db, { plane: [4200, 3200, 2400, 2000] });
  operator = { kind: 'platformAdmin', role: 'admin', userId: (await makePlatformAdmin(deps)).userId };
});
beforeEach(async () => {
  depotId = await makeOpenDepot(deps.db);
});
afterAll(() => shop[Symbol.asyncDispose]());

const trailer = () => makeTrailer(deps.db, { depotId });

async function book(trailerId: string, daysAhead: number, unitChoice: UnitChoice = 'any') {
  const actor = await makeCustomer(deps);
  const cart = await fillCart(deps, actor, [{ trailerId, ...periodFrom(deps.clock.now(), daysAhead, 2), unitChoice }]);
  const placed = await order(deps, actor, cart);
  if (!placed.ok) throw new Error(JSON.stringify(placed.error));
  const [line] = placed.value.order.lineItems;
  if (line === undefined) throw new Error('No line');
  return { id: line.id, number: line.number, from: Date.parse(line.from) };
}
type Booked = Awaited<ReturnType<typeof book>>;

type Circumstances = { readonly endedHoursAgo: number; readonly announcedInHours?: number };

/** As if it had been picked up days ago and was to be back by now. */
async function makeLate({ id }: Booked, { endedHoursAgo, announcedInHours }: Circumstances) {
  const now = deps.clock.now().getTime();
  const startsAt = new Date(now - 72 * HOUR_MS);
  const endsAt = new Date(now - endedHoursAgo * HOUR_MS);
  const announced = announcedInHours === undefined ? null : new Date(now + announcedInHours * HOUR_MS);
  await deps.db
    .updateTable('booking')
    .set({ status: 'onRent', startsAt, endsAt, pickedUpAt: startsAt, returnAnnouncedFor: announced })
    .where('id', '=', id)
    .execute();
  await deps.db.updateTable('allocation').set({ startsAt, endsAt }).where('bookingId', '=', id).execute();
}

/** One who is late, and one who has the trailer a day later. */
async function lateAndNext(circumstances: Circumstances, unitChoice: UnitChoice = 'any') {
  const first = await trailer();
  const late = await book(first, 5);
  const next = await book(first, 1, unitChoice);
  await makeLate(late, circumstances);
  return { first, late, next };
}

const inDanger = async ({ id }: Booked) => {
  const found = await listTasks(deps, operator, { kind: 'nextEndangered' });
  if (!found.ok) throw new Error(found.error.code);
  return found.value.items.flatMap((task) => (task.kind === 'nextEndangered' && task.bookingId === id ? [task] : []));
};
const candidatesOf = async ({ id }: Booked) => {
  const found = await listSwapCandidates(deps, operator, id);
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
};

describe('whoever comes after a trailer that is late', () => {
  test('is in danger if it is announced for after their pick-up, with the time at which it can be had', async () => {
    const { late, next } = await lateAndNext({ endedHoursAgo: 3, announcedInHours: 40 });
    const expectedAt = new Date(Math.floor((deps.clock.now().getTime() + 40 * HOUR_MS) / 60_000) * 60_000);
    const [task] = await inDanger(next);
    expect(task).toMatchObject({ bookingNumber: next.number, late: { bookingId: late.id, number: late.number } });
    expect(Math.abs(Date.parse(task?.expectedAt ?? '') - expectedAt.getTime())).toBeLessThanOrEqual(60_000);
    expect(Date.parse(task?.readyAt ?? '')).toBeGreaterThan(next.from);
  });

  test('is not, while it can be back in two hours', async () => {
    const { next } = await lateAndNext({ endedHoursAgo: 3 });
    expect(await inDanger(next)).toEqual([]);
  });

  test('is in danger by where the trailer is', async () => {
    const { first, next } = await lateAndNext({ endedHoursAgo: 3 });
    const { lat, lon } = await deps.db
      .selectFrom('depot')
      .select(['lat', 'lon'])
      .where('id', '=', depotId)
      .executeTakeFirstOrThrow();
    const seen = { trailerId: first, recordedAt: deps.clock.now() };
    await deps.db
      .insertInto('trailerPosition')
      .values({ ...seen, lat: lat - 15, lon })
      .execute();
    expect(await inDanger(next)).toHaveLength(1);
  });

  test('is in danger before it is late, if it is announced for later than agreed', async () => {
    const { next } = await lateAndNext({ endedHoursAgo: -2, announcedInHours: 40 });
    expect(await inDanger(next)).toHaveLength(1);
  });

  test('is helped by a free twin, and in danger no more', async () => {
    const { next } = await lateAndNext({ endedHoursAgo: 3, announcedInHours: 40 });
    const twin = await trailer();
    const { items, stay } = await candidatesOf(next);
    const answer = cheapestAnswer(items, stay);
    expect(answer).toMatchObject({ kind: 'swap', candidate: { id: twin, rank: 'twin' } });
    const swapped = await swapTrailer(deps, operator, {
      bookingId: next.id,
      input: { trailerId: twin, reason: { kind: 'planning' } },
    });
    expect(swapped).toMatchObject({ ok: true, value: { trailer: { id: twin } } });
    expect(await inDanger(next)).toEqual([]);
  });

  test('is called if they want exactly this one', async () => {
    const { next } = await lateAndNext({ endedHoursAgo: 3, announcedInHours: 40 }, 'exact');
    await trailer();
    const { items, stay } = await candidatesOf(next);
    expect(cheapestAnswer(items, stay)).toEqual({ kind: 'call' });
  });

  test('is a task that can be put off', async () => {
    const { next } = await lateAndNext({ endedHoursAgo: 3, announcedInHours: 40 });
    const day = new Date(deps.clock.now().getTime() + 48 * HOUR_MS).toISOString().slice(0, 10);
    const input = { kind: 'nextEndangered', objectId: next.id, restsUntil: day } as const;
    expect(await changeTask(deps, operator, { input, version: undefined })).toMatchObject({ ok: true });
    expect(await inDanger(next)).toEqual([]);
  });
});
