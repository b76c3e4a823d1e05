import { ok } from '#domain/result.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import { type Outcome, refuseFields } from '../failure.ts';

/** No bank books ahead. */
export const checkBookingDay = (bookedOn: string, now: Date): Outcome<void> =>
  bookedOn > operatorToday(toInstant(now)).toString() ? refuseFields({ bookedOn: 'future' }) : ok(undefined);
