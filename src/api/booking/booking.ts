import { bookingCalls } from '#contract/booking.ts';
import { returnCalls } from '#contract/booking-end.ts';
import { extensionCalls } from '#contract/extension.ts';
import { rebookingCalls } from '#contract/rebooking.ts';
import { returnChangeCalls } from '#contract/return-change.ts';
import { askForExtension } from '#services/booking/ask-for-extension.ts';
import { cancelBooking } from '#services/booking/cancel-booking.ts';
import { changeBooking } from '#services/booking/change-booking.ts';
import { changeReturnDepot } from '#services/booking/change-return-depot.ts';
import { exportBookings } from '#services/booking/export-bookings.ts';
import { extendBooking } from '#services/booking/extend-booking.ts';
import { getBooking } from '#services/booking/get-booking.ts';
import { listBookings } from '#services/booking/list-bookings.ts';
import { previewCancellation } from '#services/booking/preview-cancellation.ts';
import { previewExtension } from '#services/booking/preview-extension.ts';
import { previewRebooking } from '#services/booking/preview-rebooking.ts';
import { previewReturnChange } from '#services/booking/preview-return-change.ts';
import { previewReturn } from '#services/booking/preview-return.ts';
import { rebook } from '#services/booking/rebook.ts';
import { returnBookings } from '#services/booking/return-bookings.ts';
import type { Deps } from '#services/deps.ts';
import { respondCsv } from '../csv.ts';
import { implement } from '../implement.ts';

export const implementBookings = (deps: Deps) =>
  implement(
    { ...bookingCalls, ...returnCalls, ...extensionCalls, ...rebookingCalls, ...returnChangeCalls },
    {
      'GET /api/bookings': ({ actor, query }) => listBookings(deps, actor, query),
      'GET /api/bookings.csv': ({ c, actor, query }) =>
        respondCsv(c, 'bookings', (reader) => exportBookings(deps, actor, query, reader)),
      'POST /api/bookings/return/preview': ({ actor, body }) => previewReturn(deps, actor, body),
      'POST /api/bookings/return': ({ actor, body }) => returnBookings(deps, actor, body),
      'GET /api/bookings/{id}': ({ actor, params }) => getBooking(deps, actor, params.id),
      'PATCH /api/bookings/{id}': ({ actor, params, body, version }) =>
        changeBooking(deps, actor, { bookingId: params.id, input: body, version }),
      'POST /api/bookings/{id}/extension/preview': ({ actor, params, body }) =>
        previewExtension(deps, actor, { bookingId: params.id, input: body }),
      'POST /api/bookings/{id}/extension': ({ actor, params, body, version }) =>
        extendBooking(deps, actor, { bookingId: params.id, input: body, version }),
      'POST /api/bookings/{id}/extension/request': ({ actor, params, body, version }) =>
        askForExtension(deps, actor, { bookingId: params.id, input: body, version }),
      'POST /api/bookings/{id}/rebooking/preview': ({ actor, params, body }) =>
        previewRebooking(deps, actor, { bookingId: params.id, input: body }),
      'POST /api/bookings/{id}/rebooking': ({ actor, params, body, key }) =>
        rebook(deps, actor, { bookingId: params.id, input: body, key }),
      'GET /api/bookings/{id}/return-depot': ({ actor, params, query }) =>
        previewReturnChange(deps, actor, { bookingId: params.id, depotId: query.depot }),
      'PUT /api/bookings/{id}/return-depot': ({ actor, params, body, version }) =>
        changeReturnDepot(deps, actor, { bookingId: params.id, input: body, version }),
      'POST /api/bookings/{id}/cancel/preview': ({ actor, params }) => previewCancellation(deps, actor, params.id),
      'POST /api/bookings/{id}/cancel': ({ actor, params, body: { reason }, version }) =>
        cancelBooking(deps, actor, { bookingId: params.id, version, reason }),
    },
  );
