import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADMIN_INVOICE_FILTERS, type AdminInvoiceQuery } from '#contract/admin-invoice.ts';
import type { Database } from '#db/client.ts';
import { withoutLimits } from '#db/without-limits.ts';
import type { PlatformAdmin } from '#domain/team/actor.ts';
import { sumInvoiced } from '#db/figure/money-task.queries.ts';
import { sumMoneyTasks } from '#services/admin/figure/list-money-tasks.ts';
import { listInvoices } from '#services/admin/invoice/list-invoices.ts';
import type { Deps } from '#services/deps.ts';
import { listArchiveYears } from '#db/export/archive.queries.ts';
import { countPending, listPending, sumPending } from '#db/export/pending-booking.queries.ts';
import { sumUpInvoices } from '#services/admin/invoice/sum-up-invoices.ts';
import { listDebits } from '#services/debit/list-debits.ts';
import { listProposals } from '#services/dunning/list-proposals.ts';
import { findScannedTables } from '../support/explain.ts';
import { makeManyInvoices } from '../support/many-invoices.ts';
import { makeUser } from '../support/make-rows.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

/** The list of the operator may not read these from end to end. */
const LARGE = ['invoice', 'invoice_account', 'invoice_line'];
const INVOICES = 100_000;
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

async function fill(db: Database): Promise<void> {
  await makeManyInvoices(db, INVOICES);
  operator = { kind: 'platformAdmin', role: 'admin', userId: await makeUser(db, { isAdmin: true }) };
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

describe(`of ${INVOICES} invoices neither documents nor lines are read whole to count and sum up`, () => {
  // Accounts are narrow rows: where many of them are wanted, reading all of them may be the shorter way.
  const wide = LARGE.filter((table) => table !== 'invoice_account');
  const scannedBy = async (query: AdminInvoiceQuery): Promise<string[]> => {
    const scanned = await findScannedTables(deps.db, async (db) => {
      expect(await sumUpInvoices({ ...deps, db }, operator, query)).toMatchObject({ ok: true });
    });
    return scanned.filter((table) => wide.includes(table));
  };

  test.each(ADMIN_INVOICE_FILTERS)('the tabs beside %s', async (status) => {
    expect(await scannedBy({ status })).toEqual([]);
  });

  test.each(['I-26-DE-0999', 'PO-4711', 'O-26-004711', 'nothing at all'])('the search for %s', async (q) => {
    expect(await scannedBy({ q })).toEqual([]);
  });
});

test('what all documents have is counted as far as it is told', async () => {
  const found = await sumUpInvoices(deps, operator, { q: 'i-' });
  const all = await sumUpInvoices(deps, operator, {});
  expect(found).toEqual(all);
  const formerYear = await sumUpInvoices(deps, operator, { q: 'de 25', status: 'open' });
  expect(formerYear).toMatchObject({ ok: true, value: { counts: { open: 0 } } });
});

test('what all documents have is found without gathering them, and the newest come first', async () => {
  const all = await listInvoices(deps, operator, { limit: 3 });
  const found = await listInvoices(deps, operator, { q: 'I-', limit: 3 });
  expect(found).toMatchObject({ ok: true, value: { items: all.ok ? all.value.items.map(({ id }) => ({ id })) : [] } });
  const formerYear = await listInvoices(deps, operator, { q: 'I-25', limit: 3 });
  const numbers = formerYear.ok ? formerYear.value.items.map(({ number }) => number.slice(0, 5)) : [];
  expect(numbers).toEqual(['I-25-', 'I-25-', 'I-25-']);
});

describe(`of ${INVOICES} invoices the desk reads no large table whole for`, () => {
  const isLarge = (table: string) => LARGE.includes(table);

  test('the tasks of money', async () => {
    const scanned = await findScannedTables(deps.db, (db) =>
      sumMoneyTasks(db, { now: new Date(TODAY), wantedOf: () => ({ except: [] }) }),
    );
    expect(scanned.filter(isLarge)).toEqual([]);
  });

  test('reminders', async () => {
    const scanned = await findScannedTables(deps.db, (db) => listProposals({ ...deps, db }, operator));
    expect(scanned.filter(isLarge)).toEqual([]);
  });

  test('direct debits', async () => {
    const scanned = await findScannedTables(deps.db, (db) => listDebits({ ...deps, db }, operator));
    expect(scanned.filter(isLarge)).toEqual([]);
  });

  test('the first bookings of the accountants, and the years of the archive', async () => {
    const days = { from: '2026-10-01', to: '2026-10-07' };
    const scanned = await findScannedTables(deps.db, async (db) => {
      await listPending(db, days, 50);
      await sumPending(db, days, days.from);
      await countPending(db, days);
      await listArchiveYears(db);
    });
    expect(scanned.filter((table) => isLarge(table) || table === 'invoice_file')).toEqual([]);
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
