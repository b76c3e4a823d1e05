import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetApprovals } from '#db/approval/approval.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import type { PlatformAdmin } from '#domain/team/actor.ts';
import type { StaffRole } from '#domain/team/staff-role.ts';
import { listTasks } from '#services/admin/figure/list-tasks.ts';
import { changePriceList } from '#services/admin/price/change-price-list.ts';
import { createPriceList } from '#services/admin/price/create-price-list.ts';
import { publishPriceList } from '#services/admin/price/publish-price-list.ts';
import { approve } from '#services/approval/approve.ts';
import { getApproval } from '#services/approval/get-approval.ts';
import { listApprovals } from '#services/approval/list-approvals.ts';
import { reject } from '#services/approval/reject.ts';
import { withdraw } from '#services/approval/withdraw.ts';
import { recordPayment } from '#services/payment/record-payment.ts';
import { refundMoney } from '#services/payment/refund-money.ts';
import { writeOffInvoice } from '#services/payment/write-off-invoice.ts';
import { type Billable, issueInvoice, makeBillable } from '../support/issue-invoice.ts';
import { valueOf } from '../support/handover-world.ts';
import { makePriceList, makeUser } from '../support/make-rows.ts';
import { BILLING_ENV } from '../support/sample-seller.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const ENV = { ...BILLING_ENV, SECOND_PAIR_WRITE_OFF: '100', SECOND_PAIR_REFUND: '500', SECOND_PAIR_PRICE_LIST: '300' };
const NOW = new Date('2026-12-10T09:00:00Z');

let shop: TestApp;
let asker: PlatformAdmin;
let second: PlatformAdmin;
let third: PlatformAdmin;
const staff = async (role: StaffRole, of: TestApp = shop): Promise<PlatformAdmin> => ({
  kind: 'platformAdmin',
  role,
  userId: await makeUser(of.deps.db, { isAdmin: true, staffRole: role }),
});
beforeAll(async () => {
  shop = await createTestApp({ env: ENV });
  asker = await staff('accountant');
  second = await staff('admin');
  third = await staff('admin');
});
afterAll(() => shop[Symbol.asyncDispose]());

const at = (of: TestApp = shop) => ({ ...of.deps, clock: { now: () => NOW } });

async function invoiceOf(netCents: number, of: TestApp = shop): Promise<Billable & { readonly invoiceId: string }> {
  const billable = await makeBillable(of.deps.db);
  const { id } = await inTransaction(of.deps.db, (trx) => issueInvoice(trx, billable, { netCents }));
  return { ...billable, invoiceId: id };
}
const openOf = async (invoiceId: string) =>
  (
    await shop.deps.db
      .selectFrom('invoiceAccount')
      .select('openCents')
      .where('invoiceId', '=', invoiceId)
      .executeTakeFirstOrThrow()
  ).openCents;

async function askedWriteOff(by = asker) {
  const invoice = await invoiceOf(100_000);
  const { approvalId } = valueOf(
    await writeOffInvoice(at(), by, { invoiceId: invoice.invoiceId, reason: 'Insolvent' }),
  );
  if (approvalId === null) throw new Error('Nobody was asked');
  return { ...invoice, approvalId };
}
async function moneyOf(cents: number): Promise<Billable & { readonly paymentId: string }> {
  const billable = await makeBillable(shop.deps.db);
  const input = { businessUnitId: billable.businessUnitId, bookedOn: '2026-12-09', cents, note: null };
  const { answer } = valueOf(await recordPayment(at(), asker, { input, idempotencyKey: randomUUID() }));
  return { ...billable, paymentId: answer.id };
}
const refund = async (id: string, cents: number, by = asker) =>
  valueOf(await refundMoney(at(), by, { id, input: { bookedOn: '2026-12-10', cents }, idempotencyKey: randomUUID() }))
    .answer;
const refundsOf = (returnsId: string) =>
  shop.deps.db.selectFrom('payment').select('cents').where('returnsId', '=', returnsId).execute();
const stateOf = async (id: string) => valueOf(await getApproval(at(), second, id)).state;
const logOf = (objectId: string) =>
  shop.deps.db
    .selectFrom('auditLog')
    .select(['action', 'actorId', 'data'])
    .where('objectId', '=', objectId)
    .orderBy('id')
    .execute();
