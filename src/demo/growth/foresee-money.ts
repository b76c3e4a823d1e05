import { sql } from 'kysely';
import type { Transaction } from '#db/client.ts';
import { isCopied, type SpecialIds } from './copy-rows.ts';
import { isOriginal } from './prepare-copies.ts';
import { SHARED } from './shared-tables.ts';

/** Money that has stayed with whom it was paid. */
export const STAYED = `t.kind in ('transfer', 'directDebit') and t.business_unit_id is not null and ${isOriginal('t.id')}
  and not exists (select from payment r where r.returns_id = t.id)`;

/** What that money has settled, and still does. */
export const SETTLES = `t.reverses_id is null and not exists (select from settlement r where r.reverses_id = t.id)
  and t.payment_id in (select t.id from payment t where ${STAYED})`;

const NAMED = ['id', 'business_unit_id', 'invoice_id', 'payment_id', 'created_by'].map((name) => `t.${name}`);

/**
 * What the settlements of a copy are going to move, calm or not, as `apply_settlement` has it: of each document in
 * `demo_settled`, of each payment in `demo_used`. So both are written as they are in the end.
 */
export async function foreseeMoney(trx: Transaction, ids: SpecialIds): Promise<void> {
  for (const [table, id] of [
    ['demo_settled', 'invoice_id'],
    ['demo_used', 'payment_id'],
  ] as const) {
    await sql
      .raw(
        `create unlogged table ${SHARED}.${table} as
        select t.${id} as id, c.is_calm, sum(t.cents)::bigint as cents, count(*)::int as settlements
        from settlement t cross join (values (true), (false)) c (is_calm)
        where ${SETTLES} and ${isCopied(NAMED, ids)}
        group by t.${id}, c.is_calm`,
      )
      .execute(trx);
    await sql`analyze ${sql.table(table)}`.execute(trx);
  }
}
