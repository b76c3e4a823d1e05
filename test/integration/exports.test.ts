import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertExportRun } from '#db/export/export-run.queries.ts';
import { lockExports } from '#db/export/pending-booking.queries.ts';
import { insertPayment } from '#db/payment/payment.queries.ts';
import { insertSettlement } from '#db/payment/settlement.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import type { PlatformAdmin } from '#domain/team/actor.ts';
import { addDays } from '#domain/time/wall-clock.ts';
import type { Deps } from '#services/deps.ts';
import { loadStatement } from '#services/account/load-statement.ts';
import { writeAccount } from '#services/account/write-account.ts';
import { addClaim } from '#services/dunning/add-claim.ts';
import { payClaim } from '#services/dunning/pay-claim.ts';
import { waiveClaim } from '#services/dunning/waive-claim.ts';
import { downloadExport } from '#services/export/download-export.ts';
import { exportDatev } from '#services/export/export-datev.ts';
import { getExports } from '#services/export/get-exports.ts';
import { previewDatev } from '#services/export/preview-datev.ts';
import { writeArchive } from '#services/export/write-archive.ts';
import { undoPayment } from '#services/ledger/undo-payment.ts';
import { MACHINE } from '#services/list/csv-reader.ts';
import { copyInvoice } from '../support/copy-invoice.ts';
import { countWaiting } from '../support/count-waiting.ts';
import { DATEV_ENV, makeDebtor, makeExportable } from '../support/export-world.ts';
import { makeBillable, type IssueWish } from '../support/issue-invoice.ts';
import { makeUser } from '../support/make-rows.ts';
import { asSomebodyElse } from '../support/outside-ports.ts';
import { accountStep, type AccountStep, FIRST_STEPS, playStep } from '../support/random-account.ts';
import { refusalOf } from '../support/refusal-of.ts';
import { BILLING_ENV } from '../support/sample-seller.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { unzip } from '../support/unzip.ts';

let shop: TestApp;
let operator: PlatformAdmin;
beforeAll(async () => {
  shop = await createTestApp({ env: { ...BILLING_ENV, ...DATEV_ENV } });
  operator = { kind: 'platformAdmin', role: 'admin', userId: await makeUser(shop.deps.db, { isAdmin: true }) };
});
afterAll(() => shop[Symbol.asyncDispose]());

const at = (moment: string): Deps => ({ ...shop.deps, clock: { now: () => new Date(moment) } });

const run = async (month: string, moment: string, idempotencyKey = `${month} ${moment}`) =>
  exportDatev(at(moment), operator, { input: { month }, idempotencyKey });

const preview = async (month: string, moment: string) => {
  const seen = await previewDatev(at(moment), operator, { month });
  if (!seen.ok) throw new Error(seen.error.code);
  return seen.value;
};

async function fileOf(runId: string): Promise<Buffer> {
  const file = await downloadExport(shop.deps, operator, runId);
  if (!file.ok) throw new Error(file.error.code);
  return file.value.content;
}

/** What the bookings of a file say: amount, side, both accounts, day, reference. */
const bookingsIn = (file: Buffer): string[] =>
  new TextDecoder('windows-1252')
    .decode(file)
    .split('\r\n')
    .slice(2, -1)
    .map((line) => line.replaceAll('"', '').split(';'))
    .map((fields) => [0, 1, 6, 7, 9, 10].map((i) => fields[i]).join(' '));

const debtorOf = async (businessUnitId: string): Promise<number | null> => {
  const { db } = shop.deps;
  const unit = await db
    .selectFrom('businessUnit')
    .select('debtorNumber')
    .where('id', '=', businessUnitId)
    .executeTakeFirstOrThrow();
  return unit.debtorNumber;
};
const numberOf = async (invoiceId: string): Promise<string> => {
  const { db } = shop.deps;
  return (await db.selectFrom('invoice').select('number').where('id', '=', invoiceId).executeTakeFirstOrThrow()).number;
};

const pay = (businessUnitId: string | null, bookedOn: string, cents: number) =>
  inTransaction(shop.deps.db, (trx) =>
    insertPayment(trx, {
      businessUnitId,
      kind: 'transfer',
      bookedOn,
      cents,
      createdAt: new Date(`${bookedOn}T08:00:00Z`),
    }),
  );

