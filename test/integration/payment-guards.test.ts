import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase, type Database } from '#db/client.ts';
import { insertPayment, type NewPayment } from '#db/payment/payment.queries.ts';
import { insertSettlement, listLiveSettlements } from '#db/payment/settlement.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { issueInvoice, makeBillable, type Billable, type IssueWish } from '../support/issue-invoice.ts';
import { refusalOf } from '../support/refusal-of.ts';

const NOW = new Date('2026-12-10T09:00:00Z');
let database: TestDatabase;
let db: Database;
let billable: Billable;
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  billable = await makeBillable(db);
});
afterAll(() => database[Symbol.asyncDispose]());

const issue = async (wish: IssueWish = {}): Promise<string> =>
  (await inTransaction(db, (trx) => issueInvoice(trx, billable, wish))).id;

const pay = async (wish: Partial<NewPayment> = {}): Promise<string> => {
  const { businessUnitId } = billable;
  const payment = { businessUnitId, kind: 'transfer', bookedOn: '2026-12-10', cents: 11_900, createdAt: NOW } as const;
  return (await inTransaction(db, (trx) => insertPayment(trx, { ...payment, ...wish }))).id;
};

type Wish = Partial<Parameters<typeof insertSettlement>[1]>;
const settle = (wish: Wish, on = db) =>
  inTransaction(on, (trx) =>
    insertSettlement(trx, {
      businessUnitId: billable.businessUnitId,
      invoiceId: randomUUID(),
      cents: 11_900,
      createdAt: NOW,
      ...wish,
    }),
  );

const accountOf = (invoiceId: string) =>
  db
    .selectFrom('invoiceAccount')
    .select(['openCents', 'status'])
    .where('invoiceId', '=', invoiceId)
    .executeTakeFirstOrThrow();
const unusedOf = async (paymentId: string) =>
  (await db.selectFrom('payment').select('unusedCents').where('id', '=', paymentId).executeTakeFirstOrThrow())
    .unusedCents;
const liveOf = async (paymentId: string) => (await listLiveSettlements(db, paymentId))[0]?.id ?? '';

