import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { analyse } from './explain.ts';
import { type Billable, makeBillable } from './issue-invoice.ts';

const UNITS = 50;

/** Three years of invoices of many companies. One in two hundred is open, the newest. Their guards are tried elsewhere. */
export async function makeManyInvoices(db: Database, count: number): Promise<readonly Billable[]> {
  const billables: Billable[] = [];
  for (let unit = 0; unit < UNITS; unit += 1) billables.push(await makeBillable(db));
  for (const table of ['invoice', 'invoice_account', 'invoice_line']) {
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(db);
  }
  const pick = (column: keyof Billable) =>
    sql`(${sql.val(billables.map((each) => each[column]))}::uuid[])[1 + n % ${sql.lit(UNITS)}]`;
  await sql`
    insert into invoice (id, business_unit_id, order_id, kind, series, year, sequence, issued_on, issued_at, due_on,
      period_from, period_to, locale, tax_class, content, po_number, cost_centre, payment_method, net_cents, tax_cents,
      gross_cents, cause)
    select md5('invoice ' || n)::uuid, ${pick('businessUnitId')}, ${pick('orderId')}, 'invoice', 'I-DE',
      extract(year from d.day), n, d.day, d.day + interval '2 hours', d.day + 5, d.day - 30, d.day, 'de', 'vat',
      '{"document": {"lines": [{"trailer": {"number": "PS-1", "plate": "HH TY 1"}}]}}', 'PO-' || n,
      (n / 50 % 30)::text, 'transfer', 10000, 1900, 11900, 'run'
    from generate_series(1, ${sql.lit(count)}) n
    cross join lateral (select date '2024-01-01' + (n::bigint * 1078 / ${sql.lit(count)})::int as day) d`.execute(db);
  await sql`
    insert into invoice_account (invoice_id, business_unit_id, gross_cents, open_cents, due_on, status)
    select id, business_unit_id, gross_cents, case when is_open then gross_cents else 0 end, due_on,
      case when is_open then 'open' else 'settled' end
    from invoice cross join lateral (select sequence > ${sql.lit(count * 0.995)} as is_open) o`.execute(db);
  await sql`
    insert into invoice_line (invoice_id, line_no, business_unit_id, booking_id, item, part_no, period_from, period_to,
      text, quantity, unit, unit_price_cents, net_cents, tax_case, tax_country, tax_basis_points)
    select md5('invoice ' || n)::uuid, 1, ${pick('businessUnitId')}, ${pick('bookingId')}, 'rent', 1, '2026-11-01',
      '2026-11-30', 'Miete', 1, 'C62', 10000, 10000, 'shortTerm', 'DE', 1900
    from generate_series(1, ${sql.lit(count)}) n`.execute(db);
  await analyse(db, 'invoice', 'invoice_account', 'invoice_line', 'customer_order', 'booking', 'trailer');
  return billables;
}
