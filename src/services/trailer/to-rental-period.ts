import type { RentalPeriod } from '#contract/period.ts';
import type { Period } from '#domain/time/period.ts';
import type { Temporal } from 'temporal-polyfill';

/** A period as answers say it: in instants, and by the depot's clock. */
export const toRentalPeriod = ({ from, to, timeZone }: Period): RentalPeriod => ({
  from: new Date(from.epochMilliseconds).toISOString(),
  to: new Date(to.epochMilliseconds).toISOString(),
  localFrom: toWallTime(from, timeZone),
  localTo: toWallTime(to, timeZone),
  timeZone,
});

export const toWallTime = (at: Temporal.Instant, timeZone: string): string =>
  at.toZonedDateTimeISO(timeZone).toPlainDateTime().toString({ smallestUnit: 'minute' });
