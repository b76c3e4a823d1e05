import { Temporal } from 'temporal-polyfill';
import type { PlatformAdmin } from '#domain/team/actor.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { userId } from '../insert-customers.ts';
import { DEMO_STAFF } from '../people.ts';

/** Who looks after the money of the demo. */
export const BOOKKEEPER: PlatformAdmin = {
  kind: 'platformAdmin',
  role: DEMO_STAFF[2].role,
  userId: userId(DEMO_STAFF[2].email),
};

/** Who answers the calls and charges what was broken. */
export const DESK: PlatformAdmin = {
  kind: 'platformAdmin',
  role: DEMO_STAFF[0].role,
  userId: userId(DEMO_STAFF[0].email),
};

/** In the morning of a day, when she books. */
export const bookedAt = (day: string, hour = 9): Date =>
  new Date(Temporal.PlainDate.from(day).toPlainDateTime({ hour }).toZonedDateTime(OPERATOR_ZONE).epochMilliseconds);
