import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase, type Database } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import { attempt } from '#services/attempt.ts';
import { settleInvoices, type Share } from '#services/ledger/settle-invoices.ts';
import { takePayment, type ReceivedPayment } from '#services/ledger/take-payment.ts';
import { undoPayment } from '#services/ledger/undo-payment.ts';
import { countWaiting } from '../support/count-waiting.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { issueInvoice, makeBillable, type Billable, type IssueWish } from '../support/issue-invoice.ts';

const ACTING = { by: { kind: 'system' }, now: new Date('2026-12-10T09:00:00Z') } as const;
let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
});
afterAll(() => database[Symbol.asyncDispose]());

const issue = async (billable: Billable, wish: IssueWish = {}): Promise<string> =>
  (await inTransaction(db, (trx) => issueInvoice(trx, billable, wish))).id;

const take = async (businessUnitId: string | null, cents: number, more: Partial<ReceivedPayment> = {}) =>
  (
    await inTransaction(db, (trx) =>
      takePayment(trx, { businessUnitId, kind: 'transfer', bookedOn: '2026-12-10', cents, ...more }, ACTING),
    )
  ).id;

const settle = (
  { businessUnitId }: Pick<Billable, 'businessUnitId'>,
  paymentId: string,
  shares: readonly Share[],
  on = db,
) => attempt(on, (trx) => settleInvoices(trx, { businessUnitId, paymentId, shares }, ACTING));
const undo = (paymentId: string, on = db) => attempt(on, (trx) => undoPayment(trx, { paymentId }, ACTING));

const openOf = async (invoiceId: string) => {
  const { openCents, status } = await db
    .selectFrom('invoiceAccount')
    .select(['openCents', 'status'])
    .where('invoiceId', '=', invoiceId)
    .executeTakeFirstOrThrow();
  return [openCents, status];
};
const paymentOf = (paymentId: string) =>
  db
    .selectFrom('payment')
    .select(['businessUnitId', 'unusedCents'])
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();

