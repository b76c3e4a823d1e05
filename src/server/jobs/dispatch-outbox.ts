import { fromKysely, type PgBoss } from 'pg-boss';
import { markDispatched, takeFromOutbox } from '#db/outbox.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Deps } from '#services/deps.ts';

const BATCH = 100;

/** Turns waiting rows of the outbox into jobs, in one transaction: each row becomes exactly one job. */
export const dispatchOutbox = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  boss: PgBoss,
  topics: readonly string[],
): Promise<number> =>
  inTransaction(db, async (trx) => {
    const rows = await takeFromOutbox(trx, { topics, limit: BATCH });
    const inTrx = { db: fromKysely(trx.withoutPlugins()) };
    for (const { topic, payload } of rows) await boss.send(topic, payload, inTrx);
    await markDispatched(trx, { ids: rows.map(({ id }) => id), now: clock.now() });
    return rows.length;
  });
