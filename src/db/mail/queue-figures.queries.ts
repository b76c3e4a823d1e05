import { sql } from 'kysely';
import type { Database } from '../client.ts';

/** Beyond it the figure says "very many", and nobody counts on. */
const MOST = 10_000;

/** What was promised and is not yet a job: how much of it, and for how long the oldest has waited. */
export async function readOutboxFigures(db: Database): Promise<{ waiting: number; oldestSeconds: number }> {
  const { rows } = await sql<{ waiting: number; oldestSeconds: number }>`
    select
      (select count(*) from (select from outbox where dispatched_at is null limit ${MOST}) as counted) as waiting,
      coalesce(
        (select extract(epoch from now() - created_at)::float8
         from outbox where dispatched_at is null order by id limit 1),
        0
      ) as oldest_seconds`.execute(db);
  return rows[0] ?? { waiting: 0, oldestSeconds: 0 };
}

/** Jobs that wait for another try after a failure, and those that were given up, which the queue itself counts every minute. */
export async function readJobFigures(db: Database): Promise<{ retry: number; failed: number }> {
  const { rows } = await sql<{ retry: number; failed: number }>`
    select
      (select count(*) from (
        select from pgboss.job where state = 'retry' and not blocked limit ${MOST}
      ) as counted) as retry,
      (select coalesce(sum(failed_count), 0)::int from pgboss.queue) as failed`.execute(db);
  return rows[0] ?? { retry: 0, failed: 0 };
}
