import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order } from '#contract/order.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Member, PlatformAdmin } from '#domain/team/actor.ts';
import { cancelBooking } from '#services/booking/cancel-booking.ts';
import { getBooking } from '#services/booking/get-booking.ts';
import { previewCancellation } from '#services/booking/preview-cancellation.ts';
import type { Deps } from '#services/deps.ts';
import { cancelOrder } from '#services/order/cancel-order.ts';
import { getOrder } from '#services/order/get-order.ts';
import { lapseOrders } from '#services/order/lapse-orders.ts';
import { rejectOrder } from '#services/order/reject-order.ts';
import { findBrokenOrders } from '../support/find-broken-orders.ts';
import { makeTrailer } from '../support/make-rows.ts';
import { makePlatformAdmin } from '../support/people.ts';
import { fillCart, makeCustomer, makeRentalWorld, order, periodFrom } from '../support/rental-world.ts';
import { BECAUSE } from '../support/because.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const HOUR_S = 3600;
const DAY_RATE = 4200;

let shop: TestApp;
let deps: Deps;
let depotId: string;
let operator: PlatformAdmin;
beforeAll(async () => {
  shop = await createTestApp();
  ({ deps } = shop);
  ({ depotId } = await makeRentalWorld(deps, 0));
  operator = { kind: 'platformAdmin', role: 'admin', userId: (await makePlatformAdmin(deps)).userId };
});
afterAll(async () => {
  expect(await findBrokenOrders(deps.db)).toEqual([]);
  await shop[Symbol.asyncDispose]();
});

/** Two trailers, five days ahead. */
async function place(actor: Member): Promise<Order> {
  const period = periodFrom(deps.clock.now(), 5);
  const trailerIds = [await makeTrailer(deps.db, { depotId }), await makeTrailer(deps.db, { depotId })];
  const cart = await fillCart(
    deps,
    actor,
    trailerIds.map((trailerId) => ({ trailerId, ...period })),
  );
  const placed = await order(deps, actor, cart);
  if (!placed.ok) throw new Error(placed.error.code);
  return placed.value.order;
}

/** A dispatcher whose orders wait for the admin. */
async function makeLimitedUnit() {
  const admin = await makeCustomer(deps);
  const { businessUnitId } = admin;
  return { admin, dispatcher: await makeCustomer(deps, { businessUnitId, role: 'dispatcher', orderLimitCents: 5000 }) };
}

const logOf = (objectId: string) =>
  deps.db
    .selectFrom('auditLog')
    .select(['action', 'actorKind', 'actorId', 'data'])
    .where('objectId', '=', objectId)
    .orderBy('id')
    .execute();

async function historyOf(actor: Member, bookingId: string) {
  const found = await getBooking(deps, actor, bookingId);
  if (!found.ok) throw new Error(found.error.code);
  return found.value.timeline.filter(({ kind }) => kind !== 'mail');
}

const statusOf = async (actor: Member, orderId: string) => {
  const found = await getOrder(deps, actor, orderId);
  return found.ok && found.value.status;
};

const idsOf = ({ lineItems }: Order) => lineItems.map(({ id }) => id);

const ENDS = [
  {
    name: 'cancelled by its author',
    event: 'order.cancel',
    status: 'cancelled',
    by: 'member',
    end: ({ dispatcher }: Party, orderId: string) => cancelOrder(deps, dispatcher, { orderId }),
  },
  {
    name: 'cancelled by the operator',
    event: 'order.cancel',
    status: 'cancelled',
    by: 'platformAdmin',
    end: (_: Party, orderId: string) => cancelOrder(deps, operator, { orderId, ...BECAUSE }),
  },
  {
    name: 'rejected',
    event: 'order.reject',
    status: 'rejected',
    by: 'member',
    end: ({ admin }: Party, orderId: string) => rejectOrder(deps, admin, { orderId, input: { note: 'too dear' } }),
  },
  {
    name: 'lapsed',
    event: 'order.lapse',
    status: 'expired',
    by: 'system',
    end: () => {
      shop.passTime(24 * HOUR_S);
      return lapseOrders(deps);
    },
  },
] as const;
type Party = Awaited<ReturnType<typeof makeLimitedUnit>>;

