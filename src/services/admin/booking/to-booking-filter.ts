import type { AdminBookingQuery } from '#contract/admin-booking-input.ts';
import type { AdminBookingFilter } from '#db/booking/admin-booking.queries.ts';
import type { PlatformAdmin } from '#domain/team/actor.ts';
import { chosenDepots } from '#domain/team/my-depots.ts';
import { chosenScope } from '#domain/team/scope.ts';
import { toOperatorDays } from '../operator-days.ts';
import { toTypedFilter } from '../typed-filter.ts';

/** What a tab of the desk asks of its bookings. */
export const toBookingFilter = (
  admin: PlatformAdmin,
  { q, tab = 'all', status, depot, businessUnit, type, from, to }: AdminBookingQuery,
  now: Date,
): AdminBookingFilter => ({
  tab,
  typed: toTypedFilter(q, now),
  status: tab === 'all' ? status : undefined,
  depotIds: chosenDepots(admin, depot),
  scope: chosenScope(businessUnit),
  type,
  ...toOperatorDays(from, to),
  now,
});
