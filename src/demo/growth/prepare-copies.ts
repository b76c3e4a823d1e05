import { sql } from 'kysely';
import type { Transaction } from '#db/client.ts';
import type { Copies } from './invent-copies.ts';

/** Puts the number of each copy, and its part of the ids, where statements can join it. */
export async function nameCopies(trx: Transaction, copies: number): Promise<void> {
  // The fifth version of ids is the one that is made of names; nothing else here makes such ids.
  await sql`
    create temp table demo_copy on commit drop as
    select n, '5' || lpad(to_hex(n), 3, '0') as tag from generate_series(1, ${copies}::int) n`.execute(trx);
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
    create temp table ${sql.table(name)} on commit drop as
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (${sql.raw(columns)})`.execute(trx);
  await sql`create index on ${sql.table(name)} (id, copy)`.execute(trx);
  await sql`analyze ${sql.table(name)}`.execute(trx);
}

/**
 * Numbers the documents of the copies after those that are there, in the order in which they were issued: so no series
 * has a gap, and whoever asks again gets the same numbers.
 */
export async function numberInvoices(trx: Transaction): Promise<void> {
  await sql`
    create temp table demo_invoice on commit drop as
    select i.id, c.n as copy, i.series, i.year, i.number as old_number, s.last + i.turn as sequence,
      left(i.series, 1) || '-' || lpad((i.year % 100)::text, 2, '0') || '-' || right(i.series, 2) || '-'
        || lpad((s.last + i.turn)::text, greatest(6, length((s.last + i.turn)::text)), '0') as number
    from (
      select i.id, i.series, i.year, i.number, c.n,
        row_number() over (partition by i.series, i.year order by i.sequence, c.n) as turn
      from invoice i cross join demo_copy c
    ) i
    join demo_copy c on c.n = i.n
    join number_series s on s.series = i.series and s.year = i.year`.execute(trx);
  await sql`create index on demo_invoice (id, copy)`.execute(trx);
  await sql`create index on demo_invoice (old_number, copy)`.execute(trx);
  await sql`analyze demo_invoice`.execute(trx);
}

/** Numbers of orders leave room for the originals: a copy has the same digits at the end. */
export async function roomOfNumbers(trx: Transaction): Promise<number> {
  const { rows } = await sql<{ last: number }>`select last_value as last from order_number`.execute(trx);
  return 10 ** String(rows[0]?.last ?? 1).length;
}

/** The number of a copied order or booking, as SQL. */
export const copiedNumber = (number: string, room: number): string =>
  `left(${number}, 5) || lpad((substr(${number}, 6, 6)::int + c.n * ${room})::text, 6, '0') || substr(${number}, 12)`;

/**
 * What papers and mails about an order call things, and what those about its copy have to call them. `retell` puts the
 * one in the place of the other.
 */
export async function tellWords(trx: Transaction, room: number): Promise<void> {
  await sql
    .raw(
      `create temp table demo_words on commit drop as
      select o.id as order_id, c.n as copy,
        array[o.number, o.id::text, u.name, d."oldDomain", u.vat_id]
          || array['"' || u.debtor_number || '"', '>' || u.debtor_number || '<'] || b.olds
          || case when m.id is null then '{}' else array[m.reference] end as olds,
        array[${copiedNumber('o.number', room)}, overlay(o.id::text placing c.tag from 15 for 4), d.name, d.domain, d."vatId"]
          || array['"' || v.debtor_number || '"', '>' || v.debtor_number || '<'] || b.news
          || case when m.id is null then '{}' else array[n.reference] end as news
      from customer_order o cross join demo_copy c
      join business_unit u on u.id = o.business_unit_id
      join demo_unit d on d.id = u.id and d.copy = c.n
      join business_unit v on v.id = overlay(u.id::text placing c.tag from 15 for 4)::uuid
      left join mandate m on m.id = o.mandate_id
      left join mandate n on n.id = overlay(m.id::text placing c.tag from 15 for 4)::uuid
      join lateral (
        select array_agg(w.old) as olds, array_agg(w.new) as news
        from booking k
        join trailer t on t.id = k.trailer_id
        join demo_trailer dt on dt.id = t.id and dt.copy = c.n
        join depot y on y.id = k.depot_id
        left join demo_yard dy on dy.id = y.id and dy.copy = c.n
        cross join lateral (
          values (t.number, dt.number), (t.plate, dt.plate), (t.vin, dt.vin), (y.name, coalesce(dy.name, y.name))
        ) w (old, new)
        where k.order_id = o.id
      ) b on true`,
    )
    .execute(trx);
  await sql`create index on demo_words (order_id, copy)`.execute(trx);
  await sql`analyze demo_words`.execute(trx);
  await sql`
    create or replace function pg_temp.retell(said text, olds text[], news text[]) returns text
    language plpgsql immutable as $$
    begin
      for i in 1 .. cardinality(olds) loop
        -- Not all companies have all numbers.
        said := coalesce(replace(said, olds[i], news[i]), said);
      end loop;
      return said;
    end $$`.execute(trx);
}
