import { type Context, Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { bookingExportQuery, bookingQuery, changeBookingInput, type Booking } from '#contract/booking.ts';
import { returnInput } from '#contract/booking-end.ts';
import { extensionInput, extensionPreviewInput } from '#contract/extension.ts';
import type { Result } from '#domain/result.ts';
import { cancelBooking } from '#services/booking/cancel-booking.ts';
import { changeBooking } from '#services/booking/change-booking.ts';
import { exportBookings } from '#services/booking/export-bookings.ts';
import { extendBooking } from '#services/booking/extend-booking.ts';
import { getBooking } from '#services/booking/get-booking.ts';
import { listBookings } from '#services/booking/list-bookings.ts';
import { previewCancellation } from '#services/booking/preview-cancellation.ts';
import { previewExtension } from '#services/booking/preview-extension.ts';
import { previewReturn } from '#services/booking/preview-return.ts';
import { returnBookings } from '#services/booking/return-bookings.ts';
import type { Deps } from '#services/deps.ts';
import type { Failure } from '#services/failure.ts';
import { respondCsv } from './csv.ts';
import type { ApiEnv } from './env.ts';
import { readVersion } from './if-match.ts';
import { input } from './input.ts';
import type { LanguageOf } from './language.ts';
import { pathId } from './path-id.ts';
import { respond } from './respond.ts';

const described = (summary: string, description: string) =>
  describeRoute({ summary, tags: ['bookings'], responses: { 200: { description } } });

const answer = (c: Context, result: Result<Booking, Failure>) => respond(c, result, (booking) => c.json(booking));

export const bookingsRouter = (deps: Deps, languageOf: LanguageOf) =>
  new Hono<ApiEnv>()
    .get(
      '/bookings',
      described('The bookings of the unit', 'Bookings, those of one order together'),
      input('query', bookingQuery),
      async (c) =>
        respond(c, await listBookings(deps, await c.get('getActor')(), c.req.valid('query')), (page) => c.json(page)),
    )
    .get(
      '/bookings.csv',
      described('The bookings of the unit as a file', 'A CSV file in the language of the request'),
      input('query', bookingExportQuery),
      async (c) => {
        const { findText } = languageOf(c.req.raw);
        const wish = { query: c.req.valid('query'), say: (key: string) => findText(key) ?? key };
        return respondCsv(c, 'bookings', await exportBookings(deps, await c.get('getActor')(), wish));
      },
    )
    .post(
      '/bookings/return/preview',
      described('What announcing returns would save or cost', 'The outlook of each booking'),
      input('json', returnInput),
      async (c) =>
        respond(c, await previewReturn(deps, await c.get('getActor')(), c.req.valid('json')), (outlook) =>
          c.json(outlook),
        ),
    )
    .post(
      '/bookings/return',
      described('Announce the return of one or several trailers', 'The number of the announcement'),
      input('json', returnInput),
      async (c) =>
        respond(c, await returnBookings(deps, await c.get('getActor')(), c.req.valid('json')), (announced) =>
          c.json(announced),
        ),
    )
    .get(
      '/bookings/:id',
      described('One booking', 'The booking with all that has happened to it'),
      pathId('id'),
      async (c) => answer(c, await getBooking(deps, await c.get('getActor')(), c.req.valid('param').id)),
    )
    .patch(
      '/bookings/:id',
      described('Change the note or the driver', 'The booking'),
      pathId('id'),
      input('json', changeBookingInput),
      async (c) => {
        const change = { bookingId: c.req.valid('param').id, input: c.req.valid('json'), version: readVersion(c) };
        return answer(c, await changeBooking(deps, await c.get('getActor')(), change));
      },
    )
    .post(
      '/bookings/:id/extension/preview',
      described('Whether and at what price a booking can go on', 'What an extension would change'),
      pathId('id'),
      input('json', extensionPreviewInput),
      async (c) => {
        const wish = { bookingId: c.req.valid('param').id, input: c.req.valid('json') };
        return respond(c, await previewExtension(deps, await c.get('getActor')(), wish), (preview) => c.json(preview));
      },
    )
    .post(
      '/bookings/:id/extension',
      described('Extend a booking', 'The booking'),
      pathId('id'),
      input('json', extensionInput),
      async (c) => {
        const wish = { bookingId: c.req.valid('param').id, input: c.req.valid('json'), version: readVersion(c) };
        return answer(c, await extendBooking(deps, await c.get('getActor')(), wish));
      },
    )
    .post(
      '/bookings/:id/cancel/preview',
      described('What cancelling a booking would cost', 'The fee'),
      pathId('id'),
      async (c) =>
        respond(c, await previewCancellation(deps, await c.get('getActor')(), c.req.valid('param').id), (terms) =>
          c.json(terms),
        ),
    )
    .post('/bookings/:id/cancel', described('Cancel a booking', 'The booking'), pathId('id'), async (c) => {
      const cancellation = { bookingId: c.req.valid('param').id, version: readVersion(c) };
      return answer(c, await cancelBooking(deps, await c.get('getActor')(), cancellation));
    });