describe.each(ENDS)('an order that is $name', ({ event, status, by, end }) => {
  test('is in the log once, and so is each of its bookings', async () => {
    const party = await makeLimitedUnit();
    const placed = await place(party.dispatcher);
    await end(party, placed.id);
    expect(await statusOf(party.admin, placed.id)).toBe(status);
    expect((await logOf(placed.id)).map(({ action }) => action)).toEqual(['order.place', event]);
    for (const id of idsOf(placed)) {
      expect(await logOf(id)).toMatchObject([
        {
          action: 'booking.cancel',
          actorKind: by,
          data: { from: 'reserved', to: 'cancelled', partOf: event, feeCents: 0 },
        },
      ]);
    }
  });

  test('is told once in the history of a booking, in the words of the order', async () => {
    const party = await makeLimitedUnit();
    const placed = await place(party.dispatcher);
    await end(party, placed.id);
    for (const id of idsOf(placed)) {
      const history = await historyOf(party.admin, id);
      expect(history.map(({ kind }) => kind)).toEqual([event, 'order.place']);
      expect(history[0]?.isOperator).toBe(by === 'platformAdmin');
    }
  });

  test('tells whoever is late what has become of a booking', async () => {
    const party = await makeLimitedUnit();
    const placed = await place(party.dispatcher);
    const [id = ''] = idsOf(placed);
    await end(party, placed.id);
    expect(await previewCancellation(deps, party.dispatcher, id)).toMatchObject({
      error: { code: 'illegal-state', details: { bookings: [{ id, lastChange: { kind: event } }] } },
    });
  });
});

describe('the history of a booking', () => {
  test('tells its own fee, not that of the whole order', async () => {
    const actor = await makeCustomer(deps);
    const placed = await place(actor);
    shop.passTime(5 * 24 * HOUR_S - 23 * HOUR_S);
    await cancelOrder(deps, actor, { orderId: placed.id });
    for (const id of idsOf(placed)) {
      expect(await historyOf(actor, id)).toMatchObject([
        { kind: 'order.cancel', data: { fee: { cents: DAY_RATE } } },
        { kind: 'order.place' },
      ]);
    }
    const [, cancelled] = await logOf(placed.id);
    expect(cancelled).toMatchObject({ action: 'order.cancel', data: { feeCents: 2 * DAY_RATE } });
  });

  test('tells what happened to the order after the booking was cancelled alone', async () => {
    const actor = await makeCustomer(deps);
    const placed = await place(actor);
    const [first = '', second = ''] = idsOf(placed);
    await cancelBooking(deps, actor, { bookingId: first });
    await cancelOrder(deps, actor, { orderId: placed.id });
    const kindsOf = async (id: string) => (await historyOf(actor, id)).map(({ kind }) => kind);
    expect(await kindsOf(first)).toEqual(['order.cancel', 'booking.cancel', 'order.place']);
    expect(await kindsOf(second)).toEqual(['order.cancel', 'order.place']);
  });

  test('tells the end of an order from before bookings had entries of their own', async () => {
    const actor = await makeCustomer(deps);
    const { id: objectId, ...placed } = await place(actor);
    const { businessUnitId } = actor;
    await inTransaction(deps.db, (trx) =>
      recordAudit(trx, {
        actor,
        businessUnitId,
        action: 'order.cancel',
        objectId,
        now: deps.clock.now(),
      }),
    );
    const [bookingId = ''] = idsOf({ ...placed, id: objectId });
    expect((await historyOf(actor, bookingId)).map(({ kind }) => kind)).toEqual(['order.cancel', 'order.place']);
  });
});

test('an order lapses also if the job comes after the time of the pick-up', async () => {
  const { admin, dispatcher } = await makeLimitedUnit();
  const placed = await place(dispatcher);
  shop.passTime(6 * 24 * HOUR_S);
  await lapseOrders(deps);
  expect(await statusOf(admin, placed.id)).toBe('expired');
});
