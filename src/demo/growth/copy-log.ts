import { sql } from 'kysely';
import type { Transaction } from '#db/client.ts';
import { setIndexesAside } from '../set-aside.ts';
import { copyId, isCopied, type SpecialIds } from './copy-rows.ts';
import { copiedNumber } from './prepare-copies.ts';
import { mayRestore } from './restore-rows.ts';

/** What no copy has. */
const NOT_COPIED =
  '^(bank|cart|debit|demoData|dunning|handover|exportRun)|^(payment.undo|invoice.turnToTransfer|invoice.dispute)$';
const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-)[0-9a-f]{4}(-[0-9a-f]{4}-[0-9a-f]{12}';

/** What the log tells of the originals, told of their copies, in the order in which it happened. */
export async function copyLog(trx: Transaction, ids: SpecialIds, room: number): Promise<void> {
  await sql
    .raw(
      `create temp table demo_log as
      select t.*, s.order_number, s.invoice_number,
        replace(
          replace(
            regexp_replace(replace(s.said, '%', '%%'), '(${UUID})', '\\1%1$s\\2', 'g'),
            coalesce(s.order_number, ''), '%2$s'
          ),
          coalesce(s.invoice_number, ''), '%3$s'
        ) as said
      from audit_log t
      cross join lateral (
        select t.data::text as said, substring(t.data::text from 'O-\\d\\d-\\d{6}') as order_number,
          substring(t.data::text from '[ICS]-\\d\\d-[A-Z]{2}-\\d{6,}') as invoice_number
      ) s
      where t.action !~ '${NOT_COPIED}' and t.object_id ~ '^[0-9a-f-]{36}$'`,
    )
    .execute(trx);
  await sql`create index on demo_log (at, id)`.execute(trx);
  await sql`analyze demo_log`.execute(trx);
  // The log belongs to its keeper: only who may write as a restore does may take its indexes away for a while.
  // Read in the order in which it happened, only the copies of each entry have to be sorted; numbers of documents are looked
  // up one by one, for a join would lose that order.
  await sql`set local enable_seqscan = off`.execute(trx);
  const indexedAnew = (await mayRestore(trx)) ? await setIndexesAside(trx, ['audit_log']) : undefined;
  await sql
    .raw(
      `insert into audit_log (at, actor_kind, actor_id, business_unit_id, action, object_type, object_id, data)
      select t.at, t.actor_kind, ${copyId('t.actor_id', ids)}, ${copyId('t.business_unit_id', ids)},
        t.action, t.object_type, overlay(t.object_id placing c.tag from 15 for 4),
        format(t.said, c.tag, ${copiedNumber('t.order_number', room)}, coalesce(
          (select i.number from demo_invoice i where i.old_number = t.invoice_number and i.copy = c.n), t.invoice_number
        ))::jsonb
      from demo_log t cross join demo_copy c
      where ${isCopied(['t.actor_id', 't.business_unit_id', 't.object_id::uuid'], ids)}
      order by t.at, t.id, c.n`,
    )
    .execute(trx);
  await indexedAnew?.();
}
