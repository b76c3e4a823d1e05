import { randomUUID } from 'node:crypto';
import type { BookingState } from '#domain/booking/booking-state.ts';
import { BECAUSE } from '../because.ts';
import { makeBookingIn } from '../make-booking.ts';
import { makePriceList } from '../make-rows.ts';
import { makeOpenDepot } from '../rental-world.ts';
import type { RightsWorld } from '../rights-world.ts';
import type { MakeSample } from '../route-sample.ts';

const DAY_MS = 24 * 3_600_000;

/** A booking of the unit's dispatcher. */
const booked = ({ shop, businessUnitId, members }: RightsWorld, state?: BookingState) =>
  makeBookingIn(shop.deps, { businessUnitId, createdBy: members.dispatcher.userId, ...(state && { state }) });

const reserved: MakeSample = async (world) => ({ params: { id: (await booked(world)).id } });

const extension: MakeSample = async (world) => {
  const { id, end } = await booked(world);
  return { params: { id }, body: { to: new Date(end + DAY_MS).toISOString() } };
};

const addendum: MakeSample = async (world) => {
  const { id, end } = await booked(world);
  const { businessUnitId, members, shop } = world;
  const extensionId = randomUUID();
  const row = {
    id: extensionId,
    businessUnitId,
    bookingId: id,
    previousEndsAt: new Date(end),
    endsAt: new Date(end + DAY_MS),
    chargeableDays: 3,
    netCents: 4200,
    taxCents: 798,
    priceTrace: '{}',
    taxCase: 'shortTerm',
    taxCountry: 'DE',
    taxBasisPoints: 1900,
    createdBy: members.dispatcher.userId,
  } as const;
  await shop.deps.db.insertInto('bookingExtension').values(row).execute();
  return { params: { id, addendum: `${extensionId}.pdf` } };
};

/** Nothing but another driver: what it costs is what it has cost. */
const rebooking: MakeSample = async (world) => {
  const { id } = await booked(world);
  const { netCents, taxBasisPoints, version } = await world.shop.deps.db
    .selectFrom('booking')
    .select(['netCents', 'taxBasisPoints', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const grossCents = netCents + Math.round((netCents * taxBasisPoints) / 10_000);
  return {
    params: { id },
    headers: { 'Idempotency-Key': randomUUID() },
    body: { version, shown: { netCents, grossCents }, driverName: 'Ida', driverPhone: '+49 170 1234567' },
  };
};

const rebookingAddendum: MakeSample = async (world) => {
  const { id, end } = await booked(world);
  const { businessUnitId, members, shop } = world;
  const rebookingId = randomUUID();
  const { priceTrace } = await shop.deps.db
    .selectFrom('booking')
    .select('priceTrace')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const row = {
    id: rebookingId,
    businessUnitId,
    bookingId: id,
    previousStartsAt: new Date(end - 2 * DAY_MS),
    previousEndsAt: new Date(end - DAY_MS),
    startsAt: new Date(end - 2 * DAY_MS),
    endsAt: new Date(end),
    chargeableDays: 2,
    previousServices: '[]',
    services: '[]',
    previousNetCents: 4200,
    netCents: 8400,
    taxCents: 798,
    addedCents: 4200,
    priceTrace: JSON.stringify(priceTrace),
    taxCase: 'shortTerm',
    taxCountry: 'DE',
    taxBasisPoints: 1900,
    createdBy: members.dispatcher.userId,
  } as const;
  await shop.deps.db.insertInto('bookingRebooking').values(row).execute();
  return { params: { id, addendum: `${rebookingId}.pdf` } };
};

/** To a depot that costs 100 euros more. */
const returnChange: MakeSample = async (world) => {
  const { id } = await booked(world);
  const { db } = world.shop.deps;
  const priceListId = await makePriceList(db, undefined, {}, [{ baseCents: 10_000, perKmCents: 0, leastCents: 0 }]);
  const { netCents, taxBasisPoints, version } = await db
    .updateTable('booking')
    .set({ priceListId })
    .where('id', '=', id)
    .returning(['netCents', 'taxBasisPoints', 'version'])
    .executeTakeFirstOrThrow();
  const net = netCents + 10_000;
  const grossCents = net + Math.round((net * taxBasisPoints) / 10_000);
  const depotId = await makeOpenDepot(db);
  return {
    params: { id },
    headers: { 'If-Match': `"${version}"` },
    body: { depotId, shown: { netCents: net, grossCents } },
  };
};

const announcement: MakeSample = async (world) => {
  const { id, end } = await booked(world, 'onRent');
  return { body: { bookingIds: [id], at: new Date(end).toISOString() } };
};

/** Requests about bookings. */
export const BOOKING_SAMPLES = {
  'GET /api/bookings/{id}': reserved,
  'PATCH /api/bookings/{id}': async (world) => ({
    params: { id: (await booked(world)).id },
    body: { driverName: 'Ida' },
  }),
  'POST /api/bookings/{id}/extension/preview': extension,
  'POST /api/bookings/{id}/extension': extension,
  'POST /api/bookings/{id}/extension/request': extension,
  'GET /api/bookings/{id}/extensions/{addendum}': addendum,
  'POST /api/bookings/{id}/rebooking/preview': async (world) => ({
    params: { id: (await booked(world)).id },
    body: {},
  }),
  'POST /api/bookings/{id}/rebooking': rebooking,
  'GET /api/bookings/{id}/rebookings/{addendum}': rebookingAddendum,
  'GET /api/bookings/{id}/return-depot': reserved,
  'PUT /api/bookings/{id}/return-depot': returnChange,
  'POST /api/bookings/return/preview': announcement,
  'POST /api/bookings/return': announcement,
  'POST /api/bookings/{id}/cancel/preview': reserved,
  'POST /api/bookings/{id}/cancel': async (world) => ({ ...(await reserved(world)), body: BECAUSE }),
} as const satisfies Readonly<Record<string, MakeSample>>;
