import { sql } from 'kysely';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AccountStatement } from '#contract/statement.ts';
import type { Database } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import { AGES } from '#domain/account/ageing.ts';
import { addDays } from '#domain/time/wall-clock.ts';
import { loadStatement } from '#services/account/load-statement.ts';
import { sendStatements } from '#services/account/send-statements.ts';
import type { Deps } from '#services/deps.ts';
import { issueInvoice, makeBillable } from '../support/issue-invoice.ts';
import { makeUser } from '../support/make-rows.ts';
import { enter, makePlatformAdmin, signIn } from '../support/people.ts';
import { accountStep, FIRST_STEPS, playStep } from '../support/random-account.ts';
import { readPdf } from '../support/read-pdf.ts';
import { BILLING_ENV } from '../support/sample-seller.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const DAY_ONE = '2026-11-02';
const LAST_DAY = '2026-12-31';
const NOON = 'T11:00:00Z';

let shop: TestApp;
let db: Database;
beforeAll(async () => {
  shop = await createTestApp({ env: BILLING_ENV });
  ({ db } = shop.deps);
});
afterAll(() => shop[Symbol.asyncDispose]());

const at = (day: string): Deps => ({ ...shop.deps, clock: { now: () => new Date(`${day}${NOON}`) } });

async function statementOf(businessUnitId: string, from: string, to: string): Promise<AccountStatement> {
  const loaded = await loadStatement(at(to), { businessUnitId, query: { from, to } });
  if (loaded === undefined) throw new Error('There is no such company');
  return loaded.statement;
}

/** What the books say now: open on documents, and what waits on credit notes and as money. */
async function readBooks(businessUnitId: string) {
  const { rows } = await sql<{ open: number; unused: number }>`
    select (select coalesce(sum(open_cents) filter (where due_on is not null), 0)::bigint from invoice_account
        where business_unit_id = ${businessUnitId}) as open,
      ((select coalesce(sum(open_cents) filter (where due_on is null), 0) from invoice_account
        where business_unit_id = ${businessUnitId})
      + (select coalesce(sum(unused_cents) filter (where kind <> 'writeOff'), 0) from payment
        where business_unit_id = ${businessUnitId}))::bigint as unused`.execute(db);
  const [books] = rows;
  if (books === undefined) throw new Error('A sum has one row');
  return books;
}

const openOf = ({ ageing }: AccountStatement): number => AGES.reduce((sum, age) => sum + ageing[age].cents, 0);

describe('the statement of an account', () => {
  const steps = fc.array(accountStep, { minLength: 22, maxLength: 22 });

  // The same histories every time: what a seed makes of them.
  test.each(fc.sample(steps, { numRuns: 4, seed: 20_261_231 }))(
    'agrees with the books after every act, and with itself on every day before (%#)',
    async (...played) => {
      const billable = await makeBillable(db);
      const { businessUnitId } = billable;
      const userId = await makeUser(db);
      for (const [i, step] of [...FIRST_STEPS, ...played].entries()) {
        const day = addDays(DAY_ONE, i * 2);
        await playStep(db, { ...billable, userId }, step, day);
        const { closing, open, unused } = await statementOf(businessUnitId, DAY_ONE, day);
        expect({ open: open.cents, unused: unused.cents }, JSON.stringify(step)).toEqual(
          await readBooks(businessUnitId),
        );
        expect(closing.cents).toBe(open.cents - unused.cents);
      }
      const whole = await statementOf(businessUnitId, '2026-01-01', LAST_DAY);
      expect(whole.rows.length).toBeGreaterThan(FIRST_STEPS.length - 4);
      for (let day = DAY_ONE; day < LAST_DAY; day = addDays(day, 7)) {
        const statement = await statementOf(businessUnitId, DAY_ONE, day);
        const moved = statement.rows.reduce((sum, { amount }) => sum + amount.cents, 0);
        expect(statement.opening.cents + moved).toBe(statement.closing.cents);
        expect(openOf(statement)).toBe(statement.open.cents);
        expect(Math.min(...AGES.map((age) => statement.ageing[age].cents))).toBeGreaterThanOrEqual(0);
        const rest = await statementOf(businessUnitId, addDays(day, 1), LAST_DAY);
        expect(rest.opening).toEqual(statement.closing);
        expect(rest.closing).toEqual(whole.closing);
      }
    },
  );

  test('is for whoever looks after the money, of the own company alone, and for the operator', async () => {
    const { person, browser } = await enter(shop, { role: 'accountant' });
    const { businessUnitId } = person;
    const billable = await makeBillable(db, businessUnitId);
    await inTransaction(db, (trx) => issueInvoice(trx, billable, { on: '2026-11-30' }));
    const query = 'from=2026-11-01&to=2026-11-30';
    const own: AccountStatement = await (await browser.get(`/api/statement?${query}`)).json();
    expect(own).toMatchObject({
      opening: { cents: 0 },
      closing: { cents: 11_900 },
      ageing: { notDue: { cents: 11_900 } },
    });
    const { browser: stranger } = await enter(shop);
    expect(await (await stranger.get(`/api/statement?${query}`)).json()).toMatchObject({
      rows: [],
      closing: { cents: 0 },
    });
    const { browser: viewer } = await enter(shop, { role: 'viewer', businessUnitId });
    expect((await viewer.get(`/api/statement.pdf?${query}`)).status).toBe(403);
    expect((await browser.get(`/api/admin/accounts/${businessUnitId}/statement?${query}`)).status).toBe(403);

    const operator = shop.newBrowser();
    await signIn(operator, await makePlatformAdmin(shop.deps));
    const seen = await operator.get(`/api/admin/accounts/${businessUnitId}/statement?${query}`);
    expect(await seen.json()).toEqual(own);
    const csv = await (await browser.get(`/api/statement.csv?${query}`)).text();
    expect(csv.split('\r\n')).toHaveLength(5);
    expect(csv).toContain(';2026-11-30;119;119');
    const pdf = await operator.get(`/api/admin/accounts/${businessUnitId}/statement.pdf?${query}`);
    expect(readPdf(new Uint8Array(await pdf.arrayBuffer())).text).toContain('I-26-DE-');
  });

  test.each([
    ['from=2026-11-30&to=2026-11-01', { to: 'before-from' }],
    ['from=2026-11-01', { to: 'required' }],
    ['to=2026-11-01', { from: 'required' }],
    ['from=2026-02-30&to=2026-03-01', { from: 'wall-time' }],
    ['from=2026-02-01T00:00&to=2026-03-01', { from: 'wall-time' }],
    ['from=2026-02-01&to=2026-03-01&unit=1', { unit: 'unrecognized-keys' }],
  ])('refuses %s', async (query, fields) => {
    const { browser } = await enter(shop);
    const refused = await browser.get(`/api/statement?${query}`);
    expect([refused.status, await refused.json()]).toMatchObject([422, { fields }]);
  });
});

