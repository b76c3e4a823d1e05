import { sql } from 'kysely';
import type { NewestRelease, Release } from '#domain/release/release.ts';
import type { Database } from '../client.ts';

const KEY = 'release';
/** Several times as long as processes are silent between two notes. */
const SETTLED_AFTER = '2 minutes';

/**
 * Notes that a process of this release answers. The row keeps the newest release that ever did, and when an older one was
 * seen last. Times are the database's own, because processes may have different clocks.
 */
export async function noteRelease(db: Database, { version, builtAt }: Release): Promise<void> {
  await sql`
    insert into installation as newest (key, value, set_at)
    values (${KEY}, ${JSON.stringify({ version, builtAt })}::jsonb, now())
    on conflict (key) do update set
      value = newest.value || case
        when excluded.value ->> 'builtAt' > newest.value ->> 'builtAt' then excluded.value
        else jsonb_build_object('olderSeenAt', now())
      end,
      set_at = case
        when excluded.value ->> 'builtAt' > newest.value ->> 'builtAt'
          and excluded.value ->> 'version' <> newest.value ->> 'version' then now()
        else newest.set_at
      end
    where excluded.value ->> 'builtAt' > newest.value ->> 'builtAt'
      or excluded.value ->> 'version' <> newest.value ->> 'version'`.execute(db);
}

export async function findNewestRelease(db: Database): Promise<NewestRelease | undefined> {
  const { rows } = await sql<NewestRelease>`
    select
      value ->> 'version' as version,
      value ->> 'builtAt' as built_at,
      now() - greatest(set_at, (value ->> 'olderSeenAt')::timestamptz) > ${SETTLED_AFTER}::interval as is_settled
    from installation
    where key = ${KEY}`.execute(db);
  return rows[0];
}
