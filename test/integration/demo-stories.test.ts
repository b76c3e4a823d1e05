import { expect, test } from 'vitest';
import { getPosition } from '#services/telematics/get-position.ts';
import { loadDemoData } from '#demo/load-demo-data.ts';
import { loadDemoStories } from '#demo/stories/load-stories.ts';
import { findOperator } from '#demo/stories/place-story-order.ts';
import { isOver } from '#domain/booking/booking-state.ts';
import { findBrokenOrders } from '../support/find-broken-orders.ts';
import { createTestApp } from '../support/test-app.ts';

/** A year of rentals is told. */
const LONG = 120_000;
const DAY_MS = 86_400_000;
/** Everything older is one of the rentals of the last year. */
const PAST_DAYS = 38;

test(
  'the customers of the demo have rented, and wait for trailers, approval and money',
  { timeout: LONG },
  async () => {
    await using shop = await createTestApp();
    const { deps } = shop;
    const { db, storage, settings } = deps;
    await loadDemoData({ db, storage, now: deps.clock.now(), secretKey: settings.secretKey, withFiles: false });
    const told: string[] = [];
    await loadDemoStories(deps, { isBusy: false, say: (text) => told.push(text) });
    expect(told.filter((text) => text.includes('left out'))).toEqual([]);

    const bookings = await db
      .selectFrom('booking as b')
      .innerJoin('trailer as t', 't.id', 'b.trailerId')
      .innerJoin('customerOrder as o', 'o.id', 'b.orderId')
      .select(['b.id', 'b.status', 'b.startsAt', 'b.endsAt', 'b.lineNumber', 't.number', 'o.status as orderStatus'])
      .select((eb) =>
        eb
          .selectFrom('booking as s')
          .whereRef('s.orderId', '=', 'b.orderId')
          .select(eb.fn.countAll<number>().as('n'))
          .as('lines'),
      )
      .orderBy('b.startsAt')
      .execute();
    const numbersOf = (status: string) => bookings.filter((b) => b.status === status).map(({ number }) => number);
    expect(numbersOf('closed').length).toBeGreaterThan(400);
    expect(numbersOf('onRent').toSorted()).toEqual([
      'BL-101',
      'PM-102',
      'PM-103',
      'PS-101',
      'PS-102',
      'PS-103',
      'PS-106',
      'PS-107',
      'PX-101',
    ]);
    expect(numbersOf('returned').toSorted()).toEqual(['BD-101', 'BD-103', 'KD-101']);
    expect(numbersOf('returnAnnounced')).toEqual(['TT-101']);
    expect(numbersOf('noShow').at(-1)).toBe('AR-103');
    expect(numbersOf('cancelled').at(-1)).toBe('AR-101');
    const orderStates = new Set(bookings.map(({ orderStatus }) => orderStatus));
    expect([...orderStates].toSorted()).toEqual([
      'active',
      'cancelled',
      'completed',
      'confirmed',
      'pendingApproval',
      'placed',
    ]);

    // Whoever is faster, the orders of the year that is over have their numbers in the order in which they were placed.
    const past = await db
      .selectFrom('customerOrder')
      .select(['number', 'createdAt'])
      .where('status', '=', 'completed')
      .where('createdAt', '<', new Date(deps.clock.now().getTime() - PAST_DAYS * DAY_MS))
      .orderBy('number')
      .execute();
    expect(past.length).toBeGreaterThan(110);
    expect(past).toEqual(past.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()));
    const six = bookings.filter(({ lines }) => lines === 6).toSorted((a, b) => a.lineNumber - b.lineNumber);
    expect(six.map(({ number }) => number)).toEqual(['PS-102', 'PS-103', 'PS-107', 'BD-101', 'BD-103', 'BL-101']);

    // Others cancelled it, or did not come for it, long ago.
    const hamburg = bookings.filter(({ number, status }) => number === 'PX-101' && !isOver(status));
    expect(hamburg.map(({ status }) => status)).toEqual(['onRent', 'reserved']);
    const [ending, next] = hamburg;
    expect(Number(next?.startsAt) - Number(ending?.endsAt)).toBe(3 * 3_600_000);
    const overdue = bookings.find(({ number, status }) => number === 'PM-103' && status === 'onRent');
    const position = await getPosition(deps, await findOperator(deps), overdue?.id ?? '');
    expect(position).toMatchObject({ ok: true, value: { position: { place: 'Lyon' } } });
    const torn = await db.selectFrom('damage').select('status').where('kind', '=', 'tear').execute();
    expect(torn).toEqual([{ status: 'open' }]);

    expect(await findBrokenOrders(db)).toEqual([]);
    expect(await db.selectFrom('outbox').select('id').where('dispatchedAt', 'is', null).execute()).toEqual([]);
    // A second start tells them no second time.
    await loadDemoStories(deps);
    expect(await db.selectFrom('booking').select('id').execute()).toHaveLength(bookings.length);
  },
);
