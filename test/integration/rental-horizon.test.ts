import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GUEST, type Member, type PlatformAdmin } from '#domain/team/actor.ts';
import { correctPeriod } from '#services/admin/booking/correct-period.ts';
import { extendBooking } from '#services/booking/extend-booking.ts';
import { previewExtension } from '#services/booking/preview-extension.ts';
import { addTrailer } from '#services/cart/add-trailer.ts';
import type { Deps } from '#services/deps.ts';
import type { Outcome } from '#services/failure.ts';
import { getCalendar } from '#services/trailer/get-calendar.ts';
import { getTrailer } from '#services/trailer/get-trailer.ts';
import { searchTrailers } from '#services/trailer/search-trailers.ts';
import { bookTrailers } from '../support/booking-world.ts';
import { makeTrailer } from '../support/make-rows.ts';
import { makePlatformAdmin } from '../support/people.ts';
import { makeCustomer, makeRentalWorld } from '../support/rental-world.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { BECAUSE } from '../support/because.ts';

/** Where the operator is, the new year has begun. */
const NOW = new Date('2026-12-31T23:30:00Z');
const FIRST_DAY = '2028-12-29';
const LAST_DAY = '2029-01-01';
const TOO_FAR = '2029-01-02';

let shop: TestApp;
let deps: Deps;
let depotId: string;
let actor: Member;
beforeAll(async () => {
  shop = await createTestApp();
  deps = { ...shop.deps, clock: { now: () => NOW } };
  ({ depotId } = await makeRentalWorld(deps));
  actor = await makeCustomer(deps);
});
afterAll(() => shop[Symbol.asyncDispose]());

const operator = async (): Promise<PlatformAdmin> => ({
  kind: 'platformAdmin',
  role: 'admin',
  ...(await makePlatformAdmin(deps)),
});
const trailer = () => makeTrailer(deps.db, { depotId });
async function book(): Promise<string> {
  const { lineItems } = await bookTrailers(deps, actor, { trailerIds: [await trailer()] });
  return lineItems[0]?.id ?? '';
}

/** Late in the evening, when the day is over in the east and goes on in the west. */
const endOf = (day: string) => `${day}T22:45:00Z`;
const lengthen = async (day: string) => ({ bookingId: await book(), input: { to: endOf(day) } });

const questions: Readonly<Record<string, (day: string) => Promise<Outcome<unknown>>>> = {
  'a search by days': (to) => searchTrailers(deps, GUEST, { from: FIRST_DAY, to }),
  'a search by times': (day) => searchTrailers(deps, GUEST, { from: FIRST_DAY, to: `${day}T23:45` }),
  'the page of a trailer': async (to) => getTrailer(deps, GUEST, await trailer(), { from: FIRST_DAY, to }),
  'the calendar of a trailer': async (day) =>
    getCalendar(deps, GUEST, { trailerId: await trailer(), from: `${FIRST_DAY}T00:00:00Z`, to: endOf(day) }),
  'a line of the cart': async (day) =>
    addTrailer(deps, await makeCustomer(deps), {
      input: { trailerId: await trailer(), from: `${FIRST_DAY}T08:00:00Z`, to: endOf(day) },
    }),
  'the preview of an extension': async (day) => previewExtension(deps, actor, await lengthen(day)),
  'an extension': async (day) => extendBooking(deps, actor, await lengthen(day)),
  'a correction by the operator': async (day) =>
    correctPeriod(deps, await operator(), {
      bookingId: await book(),
      input: { from: '2027-01-10T08:00', to: `${day}T08:00`, ...BECAUSE },
    }),
};

describe.each(Object.entries(questions))('%s', (_name, ask) => {
  test('may end on the same day two years ahead', async () => {
    expect(await ask(LAST_DAY)).toMatchObject({ ok: true });
  });

  test('may not end a day later', async () => {
    expect(await ask(TOO_FAR)).toMatchObject({ ok: false, error: { fields: { to: 'too-far' } } });
  });
});

test('how far ahead is a setting', async () => {
  const farther = { ...deps, settings: { ...deps.settings, horizonYears: 3 } };
  expect(await searchTrailers(farther, GUEST, { from: FIRST_DAY, to: '2030-01-01' })).toMatchObject({ ok: true });
  expect(await searchTrailers(farther, GUEST, { from: FIRST_DAY, to: '2030-01-02' })).toMatchObject({ ok: false });
});

test('an extension is suggested no farther than that', async () => {
  const { lineItems } = await bookTrailers(deps, actor, {
    trailerIds: [await trailer()],
    daysAhead: 729,
    days: 1,
  });
  const preview = await previewExtension(deps, actor, { bookingId: lineItems[0]?.id ?? '', input: {} });
  expect(preview).toMatchObject({ ok: true, value: { suggestions: [] } });
});
