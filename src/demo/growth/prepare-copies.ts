import { sql } from 'kysely';
import type { Database, Transaction } from '#db/client.ts';
import { isCopied, type SpecialIds } from './copy-rows.ts';
import type { Copies } from './invent-copies.ts';
import { SHARED } from './shared-tables.ts';

/** Whether an id is that of an original. The fifth version of ids is the one of names: nothing else here makes such ids. */
export const isOriginal = (id: string): string => `substr(${id}::text, 15, 1) <> '5'`;

/** Of so many copies only one has what waits for somebody, and customers who are late with trailers or money. */
const RESTLESS_ONE_IN = 8;

/** Puts the number of each copy, and its part of the ids, where statements can join it. */
export async function nameCopies(trx: Transaction, copies: number): Promise<void> {
  await sql`
    create unlogged table ${sql.table(`${SHARED}.demo_copy`)} as
    select n, '5' || lpad(to_hex(n), 3, '0') as tag, n % ${sql.lit(RESTLESS_ONE_IN)} <> 1 as is_calm from generate_series(1, ${copies}::int) n`.execute(
    trx,
  );
  await sql`analyze demo_copy`.execute(trx);
}

/** Puts what was invented for the copies where statements can join it. */
export async function tellInventions(trx: Transaction, { yards, trailers, companies, people }: Copies): Promise<void> {
  await keep(
    trx,
    'demo_yard',
    yards,
    'id uuid, copy int, "newId" uuid, code text, name text, street text, "postalCode" text, city text, lat float8, lon float8, "holidayRegion" text',
  );
  await keep(trx, 'demo_trailer', trailers, 'id uuid, copy int, number text, plate text, vin text');
  await keep(trx, 'demo_unit', companies, 'id uuid, copy int, name text, domain text, "oldDomain" text, "vatId" text');
  await keep(trx, 'demo_person', people, 'id uuid, copy int, email text, "firstName" text, "lastName" text');
}

async function keep(trx: Transaction, name: string, rows: readonly object[], columns: string): Promise<void> {
  await sql`
    create unlogged table ${sql.table(`${SHARED}.${name}`)} as
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (${sql.raw(columns)})`.execute(trx);
  await sql`create index on ${sql.table(name)} (id, copy)`.execute(trx);
  await sql`analyze ${sql.table(name)}`.execute(trx);
}

/**
 * Numbers the documents of the copies after those that are there, in the order in which they were issued: so no series
 * has a gap, and whoever asks again gets the same numbers.
 */
export async function numberInvoices(trx: Transaction, ids: SpecialIds): Promise<void> {
  await sql`
    create unlogged table ${sql.table(`${SHARED}.demo_invoice`)} as
    select i.id, c.n as copy, i.series, i.year, i.number as old_number, s.last + i.turn as sequence,
      left(i.series, 1) || '-' || lpad((i.year % 100)::text, 2, '0') || '-' || right(i.series, 2) || '-'
        || lpad((s.last + i.turn)::text, greatest(6, length((s.last + i.turn)::text)), '0') as number
    from (
      select i.id, i.series, i.year, i.number, c.n,
        row_number() over (partition by i.series, i.year order by i.sequence, c.n) as turn
      from invoice i cross join demo_copy c
      where ${sql.raw(isOriginal('i.id'))} and ${sql.raw(isCopied(['i.id'], ids))}
    ) i
    join demo_copy c on c.n = i.n
    join number_series s on s.series = i.series and s.year = i.year`.execute(trx);
  await sql`create index on demo_invoice (id, copy)`.execute(trx);
  await sql`create index on demo_invoice (old_number, copy)`.execute(trx);
  await sql`analyze demo_invoice`.execute(trx);
}

/** Numbers of orders leave room for the originals: a copy has the same digits at the end. */
export async function roomOfNumbers(db: Database): Promise<number> {
  const { rows } = await sql<{ last: number }>`select last_value as last from order_number`.execute(db);
  return 10 ** String(rows[0]?.last ?? 1).length;
}

/** The number of a copied order or booking, as SQL. */
export const copiedNumber = (number: string, room: number): string =>
  `left(${number}, 5) || lpad((substr(${number}, 6, 6)::int + c.n * ${room})::text, 6, '0') || substr(${number}, 12)`;

/**
 * What papers and mails about an order call things (`demo_words`), and what those about its copies have to call them
 * (`demo_news`), each at the same place. `template` makes of a text one that `format` puts such names into: what is said
 * is read once, however many copies there are.
 */
