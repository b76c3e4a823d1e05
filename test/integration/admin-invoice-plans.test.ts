import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADMIN_INVOICE_FILTERS, type AdminInvoiceQuery } from '#contract/admin-invoice.ts';
import type { Database } from '#db/client.ts';
import { withoutLimits } from '#db/without-limits.ts';
import type { PlatformAdmin } from '#domain/team/actor.ts';
import { sumInvoiced } from '#db/figure/money-task.queries.ts';
import { listMoneyTasks } from '#services/admin/figure/list-money-tasks.ts';
import { listInvoices } from '#services/admin/invoice/list-invoices.ts';
import type { Deps } from '#services/deps.ts';
import { analyse, findScannedTables } from '../support/explain.ts';
import { type Billable, makeBillable } from '../support/issue-invoice.ts';
import { makeUser } from '../support/make-rows.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

/** The list of the operator may not read these from end to end. */
const LARGE = ['invoice', 'invoice_account', 'invoice_line'];
const INVOICES = 100_000;
const UNITS = 50;
const TODAY = '2026-12-15T09:00:00Z';

let shop: TestApp;
let deps: Deps;
let operator: PlatformAdmin;
beforeAll(async () => {
  shop = await createTestApp();
  deps = { ...shop.deps, clock: { now: () => new Date(TODAY) } };
  await withoutLimits(deps.db, fill);
}, 240_000);
afterAll(() => shop[Symbol.asyncDispose]());

/** Three years of invoices, of which the last hundredth is open. Their guards are tried elsewhere. */
async function fill(db: Database): Promise<void> {
  const billables: Billable[] = [];
  for (let unit = 0; unit < UNITS; unit += 1) billables.push(await makeBillable(db));
  operator = { kind: 'platformAdmin', userId: await makeUser(db, { isAdmin: true }) };
  for (const table of ['invoice', 'invoice_account', 'invoice_line']) {
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(db);
  }
  const pick = (column: keyof Billable) =>
    sql`(${sql.val(billables.map((each) => each[column]))}::uuid[])[1 + n % ${sql.lit(UNITS)}]`;
  await sql`
    insert into invoice (id, business_unit_id, order_id, kind, series, year, sequence, issued_on, issued_at, due_on,
      period_from, period_to, locale, tax_class, content, po_number, payment_method, net_cents, tax_cents, gross_cents,
      cause)
    select md5('invoice ' || n)::uuid, ${pick('businessUnitId')}, ${pick('orderId')}, 'invoice', 'I-DE',
      extract(year from d.day), n, d.day, d.day + interval '2 hours', d.day + 5, d.day - 30, d.day, 'de', 'vat',
      '{"document": {"lines": [{"trailer": {"number": "PS-1", "plate": "HH TY 1"}}]}}', 'PO-' || n, 'transfer',
      10000, 1900, 11900, 'run'
    from generate_series(1, ${sql.lit(INVOICES)}) n
    cross join lateral (select date '2024-01-01' + (n::bigint * 1078 / ${sql.lit(INVOICES)})::int as day) d`.execute(
    db,
  );
  await sql`
    insert into invoice_account (invoice_id, business_unit_id, gross_cents, open_cents, due_on, status)
    select id, business_unit_id, gross_cents, case when is_open then gross_cents else 0 end, due_on,
      case when is_open then 'open' else 'settled' end
    from invoice cross join lateral (select sequence > ${sql.lit(INVOICES * 0.99)} as is_open) o`.execute(db);
  await sql`
    insert into invoice_line (invoice_id, line_no, business_unit_id, booking_id, item, part_no, period_from, period_to,
      text, quantity, unit, unit_price_cents, net_cents, tax_case, tax_country, tax_basis_points)
    select md5('invoice ' || n)::uuid, 1, ${pick('businessUnitId')}, ${pick('bookingId')}, 'rent', 1, '2026-11-01',
      '2026-11-30', 'Miete', 1, 'C62', 10000, 10000, 'shortTerm', 'DE', 1900
    from generate_series(1, ${sql.lit(INVOICES)}) n`.execute(db);
  await analyse(db, 'invoice', 'invoice_account', 'invoice_line', 'customer_order', 'booking', 'trailer');
}

const QUERIES: readonly AdminInvoiceQuery[] = [{}, ...ADMIN_INVOICE_FILTERS.map((status) => ({ status }))];

describe(`of ${INVOICES} invoices no large table is read whole by`, () => {
  const scannedBy = async (query: AdminInvoiceQuery): Promise<string[]> => {
    const scanned = await findScannedTables(deps.db, async (db) => {
      expect(await listInvoices({ ...deps, db }, operator, query)).toMatchObject({ ok: true });
    });
    return scanned.filter((table) => LARGE.includes(table));
  };

  test.each(QUERIES)('the list with %j, on every page', async (query) => {
    expect(await scannedBy(query)).toEqual([]);
    const first = await listInvoices(deps, operator, { ...query, limit: 1 });
    if (!first.ok) throw new Error(first.error.code);
    const { nextCursor } = first.value;
    expect(nextCursor === null ? [] : await scannedBy({ ...query, cursor: nextCursor })).toEqual([]);
  });

  test.each(['I-26-DE-099', 'PO-4711', 'O-26-004711', 'muster', 'nothing at all'])('the search for %s', async (q) => {
    expect(await scannedBy({ q })).toEqual([]);
    expect(await scannedBy({ q, status: 'open' })).toEqual([]);
  });
});

describe(`of ${INVOICES} invoices the desk reads no large table whole for`, () => {
  const isLarge = (table: string) => LARGE.includes(table);

  test('the tasks of money', async () => {
    const scanned = await findScannedTables(deps.db, (db) => listMoneyTasks(db, new Date(TODAY)));
    expect(scanned.filter(isLarge)).toEqual([]);
  });

  test('the revenue of twelve months', async () => {
    const year = { from: '2026-01', to: '2026-12' };
    const scanned = await findScannedTables(deps.db, (db) => sumInvoiced(db, year));
    expect(scanned.filter(isLarge)).toEqual([]);
    const months = await sumInvoiced(deps.db, year);
    expect(months.reduce((sum, { netCents, invoices }) => sum + netCents - invoices * 10_000, 0)).toBe(0);
    expect(months.filter(({ invoices }) => invoices > 2000)).toHaveLength(11);
  });
});
