import { makeBooking, makePriceList } from '../make-rows.ts';
import { makeOpenDepot, makeRentalWorld } from '../rental-world.ts';
import type { RightsWorld } from '../rights-world.ts';
import type { MakeSample } from '../route-sample.ts';

const HOUR_MS = 3_600_000;

/** A booking of the unit's dispatcher: reserved in two days, or on rent since yesterday. */
async function booked({ shop, businessUnitId, members }: RightsWorld, status: 'reserved' | 'onRent' = 'reserved') {
  const { db, clock } = shop.deps;
  const { trailerIds } = await makeRentalWorld(shop.deps);
  const trailerId = trailerIds[0] ?? '';
  const start = clock.now().getTime() + (status === 'reserved' ? 48 : -24) * HOUR_MS;
  const priceListId = await makePriceList(db);
  const bands = [{ fromDay: 1, dayRateCents: 4200 }];
  const trace = { priceListVersion: priceListId, bands, factor: 10_000, days: 2, bandFromDay: 1, paidDays: 2 };
  const id = await makeBooking(db, {
    businessUnitId,
    trailerId,
    depotId: await makeOpenDepot(db),
    createdBy: members.dispatcher.userId,
    status,
    startsAt: new Date(start),
    endsAt: new Date(start + 48 * HOUR_MS),
    chargeableDays: 2,
    rentCents: 8400,
    netCents: 8400,
    priceListId,
    priceTrace: JSON.stringify({ ...trace, dayRateCents: 4200 }),
  });
  await db
    .insertInto('allocation')
    .values({
      trailerId,
      kind: 'rental',
      bookingId: id,
      startsAt: new Date(start),
      endsAt: new Date(start + 50 * HOUR_MS),
    })
    .execute();
  return { params: { id }, end: start + 48 * HOUR_MS };
}

const reserved: MakeSample = async (world) => ({ params: (await booked(world)).params });

const extension: MakeSample = async (world) => {
  const { params, end } = await booked(world);
  return { params, body: { to: new Date(end + 24 * HOUR_MS).toISOString() } };
};

const announcement: MakeSample = async (world) => {
  const { params, end } = await booked(world, 'onRent');
  return { body: { bookingIds: [params.id], at: new Date(end).toISOString() } };
};

/** Requests about bookings. */
export const BOOKING_SAMPLES: Readonly<Record<string, MakeSample>> = {
  'GET /api/bookings/{id}': reserved,
  'PATCH /api/bookings/{id}': async (world) => ({ params: (await booked(world)).params, body: { driverName: 'Ida' } }),
  'POST /api/bookings/{id}/extension/preview': extension,
  'POST /api/bookings/{id}/extension': extension,
  'POST /api/bookings/return/preview': announcement,
  'POST /api/bookings/return': announcement,
  'POST /api/bookings/{id}/cancel/preview': reserved,
  'POST /api/bookings/{id}/cancel': reserved,
};
