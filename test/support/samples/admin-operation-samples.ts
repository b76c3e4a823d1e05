import { randomUUID } from 'node:crypto';
import { BECAUSE } from '../because.ts';
import { makeTrailer } from '../make-rows.ts';
import { fillCart, makeCustomer, makeOpenDepot, makeRentalWorld, order, periodFrom } from '../rental-world.ts';
import type { RightsWorld } from '../rights-world.ts';
import { makeDebitable, makeDraftBatch } from '../debit-world.ts';
import { stoppedPickUp } from './handover-samples.ts';
import type { MakeSample } from '../route-sample.ts';

/** An order of some customer that has not begun, and a trailer that could stand in. */
async function placedOrder({ shop: { deps } }: RightsWorld) {
  const { trailerIds, depotId } = await makeRentalWorld(deps);
  const customer = await makeCustomer(deps);
  const period = periodFrom(deps.clock.now(), 5);
  const cart = await fillCart(deps, customer, [{ trailerId: trailerIds[0] ?? '', ...period }]);
  const placed = await order(deps, customer, cart);
  if (!placed.ok) throw new Error(placed.error.code);
  const { id: orderId, lineItems } = placed.value.order;
  const [line] = lineItems;
  if (line === undefined) throw new Error('An order without lines');
  return { orderId, bookingId: line.bookingId, period: line.period, twin: await makeTrailer(deps.db, { depotId }) };
}

const ofOrder: MakeSample = async (world) => ({ params: { id: (await placedOrder(world)).orderId } });
const ofBooking: MakeSample = async (world) => ({ params: { id: (await placedOrder(world)).bookingId } });

/** A booking that stands in a state which the shop itself reaches only after some days. */
const bookingThatIs =
  (state: 'returned' | 'due' | 'handedBack'): MakeSample =>
  async (world) => {
    const { bookingId } = await placedOrder(world);
    const { db, clock } = world.shop.deps;
    const CHANGES = {
      returned: { status: 'returned' },
      due: { startsAt: new Date(clock.now().getTime() - 3_600_000) },
      handedBack: { status: 'onRent', handedBackAt: clock.now() },
    } as const;
    await db.updateTable('booking').set(CHANGES[state]).where('id', '=', bookingId).execute();
    return { params: { id: bookingId } };
  };

const disputedReturn: MakeSample = async (world) => ({
  ...(await bookingThatIs('handedBack')(world)),
  body: { reason: 'Nicht auf dem Hof' },
});

/** A booking whose trailer came back to another depot than was said. */
const correctedReturn: MakeSample = async (world) => {
  const { bookingId } = await rentedOut(world);
  const { db, clock } = world.shop.deps;
  const changes = { status: 'returned', returnedAt: clock.now() } as const;
  await db.updateTable('booking').set(changes).where('id', '=', bookingId).execute();
  return { params: { id: bookingId }, body: { depotId: await makeOpenDepot(db), reason: { kind: 'mistake' } } };
};

/** A booking whose customer waits for an answer. */
const askedFor =
  (body: Readonly<Record<string, unknown>>): MakeSample =>
  async (world) => {
    const { bookingId } = await placedOrder(world);
    const { db, clock } = world.shop.deps;
    const { businessUnitId, endsAt, createdBy } = await db
      .selectFrom('booking as k')
      .innerJoin('customerOrder as o', 'o.id', 'k.orderId')
      .select(['k.businessUnitId', 'k.endsAt', 'o.createdBy'])
      .where('k.id', '=', bookingId)
      .executeTakeFirstOrThrow();
    const asked = { askedBy: createdBy, askedAt: clock.now() };
    const ends = { previousEndsAt: endsAt, endsAt: new Date(endsAt.getTime() + 24 * 3_600_000) };
    await db
      .insertInto('extensionRequest')
      .values({ businessUnitId, bookingId, ...ends, ...asked })
      .execute();
    return { params: { id: bookingId }, body };
  };

const newPeriod: MakeSample = async (world) => {
  const { bookingId, period } = await placedOrder(world);
  return { params: { id: bookingId }, body: { from: period.localFrom, to: period.localTo } };
};

const because =
  (make: MakeSample): MakeSample =>
  async (world) => {
    const sample = await make(world);
    return { ...sample, body: { ...Object(sample.body), ...BECAUSE } };
  };

/** A booking whose trailer is out. */
async function rentedOut(world: RightsWorld) {
  const placed = await placedOrder(world);
  const { db, clock } = world.shop.deps;
  await db
    .updateTable('booking')
    .set({ status: 'onRent', pickedUpAt: clock.now() })
    .where('id', '=', placed.bookingId)
    .execute();
  return placed;
}