const refused = (code: string) => ({ ok: false, error: { code } });

describe('a second pair of eyes', () => {
  test('is not needed up to the sum', async () => {
    const { invoiceId } = await invoiceOf(8000);
    const done = await writeOffInvoice(at(), asker, { invoiceId, reason: 'Too small' });
    expect(done).toEqual({ ok: true, value: { approvalId: null } });
    expect(await openOf(invoiceId)).toBe(0);
  });

  test('is waited for above the sum, and then it is done under both names', async () => {
    const { invoiceId, approvalId, businessUnitId } = await askedWriteOff();
    expect(await openOf(invoiceId)).toBe(119_000);
    expect(await writeOffInvoice(at(), second, { invoiceId, reason: 'x' })).toMatchObject(refused('approval-waiting'));
    expect(await approve(at(), asker, { id: approvalId })).toMatchObject(refused('approval-own'));
    expect(await reject(at(), asker, { id: approvalId, reason: 'x' })).toMatchObject(refused('approval-own'));
    expect(await openOf(invoiceId)).toBe(119_000);

    const agreed = valueOf(await approve(at(), second, { id: approvalId, words: 'I have seen the letter' }));
    expect(agreed).toMatchObject({
      state: 'approved',
      amount: { cents: 119_000 },
      reason: 'Insolvent',
      asked: { by: { id: asker.userId } },
      decided: { by: { id: second.userId }, words: 'I have seen the letter' },
      canDecide: false,
    });
    expect(await openOf(invoiceId)).toBe(0);
    expect(await logOf(invoiceId)).toMatchObject([
      { action: 'invoice.writeOff', actorId: second.userId, data: { cents: 119_000, askedBy: asker.userId } },
    ]);
    expect(await logOf(approvalId)).toMatchObject([
      { action: 'approval.ask', actorId: asker.userId },
      { action: 'approval.approve', actorId: second.userId, data: { askedBy: asker.userId } },
    ]);
    expect(await approve(at(), third, { id: approvalId })).toMatchObject(refused('approval-closed'));
    const { items } = valueOf(await listApprovals(at(), second, { businessUnit: businessUnitId }));
    expect(items).toMatchObject([{ id: approvalId, state: 'approved' }]);
  });

  test('is a task of whoever may decide, and not of who has asked', async () => {
    const { approvalId } = await askedWriteOff(second);
    const tasksOf = async (who: PlatformAdmin) => {
      const { items, counts } = valueOf(await listTasks(at(), who, { kind: 'secondPair' }));
      return {
        ids: items.map((task) => (task.kind === 'secondPair' ? task.id : '')),
        count: counts.find(({ kind }) => kind === 'secondPair')?.count ?? 0,
      };
    };
    const seen = await tasksOf(third);
    expect(seen.ids).toContain(approvalId);
    expect(seen.count).toBe(seen.ids.length);
    expect((await tasksOf(second)).ids).not.toContain(approvalId);
    expect(await tasksOf(await staff('desk'))).toEqual({ ids: [], count: 0 });
    expect(await tasksOf(await staff('auditor'))).toEqual({ ids: [], count: 0 });
    valueOf(await approve(at(), third, { id: approvalId }));
    expect((await tasksOf(third)).ids).not.toContain(approvalId);
  });

  test('that does not agree says why, nothing is done, and it can be asked for again', async () => {
    const { invoiceId, approvalId } = await askedWriteOff();
    const rejected = valueOf(await reject(at(), second, { id: approvalId, reason: 'They will pay' }));
    expect(rejected).toMatchObject({ state: 'rejected', decided: { words: 'They will pay' } });
    expect(await openOf(invoiceId)).toBe(119_000);
    const again = await writeOffInvoice(at(), asker, { invoiceId, reason: 'They did not' });
    expect(again).toMatchObject({ ok: true, value: { approvalId: expect.any(String) } });
  });

  test('is no longer needed once whoever asked takes it back, which nobody else can', async () => {
    const { invoiceId, approvalId } = await askedWriteOff();
    expect(await withdraw(at(), second, approvalId)).toMatchObject(refused('illegal-state'));
    expect(await withdraw(at(), asker, approvalId)).toMatchObject({ ok: true, value: { state: 'withdrawn' } });
    expect(await approve(at(), second, { id: approvalId })).toMatchObject(refused('approval-closed'));
    expect(await openOf(invoiceId)).toBe(119_000);
  });

  test('comes too late where the invoice has been paid in part: the request lapses, nothing is done', async () => {
    const { invoiceId, approvalId, businessUnitId } = await askedWriteOff();
    await inTransaction(shop.deps.db, async (trx) => {
      const money = { businessUnitId, kind: 'transfer', bookedOn: '2026-12-09', cents: 500, createdAt: NOW } as const;
      const { id: paymentId } = await trx
        .insertInto('payment')
        .values({ ...money, unusedCents: 500 })
        .returning('id')
        .executeTakeFirstOrThrow();
      await trx
        .insertInto('settlement')
        .values({ businessUnitId, invoiceId, paymentId, cents: 500, createdAt: NOW })
        .execute();
    });
    expect(await approve(at(), second, { id: approvalId })).toMatchObject(refused('approval-lapsed'));
    expect(await stateOf(approvalId)).toBe('lapsed');
    expect(await openOf(invoiceId)).toBe(118_500);
    expect((await logOf(approvalId)).map(({ action }) => action)).toEqual(['approval.ask', 'approval.lapse']);
  });

  test.each(['blocked', 'demoted'] as const)(
    'does not carry out what somebody asked who is %s by now',
    async (fate) => {
      const leaver = await staff('accountant');
      const { invoiceId, approvalId } = await askedWriteOff(leaver);
      const { db } = shop.deps;
      await (fate === 'blocked'
        ? db.updateTable('userAccount').set({ status: 'blocked' }).where('id', '=', leaver.userId).execute()
        : db.updateTable('staffMember').set({ role: 'desk' }).where('userId', '=', leaver.userId).execute());
      expect(await approve(at(), second, { id: approvalId })).toMatchObject(refused('approval-lapsed'));
      expect([await stateOf(approvalId), await openOf(invoiceId)]).toEqual(['lapsed', 119_000]);
    },
  );

  test('is missing where nobody else could agree, and that is said at once', async () => {
    await using alone = await createTestApp({ env: ENV });
    const only = await staff('admin', alone);
    await staff('auditor', alone);
    const { invoiceId } = await invoiceOf(100_000, alone);
    const asked = await writeOffInvoice(at(alone), only, { invoiceId, reason: 'x' });
    expect(asked).toMatchObject(refused('second-pair-missing'));
    expect(valueOf(await listApprovals(at(alone), only, {})).items).toEqual([]);
  });

  test('is not asked for what cannot be done anyway', async () => {
    const { paymentId } = await moneyOf(60_000);
    const input = { bookedOn: '2026-12-10', cents: 70_000 };
    const asked = await refundMoney(at(), asker, { id: paymentId, input, idempotencyKey: randomUUID() });
    expect(asked).toMatchObject(refused('amount-too-high'));
    expect(valueOf(await listApprovals(at(), second, { object: paymentId })).items).toEqual([]);
  });

  test('looks at a refund, also at one in small parts', async () => {
    const { paymentId } = await moneyOf(100_000);
    expect(await refund(paymentId, 40_000)).toMatchObject({ id: expect.any(String), approvalId: null });
    const part = await refund(paymentId, 20_000);
    expect(part).toEqual({ id: null, approvalId: expect.any(String) });
    expect(await refundsOf(paymentId)).toEqual([{ cents: -40_000 }]);
    const agreed = valueOf(await approve(at(), second, { id: part.approvalId ?? '' }));
    expect(agreed).toMatchObject({ kind: 'refund', amount: { cents: 20_000 }, isInvoice: false });
    expect(await refundsOf(paymentId)).toEqual([{ cents: -40_000 }, { cents: -20_000 }]);
  });

  test('of two who agree at once counts once', async () => {
    const { paymentId } = await moneyOf(900_000);
    const { approvalId } = await refund(paymentId, 60_000);
    const id = approvalId ?? '';
    const others = [second, third, await staff('admin'), await staff('accountant')];
    const outcomes = await Promise.all(others.map((who) => approve(at(), who, { id })));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    const late = outcomes.filter(({ ok }) => !ok);
    expect(late).toMatchObject(late.map(() => refused('approval-closed')));
    expect(await refundsOf(paymentId)).toEqual([{ cents: -60_000 }]);
  });
});