const made = async (outcome: ReturnType<typeof run>) => {
  const result = await outcome;
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};

const HEAD = {
  kind: 'datev',
  month: '2038-01-01',
  fromOn: '2038-01-01',
  toOn: '2038-01-31',
  fiscalYearFrom: '2038-01-01',
  documents: 1,
  billedCents: 11_900,
  payments: 0,
  paidCents: 0,
  fileName: 'EXTF_x.csv',
  content: Buffer.from('x'),
  sha256: Buffer.alloc(32),
  createdAt: new Date('2038-02-01T08:00:00Z'),
};
const TAX = { taxCountry: 'DE', taxCase: 'shortTerm', taxBasisPoints: 1900 };
const NO_MONEY = { paymentId: null, claimId: null, on: '2038-01-05', turn: null };
const FEBRUARY = { month: '2036-02-01', fromOn: '2036-02-01', toOn: '2036-02-29', fiscalYearFrom: '2036-01-01' };

/** Each test has a year of its own, so that none finds what another has left. */
describe('a file for DATEV', () => {
  test('holds documents and money once; what comes later is in the next; it can be fetched again as it was', async () => {
    const debtor = await makeDebtor(shop.deps);
    const konto = await debtorOf(debtor.businessUnitId);
    const { invoiceId } = await makeExportable(shop.deps, { on: '2031-10-31' }, debtor);
    const number = await numberOf(invoiceId);
    const { id: paymentId } = await pay(debtor.businessUnitId, '2031-10-31', 11_900);
    await inTransaction(shop.deps.db, (trx) =>
      insertSettlement(trx, {
        businessUnitId: debtor.businessUnitId,
        invoiceId,
        paymentId,
        cents: 11_900,
        createdAt: new Date('2031-10-31T08:00:00Z'),
      }),
    );
    const unknown = await pay(null, '2031-10-15', 500);

    expect(await preview('2031-10', '2031-11-02T08:00:00Z')).toMatchObject({
      documents: 1,
      billed: { cents: 11_900 },
      payments: 1,
      paid: { cents: 11_900 },
      unknownMoney: 1,
      from: '2031-10-01',
      to: '2031-10-31',
      missingAccounts: [],
      rows: [{ account: String(konto), counterAccount: '8400', side: 'S', reference: number }, { account: '1200' }],
    });
    const october = await made(run('2031-10', '2031-11-02T08:00:00Z'));
    expect(october).toMatchObject({
      replayed: false,
      answer: { documents: 1, payments: 1, fileName: 'EXTF_Buchungsstapel_2031-10.csv', month: '2031-10' },
    });
    const file = await fileOf(october.answer.id);
    expect(bookingsIn(file)).toEqual([
      `119,00 S ${konto} 8400 3110 ${number}`,
      `119,00 S 1200 ${konto} 3110 ${number}`,
    ]);
    expect(createHash('sha256').update(file).digest('hex')).toBe(october.answer.sha256);

    expect(await run('2031-10', '2031-11-02T09:00:00Z')).toMatchObject({ error: { code: 'nothing-to-export' } });
    // Found out late whose it is: it goes into the next file, whose days reach back.
    await shop.deps.db
      .updateTable('payment')
      .set({ businessUnitId: debtor.businessUnitId })
      .where('id', '=', unknown.id)
      .execute();
    expect(await preview('2031-11', '2031-12-01T08:00:00Z')).toMatchObject({ earlier: 1, from: '2031-10-01' });
    const november = await made(run('2031-11', '2031-12-01T08:00:00Z'));
    expect(november.answer).toMatchObject({ from: '2031-10-01', to: '2031-11-30', payments: 1, documents: 0 });
    expect(bookingsIn(await fileOf(november.answer.id))).toEqual([`5,00 S 1200 ${konto} 1510 `]);
    expect((await fileOf(october.answer.id)).equals(file)).toBe(true);
    const log = await shop.deps.db
      .selectFrom('auditLog')
      .select('action')
      .where('objectId', '=', october.answer.id)
      .orderBy('id')
      .execute();
    expect(log.map(({ action }) => action)).toEqual(['export.datev', 'export.download', 'export.download']);
  });

  test('takes money from whom it was not, and gives it to whom it is', async () => {
    const [first, second] = [await makeDebtor(shop.deps), await makeDebtor(shop.deps)];
    const { id } = await pay(first.businessUnitId, '2032-03-10', 900);
    await made(run('2032-03', '2032-04-01T08:00:00Z'));
    await shop.deps.db
      .updateTable('payment')
      .set({ businessUnitId: second.businessUnitId })
      .where('id', '=', id)
      .execute();
    const { answer } = await made(run('2032-04', '2032-05-01T08:00:00Z'));
    expect(answer).toMatchObject({ payments: 2, paid: { cents: 0 } });
    expect(bookingsIn(await fileOf(answer.id))).toEqual([
      `9,00 H 1200 ${await debtorOf(first.businessUnitId)} 1003 `,
      `9,00 S 1200 ${await debtorOf(second.businessUnitId)} 1003 `,
    ]);
    expect(await run('2032-05', '2032-06-01T08:00:00Z')).toMatchObject({ error: { code: 'nothing-to-export' } });
  });

  test('never reaches into another fiscal year, which is exported by its own last month', async () => {
    const { businessUnitId } = await makeExportable(shop.deps, { on: '2033-12-31' });
    await makeExportable(shop.deps, { on: '2034-01-02' });
    expect(await preview('2034-01', '2034-02-01T08:00:00Z')).toMatchObject({
      documents: 1,
      formerYear: { month: '2033-12', bookings: 1 },
      fiscalYear: { from: '2034-01-01', to: '2034-12-31' },
    });
    const january = await made(run('2034-01', '2034-02-01T08:00:00Z'));
    expect(january.answer.documents).toBe(1);
    const december = await made(run('2033-12', '2034-02-01T08:00:00Z'));
    expect(bookingsIn(await fileOf(december.answer.id))[0]).toContain(` ${await debtorOf(businessUnitId)} 8400 3112 `);
    expect(await preview('2034-01', '2034-02-01T08:00:00Z')).toMatchObject({ documents: 0, formerYear: null });
  });

  test('is asked for by a key: twice gives one file', async () => {
    await makeExportable(shop.deps, { on: '2035-05-05' });
    const first = await made(run('2035-05', '2035-06-01T08:00:00Z', 'the same key'));
    const again = await made(run('2035-05', '2035-06-01T08:00:01Z', 'the same key'));
    expect(again).toEqual({ replayed: true, answer: first.answer });
    expect(
      await exportDatev(at('2035-06-01T08:00:00Z'), operator, {
        input: { month: '2031-01' },
        idempotencyKey: undefined,
      }),
    ).toMatchObject({ error: { code: 'idempotency-key-required' } });
  });

  // Without the lock it reads that nothing has been told, and does not wait for whoever is about to tell it.
  test('waits for another that is being made, and holds nothing of it', async () => {
    const { businessUnitId, invoiceId } = await makeExportable(shop.deps, { on: '2036-02-29' });
    const { later } = await inTransaction(shop.deps.db, async (trx) => {
      await lockExports(trx);
      const waiting = asSomebodyElse(() => run('2036-02', '2036-03-01T08:00:00Z'));
      await expect.poll(() => countWaiting(shop.deps.db)).toBe(1);
      await insertExportRun(trx, { ...HEAD, ...FEBRUARY, createdBy: operator.userId }, [
        { businessUnitId, invoiceId, ...TAX, ...NO_MONEY, cents: 11_900 },
      ]);
      return { later: waiting };
    });
    expect(await later).toMatchObject({ error: { code: 'nothing-to-export' } });
  });

  test('holds a claim once money has paid it, and takes it back with that; what is waived is in no file', async () => {
    const debtor = await makeDebtor(shop.deps);
    const { businessUnitId } = debtor;
    const konto = await debtorOf(businessUnitId);
    const due: IssueWish['mangle'] = (rows) => ({ ...rows, invoice: { ...rows.invoice, dueOn: '2039-12-31' } });
    const { invoiceId } = await makeExportable(shop.deps, { on: '2039-01-02', mangle: due }, debtor);
    const number = await numberOf(invoiceId);
    const acting = { by: operator, now: new Date('2039-01-03T08:00:00Z') };
    const claim = (kind: 'flat40' | 'bankFee' | 'interest', cents: number, days = {}) =>
      inTransaction(shop.deps.db, (trx) => addClaim(trx, { businessUnitId, invoiceId, kind, cents, ...days }, acting));
    const [flat, fee, interest] = [
      await claim('flat40', 4000),
      await claim('bankFee', 300),
      await claim('interest', 648, { fromOn: '2039-01-03', toOn: '2039-01-20' }),
    ];
    const { id: paymentId } = await pay(businessUnitId, '2039-01-20', 5000);
    for (const { id: claimId } of [flat, interest]) {
      const input = { paymentId };
      expect(await payClaim(at('2039-01-21T08:00:00Z'), operator, { claimId, input })).toMatchObject({ ok: true });
    }
    // Neither what is waived nor what was paid elsewhere is on the account.
    expect(await waiveClaim(at('2039-01-21T08:00:00Z'), operator, { claimId: fee.id, reason: 'x' })).toMatchObject({
      ok: true,
    });
    const elsewhere = await claim('bankFee', 250);
    await payClaim(at('2039-01-21T08:00:00Z'), operator, { claimId: elsewhere.id, input: {} });
    expect(await preview('2039-01', '2039-02-01T08:00:00Z')).toMatchObject({ documents: 3, payments: 1 });
    const january = await made(run('2039-01', '2039-02-01T08:00:00Z'));
    expect(bookingsIn(await fileOf(january.answer.id)).toSorted()).toEqual([
      `119,00 S ${konto} 8400 0201 ${number}`,
      `40,00 S ${konto} 2742 2101 ${number}`,
      `50,00 S 1200 ${konto} 2001 `,
      `6,48 S ${konto} 2650 2101 ${number}`,
    ]);
    expect(await run('2039-01', '2039-02-01T09:00:00Z')).toMatchObject({ error: { code: 'nothing-to-export' } });

    // Taken back, and paid again on another day: a file of claims alone.
    const later = { by: operator, now: new Date('2039-02-03T08:00:00Z') };
    await inTransaction(shop.deps.db, (trx) => undoPayment(trx, { paymentId }, later));
    await payClaim(at('2039-02-05T08:00:00Z'), operator, { claimId: flat.id, input: { paymentId } });
    const february = await made(run('2039-02', '2039-03-01T08:00:00Z'));
    expect(february.answer).toMatchObject({ documents: 3, billed: { cents: -648 }, payments: 0 });
    expect(bookingsIn(await fileOf(february.answer.id)).toSorted()).toEqual([
      `40,00 H ${konto} 2742 2101 ${number}`,
      `40,00 S ${konto} 2742 0502 ${number}`,
      `6,48 H ${konto} 2650 2101 ${number}`,
    ]);
  });

  // The same histories every time: what a seed makes of them.
  const histories = fc.sample(fc.array(accountStep, { minLength: 40, maxLength: 40 }), { numRuns: 6, seed: 2044 });
  test('leaves each debtor in DATEV with what our own account says, whatever happens to it', async () => {
    const { db } = shop.deps;
    const told = new Map<string, number>();
    const debtors = [];
    for (const played of histories) debtors.push({ ...(await makeDebtor(shop.deps)), played });
    const steps = (from: number, to: number, played: readonly AccountStep[]) =>
      [...FIRST_STEPS, ...played]
        .slice(from, to)
        .map((step, i) => ({ step, day: addDays('2044-01-03', (from + i) * 2) }));
    // What happens after a file was made is in the next, also what it changes about the days before.
    for (const [part, month] of ['2044-01', '2044-02', '2044-03', '2044-04'].entries()) {
      for (const { played, ...debtor } of debtors) {
        for (const { step, day } of steps(part * 12, part * 12 + 12, played)) {
          await playStep(db, { ...debtor, userId: operator.userId }, step, day);
        }
      }
      const { answer } = await made(run(month, '2044-12-31T08:00:00Z', `balance ${month}`));
      for (const line of bookingsIn(await fileOf(answer.id))) {
        const [amount = '', side, account = '', counter = ''] = line.split(' ');
        const cents = Number(amount.replace(',', '')) * (side === 'S' ? 1 : -1);
        const isFirst = Number(account) >= 10_000;
        const debtor = isFirst ? account : counter;
        told.set(debtor, (told.get(debtor) ?? 0) + (isFirst ? cents : -cents));
      }
    }
    const kinds = new Set<string>();
    for (const { businessUnitId } of debtors) {
      const query = { from: '2044-01-01', to: '2044-12-31' };
      const statement = await loadStatement(at('2044-12-31T08:00:00Z'), { businessUnitId, query });
      const { closing, rows = [] } = statement?.statement ?? {};
      expect(told.get(String(await debtorOf(businessUnitId))) ?? 0).toBe(closing?.cents);
      for (const { kind } of rows) kinds.add(kind);
    }
    const all = [
      'creditNote',
      'debitReturn',
      'directDebit',
      'dunningClaim',
      'invoice',
      'refund',
      'transfer',
      'writeOff',
    ];
    expect([...kinds].toSorted()).toEqual(all);
  });

  test('is refused for a month ahead, without accounts, and where nobody has said who keeps the books', async () => {
    expect(await run('2037-06', '2037-05-31T20:00:00Z')).toMatchObject({ error: { fields: { month: 'future' } } });
    const abroad: IssueWish['mangle'] = ({ lines, taxes, ...rows }) => ({
      ...rows,
      lines: lines.map((line) => ({ ...line, taxCountry: 'AT' })),
      taxes: taxes.map((tax) => ({ ...tax, taxCountry: 'AT' })),
    });
    await makeExportable(shop.deps, { on: '2037-06-01', mangle: abroad });
    expect(await preview('2037-06', '2037-06-02T08:00:00Z')).toMatchObject({
      isRunning: true,
      missingAccounts: ['taxed:AT'],
      rows: [{ account: null, counterAccount: null }],
    });
    expect(await run('2037-06', '2037-06-02T08:00:00Z')).toMatchObject({ error: { code: 'account-missing' } });
    const { settings } = shop.deps;
    const nobody = {
      ...at('2037-06-02T08:00:00Z'),
      settings: { ...settings, datev: { ...settings.datev, client: null } },
    };
    expect(await exportDatev(nobody, operator, { input: { month: '2037-06' }, idempotencyKey: 'x' })).toMatchObject({
      error: { code: 'illegal-state' },
    });
  });
});

