import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MakingRoom } from '#contract/making-room.ts';
import type { UnitChoice } from '#domain/booking/unit-choice.ts';
import type { Actor, Member, PlatformAdmin } from '#domain/team/actor.ts';
import { listSwapCandidates } from '#services/admin/booking/list-swap-candidates.ts';
import { swapTrailer } from '#services/admin/booking/swap-trailer.ts';
import { cancelBooking } from '#services/booking/cancel-booking.ts';
import { extendBooking } from '#services/booking/extend-booking.ts';
import { previewExtension } from '#services/booking/preview-extension.ts';
import type { Deps } from '#services/deps.ts';
import { BECAUSE } from '../support/because.ts';
import { countDeadlocks, findBrokenOrders } from '../support/find-broken-orders.ts';
import { makePriceList, makeTrailer } from '../support/make-rows.ts';
import { sayItEndsElsewhere } from '../support/one-way-world.ts';
import { makePlatformAdmin } from '../support/people.ts';
import { fillCart, makeCustomer, makeOpenDepot, order, periodFrom } from '../support/rental-world.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
let deps: Deps;
let operator: PlatformAdmin;
let depotId: string;
beforeAll(async () => {
  shop = await createTestApp();
  ({ deps } = shop);
  await makePriceList(deps.db, { plane: [4200, 3200, 2400, 2000], planeMega: [4900, 3900, 2900, 2500] });
  operator = { kind: 'platformAdmin', role: 'admin', userId: (await makePlatformAdmin(deps)).userId };
});
beforeEach(async () => {
  depotId = await makeOpenDepot(deps.db);
});
afterAll(() => shop[Symbol.asyncDispose]());

const trailer = (row: Parameters<typeof makeTrailer>[1] = {}) => makeTrailer(deps.db, { depotId, ...row });

type Booked = { readonly id: string; readonly number: string; readonly actor: Member; readonly to: string };

/** Somebody's booking of a trailer from so many days ahead on, for so many days. */
async function book(
  trailerId: string,
  [daysAhead, days]: readonly [number, number],
  unitChoice: UnitChoice = 'any',
): Promise<Booked> {
  const actor = await makeCustomer(deps);
  const cart = await fillCart(deps, actor, [
    { trailerId, ...periodFrom(deps.clock.now(), daysAhead, days), unitChoice },
  ]);
  const placed = await order(deps, actor, cart);
  if (!placed.ok) throw new Error(JSON.stringify(placed.error));
  const [line] = placed.value.order.lineItems;
  if (line === undefined) throw new Error('No line');
  return { id: line.id, number: line.number, actor, to: line.to };
}

const after = ({ to }: Booked, days: number) => new Date(Date.parse(to) + days * 24 * 3_600_000).toISOString();
const extend = (booked: Booked, days: number, actor: Actor = booked.actor) =>
  extendBooking(deps, actor, { bookingId: booked.id, input: { to: after(booked, days) } });
const preview = (booked: Booked, days: number, actor: Actor = booked.actor) =>
  previewExtension(deps, actor, { bookingId: booked.id, input: { to: after(booked, days) } });
const TAKEN = { ok: false, error: { code: 'trailer-taken', details: { reason: 'taken' } } };

const trailerOf = async ({ id }: Booked) => {
  const rows = await deps.db
    .selectFrom('booking as k')
    .innerJoin('allocation as a', 'a.bookingId', 'k.id')
    .select(['k.trailerId', 'a.trailerId as allocated'])
    .where('k.id', '=', id)
    .execute();
  expect(rows.map(({ allocated }) => allocated)).toEqual(rows.map(({ trailerId }) => trailerId));
  return rows[0]?.trailerId;
};

const endAtAnotherDepot = async ({ id }: Booked) =>
  sayItEndsElsewhere(deps.db, {
    bookingId: id,
    fromDepotId: depotId,
    toDepotId: await makeOpenDepot(deps.db),
  });

