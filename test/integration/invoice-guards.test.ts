import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase, type Database } from '#db/client.ts';
import { takeNumber, type NewInvoice } from '#db/invoice/invoice.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import { countWaiting } from '../support/count-waiting.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { issueInvoice, makeBillable, type Billable, type IssueWish } from '../support/issue-invoice.ts';
import { refusalOf } from '../support/refusal-of.ts';

let database: TestDatabase;
let db: Database;
let billable: Billable;
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  billable = await makeBillable(db);
});
afterAll(() => database[Symbol.asyncDispose]());

const issue = (wish: IssueWish = {}) => inTransaction(db, (trx) => issueInvoice(trx, billable, wish));

describe('numbers', () => {
  // Without the row of the series two of them take the same number; with a sequence those rolled back leave gaps.
  test('have neither gaps nor twins, however many are issued at once and given up, also over New Year', async () => {
    await using many = createDatabase(database.url, { poolSize: 50 });
    const giveUp = new Error('given up');
    const outcomes = await Promise.allSettled(
      Array.from({ length: 100 }, (_, i) =>
        inTransaction(many, async (trx) => {
          await issueInvoice(trx, billable, { country: 'NL', on: i % 2 === 0 ? '2026-12-31' : '2027-01-01' });
          if (i % 3 === 0) throw giveUp;
        }),
      ),
    );
    const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(failures).toEqual(Array.from({ length: 34 }, () => giveUp));
    const { rows } = await sql<{ year: number; numbers: string[] }>`
      select year, array_agg(number order by sequence) as numbers from invoice
      where series = 'I-NL' group by year order by year`.execute(db);
    const upTo = (count: number, year: string) =>
      Array.from({ length: count }, (_, i) => `I-${year}-NL-${String(i + 1).padStart(6, '0')}`);
    expect(rows).toEqual([
      { year: 2026, numbers: upTo(33, '26') },
      { year: 2027, numbers: upTo(33, '27') },
    ]);
  });

  test('that no document gets are refused at the end', async () => {
    const take = () => inTransaction(db, (trx) => takeNumber(trx, { series: 'I-DE', year: 2026 }));
    expect(await refusalOf(take)).toBe('number_series_has_no_gap');
  });

  test('that are taken together are given out one after the other, and all of them', async () => {
    const issueBoth = (first: number, second: number) =>
      inTransaction(db, async (trx) => {
        const taken = { at: await takeNumber(trx, { series: 'I-PL', year: 2026, count: 2 }) };
        for (const number of [first, second]) {
          await issueInvoice(trx, billable, { country: 'PL', sequence: taken.at - 2 + number });
        }
      });
    expect(await refusalOf(() => issueBoth(2, 1))).toBe('invoice_is_next');
    expect(await refusalOf(() => issueBoth(1, 3))).toBe('invoice_is_next');
    const one = () =>
      inTransaction(db, async (trx) => {
        const last = await takeNumber(trx, { series: 'I-PL', year: 2026, count: 2 });
        await issueInvoice(trx, billable, { country: 'PL', sequence: last - 1 });
      });
    expect(await refusalOf(one)).toBe('number_series_has_no_gap');
    await issueBoth(1, 2);
    await issueBoth(1, 2);
    const { rows } = await sql`select sequence from invoice where series = 'I-PL' order by sequence`.execute(db);
    expect(rows).toEqual([1, 2, 3, 4].map((sequence) => ({ sequence })));
  });

  test('of documents that one statement writes leave no gap either', async () => {
    const { id } = await inTransaction(db, (trx) => issueInvoice(trx, billable, { country: 'PL' }));
    const {
      number: _,
      content,
      ...like
    } = await db.selectFrom('invoice').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const issueTogether = (...places: readonly number[]) =>
      inTransaction(db, async (trx) => {
        const { series, year } = like;
        const count = Math.max(...places);
        const last = await takeNumber(trx, { series, year, count });
        const rows = places.map((place) => ({ ...like, id: randomUUID(), sequence: last - count + place }));
        await trx
          .insertInto('invoice')
          .values(rows.map((row) => ({ ...row, content: JSON.stringify(content) })))
          .execute();
      });
    expect(await refusalOf(() => issueTogether(1, 3))).toBe('invoice_is_next');
    expect(await refusalOf(() => issueTogether(2, 3))).toBe('invoice_is_next');
    // Only what belongs to them is missing.
    expect(await refusalOf(() => issueTogether(2, 1))).toBe('invoice_is_complete');
  });

  test('are counted up, and stay', async () => {
    await issue({ country: 'AT' });
    const attempts: Readonly<Record<string, string>> = {
      "update number_series set last = 7 where series = 'I-AT'": 'number_series_has_no_gap',
      "update number_series set last = last where series = 'I-AT'": 'number_series_counts_up',
      "insert into number_series values ('I-BE', 2026, 2)": 'number_series_has_no_gap',
      "update number_series set last = last + 1, year = 2028 where series = 'I-AT'": 'number_series_keeps_its_name',
      'delete from number_series': 'number_series_is_append_only',
      'truncate number_series': 'number_series_is_append_only',
    };
    for (const [statement, name] of Object.entries(attempts)) {
      expect(await refusalOf(() => sql.raw(statement).execute(db))).toBe(name);
    }
  });
});

