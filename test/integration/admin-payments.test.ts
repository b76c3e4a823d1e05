import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listInvoiceSettlements } from '#db/invoice/invoice-settlement.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import type { PlatformAdmin } from '#domain/team/actor.ts';
import { eraseBusinessUnit } from '#services/admin/business-unit/erase-business-unit.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { addDays, localDate } from '#domain/time/wall-clock.ts';
import { getAccount } from '#services/account/get-account.ts';
import { releaseDebits } from '#services/debit/release-debits.ts';
import { allocateMoney } from '#services/payment/allocate-money.ts';
import { recordPayment } from '#services/payment/record-payment.ts';
import { refundMoney } from '#services/payment/refund-money.ts';
import { undoAllocation } from '#services/payment/undo-allocation.ts';
import { writeOffInvoice } from '#services/payment/write-off-invoice.ts';
import { makeDebitable } from '../support/debit-world.ts';
import { issueInvoice, makeBillable, type Billable, type IssueWish } from '../support/issue-invoice.ts';
import { makeUser } from '../support/make-rows.ts';
import { BILLING_ENV } from '../support/sample-seller.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
let operator: PlatformAdmin;
beforeAll(async () => {
  shop = await createTestApp({ env: BILLING_ENV });
  operator = { kind: 'platformAdmin', role: 'admin', userId: await makeUser(shop.deps.db, { isAdmin: true }) };
});
afterAll(() => shop[Symbol.asyncDispose]());

const at = () => ({ ...shop.deps, clock: { now: () => new Date('2026-12-10T09:00:00Z') } });
const issue = async (billable: Billable, wish: IssueWish = {}): Promise<string> =>
  (await inTransaction(shop.deps.db, (trx) => issueInvoice(trx, billable, wish))).id;

async function record({ businessUnitId }: Pick<Billable, 'businessUnitId'>, cents: number): Promise<string> {
  const input = { businessUnitId, bookedOn: '2026-12-09', cents, note: null };
  const made = await recordPayment(at(), operator, { input, idempotencyKey: randomUUID() });
  if (!made.ok) throw new Error(made.error.code);
  return made.value.answer.id;
}
const allocate = ({ businessUnitId }: Billable, id: string, shares: readonly [string, number][], key = randomUUID()) =>
  allocateMoney(at(), operator, {
    id,
    input: { businessUnitId, shares: shares.map(([invoiceId, cents]) => ({ invoiceId, cents })) },
    idempotencyKey: key,
  });
const refund = (id: string, cents: number, bookedOn = '2026-12-10') =>
  refundMoney(at(), operator, { id, input: { bookedOn, cents }, idempotencyKey: randomUUID() });
async function accountOf({ businessUnitId }: Billable) {
  const account = await getAccount(at(), operator, businessUnitId);
  if (!account.ok) throw new Error(account.error.code);
  const { open, credit, balance, entries } = account.value;
  return {
    sums: [open.cents, credit.cents, balance.cents],
    entries: entries.map(({ kind, amount, open: left, balance: after }) => [
      kind,
      amount.cents,
      left.cents,
      after.cents,
    ]),
  };
}

describe('the account of a company', () => {
  test('tells what was billed and paid with what was owed after it', async () => {
    const billable = await makeBillable(shop.deps.db);
    const first = await issue(billable);
    const second = await issue(billable, { netCents: 1000, on: '2026-12-01' });
    const credit = await issue(billable, { kind: 'creditNote', corrects: first, netCents: 5000, on: '2026-12-02' });
    const money = await record(billable, 12_000);
    expect(await allocate(billable, money, [[first, 11_900]])).toMatchObject({ ok: true });
    expect(await accountOf(billable)).toEqual({
      sums: [1190, 6050, -4860],
      entries: [
        ['transfer', -12_000, 100, -4860],
        ['creditNote', -5950, 5950, 7140],
        ['invoice', 1190, 1190, 13_090],
        ['invoice', 11_900, 0, 11_900],
      ],
    });
    expect(await allocate(billable, credit, [[second, 1190]])).toMatchObject({ ok: true });
    expect(await refund(credit, 4760)).toMatchObject({ ok: true });
    expect(await refund(money, 100)).toMatchObject({ ok: true });
    expect(await accountOf(billable)).toMatchObject({ sums: [0, 0, 0] });
  });

  test('is not there without the company', async () => {
    expect(await getAccount(at(), operator, randomUUID())).toMatchObject({ error: { code: 'not-found' } });
  });
});