describe('an extension into the time of another booking', () => {
  test('is possible where an equal trailer is fine for that one, who is told', async () => {
    const [first, second] = [await trailer(), await trailer()];
    const longer = await book(first, [5, 2], 'exact');
    const moved = await book(first, [9, 3]);
    const seen = await preview(longer, 4);
    expect(seen).toMatchObject({ value: { possible: true, movesOthers: true, twins: [] } });
    expect(JSON.stringify(seen)).not.toContain(moved.number);

    await shop.workOffOutbox();
    const before = shop.mails.length;
    expect(await extend(longer, 4)).toMatchObject({ ok: true, value: { to: after(longer, 4) } });
    expect([await trailerOf(longer), await trailerOf(moved)]).toEqual([first, second]);
    await shop.workOffOutbox();
    const told = shop.mails.slice(before).map(({ to, subject }) => ({ to, subject }));
    expect(told).toHaveLength(2);
    expect(told.filter(({ subject }) => subject.includes(moved.number))).toHaveLength(1);
    const log = await deps.db
      .selectFrom('auditLog')
      .select(['actorKind', 'data'])
      .where('objectId', '=', moved.id)
      .where('action', '=', 'booking.swapTrailer')
      .execute();
    expect(log).toMatchObject([
      { actorKind: 'system', data: { oldTrailerId: first, newTrailerId: second, reason: 'planning' } },
    ]);
    expect(await findBrokenOrders(deps.db)).toEqual([]);
  });

  test('moves nobody whose rental ends at another depot', async () => {
    const [first] = [await trailer(), await trailer()];
    const longer = await book(first, [5, 2], 'exact');
    const elsewhere = await book(first, [9, 3]);
    expect(await preview(longer, 4)).toMatchObject({ value: { possible: true } });
    await endAtAnotherDepot(elsewhere);
    expect(await preview(longer, 4)).toMatchObject({ value: { possible: false, movesOthers: false } });
    expect(await extend(longer, 4)).toMatchObject(TAKEN);
  });

  test('moves two where one does not do', async () => {
    const [first, second, third] = [await trailer(), await trailer(), await trailer()];
    const longer = await book(first, [5, 2], 'exact');
    const [one, two] = [await book(first, [9, 3]), await book(second, [11, 3])];
    await book(third, [9, 1], 'exact');
    expect(await preview(longer, 4, operator)).toMatchObject({
      value: { possible: true, moves: [{ number: one.number }, { number: two.number }] },
    });
    expect(await extend(longer, 4)).toMatchObject({ ok: true });
    expect([await trailerOf(longer), await trailerOf(one), await trailerOf(two)]).toEqual([first, second, third]);
    expect(await findBrokenOrders(deps.db)).toEqual([]);
  });

  test.each<[string, () => Promise<Booked>]>([
    [
      'that wants exactly its trailer',
      async () => {
        const first = await trailer();
        await trailer();
        await book(first, [9, 3], 'exact');
        return book(first, [5, 2]);
      },
    ],
    [
      'when no other trailer is free',
      async () => {
        const [first, second] = [await trailer(), await trailer()];
        await book(first, [9, 3]);
        await book(second, [8, 5], 'exact');
        return book(first, [5, 2]);
      },
    ],
    [
      'when the other trailer is less',
      async () => {
        const first = await trailer();
        await trailer({ payloadKg: 20_000 });
        await book(first, [9, 3]);
        return book(first, [5, 2]);
      },
    ],
    [
      'when the inspection of the other trailer ends before',
      async () => {
        const [first, second] = [await trailer(), await trailer()];
        for (const trailerId of [first, second]) {
          const validUntil = trailerId === first ? '2099-12-31' : deps.clock.now().toISOString().slice(0, 10);
          await deps.db.insertInto('certificate').values({ trailerId, kind: 'hu', validUntil }).execute();
        }
        await book(first, [9, 3]);
        return book(first, [5, 2]);
      },
    ],
  ])('is refused %s', async (_, make) => {
    const longer = await make();
    expect(await preview(longer, 4)).toMatchObject({ value: { possible: false, reason: 'taken', movesOthers: false } });
    expect(await extend(longer, 4)).toMatchObject(TAKEN);
    expect(await extend(longer, 4, operator)).toMatchObject(TAKEN);
  });

  test.each<[string, readonly [number, number], Parameters<typeof makeTrailer>[1]]>([
    ['nearer than three days', [2.25, 2], {}],
    ['to a better one', [9, 3], { priceClass: 'planeMega' }],
  ])('moves nobody %s before somebody of ours has seen it', async (_, span, other) => {
    const first = await trailer();
    await trailer(other);
    await book(first, span);
    const longer = await book(first, [1, 1]);
    const days = span[0];
    expect(await preview(longer, days)).toMatchObject({ value: { possible: false, reason: 'taken' } });
    expect(await extend(longer, days)).toMatchObject(TAKEN);
    expect(await preview(longer, days, operator)).toMatchObject({ value: { possible: true, moves: [{}] } });
    expect(await extend(longer, days, operator)).toMatchObject({ ok: true });
  });

  test('leaves everything as it was if the money is not there', async () => {
    const first = await trailer();
    await trailer();
    const longer = await book(first, [5, 2], 'exact');
    const other = await book(first, [9, 3]);
    await deps.db
      .updateTable('businessUnit')
      .set({ creditLimitCents: 1 })
      .where('id', '=', longer.actor.businessUnitId)
      .execute();
    expect(await preview(longer, 4)).toMatchObject({ value: { possible: false, reason: 'creditLimit' } });
    expect(await extend(longer, 4)).toMatchObject({ error: { code: 'payment-first' } });
    expect(await trailerOf(other)).toBe(first);
  });
});

