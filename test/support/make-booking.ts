import type { BookingState } from '#domain/booking/booking-state.ts';
import type { OrderState } from '#domain/order/order-state.ts';
import type { Deps } from '#services/deps.ts';
import { makeBooking, makePriceList } from './make-rows.ts';
import { makeRentalWorld } from './rental-world.ts';

const HOUR_MS = 3_600_000;

type Wish = {
  readonly businessUnitId: string;
  readonly createdBy: string;
  readonly state?: BookingState;
  readonly orderState?: OrderState;
};

const isUnderWay = (state: BookingState): boolean => state !== 'reserved' && state !== 'cancelled';

/** A booking of two days in any state, as if it had come there: ahead in two days, or begun yesterday. */
export async function makeBookingIn(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { businessUnitId, createdBy, state = 'reserved', orderState = 'confirmed' }: Wish,
): Promise<{ readonly id: string; readonly end: number; readonly trailerId: string }> {
  const { trailerIds } = await makeRentalWorld({ db });
  const trailerId = trailerIds[0] ?? '';
  const start = clock.now().getTime() + (isUnderWay(state) ? -24 : 48) * HOUR_MS;
  const end = start + 48 * HOUR_MS;
  const priceListId = await makePriceList(db);
  const trace = { priceListVersion: priceListId, bands: [{ fromDay: 1, dayRateCents: 4200 }], factor: 10_000 };
  const id = await makeBooking(db, {
    businessUnitId,
    trailerId,
    createdBy,
    status: state,
    startsAt: new Date(start),
    endsAt: new Date(end),
    chargeableDays: 2,
    rentCents: 8400,
    netCents: 8400,
    priceListId,
    priceTrace: JSON.stringify({ ...trace, days: 2, bandFromDay: 1, paidDays: 2, dayRateCents: 4200 }),
  });
  const taxes = [{ country: 'DE', case: 'shortTerm', basisPoints: 1900, base: eur(8400), amount: eur(1596) }];
  await db
    .updateTable('customerOrder')
    .set({ status: orderState, netCents: 8400, taxCents: 1596, grossCents: 9996, taxes: JSON.stringify(taxes) })
    .$if(orderState === 'pendingApproval' || orderState === 'placed', (query) =>
      query.set({ lapsesAt: new Date(clock.now().getTime() + 24 * HOUR_MS) }),
    )
    .where('id', '=', (eb) => eb.selectFrom('booking').select('orderId').where('id', '=', id))
    .execute();
  if (state !== 'cancelled' && state !== 'noShow') {
    const span = { startsAt: new Date(start), endsAt: new Date(end + 2 * HOUR_MS) };
    await db
      .insertInto('allocation')
      .values({ trailerId, kind: 'rental', bookingId: id, ...span })
      .execute();
  }
  return { id, end, trailerId };
}

const eur = (cents: number) => ({ cents, currency: 'EUR' });
