import { adminBookingTaxCalls } from '#contract/admin-booking-tax.ts';
import { correctTax } from '#services/admin/booking-tax/correct-tax.ts';
import { getBookingTax } from '#services/admin/booking-tax/get-booking-tax.ts';
import { previewTax } from '#services/admin/booking-tax/preview-tax.ts';
import type { Deps } from '#services/deps.ts';
import { implement } from '../implement.ts';

/** How bookings are taxed, for the operator. */
export const implementAdminBookingTax = (deps: Deps) =>
  implement(adminBookingTaxCalls, {
    'GET /api/admin/bookings/{id}/tax': ({ actor, params }) => getBookingTax(deps, actor, params.id),
    'POST /api/admin/bookings/{id}/tax/preview': ({ actor, params, body }) =>
      previewTax(deps, actor, { bookingId: params.id, input: body }),
    'POST /api/admin/bookings/{id}/tax': ({ actor, params, body, version }) =>
      correctTax(deps, actor, { bookingId: params.id, input: body, version }),
  });