describe('a swap to a trailer that is taken', () => {
  const candidates = async ({ id }: Booked) => {
    const found = await listSwapCandidates(deps, operator, id);
    if (!found.ok) throw new Error(found.error.code);
    return found.value.items;
  };
  const swap = ({ id }: Booked, trailerId: string, moves: readonly MakingRoom[]) =>
    swapTrailer(deps, operator, {
      bookingId: id,
      input: {
        trailerId,
        moves: moves.map(({ bookingId, version, from, to }) => ({ bookingId, version, from: from.id, to: to.id })),
        ...BECAUSE,
      },
    });

  test('lets the two change places where nothing else is free', async () => {
    const [first, second] = [await trailer(), await trailer()];
    const [one, other] = [await book(first, [5, 2], 'exact'), await book(second, [6, 2])];
    const [candidate] = await candidates(one);
    expect(candidate).toMatchObject({ id: second, free: false, reason: 'taken' });
    expect(candidate?.moves).toMatchObject([{ number: other.number, from: { id: second }, to: { id: first } }]);
    expect(await swap(one, second, candidate?.moves ?? [])).toMatchObject({ ok: true });
    expect([await trailerOf(one), await trailerOf(other)]).toEqual([second, first]);
    expect(await findBrokenOrders(deps.db)).toEqual([]);
  });

  test('makes no room for a rental that ends at another depot', async () => {
    const [first, second] = [await trailer(), await trailer()];
    const [one, other] = [await book(first, [5, 2]), await book(second, [6, 2])];
    const moves = (await candidates(one))[0]?.moves ?? [];
    expect(moves).toHaveLength(1);
    await endAtAnotherDepot(one);
    expect((await candidates(one))[0]).not.toHaveProperty('moves');
    expect(await swap(one, second, moves)).toMatchObject({ error: { code: 'trailer-taken' } });
    expect([await trailerOf(one), await trailerOf(other)]).toEqual([first, second]);
  });

  test('is refused if what was seen is no longer so, and changes nothing', async () => {
    const [first, second] = [await trailer(), await trailer()];
    const [one, other] = [await book(first, [5, 2]), await book(second, [6, 2])];
    const moves = (await candidates(one))[0]?.moves ?? [];
    expect(await swap(one, second, [])).toMatchObject({ error: { code: 'trailer-taken' } });
    await deps.db.updateTable('booking').set({ unitChoice: 'exact' }).where('id', '=', other.id).execute();
    expect((await candidates(one))[0]).not.toHaveProperty('moves');
    expect(await swap(one, second, moves)).toMatchObject({ error: { code: 'trailer-taken' } });
    await deps.db.updateTable('booking').set({ unitChoice: 'any', version: 9 }).where('id', '=', other.id).execute();
    expect(await swap(one, second, moves)).toMatchObject({ error: { code: 'stale-version' } });
    expect([await trailerOf(one), await trailerOf(other)]).toEqual([first, second]);
  });

  test('does not move whom nobody has seen', async () => {
    const [first, second, third] = [await trailer(), await trailer(), await trailer()];
    const [one, two, far] = [await book(first, [5, 2]), await book(second, [6, 2]), await book(third, [20, 2])];
    const elsewhere = (await candidates(two))[0]?.moves ?? [];
    expect(await swap(one, second, elsewhere)).toMatchObject({ error: { code: 'trailer-taken' } });
    expect([await trailerOf(two), await trailerOf(far)]).toEqual([second, third]);
  });
});