describe('the statement of a month by mail', () => {
  const company = async (changes: { readonly monthlyStatement: boolean; readonly isBilled?: boolean }) => {
    const billable = await makeBillable(db);
    const { businessUnitId: id } = billable;
    const { monthlyStatement, isBilled = true } = changes;
    const invoiceEmail = `${id}@books.example`;
    await db.updateTable('businessUnit').set({ monthlyStatement, invoiceEmail }).where('id', '=', id).execute();
    if (isBilled) await inTransaction(db, (trx) => issueInvoice(trx, billable, { on: '2026-11-30' }));
    return invoiceEmail;
  };

  test('goes once to whoever wants it, however often and wherever the job runs', async () => {
    const [wants, wantsNot, quiet] = [
      await company({ monthlyStatement: true }),
      await company({ monthlyStatement: false }),
      await company({ monthlyStatement: true, isBilled: false }),
    ];
    const runs = await Promise.all([sendStatements(at('2026-12-02')), sendStatements(at('2026-12-02'))]);
    expect(runs.map(({ month }) => month)).toEqual(['2026-11-01', '2026-11-01']);
    expect(runs.reduce((sum, { queued }) => sum + queued, 0)).toBe(2);
    expect(await sendStatements(at('2026-12-03'))).toMatchObject({ queued: 0 });
    await shop.workOffOutbox();
    const to = (address: string) => shop.mails.filter((mail) => mail.to === address);
    expect(to(wantsNot)).toEqual([]);
    // Nothing has ever happened there.
    expect(to(quiet)).toEqual([]);
    expect(to(wants)).toMatchObject([{ subject: expect.stringContaining('01.11.2026 bis 30.11.2026') }]);
    expect(to(wants)[0]?.text).toContain('119,00');
    expect(to(wants)[0]?.attachments).toHaveLength(1);
    expect(await sendStatements(at('2027-01-02'))).toEqual({ month: '2026-12-01', queued: 2 });
  });

  test('can be chosen by the company, and stays as it is if nothing is said of it', async () => {
    const { browser } = await enter(shop, { role: 'accountant' });
    const path = '/api/users/business-unit/invoicing';
    const input = { addressId: null, format: 'hybrid' };
    expect(await (await browser.get(path)).json()).toMatchObject({ monthlyStatement: false });
    expect(
      await (await browser.send('PUT', path, { body: { ...input, monthlyStatement: true } })).json(),
    ).toMatchObject({
      monthlyStatement: true,
    });
    expect(await (await browser.send('PUT', path, { body: input })).json()).toMatchObject({ monthlyStatement: true });
  });
});