describe('a price list that changes much', () => {
  async function draft(dayCents: number) {
    const copyOf = await makePriceList(shop.deps.db);
    const input = { name: 'Winter', validFrom: `2027-0${counter++}-01T00:00:00Z`, copyOf };
    const { answer } = valueOf(await createPriceList(at(), second, { input, idempotencyKey: undefined }));
    const classes = answer.classes.map(({ priceClass, bands }) => ({
      priceClass,
      rates: bands.map(({ dayRateCents }) => dayRateCents + dayCents),
    }));
    return valueOf(await changePriceList(at(), second, { id: answer.id, input: { classes }, version: answer.version }));
  }
  let counter = 2;
  const waitingFor = async (object: string) => {
    const [approval] = valueOf(await listApprovals(at(), third, { object, state: ['waiting'] })).items;
    if (approval === undefined) throw new Error('Nobody was asked');
    return approval;
  };

  test('stays a draft until another admin agrees', async () => {
    const { id, version } = await draft(5000);
    expect(valueOf(await publishPriceList(at(), second, { id, version }))).toMatchObject({ id, state: 'draft' });
    const { id: approvalId, amount } = await waitingFor(id);
    expect(amount.cents).toBeGreaterThanOrEqual(30 * 5000);
    expect(await approve(at(), asker, { id: approvalId })).toMatchObject(refused('forbidden'));
    expect(await approve(at(), second, { id: approvalId })).toMatchObject(refused('approval-own'));
    valueOf(await approve(at(), third, { id: approvalId }));
    expect(await logOf(id)).toMatchObject([
      {},
      {},
      { action: 'priceList.publish', actorId: third.userId, data: { askedBy: second.userId } },
    ]);
  });

  test('that is changed again is another one: the request lapses', async () => {
    const { id, version } = await draft(90_000);
    valueOf(await publishPriceList(at(), second, { id, version }));
    const { id: approvalId } = await waitingFor(id);
    valueOf(await changePriceList(at(), second, { id, input: { name: 'Dearer still' }, version }));
    expect(await approve(at(), third, { id: approvalId })).toMatchObject(refused('approval-lapsed'));
    expect(await stateOf(approvalId)).toBe('lapsed');
  });
});

