import type { RebookingPreviewInput } from '#contract/rebooking.ts';
import type { LockedBooking } from '#db/booking/booking.queries.ts';
import { isWay } from '#domain/one-way/one-way-fee.ts';
import { ok } from '#domain/result.ts';
import { toInstant } from '#domain/time/instant.ts';
import { hasPassed } from '#domain/time/period.ts';
import { isBeyondHorizon } from '#domain/time/rental-horizon.ts';
import { localDate } from '#domain/time/wall-clock.ts';
import type { Deps } from '../deps.ts';
import { type Outcome, refuseFields } from '../failure.ts';
import { horizonOf } from '../horizon-of.ts';
import type { RebookingWish } from './assess-rebooking.ts';
import { periodOf } from './booking-subject.ts';

/** What a booking is to become: what was not sent stays as it is. */
export function readRebooking(
  deps: Pick<Deps, 'clock' | 'settings'>,
  { booking, depot, services }: LockedBooking,
  input: RebookingPreviewInput,
): Outcome<RebookingWish> {
  const agreed = periodOf(booking, depot);
  const from = input.from === undefined ? agreed.from : toInstant(input.from);
  const to = input.to === undefined ? agreed.to : toInstant(input.to);
  if (hasPassed(to, from)) return refuseFields({ to: 'before-from' });
  if (!to.equals(agreed.to) && isBeyondHorizon(localDate(to, depot.timeZone), horizonOf(deps))) {
    return refuseFields({ to: 'too-far' });
  }
  const booked = services.map(({ key }) => key);
  // Where it is brought back is not chosen as a service.
  const fixed = booked.filter((key) => isWay({ key }));
  return ok({
    period: { ...agreed, from, to },
    services: [...new Set(input.services ? [...input.services, ...fixed] : booked)],
  });
}