describe('the operator', () => {
  test('records money once, however often it is sent, and never ahead', async () => {
    const billable = await makeBillable(shop.deps.db);
    const { businessUnitId } = billable;
    const wish = { input: { businessUnitId, bookedOn: '2026-12-10', cents: 100, note: 'Bar' }, idempotencyKey: 'once' };
    const [first, second] = [await recordPayment(at(), operator, wish), await recordPayment(at(), operator, wish)];
    expect(second).toEqual({ ok: true, value: { answer: first.ok && first.value.answer, replayed: true } });
    expect((await accountOf(billable)).entries).toHaveLength(1);
    const ahead = { ...wish, input: { ...wish.input, bookedOn: '2026-12-11' } };
    expect(await recordPayment(at(), operator, ahead)).toMatchObject({ error: { fields: { bookedOn: 'future' } } });
    expect(await refund(randomUUID(), 1, '2026-12-11')).toMatchObject({ error: { fields: { bookedOn: 'future' } } });
    const unknown = { ...wish, input: { ...wish.input, businessUnitId: randomUUID() }, idempotencyKey: 'other' };
    expect(await recordPayment(at(), operator, unknown)).toMatchObject({ error: { code: 'not-found' } });
    const without = { ...wish, idempotencyKey: undefined };
    expect(await recordPayment(at(), operator, without)).toMatchObject({ error: { code: 'idempotency-key-required' } });
  });

  test('records nothing where nobody bills', async () => {
    const billable = await makeBillable(shop.deps.db);
    const { businessUnitId } = billable;
    const input = { businessUnitId, bookedOn: '2026-12-10', cents: 100, note: null };
    const dormant = { ...at(), settings: { ...shop.deps.settings, sellers: {} } };
    expect(await recordPayment(dormant, operator, { input, idempotencyKey: randomUUID() })).toMatchObject({
      error: { code: 'illegal-state' },
    });
    expect((await accountOf(billable)).entries).toEqual([]);
  });

  test('uses no more of a credit note than waits on it, and only for what is to be paid', async () => {
    const billable = await makeBillable(shop.deps.db);
    const [first, second] = [await issue(billable), await issue(billable)];
    const credit = await issue(billable, { kind: 'creditNote', corrects: first, netCents: 100 });
    const other = await issue(billable, { kind: 'creditNote', corrects: second, netCents: 100 });
    const foreign = await issue(await makeBillable(shop.deps.db));
    expect([
      await allocate(billable, credit, [[second, 120]]),
      await allocate(billable, credit, [
        [first, 60],
        [second, 60],
      ]),
      await allocate(billable, credit, [[other, 1]]),
      await allocate(billable, credit, [[foreign, 1]]),
      await allocate(billable, first, [[second, 1]]),
      await refund(credit, 120),
      await refund(first, 1),
      await refund(randomUUID(), 1),
    ]).toMatchObject([
      { error: { code: 'amount-too-high' } },
      { error: { code: 'amount-too-high' } },
      { error: { code: 'illegal-state' } },
      { error: { code: 'not-found' } },
      { error: { code: 'not-found' } },
      { error: { code: 'amount-too-high' } },
      { error: { code: 'not-found' } },
      { error: { code: 'not-found' } },
    ]);
    const twice = await Promise.all([
      allocate(billable, credit, [[second, 100]]),
      allocate(billable, credit, [[second, 100]]),
    ]);
    expect(twice.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('sends back no more than is unused, and takes allocations back', async () => {
    const billable = await makeBillable(shop.deps.db);
    const invoice = await issue(billable);
    const money = await record(billable, 12_000);
    await allocate(billable, money, [[invoice, 11_900]]);
    expect(await refund(money, 101)).toMatchObject({ error: { code: 'amount-too-high' } });
    expect(await undoAllocation(at(), operator, money)).toMatchObject({ ok: true });
    expect(await accountOf(billable)).toMatchObject({ sums: [11_900, 12_000, -100] });
    expect(await undoAllocation(at(), operator, money)).toMatchObject({ error: { code: 'illegal-state' } });
  });

  test('gives up what is open, and takes that back', async () => {
    const billable = await makeBillable(shop.deps.db);
    const invoiceId = await issue(billable);
    const writeOff = () => writeOffInvoice(at(), operator, { invoiceId, reason: 'Insolvent' });
    const outcomes = await Promise.all([writeOff(), writeOff(), writeOff()]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    const statusOf = () =>
      shop.deps.db
        .selectFrom('invoiceAccount')
        .select(['status', 'openCents'])
        .where('invoiceId', '=', invoiceId)
        .executeTakeFirstOrThrow();
    expect(await statusOf()).toEqual({ status: 'writtenOff', openCents: 0 });
    expect(await accountOf(billable)).toMatchObject({ sums: [0, 0, 0] });
    const { id } = await shop.deps.db
      .selectFrom('payment')
      .select('id')
      .where('businessUnitId', '=', billable.businessUnitId)
      .executeTakeFirstOrThrow();
    await undoAllocation(at(), operator, id);
    expect([await statusOf(), (await accountOf(billable)).sums]).toEqual([
      { status: 'open', openCents: 11_900 },
      [11_900, 0, 11_900],
    ]);
    expect(await allocate(billable, id, [[invoiceId, 1]])).toMatchObject({ error: { code: 'illegal-state' } });
    expect(await refund(id, 1)).toMatchObject({ error: { code: 'illegal-state' } });
    const credit = await issue(billable, { kind: 'creditNote', corrects: invoiceId, netCents: 100 });
    expect(await writeOffInvoice(at(), operator, { invoiceId: credit, reason: 'x' })).toMatchObject({
      error: { code: 'illegal-state' },
    });
  });
});

test('a company is erased only once nothing of its account is open or unused', async () => {
  const billable = await makeBillable(shop.deps.db);
  const { businessUnitId } = billable;
  await shop.deps.db
    .updateTable('customerOrder')
    .set({ status: 'completed', paymentStatus: 'paid' })
    .where('businessUnitId', '=', businessUnitId)
    .execute();
  await shop.deps.db.updateTable('businessUnit').set({ status: 'blocked' }).where('id', '=', businessUnitId).execute();
  const erase = () => eraseBusinessUnit(at(), operator, { businessUnitId, reason: 'Asked for it' });
  const invoice = await issue(billable);
  expect(await erase()).toMatchObject({ error: { code: 'illegal-state' } });
  const money = await record(billable, 12_000);
  await allocate(billable, money, [[invoice, 11_900]]);
  expect(await erase()).toMatchObject({ error: { code: 'illegal-state' } });
  await refund(money, 100);
  expect(await erase()).toMatchObject({ ok: true });
});

describe('what is taken back', () => {
  const settled = async ({ businessUnitId }: Billable, invoiceId: string) =>
    (await listInvoiceSettlements(shop.deps.db, { businessUnitId, invoiceId })).map(({ kind, cents }) => [kind, cents]);

  test('a cent that went by itself is owed again with the rest, and the customer reads neither', async () => {
    const billable = await makeBillable(shop.deps.db);
    const invoiceId = await issue(billable);
    const paymentId = await record(billable, 11_899);
    expect(await allocate(billable, paymentId, [[invoiceId, 11_899]])).toMatchObject({ ok: true });
    expect(await settled(billable, invoiceId)).toEqual([
      ['transfer', 11_899],
      ['smallDifference', 1],
    ]);
    expect(await undoAllocation(at(), operator, paymentId)).toMatchObject({ ok: true });
    expect((await accountOf(billable)).sums).toEqual([11_900, 11_899, 1]);
    expect(await settled(billable, invoiceId)).toEqual([]);
  });

  test('a credit that a person has set against another invoice waits again; what it corrects stays corrected', async () => {
    const billable = await makeBillable(shop.deps.db);
    const paid = await issue(billable);
    await allocate(billable, await record(billable, 11_900), [[paid, 11_900]]);
    const creditId = await issue(billable, { kind: 'creditNote', corrects: paid });
    const other = await issue(billable);
    expect(await undoAllocation(at(), operator, creditId)).toMatchObject({ error: { code: 'illegal-state' } });
    expect(await allocate(billable, creditId, [[other, 5000]])).toMatchObject({ ok: true });
    expect(await settled(billable, other)).toEqual([['creditNote', 5000]]);
    expect(await settled(billable, creditId)).toEqual([['offset', 5000]]);
    const undo = () => undoAllocation(at(), operator, creditId);
    const both = await Promise.all([undo(), undo()]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await settled(billable, other)).toEqual([]);
    expect((await accountOf(billable)).sums).toEqual([11_900, 11_900, 0]);
  });
});

test('the account tells until when no letter goes to the company', async () => {
  const { businessUnitId } = await makeDebitable(shop.deps);
  const held = async (until: string) => {
    await shop.deps.db
      .updateTable('businessUnit')
      .set({ dunningHoldUntil: until })
      .where('id', '=', businessUnitId)
      .execute();
    const account = await getAccount(at(), operator, businessUnitId);
    return account.ok && account.value.dunningHeldUntil;
  };
  const today = localDate(at().clock.now(), OPERATOR_ZONE);
  expect([await held(today), await held(addDays(today, -1))]).toEqual([today, null]);
});

describe('the block of a company', () => {
  test('is lifted once, for a reason that the log keeps', async () => {
    const { businessUnitId } = await makeDebitable(shop.deps, { mandate: { blockedReason: 'returns' } });
    const release = () => releaseDebits(at(), operator, { businessUnitId, reason: 'Wieder flüssig' });
    expect(await getAccount(at(), operator, businessUnitId)).toMatchObject({ value: { areDebitsBlocked: true } });
    expect(await release()).toMatchObject({ ok: true });
    expect(await release()).toMatchObject({ error: { code: 'illegal-state' } });
    const account = await getAccount(at(), operator, businessUnitId);
    expect(account).toMatchObject({ value: { areDebitsBlocked: false } });
    const records = await shop.deps.db
      .selectFrom('auditLog')
      .select('data')
      .where('action', '=', 'mandate.release')
      .where('businessUnitId', '=', businessUnitId)
      .execute();
    expect(records).toEqual([{ data: { reason: 'Wieder flüssig' } }]);
  });
});
