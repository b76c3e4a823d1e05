import type { RentalPeriod } from '#contract/period.ts';
import { perObject } from '#domain/per-object.ts';
import type { Period } from '#domain/time/period.ts';
import { toIso } from '#domain/time/instant.ts';
import { toWallTime } from '#domain/time/wall-clock.ts';

/** A period as answers say it: in instants, and by the clocks of the depots. */
export const toRentalPeriod = perObject(({ from, to, timeZone, returnTimeZone }: Period): RentalPeriod => ({
  from: toIso(from),
  to: toIso(to),
  localFrom: toWallTime(from, timeZone),
  localTo: toWallTime(to, returnTimeZone ?? timeZone),
  timeZone,
}));
