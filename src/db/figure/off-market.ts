import { sql } from 'kysely';

/**
 * When trailers were not on offer, as the log tells: until they were offered for the first time, and whenever they were taken
 * off the market. What was done before there was a log is not known, and counts as offered.
 */
export const OFF_MARKET = sql`
  select object_id::uuid as trailer_id,
    case when data ->> 'from' = 'draft' then '-infinity' else at end as starts_at,
    case when data ->> 'from' = 'draft' then at
      else lead(at, 1, 'infinity') over (partition by object_id order by id) end as ends_at,
    data ->> 'from' = 'draft' or data ->> 'to' = 'workshop' as is_off
  from audit_log where action = 'trailer.status'`;