describe('a settlement', () => {
  test('moves what is open and what is unused, and its reversal moves both back', async () => {
    const [invoiceId, paymentId] = [await issue(), await pay({ cents: 12_000 })];
    await settle({ invoiceId, paymentId, cents: 4000 });
    expect([await accountOf(invoiceId), await unusedOf(paymentId)]).toEqual([
      { openCents: 7900, status: 'open' },
      8000,
    ]);
    await settle({ invoiceId, paymentId, cents: 7900 });
    expect([await accountOf(invoiceId), await unusedOf(paymentId)]).toEqual([{ openCents: 0, status: 'settled' }, 100]);
    for (const { id: reversesId, cents } of await listLiveSettlements(db, paymentId)) {
      await settle({ invoiceId, paymentId, cents: -cents, reversesId });
    }
    expect([await accountOf(invoiceId), await unusedOf(paymentId)]).toEqual([
      { openCents: 11_900, status: 'open' },
      12_000,
    ]);
  });

  test('of a statement with others moves both by the sum of them, and none of them if that is too much', async () => {
    const [first, second, paymentId] = [await issue(), await issue(), await pay({ cents: 20_000 })];
    const settleTogether = (wishes: readonly (readonly [invoiceId: string, cents: number])[]) =>
      inTransaction(db, (trx) =>
        trx
          .insertInto('settlement')
          .values(
            wishes.map(([invoiceId, cents]) => ({
              businessUnitId: billable.businessUnitId,
              invoiceId,
              paymentId,
              cents,
              createdAt: NOW,
            })),
          )
          .execute(),
      );
    const [third, rest] = [[first, 4000] as const, [first, 7900] as const];
    expect(await refusalOf(() => settleTogether([third, rest, [first, 1]]))).toBe('invoice_account_open');
    expect(await refusalOf(() => settleTogether([third, rest, [second, 8101]]))).toBe('payment_unused');
    await settleTogether([third, rest, [second, 8000]]);
    expect([await accountOf(first), await accountOf(second), await unusedOf(paymentId)]).toEqual([
      { openCents: 0, status: 'settled' },
      { openCents: 3900, status: 'open' },
      100,
    ]);
  });

  test('of thirty at once takes no more than is open', async () => {
    const [invoiceId, paymentId] = [await issue({ netCents: 3319 }), await pay({ cents: 9000 })];
    await using many = createDatabase(database.url, { poolSize: 30 });
    const refusals = await Promise.all(
      Array.from({ length: 30 }, () => refusalOf(() => settle({ invoiceId, paymentId, cents: 300 }, many))),
    );
    expect(refusals.filter((refusal) => refusal === 'not refused')).toHaveLength(13);
    expect(refusals.filter((refusal) => refusal === 'invoice_account_open')).toHaveLength(17);
    expect([(await accountOf(invoiceId)).openCents, await unusedOf(paymentId)]).toEqual([50, 5100]);
  });

  test('of thirty at once takes no more than there is', async () => {
    const [invoiceId, paymentId] = [await issue(), await pay({ cents: 1000 })];
    await using many = createDatabase(database.url, { poolSize: 30 });
    const refusals = await Promise.all(
      Array.from({ length: 30 }, () => refusalOf(() => settle({ invoiceId, paymentId, cents: 300 }, many))),
    );
    expect(refusals.filter((refusal) => refusal === 'not refused')).toHaveLength(3);
    expect(refusals.filter((refusal) => refusal === 'payment_unused')).toHaveLength(27);
  });

  test('is taken back once, also by two at the same time', async () => {
    const [invoiceId, paymentId] = [await issue(), await pay()];
    await settle({ invoiceId, paymentId });
    const reversal = { invoiceId, paymentId, cents: -11_900, reversesId: await liveOf(paymentId) };
    const refusals = await Promise.all([refusalOf(() => settle(reversal)), refusalOf(() => settle(reversal))]);
    expect(refusals.toSorted()).toEqual(['not refused', 'settlement_reversed_once']);
    expect(await unusedOf(paymentId)).toBe(11_900);
  });

  test('with a credit note lowers both, and a refund settles the rest of it', async () => {
    const invoiceId = await issue();
    const creditNoteId = await issue({ kind: 'creditNote', corrects: invoiceId });
    await settle({ invoiceId, creditNoteId, cents: 4520 });
    const paymentId = await pay({ kind: 'refund', cents: -7380 });
    await settle({ invoiceId: creditNoteId, paymentId, cents: 7380 });
    expect([await accountOf(invoiceId), await accountOf(creditNoteId), await unusedOf(paymentId)]).toEqual([
      { openCents: 7380, status: 'open' },
      { openCents: 0, status: 'settled' },
      0,
    ]);
  });

  test('is refused if it does not fit', async () => {
    const [invoiceId, paymentId] = [await issue(), await pay()];
    const creditNoteId = await issue({ kind: 'creditNote', corrects: invoiceId, netCents: 100 });
    const stranger = await pay({ businessUnitId: (await makeBillable(db)).businessUnitId });
    const nobodys = await pay({ businessUnitId: null });
    const refund = await pay({ kind: 'refund', cents: -100 });
    await settle({ invoiceId, paymentId, cents: 100 });
    const reversesId = await liveOf(paymentId);
    const CASES: readonly (readonly [Wish, string])[] = [
      [{ invoiceId, paymentId, cents: 0 }, 'settlement_cents_check'],
      [{ invoiceId, paymentId, cents: -100 }, 'settlement_sign'],
      [{ invoiceId, paymentId, cents: 100, reversesId }, 'settlement_reverses_its_like'],
      [{ invoiceId, paymentId, creditNoteId, cents: 1 }, 'settlement_one_source'],
      [{ invoiceId, paymentId: stranger, cents: 1 }, 'settlement_of_its_company'],
      [{ invoiceId, paymentId: nobodys, cents: 1 }, 'settlement_of_its_company'],
      [{ invoiceId: creditNoteId, paymentId, cents: 1 }, 'settlement_fits_its_source'],
      [{ invoiceId, paymentId: refund, cents: 1 }, 'settlement_fits_its_source'],
      [{ invoiceId, creditNoteId: invoiceId, cents: 1 }, 'settlement_fits_its_source'],
      [{ invoiceId: creditNoteId, creditNoteId, cents: 1 }, 'settlement_fits_its_source'],
      [{ invoiceId, paymentId, cents: -99, reversesId }, 'settlement_reverses_its_like'],
      [{ invoiceId, creditNoteId, cents: -100, reversesId }, 'settlement_reverses_its_like'],
      [{ invoiceId, paymentId, cents: 11_801 }, 'invoice_account_open'],
    ];
    for (const [wish, name] of CASES) expect([wish, await refusalOf(() => settle(wish))]).toEqual([wish, name]);
  });
});