/** A booking that was cancelled for a fee. */
const chargedBooking: MakeSample = async (world) => {
  const { bookingId } = await placedOrder(world);
  const { db } = world.shop.deps;
  const cancelled = await db
    .updateTable('booking')
    .set({ status: 'cancelled', cancelledAt: world.shop.deps.clock.now() })
    .where('id', '=', bookingId)
    .returning(['businessUnitId', 'taxCase', 'taxCountry', 'taxBasisPoints'])
    .executeTakeFirstOrThrow();
  const { id: chargeId } = await db
    .insertInto('bookingCharge')
    .values({ ...cancelled, bookingId, kind: 'cancellation', netCents: 4200, priceTrace: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { params: { id: bookingId, chargeId }, body: { cents: 0, reason: { kind: 'goodwill' } } };
};

const ofBatch: MakeSample = async ({ shop: { deps } }) => ({ params: { id: (await makeDraftBatch(deps)).batchId } });

/** Requests about the operator's figures, orders, bookings and debits. */
export const ADMIN_OPERATION_SAMPLES = {
  'GET /api/admin/search': () => ({ query: '?q=muster' }),

  'POST /api/admin/billing/run': () => ({ headers: { 'Idempotency-Key': randomUUID() } }),

  'POST /api/admin/debit-batches': () => ({ body: { collectOn: '2026-12-08' } }),
  'GET /api/admin/debit-batches/{id}': ofBatch,
  'GET /api/admin/debit-batches/{id}/debits.csv': ofBatch,
  'GET /api/admin/debit-batches/{id}/file': ofBatch,
  'POST /api/admin/debit-batches/{id}/export': ofBatch,
  'POST /api/admin/debit-batches/{id}/discard': ofBatch,
  'POST /api/admin/debit-batches/{id}/booked': ofBatch,
  'POST /api/admin/business-units/{id}/release-debits': async ({ shop: { deps } }) => {
    const { businessUnitId } = await makeDebitable(deps, { mandate: { blockedReason: 'returns' } });
    return { params: { id: businessUnitId }, body: { reason: 'Wieder flüssig' } };
  },
  'POST /api/admin/debits/{id}/return': async ({ shop: { deps } }) => ({
    params: { id: (await makeDraftBatch(deps)).debitId },
    body: { code: 'AM04' },
  }),

  'GET /api/admin/orders/{id}': ofOrder,
  'GET /api/admin/orders/{id}/confirmation.pdf': ofOrder,
  'GET /api/admin/orders/{id}/contract.pdf': ofOrder,
  'POST /api/admin/orders/{id}/transfer-received': ofOrder,
  'POST /api/admin/orders/{id}/cancel': because(ofOrder),

  'GET /api/admin/bookings/{id}': ofBooking,
  'GET /api/admin/bookings/{id}/swap': ofBooking,
  'POST /api/admin/bookings/{id}/swap': async (world) => {
    const { bookingId, twin } = await placedOrder(world);
    return { params: { id: bookingId }, body: { trailerId: twin, ...BECAUSE } };
  },
  'GET /api/admin/bookings/{id}/exchange': async (world) => ({ params: { id: (await rentedOut(world)).bookingId } }),
  'POST /api/admin/bookings/{id}/exchange': async (world) => {
    const { bookingId, twin, period } = await rentedOut(world);
    const body = { trailerId: twin, reason: { kind: 'defect' }, fate: 'depot', until: period.localTo };
    return { params: { id: bookingId }, body };
  },
  'POST /api/admin/bookings/{id}/release': stoppedPickUp,
  'POST /api/admin/bookings/{id}/period/preview': newPeriod,
  'POST /api/admin/bookings/{id}/period': because(newPeriod),
  'POST /api/admin/bookings/{id}/no-show': because(bookingThatIs('due')),
  'POST /api/admin/bookings/{id}/fees/{chargeId}': chargedBooking,
  'POST /api/admin/bookings/{id}/late-fee': async (world) => ({
    params: { id: (await rentedOut(world)).bookingId },
    body: { cents: 0, reason: { kind: 'goodwill' } },
  }),
  'POST /api/admin/bookings/{id}/confirm-return': bookingThatIs('handedBack'),
  'POST /api/admin/bookings/{id}/correct-return': correctedReturn,
  'POST /api/admin/bookings/{id}/dispute-return': disputedReturn,
  'POST /api/admin/bookings/{id}/extension-request/agree': askedFor({ moves: [] }),
  'POST /api/admin/bookings/{id}/extension-request/decline': askedFor({ answer: 'Leider nicht' }),
  'POST /api/admin/bookings/{id}/close': bookingThatIs('returned'),
  'POST /api/admin/bookings/{id}/cancel': because(ofBooking),
} as const satisfies Readonly<Record<string, MakeSample>>;
