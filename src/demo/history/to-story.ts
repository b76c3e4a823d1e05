import { paidBy } from '#domain/payment/payment-method.ts';
import { HOUR_MS } from '#domain/time/duration.ts';
import { toInstant } from '#domain/time/instant.ts';
import { DEMO_DEPOTS } from '../depots.ts';
import type { DemoTrailer } from '../make-trailers.ts';
import type { OrderStory } from '../stories/story.ts';
import type { PlannedOrder } from './plan.ts';

/** A transfer is here before it is due. */
const DUE_HOURS = 12 * 24;

/** An order of the plan for the services: what was to be picked up until now has left. */
export function toStory(planned: PlannedOrder, trailers: ReadonlyMap<string, DemoTrailer>, now: Date): OrderStory {
  const placedHoursAgo = (now.getTime() - planned.placedAt.getTime()) / HOUR_MS;
  const isPaid = paidBy(planned.method) === 'transfer' && placedHoursAgo > DUE_HOURS;
  return {
    name: planned.name,
    author: planned.author,
    placedHoursAgo,
    ...(isPaid && { paidHoursAgo: placedHoursAgo - DUE_HOURS }),
    method: planned.method,
    ...(planned.costCentre !== null && { costCentre: planned.costCentre }),
    lines: planned.rentals.map(({ trailer, fromDay, toDay, from, to, services, driver }) => {
      const depotCode = trailers.get(trailer)?.depotCode;
      const timeZone = DEMO_DEPOTS.find(({ code }) => code === depotCode)?.timeZone ?? 'UTC';
      const clock = (at: Date): string =>
        toInstant(at).toZonedDateTimeISO(timeZone).toPlainTime().toString({ smallestUnit: 'minute' });
      return {
        trailer,
        fromDay,
        days: toDay - fromDay,
        at: { pickUp: clock(from), return: clock(to) },
        services,
        ...(from <= now && { rental: { driver } }),
      };
    }),
  };
}
