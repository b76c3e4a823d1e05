import { sql } from 'kysely';
import type { Transaction } from '#db/client.ts';
import { type CopyOfTable, copyRows, type KeptIds } from './copy-rows.ts';

const NUMBER = 'join demo_invoice i on i.id = t.id and i.copy = c.n';
const WORDS = 'join demo_words w on w.copy = c.n and w.order_id =';
/** What a document is called on itself, and on one that corrects it. */
const OF_INVOICE = 'left join demo_invoice x on x.id = i.corrects_id and x.copy = c.n';
const IS_CREDIT = `t.kind = 'creditNote'`;

const retoldOf = (text: string): string =>
  `pg_temp.retell(${text}, w.olds || n.old_number || coalesce(x.old_number, n.old_number),
    w.news || n.number || coalesce(x.number, n.number))`;

/** Money that has stayed with whom it was paid. */
const STAYED = `t.kind in ('transfer', 'directDebit') and t.business_unit_id is not null
  and not exists (select from payment r where r.returns_id = t.id)`;

/**
 * Documents, and the money that has settled them, account by account. What banks, debits and letters tell of them is not
 * copied: what was not collected yet is open.
 */
export async function copyMoney(trx: Transaction, kept: KeptIds): Promise<void> {
  await sql`
    update number_series s set last = n.last
    from (select series, year, max(sequence) as last from demo_invoice group by series, year) n
    where n.series = s.series and n.year = s.year`.execute(trx);
  for (const table of TABLES) await copyRows(trx, table, kept);
}

const content = {
  sequence: 'i.sequence',
  content: `pg_temp.retell(
    t.content::text, w.olds || i.old_number || coalesce(x.old_number, i.old_number),
    w.news || i.number || coalesce(x.number, i.number)
  )::jsonb`,
};
const invoice = {
  table: 'invoice',
  joins: `${NUMBER} ${WORDS} t.order_id left join demo_invoice x on x.id = t.corrects_id and x.copy = c.n`,
  orderBy: 'i.series, i.year, i.sequence',
  values: content,
} as const satisfies CopyOfTable;
/** To the document of a row, its number and its words. */
const ofDocument = `join invoice i on i.id = t.invoice_id
  join demo_invoice n on n.id = i.id and n.copy = c.n ${WORDS} i.order_id ${OF_INVOICE}`;

const TABLES: readonly CopyOfTable[] = [
  { ...invoice, where: `not (${IS_CREDIT})` },
  { ...invoice, where: IS_CREDIT },
  {
    table: 'invoice_account',
    values: { open_cents: 't.gross_cents', status: `'open'`, dunning_level: '0', version: '1' },
  },
  {
    table: 'invoice_line',
    joins: ofDocument,
    orderBy: 't.credits_invoice_id nulls first',
    values: { text: retoldOf('t.text') },
  },
  { table: 'invoice_tax' },
  {
    table: 'invoice_file',
    joins: `${ofDocument} cross join lateral (
      select convert_to(${retoldOf(`convert_from(t.content, 'UTF8')`)}, 'UTF8') as content offset 0
    ) told`,
    values: { content: 'told.content', sha256: 'sha256(told.content)' },
  },
  { table: 'invoice_channel' },
  { table: 'payment', where: STAYED, values: { unused_cents: 't.cents', bank_entry_id: 'null' } },
  {
    table: 'settlement',
    where: `t.reverses_id is null and not exists (select from settlement r where r.reverses_id = t.id)
      and t.payment_id in (select t.id from payment t where ${STAYED})`,
  },
];

/** What was written about orders and documents, to the people of the copy. */
export async function copyMails(trx: Transaction, kept: KeptIds): Promise<void> {
  await copyRows(
    trx,
    {
      table: 'sent_mail',
      joins: `${WORDS} t.order_id
        join demo_unit d on d.copy = c.n and d.id = t.business_unit_id
        left join user_account u on u.id = t.user_id
        left join demo_person p on p.id = t.user_id and p.copy = c.n
        left join invoice i on i.number = substring(t.subject from '[ICS]-\\d\\d-[A-Z]{2}-\\d{6,}')
        left join demo_invoice n on n.id = i.id and n.copy = c.n
        left join demo_invoice x on x.id = i.corrects_id and x.copy = c.n
        cross join lateral (
          select
            w.olds || array_remove(array[u.first_name, i.number, x.old_number, i.id::text], null) as olds,
            w.news || array_remove(
              array[p."firstName", n.number, x.number, overlay(i.id::text placing c.tag from 15 for 4)], null
            ) as news
        ) s`,
      values: {
        recipient: 'coalesce(p.email, replace(t.recipient, d."oldDomain", d.domain))',
        subject: 'pg_temp.retell(t.subject, s.olds, s.news)',
        body_text: 'pg_temp.retell(t.body_text, s.olds, s.news)',
        request: 'null',
      },
    },
    kept,
  );
}
