import { sql } from 'kysely';
import type { Database, Transaction } from '#db/client.ts';

/** Whether somebody whom nothing stops is writing. */
export async function mayRestore(db: Database): Promise<boolean> {
  const { rows } = await sql<{ isSuperuser: boolean }>`
    select rolsuper as is_superuser from pg_roles where rolname = current_user`.execute(db);
  return rows[0]?.isSuperuser === true;
}

/**
 * Until the end of the transaction, rows are written as a restore writes them: what was checked as an original is not
 * checked again row by row, and whatever triggers derive has to be told. Only a superuser may, and nobody else's rows
 * are written so. Gives whether it is so; afterwards `verifyGrowth` looks at all of them at once.
 */
export async function restoreRows(trx: Transaction): Promise<boolean> {
  const isRestored = await mayRestore(trx);
  if (isRestored) await sql`set local session_replication_role = replica`.execute(trx);
  return isRestored;
}

/** What is open and unused once the settlements of some copies are there, as `apply_settlement` has it. */
export async function applySettlements(trx: Transaction): Promise<void> {
  await sql`
    update invoice_account a
    set open_cents = a.open_cents - n.cents,
      status = case when a.open_cents = n.cents then 'settled' else a.status end,
      version = a.version + n.settlements
    from (
      select s.id, sum(s.cents)::bigint as cents, count(*) as settlements
      from (
        select invoice_id as id, cents from settlement where substr(id::text, 15, 4) in (select tag from demo_copy)
        union all
        select credit_note_id, cents from settlement
        where credit_note_id is not null and substr(id::text, 15, 4) in (select tag from demo_copy)
      ) s
      group by s.id
    ) n
    where a.invoice_id = n.id`.execute(trx);
  await sql`
    update payment p set unused_cents = p.unused_cents - n.cents * sign(p.cents)::bigint
    from (
      select payment_id, sum(cents)::bigint as cents from settlement
      where payment_id is not null and substr(id::text, 15, 4) in (select tag from demo_copy)
      group by payment_id
    ) n
    where p.id = n.payment_id`.execute(trx);
}