describe('money', () => {
  test('pays several invoices, and the rest of it stays', async () => {
    const billable = await makeBillable(db);
    const [first, second] = [await issue(billable), await issue(billable, { netCents: 1000 })];
    const paymentId = await take(billable.businessUnitId, 12_000);
    const shares = [
      { invoiceId: first, cents: 11_900 },
      { invoiceId: second, cents: 50 },
    ];
    expect(await settle(billable, paymentId, shares)).toEqual({ ok: true, value: undefined });
    expect([await openOf(first), await openOf(second)]).toEqual([
      [0, 'settled'],
      [1140, 'open'],
    ]);
    expect(await paymentOf(paymentId)).toMatchObject({ unusedCents: 50 });
    const log = await db.selectFrom('auditLog').select(['action', 'data']).where('objectId', '=', paymentId).execute();
    expect(log.map(({ action }) => action)).toEqual(['payment.take', 'payment.settle']);
  });

  test.each([
    ['a cent or two are missing: they are written off', 11_898, [0, 'settled']],
    ['three cents are missing: they stay open', 11_897, [3, 'open']],
  ])('of which %s', async (_, cents, left) => {
    const billable = await makeBillable(db);
    const invoiceId = await issue(billable);
    const paymentId = await take(billable.businessUnitId, cents);
    await settle(billable, paymentId, [{ invoiceId, cents }]);
    expect(await openOf(invoiceId)).toEqual(left);
  });

  test('that is left of the payment is used before anything is written off', async () => {
    const billable = await makeBillable(db);
    const invoiceId = await issue(billable);
    const paymentId = await take(billable.businessUnitId, 11_899);
    await settle(billable, paymentId, [{ invoiceId, cents: 11_898 }]);
    expect(await openOf(invoiceId)).toEqual([2, 'open']);
  });

  test('of nobody becomes the money of whoever it pays for', async () => {
    const billable = await makeBillable(db);
    const invoiceId = await issue(billable);
    const paymentId = await take(null, 11_900);
    expect(await settle(billable, paymentId, [{ invoiceId, cents: 100 }])).toMatchObject({ ok: true });
    expect(await paymentOf(paymentId)).toEqual({ businessUnitId: billable.businessUnitId, unusedCents: 11_800 });
  });

  test('is refused where it does not fit, and nothing is left of the attempt', async () => {
    const [billable, other] = [await makeBillable(db), await makeBillable(db)];
    const [invoiceId, foreign] = [await issue(billable), await issue(other)];
    const creditNoteId = await issue(billable, { kind: 'creditNote', corrects: invoiceId, netCents: 100 });
    const [paymentId, used] = [await take(billable.businessUnitId, 5000), await take(other.businessUnitId, 5000)];
    await settle(other, used, [{ invoiceId: foreign, cents: 1 }]);
    const CASES: readonly (readonly [string, readonly Share[], string])[] = [
      [paymentId, [{ invoiceId: foreign, cents: 1 }], 'not-found'],
      [invoiceId, [{ invoiceId, cents: 1 }], 'not-found'],
      [paymentId, [], 'illegal-state'],
      [paymentId, [{ invoiceId, cents: 0 }], 'illegal-state'],
      [paymentId, [{ invoiceId, cents: -5 }], 'illegal-state'],
      [paymentId, [{ invoiceId, cents: 0.5 }], 'illegal-state'],
      [paymentId, [{ invoiceId: creditNoteId, cents: 1 }], 'illegal-state'],
      [used, [{ invoiceId, cents: 1 }], 'illegal-state'],
      [paymentId, [{ invoiceId, cents: 5001 }], 'amount-too-high'],
      [
        paymentId,
        [
          { invoiceId, cents: 3000 },
          { invoiceId, cents: 2001 },
        ],
        'amount-too-high',
      ],
    ];
    for (const [id, shares, code] of CASES) {
      expect([shares, await settle(billable, id, shares)]).toEqual([shares, { ok: false, error: { code } }]);
    }
    expect([await openOf(invoiceId), await paymentOf(paymentId)]).toEqual([
      [11_900, 'open'],
      { businessUnitId: billable.businessUnitId, unusedCents: 5000 },
    ]);
  });

  test('of thirty who settle at once pays no more than is open', async () => {
    const billable = await makeBillable(db);
    const invoiceId = await issue(billable, { netCents: 3319 });
    const paymentIds = await Promise.all(Array.from({ length: 30 }, () => take(billable.businessUnitId, 300)));
    await using many = createDatabase(database.url, { poolSize: 30 });
    const outcomes = await Promise.all(
      paymentIds.map((paymentId) => settle(billable, paymentId, [{ invoiceId, cents: 300 }], many)),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(13);
    expect(outcomes.filter((outcome) => !outcome.ok && outcome.error.code === 'amount-too-high')).toHaveLength(17);
    expect(await openOf(invoiceId)).toEqual([50, 'open']);
  });
});

describe('an allocation', () => {
  test('that is undone leaves all as it was, and the money can be given to another company', async () => {
    const [billable, other] = [await makeBillable(db), await makeBillable(db)];
    const [invoiceId, foreign] = [await issue(billable), await issue(other)];
    const paymentId = await take(billable.businessUnitId, 11_900);
    await settle(billable, paymentId, [{ invoiceId, cents: 11_900 }]);
    expect(await settle(other, paymentId, [{ invoiceId: foreign, cents: 11_900 }])).toMatchObject({
      error: { code: 'illegal-state' },
    });
    expect(await undo(paymentId)).toMatchObject({ ok: true });
    expect(await openOf(invoiceId)).toEqual([11_900, 'open']);
    expect(await settle(other, paymentId, [{ invoiceId: foreign, cents: 11_900 }])).toMatchObject({ ok: true });
    expect([await openOf(foreign), (await paymentOf(paymentId)).businessUnitId]).toEqual([
      [0, 'settled'],
      other.businessUnitId,
    ]);
  });

  test('is undone once, and only if there is one', async () => {
    const billable = await makeBillable(db);
    const invoiceId = await issue(billable);
    const paymentId = await take(billable.businessUnitId, 11_900);
    expect([await undo(paymentId), await undo(invoiceId)]).toMatchObject([
      { error: { code: 'illegal-state' } },
      { error: { code: 'not-found' } },
    ]);
    await settle(billable, paymentId, [{ invoiceId, cents: 11_900 }]);
    await using many = createDatabase(database.url, { poolSize: 10 });
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => undo(paymentId, many)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.filter((outcome) => !outcome.ok && outcome.error.code === 'illegal-state')).toHaveLength(9);
    expect([await openOf(invoiceId), (await paymentOf(paymentId)).unusedCents]).toEqual([[11_900, 'open'], 11_900]);
  });

  test('that is undone while more is settled with the money is left as it is', async () => {
    const billable = await makeBillable(db);
    const another = await makeBillable(db, billable.businessUnitId);
    const [first, second] = [await issue(billable), await issue(another)];
    const paymentId = await take(billable.businessUnitId, 20_000);
    await settle(billable, paymentId, [{ invoiceId: first, cents: 11_900 }]);
    let undone: ReturnType<typeof undo> | undefined;
    await inTransaction(db, async (trx) => {
      const shares = [{ invoiceId: second, cents: 8100 }];
      await settleInvoices(trx, { businessUnitId: billable.businessUnitId, paymentId, shares }, ACTING);
      undone = undo(paymentId);
      await expect.poll(() => countWaiting(db)).toBe(1);
    });
    expect(await undone).toMatchObject({ ok: false, error: { code: 'illegal-state' } });
    expect([await openOf(first), await openOf(second)]).toEqual([
      [0, 'settled'],
      [3800, 'open'],
    ]);
  });
});