describe('the database', () => {
  const decide = (id: string, values: { state: 'approved' | 'rejected'; decidedBy: string }) =>
    shop.deps.db
      .updateTable('approval')
      .set({ ...values, decidedAt: NOW })
      .where('id', '=', id)
      .execute();

  test('lets nobody agree to what they have asked for', async () => {
    const { approvalId } = await askedWriteOff();
    await expect(decide(approvalId, { state: 'approved', decidedBy: asker.userId })).rejects.toThrow(
      /approval_two_people/,
    );
  });

  test('keeps what was asked and what was decided', async () => {
    const { approvalId } = await askedWriteOff();
    const { db } = shop.deps;
    const row = () => db.updateTable('approval').where('id', '=', approvalId);
    await expect(row().set({ cents: 1 }).execute()).rejects.toThrow(/never changes/);
    valueOf(await reject(at(), second, { id: approvalId, reason: 'No' }));
    await expect(decide(approvalId, { state: 'approved', decidedBy: third.userId })).rejects.toThrow(/never changes/);
    await expect(row().set({ words: 'Yes' }).execute()).rejects.toThrow(/never changes/);
    await expect(db.deleteFrom('approval').where('id', '=', approvalId).execute()).rejects.toThrow(/stays/);
  });

  test('lets the words go with the company, and what waits with them', async () => {
    const { approvalId, businessUnitId } = await askedWriteOff();
    await inTransaction(shop.deps.db, (trx) => forgetApprovals(trx, { businessUnitId, now: NOW }));
    expect(valueOf(await getApproval(at(), second, approvalId))).toMatchObject({ state: 'lapsed', reason: null });
  });
});
