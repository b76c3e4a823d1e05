import { sql } from 'kysely';
import type { Database, Transaction } from '../client.ts';

type Effects = { readonly topic: string; readonly payloads: readonly Readonly<Record<string, unknown>>[] };

/** Promises an effect: it happens if and only if this transaction commits, and not before. */
export async function addToOutbox(
  trx: Transaction,
  { topic, payload }: { topic: string; payload: Readonly<Record<string, unknown>> },
): Promise<void> {
  await insertEffects({ topic, payloads: [payload] }).execute(trx);
}

/** Promises several effects in one statement, to be sent with other writes. */
export const insertEffects = ({ topic, payloads }: Effects) => sql`
  insert into outbox (topic, payload)
  select ${topic}, unnest(${payloads.map((payload) => JSON.stringify(payload))}::jsonb[])`;

export async function isAnythingPromised(db: Database): Promise<boolean> {
  const rows = await db.selectFrom('outbox').select('id').where('dispatchedAt', 'is', null).limit(1).execute();
  return rows.length > 0;
}

/** Takes waiting rows for this transaction; other workers pass over them. */
export const takeFromOutbox = (trx: Transaction, { topic, limit }: { topic: string; limit: number }) =>
  trx
    .selectFrom('outbox')
    .selectAll()
    .where('dispatchedAt', 'is', null)
    .where('topic', '=', topic)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

export async function markDispatched(trx: Transaction, { ids, now }: { ids: number[]; now: Date }): Promise<void> {
  if (ids.length === 0) return;
  await trx.updateTable('outbox').set({ dispatchedAt: now }).where('id', 'in', ids).execute();
}
