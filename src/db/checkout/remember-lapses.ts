import { sql } from 'kysely';

/** What the desk keeps for a quote is none of the customer's own holds. */
export const isOfOperator = (userId: string) =>
  sql`exists (select from user_account u where u.id = ${sql.ref(userId)} and u.is_admin)`;

/** Part of a statement that deletes holds as `lapsed`: who keeps a trailer without ordering it waits before the next. */
export const rememberLapses = sql`insert into hold_lapse (trailer_id, business_unit_id, held_from, lapsed_at)
      select trailer_id, business_unit_id, created_at, expires_at from lapsed where not ${isOfOperator('lapsed.user_id')}`;
