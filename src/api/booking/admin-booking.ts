import { adminBookingCalls } from '#contract/admin-booking.ts';
import { agreeLateFee } from '#services/admin/booking/agree-late-fee.ts';
import { cancelBooking } from '#services/admin/booking/cancel-booking.ts';
import { changeFee } from '#services/admin/booking/change-fee.ts';
import { closeBooking } from '#services/admin/booking/close-booking.ts';
import { correctReturn } from '#services/admin/booking/correct-return.ts';
import { confirmReturn } from '#services/admin/booking/confirm-return.ts';
import { agreeToExtension } from '#services/admin/booking/agree-to-extension.ts';
import { declineExtension } from '#services/admin/booking/decline-extension.ts';
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
import { respondCsv } from '../csv.ts';
import { implement } from '../implement.ts';

export const implementAdminBookings = (deps: Deps) =>
  implement(adminBookingCalls, {
    'GET /api/admin/bookings': ({ actor, query }) => listBookings(deps, actor, query),
    'GET /api/admin/bookings.csv': ({ c, actor, query }) =>
      respondCsv(c, 'bookings', (reader) => exportBookings(deps, actor, query, reader)),
    'GET /api/admin/bookings/{id}': ({ actor, params }) => getBooking(deps, actor, params.id),
    'GET /api/admin/bookings/{id}/swap': ({ actor, params }) => listSwapCandidates(deps, actor, params.id),
    'POST /api/admin/bookings/{id}/swap': ({ actor, params, body, version }) =>
      swapTrailer(deps, actor, { bookingId: params.id, version, input: body }),
    'POST /api/admin/bookings/{id}/release': ({ actor, params, body }) =>
      releasePickUp(deps, actor, { bookingId: params.id, input: body }),
    'POST /api/admin/bookings/{id}/period/preview': ({ actor, params, body }) =>
      previewPeriod(deps, actor, { bookingId: params.id, input: body }),
    'POST /api/admin/bookings/{id}/period': ({ actor, params, body, version }) =>
      correctPeriod(deps, actor, { bookingId: params.id, version, input: body }),
    'POST /api/admin/bookings/{id}/no-show': ({ actor, params, body, version }) =>
      markNoShow(deps, actor, { bookingId: params.id, version, input: body }),
    'POST /api/admin/bookings/{id}/fees/{chargeId}': ({ actor, params, body, version }) =>
      changeFee(deps, actor, { bookingId: params.id, chargeId: params.chargeId, version, input: body }),
    'POST /api/admin/bookings/{id}/late-fee': ({ actor, params, body, version }) =>
      agreeLateFee(deps, actor, { bookingId: params.id, version, input: body }),
    'POST /api/admin/bookings/{id}/confirm-return': ({ actor, params, body, version }) =>
      confirmReturn(deps, actor, { bookingId: params.id, version, input: body }),
    'POST /api/admin/bookings/{id}/correct-return': ({ actor, params, body, version }) =>
      correctReturn(deps, actor, { bookingId: params.id, version, input: body }),
    'POST /api/admin/bookings/{id}/dispute-return': ({ actor, params, body, version }) =>
      disputeReturn(deps, actor, { bookingId: params.id, version, input: body }),
    'POST /api/admin/bookings/{id}/extension-request/agree': ({ actor, params, body, version }) =>
      agreeToExtension(deps, actor, { bookingId: params.id, version, input: body }),
    'POST /api/admin/bookings/{id}/extension-request/decline': ({ actor, params, body, version }) =>
      declineExtension(deps, actor, { bookingId: params.id, version, input: body }),
    'POST /api/admin/bookings/{id}/close': ({ actor, params, version }) =>
      closeBooking(deps, actor, { bookingId: params.id, version }),
    'POST /api/admin/bookings/{id}/cancel': ({ actor, params, body, version }) =>
      cancelBooking(deps, actor, { bookingId: params.id, version, input: body }),
  });
