import { randomUUID } from 'node:crypto';
import { makePhoto } from '../handover-world.ts';
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

/** One with a photo. */
async function photographed(world: RightsWorld) {
  const { shop, businessUnitId, members } = world;
  const claim = await claimed(world);
  const path = `charge/${claim.chargeId}.webp`;
  await shop.deps.storage.put(path, await makePhoto(), 'image/webp');
  await shop.deps.db
    .insertInto('chargePhoto')
    .values({
      businessUnitId,
      chargeId: claim.chargeId,
      position: 1,
      path,
      sha256: Buffer.alloc(32),
      width: 8,
      height: 8,
      uploadedAt: shop.deps.clock.now(),
      uploadedBy: members.dispatcher.userId,
    })
    .execute();
  return { ...claim, position: '1' };
}

/** A rental that is taxed as one for long. */
async function taxable(world: RightsWorld): Promise<string> {
  const id = await rented(world);
  await world.shop.deps.db.updateTable('booking').set({ taxCase: 'domestic' }).where('id', '=', id).execute();
  return id;
}

/** Requests about what is charged for a booking after the fact. */
export const CHARGE_SAMPLES = {
  'GET /api/bookings/{id}/charges': async (world) => ({ params: { id: await rented(world) } }),
  'POST /api/bookings/{id}/charges/{chargeId}/objection': async (world) => ({
    params: await claimed(world),
    body: { reason: 'Das war schon so' },
  }),
  'GET /api/bookings/{id}/charges/{chargeId}/photos/{position}': async (world) => ({
    params: await photographed(world),
  }),
  'PUT /api/admin/bookings/{id}/charges/{chargeId}/photos/{position}': async (world) => ({
    params: { ...(await claimed(world)), position: '1' },
    bytes: await makePhoto(),
  }),
  'DELETE /api/admin/bookings/{id}/charges/{chargeId}/photos/{position}': async (world) => ({
    params: await photographed(world),
  }),
  'GET /api/admin/bookings/{id}/tax': async (world) => ({ params: { id: await rented(world) } }),
  'POST /api/admin/bookings/{id}/tax/preview': async (world) => ({
    params: { id: await taxable(world) },
    body: { from: 'domestic', to: 'shortTerm' },
  }),
  'POST /api/admin/bookings/{id}/tax': async (world) => ({
    params: { id: await taxable(world) },
    body: { from: 'domestic', to: 'shortTerm', reason: 'Kurzmiete' },
  }),
  'POST /api/admin/bookings/{id}/charges': async (world) => ({
    params: { id: await rented(world) },
    body: { kind: 'cleaning', cents: 9500, note: 'Laderaum ausgewaschen' },
  }),
  'DELETE /api/admin/bookings/{id}/charges/{chargeId}': async (world) => ({ params: await claimed(world) }),
} as const satisfies Readonly<Record<string, MakeSample>>;
