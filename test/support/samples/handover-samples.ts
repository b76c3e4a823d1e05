import { randomUUID } from 'node:crypto';
import type { HandoverKind } from '#domain/handover/handover-plan.ts';
import { BY_BOTH, makePhoto } from '../handover-world.ts';
import { makeBooking } from '../make-rows.ts';
import { makeRentalWorld } from '../rental-world.ts';
import type { RightsWorld } from '../rights-world.ts';
import type { MakeSample } from '../route-sample.ts';

const DAY_MS = 24 * 3_600_000;

/** A booking of the unit's dispatcher, with papers of its trailer. */
async function booked({ shop, businessUnitId, members }: RightsWorld, status: 'reserved' | 'onRent' = 'reserved') {
  const { db, storage, clock } = shop.deps;
  const { trailerIds } = await makeRentalWorld(shop.deps);
  const trailerId = trailerIds[0] ?? '';
  const now = clock.now().getTime();
  const bookingId = await makeBooking(db, {
    businessUnitId,
    trailerId,
    createdBy: members.dispatcher.userId,
    status,
    startsAt: new Date(now - 60_000),
    endsAt: new Date(now + DAY_MS),
  });
  const path = `documents/trailer/${randomUUID()}.pdf`;
  await storage.put(path, new TextEncoder().encode('%PDF-1.4'), 'application/pdf');
  const { id: did } = await db
    .insertInto('trailerDocument')
    .values({ trailerId, kind: 'registration', path, bytes: 8, sha256: Buffer.alloc(32) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { bookingId, trailerId, did };
}

/** A pick-up that has begun, with a photo of the front. */
async function begun(
  world: RightsWorld,
  { kind = 'pickUp', isSigned = false }: { kind?: HandoverKind; isSigned?: boolean } = {},
) {
  const { db, storage, clock } = world.shop.deps;
  const { bookingId, trailerId } = await booked(world);
  const { businessUnitId, members } = world;
  const { id: hid } = await db
    .insertInto('handover')
    .values({ businessUnitId, bookingId, trailerId, kind, startedBy: members.dispatcher.userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const path = `handover/${randomUUID().replaceAll('-', '')}.webp`;
  await storage.put(path, await makePhoto(), 'image/webp');
  await db
    .insertInto('handoverPhoto')
    .values({ handoverId: hid, position: 'front', path, sha256: Buffer.alloc(32), width: 60, height: 40 })
    .execute();
  if (isSigned) {
    await db
      .updateTable('handover')
      .set({ signedAt: clock.now(), signatures: JSON.stringify({ ...BY_BOTH }) })
      .where('id', '=', hid)
      .execute();
  }
  return { id: bookingId, hid, position: 'front', protocol: `${hid}.pdf` };
}

const ofBooking: MakeSample = async (world) => {
  const { bookingId, did } = await booked(world, 'onRent');
  return { params: { id: bookingId, did } };
};
const toPrepare: MakeSample = async (world) => {
  const { bookingId, trailerId } = await booked(world);
  return { params: { id: bookingId }, body: { trailerId } };
};
const prepared: MakeSample = async (world) => {
  const { db, clock } = world.shop.deps;
  const { bookingId, trailerId } = await booked(world);
  const by = { preparedAt: clock.now(), preparedBy: world.members.dispatcher.userId };
  await db
    .insertInto('pickUpPreparation')
    .values({ bookingId, trailerId, services: [], ...by })
    .execute();
  return { params: { id: bookingId } };
};
const ofHandover: MakeSample = async (world) => ({ params: await begun(world) });

/** A pick-up that failed lights keep in the yard. */
export const stoppedPickUp: MakeSample = async (world) => {
  const { id, hid } = await begun(world);
  const { db, clock } = world.shop.deps;
  await db
    .updateTable('handover')
    .set({ parts: JSON.stringify({ checklist: { lights: { isOk: false, note: null } } }), stoppedAt: clock.now() })
    .where('id', '=', hid)
    .execute();
  // The answer tells what a cancellation would cost.
  const trace = { priceListVersion: id, bands: [{ fromDay: 1, dayRateCents: 4200 }], factor: 10_000, bandFromDay: 1 };
  await db
    .updateTable('booking')
    .set({ priceTrace: JSON.stringify({ ...trace, days: 1, paidDays: 1, dayRateCents: 4200 }) })
    .where('id', '=', id)
    .execute();
  return { params: { id }, body: { checks: ['lights'], reason: 'repaired' } };
};

/** Requests about handovers, papers and positions. */
export const HANDOVER_SAMPLES = {
  'POST /api/bookings/{id}/handovers': async (world) => ({
    params: { id: (await booked(world)).bookingId },
    body: { kind: 'pickUp' },
  }),
  'GET /api/bookings/{id}/return-place': ofBooking,
  'GET /api/bookings/{id}/handovers/{protocol}': async (world) => ({ params: await begun(world, { isSigned: true }) }),
  'GET /api/bookings/{id}/handovers/{hid}': ofHandover,
  'PATCH /api/bookings/{id}/handovers/{hid}': async (world) => ({
    params: await begun(world),
    body: { mileage: { km: 120_000 } },
  }),
  'PUT /api/bookings/{id}/handovers/{hid}/photos/{position}': async (world) => ({
    params: await begun(world),
    bytes: await makePhoto(),
  }),
  'DELETE /api/bookings/{id}/handovers/{hid}/photos/{position}': ofHandover,
  'GET /api/bookings/{id}/handovers/{hid}/photos/{position}': ofHandover,
  'POST /api/bookings/{id}/handovers/{hid}/sign': async (world) => ({ params: await begun(world), body: BY_BOTH }),
  'PUT /api/admin/bookings/{id}/prepared': toPrepare,
  'DELETE /api/admin/bookings/{id}/prepared': prepared,
  'GET /api/bookings/{id}/documents': ofBooking,
  'GET /api/bookings/{id}/documents/{did}': ofBooking,
  'GET /api/bookings/{id}/position': ofBooking,
} as const satisfies Readonly<Record<string, MakeSample>>;
