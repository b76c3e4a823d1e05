import { type Context, Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import {
  adminBookingExportQuery,
  adminBookingQuery,
  correctPeriodInput,
  disputeReturnInput,
  releasePickUpInput,
  swapTrailerInput,
  type AdminBooking,
} from '#contract/admin-booking.ts';
import { bookingParam } from '#contract/booking.ts';
import type { Result } from '#domain/result.ts';
import { cancelBooking } from '#services/admin/booking/cancel-booking.ts';
import { closeBooking } from '#services/admin/booking/close-booking.ts';
import { confirmReturn } from '#services/admin/booking/confirm-return.ts';
import { correctPeriod } from '#services/admin/booking/correct-period.ts';
import { disputeReturn } from '#services/admin/booking/dispute-return.ts';
import { exportBookings } from '#services/admin/booking/export-bookings.ts';
import { getBooking } from '#services/admin/booking/get-booking.ts';
import { listBookings } from '#services/admin/booking/list-bookings.ts';
import { listSwapCandidates } from '#services/admin/booking/list-swap-candidates.ts';
import { markNoShow } from '#services/admin/booking/mark-no-show.ts';
import { previewPeriod } from '#services/admin/booking/preview-period.ts';
import { releasePickUp } from '#services/admin/booking/release-pick-up.ts';
import { swapTrailer } from '#services/admin/booking/swap-trailer.ts';
import type { Deps } from '#services/deps.ts';
import type { Failure } from '#services/failure.ts';
import { respondCsv } from './csv.ts';
import type { ApiEnv } from './env.ts';
import { readVersion } from './if-match.ts';
import { input } from './input.ts';
import { respond } from './respond.ts';

const described = (summary: string, description: string) =>
  describeRoute({ summary, tags: ['operator'], responses: { 200: { description } } });

const answer = (c: Context, result: Result<AdminBooking, Failure>) => respond(c, result, (booking) => c.json(booking));

export const adminBookingsRouter = (deps: Deps) =>
  new Hono<ApiEnv>()
    .get(
      '/admin/bookings',
      described('Bookings of all customers', 'Bookings of one tab'),
      input('query', adminBookingQuery),
      async (c) =>
        respond(c, await listBookings(deps, await c.get('getActor')(), c.req.valid('query')), (page) => c.json(page)),
    )
    .get(
      '/admin/bookings.csv',
      described('Bookings as a file', 'A CSV file'),
      input('query', adminBookingExportQuery),
      async (c) =>
        respondCsv(c, 'bookings', await exportBookings(deps, await c.get('getActor')(), c.req.valid('query'))),
    )
    .get(
      '/admin/bookings/:id',
      described('One booking of any customer', 'The booking'),
      input('param', bookingParam),
      async (c) => answer(c, await getBooking(deps, await c.get('getActor')(), c.req.valid('param').id)),
    )
    .get(
      '/admin/bookings/:id/swap',
      described('What could stand in for the trailer', 'Trailers, free twins first'),
      input('param', bookingParam),
      async (c) =>
        respond(c, await listSwapCandidates(deps, await c.get('getActor')(), c.req.valid('param').id), (found) =>
          c.json(found),
        ),
    )
    .post(
      '/admin/bookings/:id/swap',
      described('Swap the trailer', 'The booking'),
      input('param', bookingParam),
      input('json', swapTrailerInput),
      async (c) => {
        const swap = { bookingId: c.req.valid('param').id, version: readVersion(c), input: c.req.valid('json') };
        return answer(c, await swapTrailer(deps, await c.get('getActor')(), swap));
      },
    )
    .post(
      '/admin/bookings/:id/release',
      described('Let a trailer go although checks failed', 'The booking'),
      input('param', bookingParam),
      input('json', releasePickUpInput),
      async (c) => {
        const release = { bookingId: c.req.valid('param').id, input: c.req.valid('json') };
        return answer(c, await releasePickUp(deps, await c.get('getActor')(), release));
      },
    )
    .post(
      '/admin/bookings/:id/period/preview',
      described('What another period means', 'Price, conflicts and warnings'),
      input('param', bookingParam),
      input('json', correctPeriodInput),
      async (c) => {
        const question = { bookingId: c.req.valid('param').id, input: c.req.valid('json') };
        return respond(c, await previewPeriod(deps, await c.get('getActor')(), question), (found) => c.json(found));
      },
    )
    .post(
      '/admin/bookings/:id/period',
      described('Correct the period', 'The booking'),
      input('param', bookingParam),
      input('json', correctPeriodInput),
      async (c) => {
        const change = { bookingId: c.req.valid('param').id, version: readVersion(c), input: c.req.valid('json') };
        return answer(c, await correctPeriod(deps, await c.get('getActor')(), change));
      },
    )
    .post(
      '/admin/bookings/:id/no-show',
      described('Nobody came', 'The booking'),
      input('param', bookingParam),
      async (c) => {
        const which = { bookingId: c.req.valid('param').id, version: readVersion(c) };
        return answer(c, await markNoShow(deps, await c.get('getActor')(), which));
      },
    )
    .post(
      '/admin/bookings/:id/confirm-return',
      described('The trailer of a return that the customer signed alone is there', 'The booking'),
      input('param', bookingParam),
      async (c) => {
        const which = { bookingId: c.req.valid('param').id, version: readVersion(c) };
        return answer(c, await confirmReturn(deps, await c.get('getActor')(), which));
      },
    )
    .post(
      '/admin/bookings/:id/dispute-return',
      described('The trailer of a return that the customer signed alone is not there', 'The booking'),
      input('param', bookingParam),
      input('json', disputeReturnInput),
      async (c) => {
        const dispute = { bookingId: c.req.valid('param').id, version: readVersion(c), input: c.req.valid('json') };
        return answer(c, await disputeReturn(deps, await c.get('getActor')(), dispute));
      },
    )
    .post(
      '/admin/bookings/:id/close',
      described('Close a returned booking', 'The booking'),
      input('param', bookingParam),
      async (c) => {
        const which = { bookingId: c.req.valid('param').id, version: readVersion(c) };
        return answer(c, await closeBooking(deps, await c.get('getActor')(), which));
      },
    )
    .post(
      '/admin/bookings/:id/cancel',
      described('Cancel a booking of any customer', 'The booking'),
      input('param', bookingParam),
      async (c) => {
        const which = { bookingId: c.req.valid('param').id, version: readVersion(c) };
        return answer(c, await cancelBooking(deps, await c.get('getActor')(), which));
      },
    );