describe('a payment', () => {
  test('that has come back was wholly unused, and comes back once', async () => {
    const [invoiceId, collected] = [await issue(), await pay({ kind: 'directDebit' })];
    await settle({ invoiceId, paymentId: collected });
    const comeBack = (cents = -11_900) => pay({ kind: 'debitReturn', cents, returnsId: collected });
    expect(await refusalOf(() => comeBack())).toBe('payment_return_fits');
    await settle({ invoiceId, paymentId: collected, cents: -11_900, reversesId: await liveOf(collected) });
    expect(await refusalOf(() => comeBack(-11_800))).toBe('payment_return_fits');
    const refusals = await Promise.all([refusalOf(() => comeBack()), refusalOf(() => comeBack())]);
    expect(refusals.toSorted()).toEqual(['not refused', 'payment_return_fits']);
    expect(await unusedOf(collected)).toBe(0);
  });

  test('is sent back up to what is unused of it', async () => {
    const [invoiceId, paymentId] = [await issue(), await pay({ cents: 13_000 })];
    await settle({ invoiceId, paymentId });
    const sendBack = (cents: number) => pay({ kind: 'refund', cents, returnsId: paymentId });
    expect(await refusalOf(() => sendBack(-1101))).toBe('payment_return_fits');
    await sendBack(-600);
    await sendBack(-500);
    expect(await unusedOf(paymentId)).toBe(0);
  });

  test('is refused if it does not fit', async () => {
    const paymentId = await pay();
    const CASES: readonly (readonly [Partial<NewPayment>, string])[] = [
      [{ cents: 0 }, 'payment_cents_check'],
      [{ cents: -1 }, 'payment_sign'],
      [{ kind: 'refund', cents: 1 }, 'payment_sign'],
      [{ kind: 'debitReturn', cents: -11_900 }, 'payment_returns'],
      [{ kind: 'debitReturn', cents: -11_900, returnsId: paymentId }, 'payment_return_fits'],
      [{ kind: 'writeOff', businessUnitId: null }, 'payment_has_its_company'],
      [{ note: '' }, 'payment_note_check'],
    ];
    for (const [wish, name] of CASES) expect([wish, await refusalOf(() => pay(wish))]).toEqual([wish, name]);
  });

  test('stays as it was booked, and with its company once it is used', async () => {
    const [invoiceId, paymentId] = [await issue(), await pay()];
    const { businessUnitId: other } = await makeBillable(db);
    const change = (changes: object) => () =>
      db.updateTable('payment').set(changes).where('id', '=', paymentId).execute();
    expect(await refusalOf(change({ cents: 1, unusedCents: 1 }))).toBe('payment_is_append_only');
    expect(await refusalOf(change({ unusedCents: 1 }))).toBe('payment_adds_up');
    expect(await refusalOf(change({ businessUnitId: other }))).toBe('not refused');
    expect(await refusalOf(change({ businessUnitId: billable.businessUnitId }))).toBe('not refused');
    await settle({ invoiceId, paymentId, cents: 1 });
    expect(await refusalOf(change({ businessUnitId: other }))).toBe('payment_stays_with_its_company');
  });

  test('and its settlements are never changed or gone', async () => {
    for (const [deed, table] of [
      ['delete from payment', 'payment'],
      ['truncate payment cascade', 'payment'],
      ['delete from settlement', 'settlement'],
      ['truncate settlement', 'settlement'],
      ['update settlement set cents = 1', 'settlement'],
    ] as const) {
      expect([deed, await refusalOf(() => sql.raw(deed).execute(db))]).toEqual([
        deed,
        expect.stringMatching(new RegExp(`^(${table}|settlement)_is_append_only$`)),
      ]);
    }
  });
});