describe('of those who want the same at once', () => {
  const settle = async (rivals: readonly (() => Promise<{ readonly ok: boolean }>)[]) => {
    const deadlocks = await countDeadlocks(deps.db);
    const ends = await Promise.all(rivals.map((rival) => rival()));
    expect(await countDeadlocks(deps.db)).toBe(deadlocks);
    expect(await findBrokenOrders(deps.db)).toEqual([]);
    return ends.map(({ ok }) => ok);
  };

  test('one extension has the free twin', async () => {
    for (let round = 0; round < 5; round++) {
      depotId = await makeOpenDepot(deps.db);
      const [first, second] = [await trailer(), await trailer(), await trailer()];
      const rivals = [await book(first, [5, 2], 'exact'), await book(second, [5, 2], 'exact')];
      for (const taken of [first, second]) await book(taken, [9, 3]);
      const ends = await settle(rivals.map((rival) => () => extend(rival, 4)));
      expect(ends.filter((isDone) => isDone)).toHaveLength(1);
    }
  });

  test('two who want each other’s trailers have them once', async () => {
    for (let round = 0; round < 5; round++) {
      depotId = await makeOpenDepot(deps.db);
      const [first, second] = [await trailer(), await trailer()];
      const bookings = [await book(first, [5, 2]), await book(second, [6, 2])];
      const wishes = await Promise.all(
        bookings.map(async ({ id }) => {
          const found = await listSwapCandidates(deps, operator, id);
          const [candidate] = found.ok ? found.value.items : [];
          const moves = candidate?.moves?.map(({ from, to, ...move }) => ({
            bookingId: move.bookingId,
            version: move.version,
            from: from.id,
            to: to.id,
          }));
          return { bookingId: id, input: { trailerId: candidate?.id ?? '', moves: moves ?? [], ...BECAUSE } };
        }),
      );
      const ends = await settle(wishes.map((wish) => () => swapTrailer(deps, operator, wish)));
      expect(ends.filter((isDone) => isDone)).toHaveLength(1);
    }
  });

  test('a new booking or the chain has it', async () => {
    for (let round = 0; round < 5; round++) {
      depotId = await makeOpenDepot(deps.db);
      const [first, second] = [await trailer(), await trailer()];
      const longer = await book(first, [5, 2], 'exact');
      await book(first, [9, 3]);
      const actor = await makeCustomer(deps);
      const cart = await fillCart(deps, actor, [
        { trailerId: second, ...periodFrom(deps.clock.now(), 10, 2), unitChoice: 'any' },
      ]);
      const ends = await settle([() => extend(longer, 4), () => order(deps, actor, cart)]);
      // The hold in the cart stands first.
      expect(ends).toEqual([false, true]);
    }
  });

  test('what is moved may be swapped or cancelled meanwhile', async () => {
    for (let round = 0; round < 5; round++) {
      depotId = await makeOpenDepot(deps.db);
      const [first, second] = [await trailer(), await trailer()];
      const longer = await book(first, [5, 2], 'exact');
      const moved = await book(first, [9, 3]);
      const meanwhile =
        round % 2 === 0
          ? () => swapTrailer(deps, operator, { bookingId: moved.id, input: { trailerId: second, ...BECAUSE } })
          : () => cancelBooking(deps, moved.actor, { bookingId: moved.id });
      // Whoever comes second finds the trailer free, or the booking changed and is told so.
      expect(await settle([() => extend(longer, 4), meanwhile])).toContain(true);
    }
  });
});
