import type { Insertable } from 'kysely';
import type { Database, Transaction } from '../client.ts';
import type { Tables } from '../schema.ts';

/** Certificates of trailers in use that end between two days, both included. */
export const listEndingCertificates = (db: Database, { from, until }: { from: string; until: string }) =>
  db
    .selectFrom('certificate as c')
    .innerJoin('trailer as t', 't.id', 'c.trailerId')
    .select(['c.trailerId', 't.number', 'c.kind', 'c.validUntil'])
    .where('c.validUntil', '>=', from)
    .where('c.validUntil', '<=', until)
    .where('t.status', '!=', 'retired')
    .orderBy('c.validUntil')
    .orderBy('t.number')
    .orderBy('c.kind')
    .execute();

/** Remembers the reminders that are new, and tells how many those are. */
export async function recordReminders(
  trx: Transaction,
  reminders: readonly Insertable<Tables['certificateReminder']>[],
): Promise<number> {
  if (reminders.length === 0) return 0;
  const rows = await trx
    .insertInto('certificateReminder')
    .values(reminders)
    .onConflict((conflict) => conflict.doNothing())
    .returning('trailerId')
    .execute();
  return rows.length;
}

/** What one run has called to mind. */
export const listReminders = (db: Database, remindedAt: Date) =>
  db
    .selectFrom('certificateReminder as r')
    .innerJoin('trailer as t', 't.id', 'r.trailerId')
    .innerJoin('certificate as c', (join) =>
      join
        .onRef('c.trailerId', '=', 'r.trailerId')
        .onRef('c.kind', '=', 'r.kind')
        .onRef('c.validUntil', '=', 'r.validUntil'),
    )
    .select(['r.trailerId', 't.number', 'c.kind', 'r.validUntil'])
    .where('r.remindedAt', '=', remindedAt)
    .orderBy('r.validUntil')
    .orderBy('t.number')
    .limit(100)
    .execute();
