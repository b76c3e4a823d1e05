import { sql } from 'kysely';

/** Part of a statement that deletes holds as `lapsed`: who keeps a trailer without ordering it waits before the next. */
export const rememberLapses = sql`insert into hold_lapse (trailer_id, business_unit_id, held_from, lapsed_at)
      select trailer_id, business_unit_id, created_at, expires_at from lapsed`;
