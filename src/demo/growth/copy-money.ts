import { sql } from 'kysely';
import type { Database, Transaction } from '#db/client.ts';
import { promisePapersOfCopies } from '../billing/promise-papers.ts';
import { setIndexesAside } from '../set-aside.ts';
import { type CopyOfTable, copyRows, type SpecialIds } from './copy-rows.ts';
import { SETTLES, STAYED } from './foresee-money.ts';
import { tellPapers } from './prepare-copies.ts';
import { restoreRows } from './restore-rows.ts';

/** The words of a document of the copy. */
const WORDS = 'join demo_paper_news w on w.copy = c.n and w.id =';

type Step = { readonly ids: SpecialIds; readonly say: (text: string) => void };

/** As conditions on invoices `i`. */
export type DocumentGroups = readonly [largest: string, others: string, credits: string];

/**
 * Which documents are written beside each other: the numbers of a series and year follow each other, and a credit note
 * comes after what it corrects.
 */
export async function groupDocuments(db: Database): Promise<DocumentGroups> {
  const { rows } = await sql<{ series: string; year: number }>`
    select series, year from invoice where corrects_id is null
    group by series, year order by count(*) desc, series, year limit 1`.execute(db);
  const [{ series, year } = { series: '', year: 0 }] = rows;
  const isLargest = `(i.series, i.year) = ('${series}', ${year})`;
  return [
    `i.corrects_id is null and ${isLargest}`,
    `i.corrects_id is null and not (${isLargest})`,
    'i.corrects_id is not null',
  ];
}

/** Documents with all that belongs to them. What banks, debits and letters tell of them is not copied. */
export async function copyDocuments(trx: Transaction, which: string, { ids, say }: Step): Promise<void> {
  await tellPapers(trx, which);
  const isRestored = await restoreRows(trx);
  const tables = listDocumentTables(isRestored);
  await sql`
    update number_series s set last = n.last
    from (
      select n.series, n.year, max(n.sequence) as last from demo_invoice n join demo_paper p on p.id = n.id
      group by n.series, n.year
    ) n
    where n.series = s.series and n.year = s.year`.execute(trx);
  for (const [i, table] of tables.entries()) {
    say(`Adding invoices (${i + 1}/${tables.length}) ${table.table}`);
    await copyRows(trx, table, ids);
  }
  await promisePapersOfCopies(trx, ids);
}

/** The money that has settled the documents of some copies, account by account. What was not collected yet is open. */
export async function copyMoney(trx: Transaction, isRestored: boolean, { ids, say }: Step): Promise<void> {
  const tables = listMoneyTables(isRestored);
  for (const [i, table] of tables.entries()) {
    say(`Adding payments (${i + 1}/${tables.length}) ${table.table}`);
    await copyRows(trx, table, ids);
  }
}

/** Only those whose papers are told: others may be written at the same time. */
const TOLD = 't.invoice_id in (select id from demo_paper)';

/** What guards would move with each settlement is foreseen if none of them does. */
const FORESEEN = (table: string, id: string) => `left join ${table} n on n.id = t.${id} and n.is_calm = c.is_calm`;

const OPEN_ACCOUNT: CopyOfTable = {
  table: 'invoice_account',
  where: TOLD,
  values: { open_cents: 't.gross_cents', status: `'open'`, dunning_level: '0', version: '1' },
};

const ACCOUNT_IN_THE_END: CopyOfTable = {
  table: 'invoice_account',
  where: TOLD,
  joins: FORESEEN('demo_settled', 'invoice_id'),
  values: {
    open_cents: 't.gross_cents - coalesce(n.cents, 0)',
    status: `case when t.gross_cents = n.cents then 'settled' else 'open' end`,
    dunning_level: '0',
    version: '1 + coalesce(n.settlements, 0)',
  },
};

const listDocumentTables = (isRestored: boolean): readonly CopyOfTable[] => [
  {
    table: 'invoice',
    joins: `join demo_paper p on p.id = t.id ${WORDS} t.id`,
    values: { sequence: 'w.sequence', content: 'format(p.content, variadic w.news)::jsonb' },
  },
  isRestored ? ACCOUNT_IN_THE_END : OPEN_ACCOUNT,
  {
    table: 'invoice_line',
    joins: `join demo_line l on l.invoice_id = t.invoice_id and l.line_no = t.line_no ${WORDS} t.invoice_id`,
    values: { text: 'format(l.text, variadic w.news)' },
  },
  { table: 'invoice_tax', where: TOLD },
  {
    table: 'invoice_file',
    joins: `join demo_paper p on p.id = t.invoice_id ${WORDS} t.invoice_id
      cross join lateral (select convert_to(format(p.file, variadic w.news), 'UTF8') as content offset 0) told`,
    values: { content: 'told.content', sha256: 'sha256(told.content)' },
  },
  { table: 'invoice_channel', where: TOLD },
];

const listMoneyTables = (isRestored: boolean): readonly CopyOfTable[] => [
  isRestored
    ? {
        table: 'payment',
        joins: FORESEEN('demo_used', 'id'),
        where: STAYED,
        values: { unused_cents: 't.cents - coalesce(n.cents, 0) * sign(t.cents)::bigint', bank_entry_id: 'null' },
      }
    : { table: 'payment', where: STAYED, values: { unused_cents: 't.cents', bank_entry_id: 'null' } },
  { table: 'settlement', where: SETTLES },
];

/** What was written about orders and documents, to the people of the copy. */
export async function copyMails(trx: Transaction, ids: SpecialIds): Promise<void> {
  await restoreRows(trx);
  await sql`
    create temp table demo_mail as
    select m.id, i.id as invoice_id, i.corrects_id,
      template(m.subject, s.olds) as subject, template(m.body_text, s.olds) as body
    from sent_mail m
    join demo_words w on w.order_id = m.order_id
    left join user_account u on u.id = m.user_id and u.id in (select id from demo_person)
    left join invoice i on i.number = substring(m.subject from '[ICS]-\\d\\d-[A-Z]{2}-\\d{6,}')
    left join invoice x on x.id = i.corrects_id
    cross join lateral (select w.olds || array[u.first_name, i.number, x.number, i.id::text] as olds) s`.execute(trx);
  await sql`analyze demo_mail`.execute(trx);
  // Its references stay: to set them aside, the tables that it refers to would have to be nobody else's.
  const indexedAnew = await setIndexesAside(trx, ['sent_mail']);
  await copyRows(
    trx,
    {
      table: 'sent_mail',
      joins: `join demo_mail m on m.id = t.id
        join demo_news w on w.order_id = t.order_id and w.copy = c.n
        join demo_unit d on d.copy = c.n and d.id = t.business_unit_id
        left join demo_person p on p.id = t.user_id and p.copy = c.n
        left join demo_invoice n on n.id = m.invoice_id and n.copy = c.n
        left join demo_invoice x on x.id = m.corrects_id and x.copy = c.n
        cross join lateral (
          select w.news || array[
            p."firstName", n.number, x.number, overlay(m.invoice_id::text placing c.tag from 15 for 4)
          ] as news
        ) s`,
      values: {
        recipient: 'coalesce(p.email, replace(t.recipient, d."oldDomain", d.domain))',
        subject: 'format(m.subject, variadic s.news)',
        body_text: 'format(m.body, variadic s.news)',
        request: 'null',
      },
    },
    ids,
  );
  await indexedAnew();
}
