import { fromKysely, type PgBoss } from 'pg-boss';
import { markDispatched, takeFromOutbox } from '#db/mail/outbox.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Reads } from '#services/deps.ts';
import type { OutboxSieve } from './job-handler.ts';

const BATCH = 100;
const keepAll: OutboxSieve = async (_trx, payloads) => payloads;

/** Turns waiting rows of a topic into jobs, in one transaction: each row becomes one job, or none if it is worth none. */
export const dispatchOutbox = (
  { db, clock }: Reads,
  boss: PgBoss,
  { topic, sieve = keepAll }: { readonly topic: string; readonly sieve?: OutboxSieve | undefined },
): Promise<number> =>
  inTransaction(db, async (trx) => {
    const rows = await takeFromOutbox(trx, { topic, limit: BATCH });
    if (rows.length === 0) return 0;
    const payloads = await sieve(
      trx,
      rows.map(({ payload }) => payload),
    );
    const jobs = payloads.map((data) => ({ data }));
    if (jobs.length > 0) await boss.insert(topic, jobs, { db: fromKysely(trx.withoutPlugins()) });
    await markDispatched(trx, { ids: rows.map(({ id }) => id), now: clock.now() });
    return rows.length;
  });