export async function tellWords(trx: Transaction, room: number): Promise<void> {
  await sql`
    create function ${sql.table(`${SHARED}.template`)}(said text, olds text[]) returns text language plpgsql immutable as $$
    begin
      said := replace(said, '%', '%%');
      for i in 1 .. cardinality(olds) loop
        -- Not all companies have all numbers.
        said := coalesce(replace(said, olds[i], '%' || i || '$s'), said);
      end loop;
      return said;
    end $$`.execute(trx);
  await sql`
    create unlogged table ${sql.table(`${SHARED}.demo_words`)} as
    select o.id as order_id,
      array[o.number, o.id::text, u.name, d.old_domain, u.vat_id, '"' || u.debtor_number || '"', '>' || u.debtor_number || '<',
        m.reference] || b.olds as olds, null::text as billing_address
    from customer_order o
    join business_unit u on u.id = o.business_unit_id
    join (select distinct id, "oldDomain" as old_domain from demo_unit) d on d.id = u.id
    left join mandate m on m.id = o.mandate_id
    cross join lateral (
      select array_agg(w.old order by k.id, w.place) as olds
      from booking k join trailer t on t.id = k.trailer_id join depot y on y.id = k.depot_id
      cross join lateral (values (1, t.number), (2, t.plate), (3, t.vin), (4, y.name)) w (place, old)
      where k.order_id = o.id
    ) b
    where ${sql.raw(isOriginal('o.id'))}`.execute(trx);
  await sql
    .raw(
      `create unlogged table ${SHARED}.demo_news as
      select o.id as order_id, c.n as copy,
        array[${copiedNumber('o.number', room)}, overlay(o.id::text placing c.tag from 15 for 4), d.name, d.domain, d."vatId",
          '"' || v.debtor_number || '"', '>' || v.debtor_number || '<', n.reference] || b.news as news
      from customer_order o cross join demo_copy c
      join demo_unit d on d.id = o.business_unit_id and d.copy = c.n
      join business_unit v on v.id = overlay(o.business_unit_id::text placing c.tag from 15 for 4)::uuid
      left join mandate n on n.id = overlay(o.mandate_id::text placing c.tag from 15 for 4)::uuid
      join (
        select k.order_id, dt.copy, array_agg(w.new order by k.id, w.place) as news
        from booking k
        join demo_trailer dt on dt.id = k.trailer_id and dt.copy in (select n from demo_copy)
        join depot y on y.id = k.depot_id
        left join demo_yard dy on dy.id = y.id and dy.copy = dt.copy
        cross join lateral (
          values (1, dt.number), (2, dt.plate), (3, dt.vin), (4, coalesce(dy.name, y.name))
        ) w (place, new)
        group by k.order_id, dt.copy
      ) b on b.order_id = o.id and b.copy = c.n
      where ${isOriginal('o.id')}`,
    )
    .execute(trx);
  await sql`create index on demo_news (order_id, copy)`.execute(trx);
  await sql`
    update demo_words w set billing_address = template(o.billing_address::text, w.olds)
    from customer_order o where o.id = w.order_id`.execute(trx);
  await sql`analyze demo_words`.execute(trx);
  await sql`analyze demo_news`.execute(trx);
}

/** What some documents and their lines say, as templates, and the names to put into those of each copy. */
export async function tellPapers(trx: Transaction, which: string): Promise<void> {
  await sql`drop table if exists demo_paper, demo_line, demo_paper_news`.execute(trx);
  await sql`
    create temp table demo_paper (id uuid, order_id uuid, corrects_id uuid, olds text[],
      -- As they are: they are read for each copy, and unpacking them would take longer than that.
      content text storage external, file text storage external)`.execute(trx);
  await sql`
    insert into demo_paper
    select i.id, i.order_id, i.corrects_id, n.olds,
      template(i.content::text, n.olds), template(convert_from(f.content, 'UTF8'), n.olds)
    from invoice i
    join invoice_file f on f.invoice_id = i.id
    left join invoice x on x.id = i.corrects_id
    join demo_words w on w.order_id = i.order_id
    cross join lateral (select w.olds || i.number || coalesce(x.number, i.number) as olds) n
    where ${sql.raw(which)}`.execute(trx);
  await sql`
    create temp table demo_line as
    select l.invoice_id, l.line_no, template(l.text, p.olds) as text
    from invoice_line l join demo_paper p on p.id = l.invoice_id`.execute(trx);
  await sql`
    create temp table demo_paper_news as
    select p.id, n.copy, n.sequence, w.news || n.number || coalesce(x.number, n.number) as news
    from demo_paper p
    join demo_invoice n on n.id = p.id
    join demo_news w on w.order_id = p.order_id and w.copy = n.copy
    left join demo_invoice x on x.id = p.corrects_id and x.copy = n.copy`.execute(trx);
  for (const table of ['demo_paper', 'demo_line', 'demo_paper_news']) {
    await sql`analyze ${sql.table(table)}`.execute(trx);
  }
}
