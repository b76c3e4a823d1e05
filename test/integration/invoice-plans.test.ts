import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { InvoiceQuery } from '#contract/invoice.ts';
import type { Database } from '#db/client.ts';
import { withoutLimits } from '#db/without-limits.ts';
import type { Member } from '#domain/team/actor.ts';
import type { Deps } from '#services/deps.ts';
import { listCostCentres } from '#services/invoice/list-cost-centres.ts';
import { listInvoices } from '#services/invoice/list-invoices.ts';
import { sumInvoiceMonths } from '#services/invoice/sum-invoice-months.ts';
import { getStatement } from '#services/account/get-statement.ts';
import { getCosts } from '#services/cost/get-costs.ts';
import { findScannedTables } from '../support/explain.ts';
import { makeManyInvoices } from '../support/many-invoices.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

/** No list of a customer may read these from end to end. */
const LARGE = ['invoice', 'invoice_account', 'invoice_line'];
/** Enough for a plan to be judged; the long run has as many as the goal speaks of. */
const INVOICES = process.env['TEST_LONG'] === '1' ? 100_000 : 40_000;
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

async function fill(db: Database): Promise<void> {
  const [first] = await makeManyInvoices(db, INVOICES);
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
}

const QUERIES: readonly InvoiceQuery[] = [
  {},
  { status: 'open' },
  { status: 'overdue' },
  { status: 'paid' },
  { status: 'all' },
  { costCentre: '7' },
  { status: 'paid', costCentre: '7' },
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

  test('its months and cost centres', async () => {
    const months = { query: { costCentre: '7' }, from: '2026-10-01', to: '2026-12-15' };
    expect(await scannedWhile((on) => sumInvoiceMonths(on, actor, months))).toEqual([]);
    expect(await scannedWhile((on) => sumInvoiceMonths(on, actor, { ...months, query: {} }))).toEqual([]);
    const centres = await listCostCentres(deps, actor);
    expect(centres.ok && centres.value).toHaveLength(30);
    expect(await scannedWhile((on) => listCostCentres(on, actor))).toEqual([]);
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
