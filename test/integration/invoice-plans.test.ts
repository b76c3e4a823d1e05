import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { InvoiceQuery } from '#contract/invoice.ts';
import type { Database } from '#db/client.ts';
import { withoutLimits } from '#db/without-limits.ts';
import type { Member } from '#domain/team/actor.ts';
import type { Deps } from '#services/deps.ts';
import { listInvoices } from '#services/invoice/list-invoices.ts';
import { getStatement } from '#services/account/get-statement.ts';
import { getCosts } from '#services/cost/get-costs.ts';
import { analyse, findScannedTables } from '../support/explain.ts';
import { type Billable, makeBillable } from '../support/issue-invoice.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

/** No list of a customer may read these from end to end. */
const LARGE = ['invoice', 'invoice_account', 'invoice_line'];
const INVOICES = 100_000;
const UNITS = 50;
const TODAY = '2026-12-15T09:00:00Z';

let shop: TestApp;
let deps: Deps;
let actor: Member;
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
  const [first] = billables;
  if (first === undefined) throw new Error('There is nothing to bill');
  const { userId } = await db
    .selectFrom('membership')
    .select('userId')
    .where('businessUnitId', '=', first.businessUnitId)
    .executeTakeFirstOrThrow();
  actor = {
    kind: 'member',
    userId,
    businessUnitId: first.businessUnitId,
    role: 'accountant',
    legalAccepted: true,
    impersonatedBy: null,
  };
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

const QUERIES: readonly InvoiceQuery[] = [
  {},
  { status: 'open' },
  { status: 'overdue' },
  { status: 'paid' },
  { status: 'all' },
];

describe(`of ${INVOICES} invoices no large table is read whole by`, () => {
  const scannedBy = (query: InvoiceQuery) => scannedWhile((on) => listInvoices(on, actor, query));
  const scannedWhile = async (read: (on: Deps) => Promise<{ readonly ok: boolean }>): Promise<string[]> => {
    const scanned = await findScannedTables(deps.db, async (db) => {
      expect(await read({ ...deps, db })).toMatchObject({ ok: true });
    });
    return scanned.filter((table) => LARGE.includes(table));
  };

  test.each(QUERIES)('the list with %j, on every page', async (query) => {
    const first = await listInvoices(deps, actor, { ...query, limit: 1 });
    if (!first.ok) throw new Error(first.error.code);
    expect(first.value.items).toHaveLength(1);
    const { nextCursor: cursor } = first.value;
    for (const page of cursor === null ? [query] : [query, { ...query, cursor }]) {
      expect(await scannedBy(page), JSON.stringify(page)).toEqual([]);
    }
  });

  test('the costs of a year', async () => {
    expect(await scannedWhile((on) => getCosts(on, actor))).toEqual([]);
    expect(await scannedWhile((on) => getCosts(on, actor, { year: 2024 }))).toEqual([]);
  });

  test('the statement of any days', async () => {
    const query = { from: '2026-11-01', to: '2026-11-30' };
    expect(await scannedWhile((on) => getStatement(on, actor, { whose: 'own', query }))).toEqual([]);
  });

  test.each(['I-26-DE', 'PO-4711', 'HH TY', 'nothing at all'])('the search for %s', async (q) => {
    expect(await scannedBy({ q })).toEqual([]);
    expect(await scannedBy({ q, status: 'open' })).toEqual([]);
  });
});
