import { sql } from 'kysely';
import type { Database } from '#db/client.ts';

type Promised = { readonly name: string; readonly broken: string };

/**
 * Looks at all rows at once for what guards and references promise of each, and throws if one does not keep it: rows
 * that were written as a restore writes them have not been asked. Each connection takes the next question.
 */
export async function verifyGrowth(connections: readonly [Database, ...Database[]]): Promise<void> {
  const promises = [...GUARDS, ...(await listReferences(connections[0]))];
  const broken: string[] = [];
  await Promise.all(
    connections.map(async (connection) => {
      for (let next = promises.shift(); next !== undefined; next = promises.shift()) {
        // Counted, not asked for one: none is expected, so whatever finds the first one soonest takes longest.
        const { rows } = await sql<{ count: number }>`
          select count(*) as count from (${sql.raw(next.broken)}) broken`.execute(connection);
        if (rows[0]?.count !== 0) broken.push(next.name);
      }
    }),
  );
  if (broken.length > 0) throw new Error(`The copies of the demo are not whole: ${broken.toSorted().join(', ')}`);
}

/** As foreign keys ask: nothing that is named is missing, and what is named for a time is there all that time. */
async function listReferences(db: Database): Promise<readonly Promised[]> {
  const { rows } = await sql<Promised>`
    select c.conname as name, format(
      'select from %s t where %s and not exists (select from %s r where %s)', c.conrelid::regclass,
      string_agg(format('t.%I is not null', a.attname), ' and '), c.confrelid::regclass,
      string_agg(format(
        case when c.conperiod and k.place = cardinality(c.conkey) then 'r.%I @> t.%I' else 'r.%I = t.%I' end,
        b.attname, a.attname
      ), ' and ')
    ) as broken
    from pg_constraint c
    cross join lateral unnest(c.conkey, c.confkey) with ordinality as k (own, other, place)
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.own
    join pg_attribute b on b.attrelid = c.confrelid and b.attnum = k.other
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
    group by c.oid
    order by pg_relation_size(c.conrelid) desc, c.conname`.execute(db);
  return rows;
}

const TAX = 'tax_case, tax_country, tax_basis_points';

/** By the names of the guards that ask the same of each row. */
const GUARDS: readonly Promised[] = [
  {
    name: 'invoice_is_complete',
    broken: `select from invoice i
      left join (select invoice_id, sum(net_cents) as net from invoice_line group by invoice_id) l on l.invoice_id = i.id
      left join (select invoice_id, sum(tax_cents) as tax from invoice_tax group by invoice_id) x on x.invoice_id = i.id
      left join invoice_account a on a.invoice_id = i.id
      left join invoice_file f on f.invoice_id = i.id
      where l.net is distinct from i.net_cents or x.tax is distinct from i.tax_cents
        or a.gross_cents is distinct from i.gross_cents or f.invoice_id is null`,
  },
  {
    name: 'invoice_tax_of_its_lines',
    broken: `select from (
        select invoice_id, ${TAX}, sum(net_cents) as base from invoice_line group by invoice_id, ${TAX}
      ) l
      full join invoice_tax x using (invoice_id, ${TAX})
      where l.base is distinct from x.base_cents`,
  },
  {
    name: 'invoice_is_next',
    broken: `select from number_series s
      full join (
        select series, year, count(*) as documents, min(sequence) as first, max(sequence) as last
        from invoice group by series, year
      ) i using (series, year)
      where (s.last, s.last, 1) is distinct from (i.last, i.documents, i.first)`,
  },
  ...['invoice_line', 'invoice_tax', 'invoice_file', 'invoice_channel'].map((table) => ({
    name: `${table}_is_closed`,
    // Written by the transaction that has issued the document.
    broken: `select from ${table} t join invoice i on i.id = t.invoice_id where t.xmin::text <> i.xmin::text`,
  })),
  {
    name: 'invoice_corrects_its_like',
    broken: `select from invoice c left join invoice i on i.id = c.corrects_id
      where c.kind = 'creditNote' and (i.kind <> 'creditNote' and i.order_id = c.order_id
        and right(i.series, 2) = right(c.series, 2) and i.tax_class = c.tax_class) is not true`,
  },
  {
    name: 'invoice_line_credits_its_invoice',
    broken: `select from invoice_line l join invoice i on i.id = l.invoice_id
      where l.credits_invoice_id is distinct from i.corrects_id`,
  },
  {
    name: 'invoice_line_credit_fits',
    broken: `select from (
        select credits_invoice_id, credits_line_no, booking_id, item, ${TAX}, sum(net_cents) as net
        from invoice_line where credits_invoice_id is not null
        group by credits_invoice_id, credits_line_no, booking_id, item, ${TAX}
      ) c
      left join invoice_line l on l.invoice_id = c.credits_invoice_id and l.line_no = c.credits_line_no
      where l.invoice_id is null or c.net > l.net_cents or (c.booking_id, c.item, c.tax_case, c.tax_country, c.tax_basis_points)
        is distinct from (l.booking_id, l.item, l.tax_case, l.tax_country, l.tax_basis_points)`,
  },
  {
    name: 'invoice_tax_credit_fits',
    broken: `select from (
        select i.corrects_id as invoice_id, ${TAX}, sum(t.tax_cents) as credited
        from invoice i join invoice_tax t on t.invoice_id = i.id
        where i.corrects_id is not null group by i.corrects_id, ${TAX}
      ) c
      join invoice_tax t using (invoice_id, ${TAX})
      where c.credited > t.tax_cents`,
  },
  {
    name: 'settlement_fits_its_source',
    broken: `select from settlement s
      left join payment p on p.id = s.payment_id
      join invoice i on i.id = s.invoice_id
      left join invoice n on n.id = s.credit_note_id
      where (s.payment_id is not null and p.business_unit_id is distinct from s.business_unit_id)
        or (s.payment_id is null and n.kind is distinct from 'creditNote')
        or (i.kind = 'creditNote') <> (coalesce(p.cents, 1) < 0)`,
  },
  {
    name: 'settlement_applies',
    broken: `select from invoice_account a
      left join (
        select id, sum(cents) as cents
        from (
          select invoice_id as id, cents from settlement
          union all select credit_note_id, cents from settlement where credit_note_id is not null
        ) s
        group by id
      ) s on s.id = a.invoice_id
      where a.status <> 'writtenOff' and (a.open_cents <> a.gross_cents - coalesce(s.cents, 0)
        or (a.status = 'settled') <> (a.open_cents = 0))`,
  },
  {
    name: 'payment_adds_up',
    broken: `select from payment p
      left join (select payment_id, sum(cents) as cents from settlement group by payment_id) s on s.payment_id = p.id
      left join (select returns_id, sum(cents) as cents from payment group by returns_id) r on r.returns_id = p.id
      left join (select payment_id, sum(cents) as cents from dunning_claim group by payment_id) d on d.payment_id = p.id
      where p.unused_cents * sign(p.cents)::bigint <> abs(p.cents) - coalesce(s.cents, 0) + coalesce(r.cents, 0)
        - coalesce(d.cents, 0) - case when p.returns_id is null then 0 else abs(p.cents) end`,
  },
  {
    name: 'customer_order_unit_name',
    broken: `select from customer_order o join business_unit u on u.id = o.business_unit_id where o.unit_name <> u.name`,
  },
  {
    name: 'booking_unit_name',
    broken: `select from booking k join business_unit u on u.id = k.business_unit_id where k.unit_name <> u.name`,
  },
  {
    name: 'booking_trailer_type',
    broken: `select from booking k join trailer t on t.id = k.trailer_id where k.trailer_type <> t.type`,
  },
];