describe('the database refuses', () => {
  test('a booking twice, one of a closed file, sums that do not add up, and any change', async () => {
    const { businessUnitId, invoiceId } = await makeExportable(shop.deps, { on: '2038-01-05' });
    const key = { businessUnitId, invoiceId, ...TAX, ...NO_MONEY, cents: 11_900 };
    const insert = (changes: object = {}) =>
      inTransaction(shop.deps.db, (trx) =>
        insertExportRun(trx, { ...HEAD, createdBy: operator.userId, ...changes }, [key]),
      );
    expect(await refusalOf(() => insert({ billedCents: 11_901 }))).toBe('export_run_adds_up');
    const runId = await insert();
    const { id: paymentId } = await pay(businessUnitId, '2038-01-06', 100);
    expect(await refusalOf(() => insert())).toBe('export_row_document_once');
    const exec = (statement: ReturnType<typeof sql>) =>
      refusalOf(() => inTransaction(shop.deps.db, (trx) => statement.execute(trx)));
    expect(
      await exec(sql`insert into export_row (run_id, position, business_unit_id, payment_id, turn, cents)
        select ${runId}, 2, business_unit_id, id, 1, cents from payment where id = ${paymentId}`),
    ).toBe('export_run_is_closed');
    for (const table of ['export_run', 'export_row', 'export_claim']) {
      expect(await exec(sql`delete from ${sql.table(table)}`)).toMatch(/append/);
    }
    expect(await exec(sql`update export_run set file_name = 'EXTF_y.csv'`)).toMatch(/append/);
  });
});

