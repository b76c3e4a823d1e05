import type { Booking } from '#contract/booking.ts';
import type { Member } from '#domain/team/actor.ts';
import { getBooking } from '#services/booking/get-booking.ts';
import { bookTrailers, pickUp } from './booking-world.ts';
import { makePriceList, makeTrailer } from './make-rows.ts';
import { makeOpenDepot } from './rental-world.ts';
import type { TestApp } from './test-app.ts';

type Wish = { readonly trailers?: number; readonly days?: number; readonly type?: string };

export type Renting = Awaited<ReturnType<typeof makeRenting>>;

/** A depot with prices, and how customers book and rent there. */
export async function makeRenting(shop: TestApp) {
  await makePriceList(shop.deps.db, { plane: [4200, 3200, 2400, 2000], cool: [9500, 7800, 6200, 5400] });
  const depotId = await makeOpenDepot(shop.deps.db);

  async function read(actor: Member, bookingId: string): Promise<Booking> {
    const found = await getBooking(shop.deps, actor, bookingId);
    if (!found.ok) throw new Error(found.error.code);
    return found.value;
  }

  /** Bookings of one order, three days ahead. */
  async function book(actor: Member, { trailers = 1, days = 5, type = 'plane' }: Wish = {}): Promise<Booking[]> {
    const trailerIds: string[] = [];
    for (let i = 0; i < trailers; i += 1) {
      const row = type === 'cool' ? { type, subType: 'mono', priceClass: 'cool' } : {};
      trailerIds.push(await makeTrailer(shop.deps.db, { depotId, ...row }));
    }
    const { lineItems } = await bookTrailers(shop.deps, actor, { days, trailerIds });
    return Promise.all(lineItems.map(({ id }) => read(actor, id)));
  }

  /** The same, picked up; the clock stands at the agreed time. */
  async function rent(actor: Member, wish: Wish = {}): Promise<Booking[]> {
    const bookings = await book(actor, wish);
    moveTo(bookings[0]?.from ?? '');
    for (const { id } of bookings) await pickUp(shop.deps, actor, id);
    return Promise.all(bookings.map(({ id }) => read(actor, id)));
  }

  const moveTo = (at: string): void => shop.passTime((Date.parse(at) - shop.deps.clock.now().getTime()) / 1000);

  const allocationEnd = async (bookingId: string): Promise<string | undefined> =>
    (
      await shop.deps.db.selectFrom('allocation').select('endsAt').where('bookingId', '=', bookingId).executeTakeFirst()
    )?.endsAt.toISOString();

  return { read, book, rent, moveTo, allocationEnd };
}

export const plus = (at: string, ms: number): string => new Date(Date.parse(at) + ms).toISOString();
