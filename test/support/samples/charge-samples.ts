import { randomUUID } from 'node:crypto';
import { makeBookingIn } from '../make-booking.ts';
import type { RightsWorld } from '../rights-world.ts';
import type { MakeSample } from '../route-sample.ts';

/** A rental that is out and billed here. */
async function rented({ shop, businessUnitId, members }: RightsWorld): Promise<string> {
  const { db } = shop.deps;
  const createdBy = members.dispatcher.userId;
  const { id } = await makeBookingIn(shop.deps, { businessUnitId, createdBy, state: 'onRent' });
  await db
    .updateTable('customerOrder')
    .set({ billing: 'internal' })
    .where('id', '=', (eb) => eb.selectFrom('booking').select('orderId').where('id', '=', id))
    .execute();
  return id;
}

/** A claim that can still be objected to. */
async function claimed(world: RightsWorld) {
  const { shop, businessUnitId, members } = world;
  const [id, chargeId] = [await rented(world), randomUUID()];
  await shop.deps.db
    .insertInto('bookingCharge')
    .values({
      id: chargeId,
      businessUnitId,
      bookingId: id,
      kind: 'damage',
      netCents: 25_000,
      costCents: 25_000,
      note: 'Plane gerissen',
      billAfter: '2999-12-31',
      priceTrace: '{}',
      taxCase: 'notTaxable',
      taxCountry: 'DE',
      taxBasisPoints: 0,
      createdBy: members.dispatcher.userId,
    })
    .execute();
  return { id, chargeId };
}

/** Requests about what is charged for a booking after the fact. */
export const CHARGE_SAMPLES = {
  'GET /api/bookings/{id}/charges': async (world) => ({ params: { id: await rented(world) } }),
  'POST /api/bookings/{id}/charges/{chargeId}/objection': async (world) => ({
    params: await claimed(world),
    body: { reason: 'Das war schon so' },
  }),
  'POST /api/admin/bookings/{id}/charges': async (world) => ({
    params: { id: await rented(world) },
    body: { kind: 'cleaning', cents: 9500, note: 'Laderaum ausgewaschen' },
  }),
  'DELETE /api/admin/bookings/{id}/charges/{chargeId}': async (world) => ({ params: await claimed(world) }),
} as const satisfies Readonly<Record<string, MakeSample>>;