describe('the archive of a year', () => {
  const filesOf = async (year: number) => {
    const archive = await writeArchive(shop.deps, operator, { year });
    if (!archive.ok) throw new Error(archive.error.code);
    return unzip(Buffer.from(await new Response(archive.value.zip).arrayBuffer()));
  };
  const yearsOf = async () => {
    const overview = await getExports(shop.deps, operator);
    if (!overview.ok) throw new Error(overview.error.code);
    return overview.value.years;
  };
  const sha256Of = (text = '') => createHash('sha256').update(text).digest('hex');
  const PAPER_BYTES = 2048;
  /** With which each file in a zip begins. */
  const LOCAL_HEAD = 0x04034b50;
  const isHead = (chunk: Uint8Array) => chunk.length >= 30 && Buffer.from(chunk).readUInt32LE(0) === LOCAL_HEAD;
  const logOf = (year: number) =>
    shop.deps.db
      .selectFrom('auditLog')
      .select(['action', 'data'])
      .where('objectId', '=', String(year))
      .orderBy('id')
      .execute();

  test('has the originals, a list with their hashes, and says what is not as it was', async () => {
    const content = Buffer.from('<Rechnung/>');
    const sound: IssueWish['mangle'] = (rows) => ({
      ...rows,
      file: { ...rows.file, content, sha256: createHash('sha256').update(content).digest() },
    });
    const { invoiceId } = await makeExportable(shop.deps, { on: '2041-01-31', mangle: sound });
    const number = await numberOf(invoiceId);
    expect(Object.keys(await filesOf(2041))).toEqual([`originals/${number}.xml`, 'index.csv']);
    expect((await logOf(2041)).map(({ action }) => action)).toEqual(['export.archive']);

    // The helper keeps a hash that is none.
    const changed = await numberOf((await makeExportable(shop.deps, { on: '2041-02-01' })).invoiceId);
    const files = await filesOf(2041);
    expect(Object.keys(files)).toEqual([
      `originals/${number}.xml`,
      `originals/${changed}.xml`,
      'index.csv',
      'MISMATCHES.txt',
    ]);
    expect(files[`originals/${number}.xml`]).toBe('<Rechnung/>');
    const sha256 = createHash('sha256').update(content).digest('hex');
    expect(files['index.csv']).toContain(`,100,19,119,EUR,,originals/${number}.xml,${sha256},ok,,,\r\n`);
    expect(files['index.csv']).toContain(`originals/${changed}.xml,${'0'.repeat(64)},changed,`);
    expect(files['MISMATCHES.txt']).toBe(`originals/${changed}.xml: changed\r\n`);
    expect((await logOf(2041)).at(-1)).toMatchObject({
      action: 'export.mismatch',
      data: { files: [`originals/${changed}.xml: changed`] },
    });
  });

  test('holds papers, and tells of one that is gone', async () => {
    const { invoiceId, businessUnitId } = await makeExportable(shop.deps, { on: '2042-01-31' });
    const number = await numberOf(invoiceId);
    const paper = Buffer.from('%PDF-');
    await shop.deps.db
      .insertInto('document')
      .values({
        businessUnitId,
        invoiceId,
        kind: 'invoice',
        locale: 'de',
        path: 'documents/2042.pdf',
        bytes: 5,
        sha256: createHash('sha256').update(paper).digest(),
        issuedAt: new Date('2042-01-31T03:00:00Z'),
      })
      .execute();
    expect((await filesOf(2042))['MISMATCHES.txt']).toContain(`papers/${number}.pdf: missing`);
    await shop.deps.storage.put('documents/2042.pdf', paper, 'application/pdf');
    expect(await filesOf(2042)).toMatchObject({ [`papers/${number}.pdf`]: '%PDF-' });
    expect((await yearsOf()).find(({ year }) => year === 2042)).toEqual({
      year: 2042,
      documents: 1,
      bytes: 9,
      parts: 1,
      keptUntil: '2050-12-31',
    });
  });

  test('of thousands comes in parts, is made while it is read, and says of each file in each part what it was', async () => {
    const { db } = shop.deps;
    const content = Buffer.from('<x/>');
    const sound: IssueWish['mangle'] = (rows) => ({
      ...rows,
      file: { ...rows.file, content, sha256: createHash('sha256').update(content).digest() },
    });
    const { invoiceId } = await makeExportable(shop.deps, { on: '2045-01-31', mangle: sound });
    await copyInvoice(db, invoiceId, 3000);
    const paperAt = (path: string) => Buffer.alloc(PAPER_BYTES, path);
    const rows = await db
      .selectFrom('invoice')
      .select(['id', 'number', 'businessUnitId'])
      .where('year', '=', 2045)
      .execute();
    await db
      .insertInto('document')
      .values(
        rows.map(({ id, number, businessUnitId }) => ({
          businessUnitId,
          invoiceId: id,
          kind: 'invoice' as const,
          locale: 'de' as const,
          path: number,
          bytes: PAPER_BYTES,
          sha256: createHash('sha256').update(paperAt(number)).digest(),
          issuedAt: new Date('2045-01-31T03:00:00Z'),
        })),
      )
      .execute();
    let fetched = 0;
    const storage: Deps['storage'] = {
      ...shop.deps.storage,
      get: async (path) => {
        fetched += 1;
        return { bytes: paperAt(path), contentType: 'application/pdf' };
      },
    };
    const named = new Set<string>();
    const sizes = [];
    for (const part of [1, 2]) {
      const archive = await writeArchive({ ...shop.deps, storage }, operator, { year: 2045, part });
      if (!archive.ok) throw new Error(archive.error.code);
      const reader = archive.value.zip.getReader();
      const chunks = [];
      const before = fetched;
      let heads = 0;
      // What was read is all that was fetched, give or take the one that is being packed.
      for (let next = await reader.read(); !next.done; next = await reader.read()) {
        chunks.push(next.value);
        if (!isHead(next.value)) continue;
        heads += 1;
        expect(fetched - before).toBeLessThanOrEqual(heads / 2 + 1);
      }
      const { 'index.csv': index = '', ...files } = unzip(Buffer.concat(chunks));
      const [, ...lines] = index.trim().split('\r\n');
      sizes.push(lines.length);
      expect(Object.keys(files)).toHaveLength(2 * lines.length);
      for (const line of lines) {
        const fields = line.split(',');
        const [original = '', originalSha, originalCheck, paper = '', paperSha, paperCheck] = fields.slice(-6);
        expect([originalCheck, paperCheck]).toEqual(['ok', 'ok']);
        expect(sha256Of(files[original])).toBe(originalSha);
        expect(sha256Of(files[paper])).toBe(paperSha);
        named.add(fields[0] ?? '');
      }
    }
    expect(sizes).toEqual([2500, 500]);
    expect(named.size).toBe(3000);
    const { year, parts } = (await yearsOf()).find((each) => each.year === 2045) ?? {};
    expect([year, parts]).toEqual([2045, 2]);
    expect(await writeArchive(shop.deps, operator, { year: 2045, part: 3 })).toMatchObject({
      error: { code: 'not-found' },
    });
  });

  test('is not found for a year or a part without documents', async () => {
    for (const query of [{ year: 2099 }, { year: 2042, part: 2 }]) {
      expect(await writeArchive(shop.deps, operator, query)).toMatchObject({ error: { code: 'not-found' } });
    }
  });
});

test('the account of a company is a file that a spreadsheet does not run', async () => {
  const debtor = await makeBillable(shop.deps.db);
  await inTransaction(shop.deps.db, (trx) =>
    insertPayment(trx, {
      businessUnitId: debtor.businessUnitId,
      kind: 'transfer',
      bookedOn: '2043-01-02',
      cents: 500,
      note: '=1+1',
      createdAt: new Date('2043-01-02T08:00:00Z'),
    }),
  );
  const csv = await writeAccount(shop.deps, operator, debtor.businessUnitId, MACHINE);
  expect(csv.ok && (await new Response(csv.value).text())).toMatch(
    /^document.date,word.type,.*\r\n2043-01-02,adminAccount.kind.transfer,,,'=1\+1,-5,5,-5,\r\n$/,
  );
});