const other = (changes: Partial<NewInvoice['invoice']>) => (rows: NewInvoice) => ({
  ...rows,
  invoice: { ...rows.invoice, ...changes },
});
const otherLine = (changes: Partial<NewInvoice['lines'][number]>) => (rows: NewInvoice) => ({
  ...rows,
  lines: rows.lines.map((line) => ({ ...line, ...changes })),
});

describe('a document is refused', () => {
  const CASES: Readonly<Record<string, readonly [NonNullable<IssueWish['mangle']>, string]>> = {
    'with a number of its own': [other({ sequence: 99_999 }), 'invoice_is_next'],
    'in the series of another kind': [other({ kind: 'claim', taxClass: 'claim' }), 'invoice_series'],
    'in the series of another year': [other({ issuedOn: '2025-11-30' }), 'invoice_year'],
    'whose sums do not add up': [other({ grossCents: 1 }), 'invoice_adds_up'],
    'without a day on which it is due': [other({ dueOn: null }), 'invoice_due'],
    'that corrects something without being a credit note': [
      (rows) => other({ correctsId: rows.invoice.id })(rows),
      'invoice_corrects',
    ],
    'collected without a mandate': [other({ collectOn: '2026-11-30' }), 'invoice_collected'],
    'whose period ends before it begins': [other({ periodTo: '2026-10-01' }), 'invoice_period'],
    'with lines that do not add up': [otherLine({ unitPriceCents: 9999, netCents: 9999 }), 'invoice_is_complete'],
    'with a line that does not multiply': [otherLine({ quantity: 2 }), 'invoice_line_multiplies'],
    'with a line for nothing': [otherLine({ netCents: 0, unitPriceCents: 0 }), 'invoice_line_net_cents_check'],
    'with a line taxed otherwise than its taxes': [otherLine({ taxBasisPoints: 700 }), 'invoice_is_complete'],
    'with tax that does not fit its rate': [
      (rows) => ({ ...rows, taxes: rows.taxes.map((tax) => ({ ...tax, taxCents: 1902 })) }),
      'invoice_tax_fits',
    ],
    'with an account over another sum': [
      (rows) => ({ ...rows, openCents: rows.openCents + 1 }),
      'invoice_account_open',
    ],
    'that credits a line without being a credit note': [
      (rows) => otherLine({ creditsInvoiceId: rows.invoice.id, creditsLineNo: 1 })(rows),
      'invoice_line_credits_its_invoice',
    ],
  };
  test.each(Object.entries(CASES))('%s', async (_, [mangle, name]) => {
    expect(await refusalOf(() => issue({ mangle }))).toBe(name);
  });

  test('without what belongs to it', async () => {
    const { promise: written, resolve } = Promise.withResolvers<NewInvoice['invoice']>();
    await issue({
      mangle: (rows) => {
        resolve(rows.invoice);
        return rows;
      },
    });
    const bare = await written;
    const alone = () =>
      inTransaction(db, async (trx) => {
        const sequence = await takeNumber(trx, { series: 'I-DE', year: 2026 });
        await trx
          .insertInto('invoice')
          .values({ ...bare, id: randomUUID(), sequence })
          .execute();
      });
    expect(await refusalOf(alone)).toBe('invoice_is_complete');
  });

  test('as a claim that is taxed', async () => {
    expect(await refusalOf(() => issue({ kind: 'claim', mangle: other({ taxClass: 'vat' }) }))).toBe('invoice_claims');
  });
});

