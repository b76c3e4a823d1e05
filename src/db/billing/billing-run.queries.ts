import type { Insertable } from 'kysely';
import type { Database } from '../client.ts';
import type { Tables } from '../schema.ts';

export const insertRun = (db: Database, run: Insertable<Tables['billingRun']>) =>
  db.insertInto('billingRun').values(run).returningAll().executeTakeFirstOrThrow();

/** Undefined if it is not known, or over. */
export const startRun = (db: Database, { runId, now }: { readonly runId: string; readonly now: Date }) =>
  db
    .updateTable('billingRun')
    .set({ startedAt: now })
    .where('id', '=', runId)
    .where('finishedAt', 'is', null)
    .returningAll()
    .executeTakeFirst();

type Counted = {
  readonly runId: string;
  readonly orders: number;
  readonly documents: number;
  readonly problems: number;
  readonly now: Date;
};

export async function finishRun(db: Database, { runId, orders, documents, problems, now }: Counted): Promise<void> {
  await db
    .updateTable('billingRun')
    .set({ finishedAt: now, orders, documents, problems })
    .where('id', '=', runId)
    .execute();
}

/** Newest first, with whoever asked for them. */
export const listRuns = (db: Database, { limit }: { readonly limit: number }) =>
  db
    .selectFrom('billingRun as r')
    .leftJoin('userAccount as u', 'u.id', 'r.askedBy')
    .selectAll('r')
    .select(['u.firstName', 'u.lastName'])
    .orderBy('r.askedAt', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit)
    .execute();
export type RunRow = Awaited<ReturnType<typeof listRuns>>[number];