describe('what was issued', () => {
  test('never changes, and nothing is added to it', async () => {
    const { id } = await issue({ netCents: 5000 });
    const tables = ['invoice', 'invoice_line', 'invoice_tax', 'invoice_file'];
    const attempts = Object.fromEntries([
      ...tables.flatMap((table) => [
        [`delete from ${table}`, `${table}_is_append_only`],
        [`truncate ${table} cascade`, `${table}_is_append_only`],
      ]),
      ['update invoice set net_cents = 1', 'invoice_is_append_only'],
      ["update invoice_line set text = 'x'", 'invoice_line_is_append_only'],
      ['update invoice_tax set tax_cents = 1', 'invoice_tax_is_append_only'],
      ["update invoice_file set content = 'x'", 'invoice_file_is_append_only'],
      ['delete from invoice_account', 'invoice_account_is_append_only'],
      [
        `insert into invoice_line select invoice_id, 2, business_unit_id, booking_id, item, part_no, service_key, charge_id,
          days_from, days_to, period_from, period_to, text, trace, quantity, unit, unit_price_cents, net_cents, tax_case,
          tax_country, tax_basis_points from invoice_line where invoice_id = '${id}'`,
        'invoice_is_closed',
      ],
      [`insert into invoice_tax values ('${id}', 'domestic', 'DE', 1900, 100, 19)`, 'invoice_is_closed'],
      [`insert into invoice_file values ('${id}', 'xrechnung', 'x', sha256('x'))`, 'invoice_is_closed'],
    ]);
    for (const [statement, name] of Object.entries(attempts)) {
      expect({ statement, by: await refusalOf(() => sql.raw(statement).execute(db)) }).toEqual({ statement, by: name });
    }
  });

  test('is open for no more than its sum, and settled when nothing is', async () => {
    const { id } = await issue({ netCents: 1000 });
    const set = (changes: { openCents?: number; status?: 'open' | 'settled' }) => () =>
      db.updateTable('invoiceAccount').set(changes).where('invoiceId', '=', id).execute();
    expect(await refusalOf(set({ openCents: 1191 }))).toBe('invoice_account_open');
    expect(await refusalOf(set({ openCents: -1 }))).toBe('invoice_account_open');
    expect(await refusalOf(set({ openCents: 0 }))).toBe('invoice_account_settled');
    expect(await refusalOf(set({ status: 'settled' }))).toBe('invoice_account_settled');
    await set({ openCents: 0, status: 'settled' })();
  });
});

describe('a credit note', () => {
  const credit = (corrects: string, netCents: number, wish: IssueWish = {}) =>
    issue({ kind: 'creditNote', corrects, netCents, ...wish });

  test('never gives back more than is left', async () => {
    const { id } = await issue({ netCents: 5000 });
    await credit(id, 3000);
    expect(await refusalOf(() => credit(id, 2001))).toBe('invoice_line_credit_fits');
    await credit(id, 2000);
    expect(await refusalOf(() => credit(id, 1))).toBe('invoice_line_credit_fits');
  });

  // Those of one year wait for each other's number; without the lock on the account those of two years do not wait.
  test('waits for another over New Year, and never gives back more than is left', async () => {
    const { id } = await issue({ netCents: 5000 });
    const { second } = await inTransaction(db, async (trx) => {
      await issueInvoice(trx, billable, { kind: 'creditNote', corrects: id, netCents: 3000 });
      const later = refusalOf(() => credit(id, 3000, { on: '2027-01-01' }));
      await expect.poll(() => countWaiting(db)).toBe(1);
      return { second: later };
    });
    expect(await second).toBe('invoice_line_credit_fits');
  });

  test('is about the items and the tax of its invoice', async () => {
    const { id } = await issue({ netCents: 5000 });
    const second = await issue({ netCents: 5000 });
    const attempts = {
      item: otherLine({ item: 'liability' }),
      invoice: otherLine({ creditsInvoiceId: second.id }),
      nothing: otherLine({ creditsInvoiceId: null, creditsLineNo: null }),
    };
    expect(await refusalOf(() => credit(id, 100, { mangle: attempts.item }))).toBe('invoice_line_credit_fits');
    expect(await refusalOf(() => credit(id, 100, { mangle: attempts.invoice }))).toBe(
      'invoice_line_credits_its_invoice',
    );
    expect(await refusalOf(() => credit(id, 100, { mangle: attempts.nothing }))).toBe(
      'invoice_line_credits_its_invoice',
    );
  });

  test('corrects an invoice of its order and seller, and no credit note', async () => {
    const { id } = await issue({ netCents: 5000 });
    const note = await credit(id, 100);
    expect(await refusalOf(() => credit(note.id, 100))).toBe('invoice_corrects_its_like');
    expect(await refusalOf(() => credit(id, 100, { country: 'AT' }))).toBe('invoice_corrects_its_like');
    const foreign = await makeBillable(db);
    const elsewhere = () =>
      inTransaction(db, (trx) => issueInvoice(trx, foreign, { kind: 'creditNote', corrects: id, netCents: 100 }));
    expect(await refusalOf(elsewhere)).toBe('invoice_corrects_its_like');
  });

  test('gives back no more tax than there was', async () => {
    // Tax of 3 cents is 1 cent; of 3 times 1 cent rounded each time it is none, so the last may give back the whole.
    const { id } = await issue({ netCents: 3 });
    const withTax = (taxCents: number) => (rows: NewInvoice) => ({
      ...other({ taxCents, grossCents: rows.invoice.netCents + taxCents })(rows),
      taxes: rows.taxes.map((tax) => ({ ...tax, taxCents })),
      openCents: rows.invoice.netCents + taxCents,
    });
    await credit(id, 1, { mangle: withTax(1) });
    expect(await refusalOf(() => credit(id, 1, { mangle: withTax(1) }))).toBe('invoice_tax_credit_fits');
    await credit(id, 2, { mangle: withTax(0) });
  });
});
