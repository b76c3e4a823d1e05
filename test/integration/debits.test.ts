import { createHash } from 'node:crypto';
import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DebitBatch } from '#contract/admin-debit.ts';
import { firstTargetDay } from '#domain/payment/target-day.ts';
import { inTransaction } from '#db/transaction.ts';
import { runBilling } from '#services/billing/run-billing.ts';
import { bookBatch } from '#services/debit/book-batch.ts';
import { createBatch } from '#services/debit/create-batch.ts';
import { discardBatch } from '#services/debit/discard-batch.ts';
import { downloadBatch } from '#services/debit/download-batch.ts';
import { exportBatch } from '#services/debit/export-batch.ts';
import { listDebits } from '#services/debit/list-debits.ts';
import { loadDebitMail } from '#services/debit/load-debit-mail.ts';
import { planDebits } from '#services/debit/plan-debits.ts';
import { returnDebit } from '#services/debit/return-debit.ts';
import type { Outcome } from '#services/failure.ts';
import { getInvoice } from '#services/invoice/get-invoice.ts';
import { listInvoices } from '#services/invoice/list-invoices.ts';
import { settleInvoices } from '#services/ledger/settle-invoices.ts';
import { takePayment } from '#services/ledger/take-payment.ts';
import { undoPayment } from '#services/ledger/undo-payment.ts';
import { markOverduePayments } from '#services/order/mark-overdue-payments.ts';
import { confirmMandate } from '#services/payment/confirm-mandate.ts';
import { replaceMandate } from '#services/payment/replace-mandate.ts';
import { revokeMandate } from '#services/payment/revoke-mandate.ts';
import { type BillingWorld, makeBillingWorld, PICK_UP, SERVICES } from '../support/billing-world.ts';
import { pickUp } from '../support/booking-world.ts';
import { DEBTOR_IBAN, type Debitable, type DebitWish, makeDebitable } from '../support/debit-world.ts';
import { makeCustomer } from '../support/rental-world.ts';

let world: BillingWorld;
beforeAll(async () => {
  world = await makeBillingWorld();
});
afterAll(() => world.shop[Symbol.asyncDispose]());

const MANDATE = { iban: DEBTOR_IBAN, accountHolder: 'Muster GmbH', place: 'Hamburg', consent: true } as const;

/** Nine in the morning in Berlin, in winter and in summer. */
const on = (day: string) => world.at(`${day}T08:00:00Z`);
const daysBefore = (day: string, days: number) => Temporal.PlainDate.from(day).subtract({ days }).toString();

/** Each test collects on a day of its own, far enough from the others for nothing to be taken along. */
let tests = 0;
const nextDay = () => {
  tests += 1;
  return firstTargetDay(Temporal.PlainDate.from('2027-01-12').add({ days: 21 * tests })).toString();
};

const valueOf = <T>(outcome: Outcome<T>): T => {
  if (!outcome.ok) throw new Error(`Refused: ${JSON.stringify(outcome.error)}`);
  return outcome.value;
};

const create = async (collectOn: string, today = daysBefore(collectOn, 4)): Promise<DebitBatch> =>
  valueOf(await createBatch(on(today), world.operator, { input: { collectOn }, idempotencyKey: undefined })).answer;
const send = async ({ id: batchId, collectOn }: DebitBatch) =>
  valueOf(await exportBatch(on(daysBefore(collectOn, 4)), world.operator, { batchId }));
const book = async ({ id: batchId, collectOn }: DebitBatch) =>
  valueOf(await bookBatch(on(collectOn), world.operator, { batchId }));
const collect = async (collectOn: string) => book(await send(await create(collectOn)));

const accountOf = (invoiceId: string) =>
  world.db
    .selectFrom('invoiceAccount')
    .select(['openCents', 'status', 'dueOn'])
    .where('invoiceId', '=', invoiceId)
    .executeTakeFirstOrThrow();
const numberOf = async (invoiceId: string) =>
  (await world.db.selectFrom('invoice').select('number').where('id', '=', invoiceId).executeTakeFirstOrThrow()).number;
const debitOf = async ({ items }: DebitBatch, { invoiceId }: Debitable) => {
  const number = await numberOf(invoiceId);
  const found = items.find(({ invoiceNumber }) => invoiceNumber === number);
  if (found === undefined) throw new Error(`${number} is not in the batch`);
  return found;
};
const paymentsOf = (businessUnitId: string) =>
  world.db
    .selectFrom('payment')
    .select(['kind', 'cents', 'unusedCents'])
    .where('businessUnitId', '=', businessUnitId)
    .orderBy('cents', 'desc')
    .execute();
const paymentOf = (orderId: string) =>
  world.db
    .selectFrom('customerOrder')
    .select(['paidCents', 'paymentStatus'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
const mandateOf = (mandateId: string) =>
  world.db.selectFrom('mandate').selectAll().where('id', '=', mandateId).executeTakeFirstOrThrow();
const make = (wish: DebitWish) => makeDebitable(world.shop.deps, wish);

/** A member who may change the mandate of the company. */
const accountantOf = (businessUnitId: string) => makeCustomer(world.shop.deps, { role: 'accountant', businessUnitId });

/** What was written to where invoices go. */
async function mailsAbout(number: string) {
  const { mails, workOffOutbox } = world.shop;
  mails.length = 0;
  await workOffOutbox('mail');
  return mails.filter(({ subject }) => subject.includes(number));
}

describe('the worked example', () => {
  test('is announced on the first, seen to on Friday, filed on Monday and collected on Tuesday', async () => {
    const payment = { paymentMethod: 'sepa', mandate: MANDATE } as const;
    const { orderId, actor, bookingId } = await world.book({ days: 75, services: SERVICES, payment });
    await pickUp(world.at(PICK_UP), actor, bookingId);
    valueOf(await confirmMandate(on('2026-11-12'), actor));
    await runBilling(world.at('2026-12-01T01:10:00Z'));
    const invoice = await world.db
      .selectFrom('invoice')
      .select(['id', 'number', 'collectOn', 'grossCents'])
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(invoice).toMatchObject({ collectOn: '2026-12-08', grossCents: 76_743 });
    const dayOf = async (today: string) => {
      const { days } = valueOf(await listDebits(on(today), world.operator));
      return days.find(({ collectOn }) => collectOn === '2026-12-08');
    };
    expect(await dayOf('2026-12-03')).toMatchObject({ isUrgent: false });
    expect(await dayOf('2026-12-04')).toMatchObject({ isUrgent: true, fileBy: '2026-12-07' });
    expect(await dayOf('2026-12-08')).toBeUndefined();
    expect(await planDebits(on('2026-12-04'))).toMatchObject({ turned: 0, failed: 0 });

    const batch = await create('2026-12-08', '2026-12-04');
    expect(batch.number).toMatch(/^B-26-\d{6}$/);
    const late = await exportBatch(on('2026-12-08'), world.operator, { batchId: batch.id });
    expect(late).toMatchObject({ error: { code: 'illegal-state' } });
    const sent = valueOf(await exportBatch(on('2026-12-07'), world.operator, { batchId: batch.id }));
    expect(sent.items).toContainEqual(
      expect.objectContaining({ invoiceNumber: invoice.number, amount: { cents: 76_743, currency: 'EUR' } }),
    );
    expect(await accountOf(invoice.id)).toMatchObject({ status: 'collecting', openCents: 76_743 });
    // While the bank has not said anything, the order is not late.
    await markOverduePayments(on('2026-12-10'));
    expect(await paymentOf(orderId)).toMatchObject({ paymentStatus: 'scheduled' });
    const early = await bookBatch(on('2026-12-07'), world.operator, { batchId: batch.id });
    expect(early).toMatchObject({ error: { code: 'illegal-state' } });
    await book(sent);
    expect(await accountOf(invoice.id)).toMatchObject({ status: 'settled', openCents: 0 });
    expect(await paymentsOf(actor.businessUnitId)).toEqual([{ kind: 'directDebit', cents: 76_743, unusedCents: 0 }]);
    expect(await paymentOf(orderId)).toMatchObject({ paidCents: 76_743 });
  });
});

describe('what cannot be collected', () => {
  test('is turned to transfer two days of the banks before, with a week and our account', async () => {
    const invoice = await make({ collectOn: '2026-12-15', mandate: { bankConfirmedOn: null } });
    const { invoiceId } = invoice;
    const number = await numberOf(invoiceId);
    await planDebits(on('2026-12-10'));
    expect(await accountOf(invoiceId)).toMatchObject({ dueOn: '2026-12-15' });
    await planDebits(on('2026-12-11'));
    expect(await accountOf(invoiceId)).toEqual({ openCents: 11_900, status: 'open', dueOn: '2026-12-18' });
    const [mail, ...others] = await mailsAbout(number);
    expect([mail?.to, others]).toEqual(['rechnung@muster.example', []]);
    for (const fact of ['DE02 1203 0000 0000 2020 51', 'BYLADEM1001', number, '18.12.2026', 'B2B-Mandat'])
      expect(mail?.text).toContain(fact);
    await planDebits(on('2026-12-14'));
    expect(await mailsAbout(number)).toEqual([]);
    expect(await accountOf(invoiceId)).toMatchObject({ dueOn: '2026-12-18' });
    const { due } = valueOf(await listDebits(on('2026-12-14'), world.operator));
    expect(due.filter((debit) => debit.invoiceId === invoiceId)).toEqual([]);
  });

  test('makes its order wait for a transfer', async () => {
    const payment = { paymentMethod: 'sepa', mandate: MANDATE } as const;
    const { orderId, actor, bookingId } = await world.book({ days: 75, payment });
    await pickUp(world.at(PICK_UP), actor, bookingId);
    await runBilling(world.at('2026-12-01T01:10:00Z'));
    expect(await paymentOf(orderId)).toMatchObject({ paymentStatus: 'scheduled' });
    const { items } = valueOf(await listInvoices(on('2026-12-04'), actor));
    const readPayment = async () =>
      valueOf(await getInvoice(on('2026-12-04'), actor, { invoiceId: items[0]?.id ?? '', locale: 'de' })).payment;
    expect(await readPayment()).toMatchObject({ by: 'debit' });
    await planDebits(on('2026-12-04'));
    expect(await paymentOf(orderId)).toMatchObject({ paymentStatus: 'awaitingTransfer' });
    expect(await readPayment()).toMatchObject({
      by: 'transfer',
      iban: 'DE02120300000000202051',
      epcCode: expect.any(String),
    });
  });

  test('because it is disputed waits for the decision', async () => {
    const day = nextDay();
    const { invoiceId } = await make({ collectOn: day });
    await world.db
      .updateTable('invoiceAccount')
      .set({ status: 'disputed' })
      .where('invoiceId', '=', invoiceId)
      .execute();
    await planDebits(on(daysBefore(day, 1)));
    expect(await accountOf(invoiceId)).toMatchObject({ status: 'disputed', dueOn: day });
    const { due } = valueOf(await listDebits(on(daysBefore(day, 4)), world.operator));
    expect(due.find((debit) => debit.invoiceId === invoiceId)).toMatchObject({ obstacle: 'disputed' });
  });

  test('is in no batch: a day without anything else has none, nor has a day on which banks rest', async () => {
    const day = nextDay();
    await make({ collectOn: day, mandate: { blockedReason: 'AC04' } });
    const today = daysBefore(day, 4);
    const ask = (collectOn: string) =>
      createBatch(on(today), world.operator, { input: { collectOn }, idempotencyKey: undefined });
    expect(await ask(day)).toMatchObject({ error: { code: 'nothing-to-collect' } });
    expect(await ask(daysBefore(day, 5))).toMatchObject({ error: { fields: { collectOn: 'collection-day' } } });
    expect(await ask('2027-12-25')).toMatchObject({ error: { fields: { collectOn: 'collection-day' } } });
  });
});

describe('a batch', () => {
  test('takes what is open when it is exported, and leaves out whose mandate was revoked meanwhile', async () => {
    const day = nextDay();
    const [kept, revoked] = [await make({ collectOn: day }), await make({ collectOn: day })];
    const batch = await create(day);
    expect(batch.sum.cents).toBe(23_800);
    valueOf(await revokeMandate(on(daysBefore(day, 4)), await accountantOf(revoked.businessUnitId)));
    await world.db
      .updateTable('invoiceAccount')
      .set({ openCents: 5_000 })
      .where('invoiceId', '=', kept.invoiceId)
      .execute();
    const sent = await send(batch);
    expect([sent.debits, sent.sum.cents]).toEqual([1, 5_000]);
    expect(await debitOf(sent, revoked)).toMatchObject({ status: 'withdrawn', withdrawnFor: 'revoked' });
    expect(await debitOf(sent, kept)).toMatchObject({ status: 'exported', amount: { cents: 5_000 } });
    await planDebits(on(daysBefore(day, 1)));
    const turned = world.db.selectFrom('invoiceByTransfer').select('reason').where('invoiceId', '=', revoked.invoiceId);
    expect(await turned.execute()).toEqual([{ reason: 'revoked' }]);
  });

  test('never collects from an account that was changed meanwhile, nor from the new one without its own announcement', async () => {
    const day = nextDay();
    const [kept, changed] = [await make({ collectOn: day }), await make({ collectOn: day })];
    const batch = await create(day);
    const member = await accountantOf(changed.businessUnitId);
    const other = { ...MANDATE, iban: 'DE02120300000000202051' };
    valueOf(await replaceMandate(on(daysBefore(day, 4)), member, { input: other }));
    valueOf(await confirmMandate(on(daysBefore(day, 4)), member));
    const sent = await send(batch);
    expect([sent.debits, sent.sum.cents]).toEqual([1, 11_900]);
    expect(await debitOf(sent, changed)).toMatchObject({ status: 'withdrawn', withdrawnFor: 'revoked' });
    const { xml } = valueOf(await downloadBatch(on(day), world.operator, batch.id));
    expect(xml.match(/<DrctDbtTxInf>/g)).toHaveLength(1);
    expect(xml).toContain(`<EndToEndId>${await numberOf(kept.invoiceId)}</EndToEndId>`);
    expect(xml).not.toContain(await numberOf(changed.invoiceId));
    await planDebits(on(daysBefore(day, 1)));
    const turned = world.db.selectFrom('invoiceByTransfer').select('reason').where('invoiceId', '=', changed.invoiceId);
    expect(await turned.execute()).toEqual([{ reason: 'revoked' }]);
  });

  test('leaves to a transfer what became open again after it was written', async () => {
    const day = nextDay();
    const { businessUnitId, invoiceId } = await make({ collectOn: day });
    const acting = { by: world.operator, now: new Date(`${daysBefore(day, 5)}T08:00:00Z`) };
    const paymentId = await inTransaction(world.db, async (trx) => {
      const money = { businessUnitId, kind: 'transfer', bookedOn: daysBefore(day, 5), cents: 4000 } as const;
      const { id } = await takePayment(trx, money, acting);
      valueOf(
        await settleInvoices(trx, { businessUnitId, paymentId: id, shares: [{ invoiceId, cents: 4000 }] }, acting),
      );
      return id;
    });
    const sent = await send(await create(day));
    valueOf(await inTransaction(world.db, (trx) => undoPayment(trx, { paymentId }, acting)));
    await book(sent);
    expect(await accountOf(invoiceId)).toEqual({
      openCents: 4000,
      status: 'open',
      dueOn: Temporal.PlainDate.from(day).add({ days: 7 }).toString(),
    });
  });

  test('waits for the day that was named last, as after a dispute', async () => {
    const day = nextDay();
    const { invoiceId } = await make({ collectOn: day });
    const later = Temporal.PlainDate.from(day).add({ days: 8 }).toString();
    await world.db.updateTable('invoiceAccount').set({ dueOn: later }).where('invoiceId', '=', invoiceId).execute();
    const asked = { input: { collectOn: day }, idempotencyKey: undefined };
    expect(await createBatch(on(daysBefore(day, 4)), world.operator, asked)).toMatchObject({
      error: { code: 'nothing-to-collect' },
    });
  });

  // Without the lock on the batch both read a draft.
  test('exported by two people at once is exported once', async () => {
    const day = nextDay();
    const { invoiceId } = await make({ collectOn: day });
    const { id: batchId } = await create(day);
    const deps = on(daysBefore(day, 4));
    const outcomes = await Promise.all([1, 2, 3].map(() => exportBatch(deps, world.operator, { batchId })));
    expect(outcomes.map((outcome) => (outcome.ok ? 'exported' : outcome.error.code)).toSorted()).toEqual([
      'exported',
      'illegal-state',
      'illegal-state',
    ]);
    expect(await accountOf(invoiceId)).toMatchObject({ status: 'collecting' });
    const exports = world.db
      .selectFrom('auditLog')
      .select('id')
      .where('objectId', '=', batchId)
      .where('action', '=', 'debitBatch.export');
    expect(await exports.execute()).toHaveLength(1);
  });

  test('made by two people at once is made once, and each invoice is in one', async () => {
    const day = nextDay();
    const { invoiceId } = await make({ collectOn: day });
    const ask = (collectOn: string) =>
      createBatch(on(daysBefore(day, 4)), world.operator, { input: { collectOn }, idempotencyKey: undefined });
    const later = firstTargetDay(Temporal.PlainDate.from(day).add({ days: 1 })).toString();
    const outcomes = await Promise.all([ask(day), ask(day), ask(later)]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    const live = world.db.selectFrom('debit').select('id').where('invoiceId', '=', invoiceId);
    expect(await live.execute()).toHaveLength(1);
  });

  test('can be discarded until it is exported, and what was in it goes into another', async () => {
    const day = nextDay();
    const invoice = await make({ collectOn: day });
    const first = await create(day);
    const deps = on(daysBefore(day, 4));
    const gone = valueOf(await discardBatch(deps, world.operator, { batchId: first.id, version: first.version }));
    expect(gone).toMatchObject({ status: 'discarded', debits: 0 });
    const second = await send(await create(day));
    expect(await debitOf(second, invoice)).toMatchObject({ status: 'exported' });
    const refused = await discardBatch(deps, world.operator, { batchId: second.id });
    expect(refused).toMatchObject({ error: { code: 'illegal-state' } });
    const stale = await bookBatch(on(day), world.operator, { batchId: second.id, version: 1 });
    expect(stale).toMatchObject({ error: { code: 'stale-version' } });
  });

  test('gives the same file to the byte, to the operator alone, and the log says who fetched it', async () => {
    const day = nextDay();
    const invoice = await make({ collectOn: day });
    const draft = await create(day);
    const deps = on(day);
    const fetch = () => downloadBatch(deps, world.operator, draft.id);
    expect(await fetch()).toMatchObject({ error: { code: 'illegal-state' } });
    const sent = await send(draft);
    const [file, again] = [valueOf(await fetch()), valueOf(await fetch())];
    expect(again).toEqual(file);
    expect(createHash('sha256').update(file.xml).digest('hex')).toBe(sent.sha256);
    for (const part of [
      `<EndToEndId>${await numberOf(invoice.invoiceId)}</EndToEndId>`,
      `<IBAN>${DEBTOR_IBAN}</IBAN>`,
      '<InstdAmt Ccy="EUR">119.00</InstdAmt>',
      '<Nm>Mueller + Soehne GmbH</Nm>',
      `<ReqdColltnDt>${day}</ReqdColltnDt>`,
      '<SeqTp>RCUR</SeqTp>',
    ])
      expect(file.xml).toContain(part);
    const member = await accountantOf(invoice.businessUnitId);
    expect(await downloadBatch(deps, member, draft.id)).toMatchObject({ error: { code: 'forbidden' } });
    const log = await world.db
      .selectFrom('auditLog')
      .select(['action', 'data'])
      .where('objectId', '=', draft.id)
      .execute();
    expect(log.map(({ action }) => action)).toEqual([
      'debitBatch.create',
      'debitBatch.export',
      'debitBatch.download',
      'debitBatch.download',
    ]);
    expect(JSON.stringify(log)).not.toContain(DEBTOR_IBAN);
  });
});

describe('a debit that came back', () => {
  test('for want of money is collected once more after a week if the operator agrees, and then no more', async () => {
    const day = nextDay();
    const invoice = await make({ collectOn: day });
    const { invoiceId, businessUnitId, mandateId } = invoice;
    const { id: debitId, version } = await debitOf(await collect(day), invoice);
    expect(await mandateOf(mandateId)).toMatchObject({ lastCollectedOn: day });
    const back = { debitId, version, input: { code: 'AM04', collectAgain: true } };
    const returned = valueOf(await returnDebit(on(day), world.operator, back));
    const again = firstTargetDay(Temporal.PlainDate.from(day).add({ days: 7 })).toString();
    expect(returned).toMatchObject({ status: 'returned', nextStep: 'tryAgain', retryOn: again });
    expect(await accountOf(invoiceId)).toEqual({ openCents: 11_900, status: 'open', dueOn: again });
    expect(await paymentsOf(businessUnitId)).toEqual([
      { kind: 'directDebit', cents: 11_900, unusedCents: 0 },
      { kind: 'debitReturn', cents: -11_900, unusedCents: 0 },
    ]);
    const [mail] = await mailsAbout(await numberOf(invoiceId));
    expect(mail?.text).toContain('Konto nicht gedeckt');
    expect(await returnDebit(on(day), world.operator, back)).toMatchObject({ error: { code: 'illegal-state' } });

    const second = await debitOf(await collect(again), invoice);
    const once = { debitId: second.id, input: { code: 'AM04', collectAgain: true } };
    expect(await returnDebit(on(again), world.operator, once)).toMatchObject({
      error: { fields: { collectAgain: 'unrecognized-keys' } },
    });
    valueOf(await returnDebit(on(again), world.operator, { debitId: second.id, input: { code: 'AM04' } }));
    expect(await accountOf(invoiceId)).toEqual({ openCents: 11_900, status: 'open', dueOn: again });
    expect(await mandateOf(mandateId)).toMatchObject({ blockedReason: null });
    const turned = world.db.selectFrom('invoiceByTransfer').select('reason').where('invoiceId', '=', invoiceId);
    expect(await turned.execute()).toEqual([{ reason: 'returned' }]);
  });

  test('because the account was closed blocks the mandate, and the customer is asked to transfer', async () => {
    const day = nextDay();
    const invoice = await make({ collectOn: day });
    const batch = await collect(day);
    const { id: debitId } = await debitOf(batch, invoice);
    const refused = await returnDebit(on(day), world.operator, {
      debitId,
      input: { code: 'AC04', collectAgain: true },
    });
    expect(refused).toMatchObject({ error: { code: 'invalid-fields' } });
    valueOf(await returnDebit(on(day), world.operator, { debitId, input: { code: 'AC04' } }));
    expect(await mandateOf(invoice.mandateId)).toMatchObject({ blockedReason: 'AC04', status: 'active' });
    expect(await accountOf(invoice.invoiceId)).toEqual({ openCents: 11_900, status: 'open', dueOn: day });
    const [mail] = await mailsAbout(await numberOf(invoice.invoiceId));
    expect(mail?.text).toContain('Konto aufgelöst');
    const log = world.db.selectFrom('auditLog').select('action').where('objectId', 'in', [batch.id, debitId]);
    const actions = (await log.orderBy('id').execute()).map(({ action }) => action);
    expect(actions).toEqual(['debitBatch.create', 'debitBatch.export', 'debitBatch.book', 'debit.return']);
    const member = await accountantOf(invoice.businessUnitId);
    expect(await replaceMandate(on(day), member, { input: MANDATE })).toMatchObject({
      value: { isBlocked: false, bankConfirmedOn: null },
    });
  });

  test('before it was booked was rejected: no money has come, and the rest of the batch is booked', async () => {
    const day = nextDay();
    const [bad, good] = [await make({ collectOn: day }), await make({ collectOn: day })];
    const sent = await send(await create(day));
    const { id: debitId } = await debitOf(sent, bad);
    const rejected = valueOf(await returnDebit(on(day), world.operator, { debitId, input: { code: 'MS03' } }));
    expect(rejected).toMatchObject({ status: 'rejected', nextStep: 'lookInto' });
    expect(await paymentsOf(bad.businessUnitId)).toEqual([]);
    const booked = await book(sent);
    expect([await debitOf(booked, bad), await debitOf(booked, good)]).toMatchObject([
      { status: 'rejected' },
      { status: 'collected' },
    ]);
    expect(await accountOf(good.invoiceId)).toMatchObject({ status: 'settled' });
  });

  test('for the third time within twelve months ends collecting from the company', async () => {
    const day = nextDay();
    const first = await make({ collectOn: day });
    const invoices = [
      first,
      await make({ beside: first, collectOn: day }),
      await make({ beside: first, collectOn: day }),
    ];
    const booked = await collect(day);
    // Those of one company are counted one after the other, even if they come back at once.
    const debits = await Promise.all(invoices.map((invoice) => debitOf(booked, invoice)));
    const outcomes = await Promise.all(
      debits.map(({ id: debitId }) => returnDebit(on(day), world.operator, { debitId, input: { code: 'MD06' } })),
    );
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, true]);
    expect(await mandateOf(first.mandateId)).toMatchObject({ blockedReason: 'returns' });
    const member = await accountantOf(first.businessUnitId);
    const granted = await replaceMandate(on(day), member, { input: MANDATE });
    expect(granted).toMatchObject({ error: { code: 'debits-blocked' } });
  });
});

describe('a B2B mandate', () => {
  test('is confirmed once, by somebody of the company and not in their name', async () => {
    const { businessUnitId, mandateId } = await make({ mandate: { bankConfirmedOn: null }, collectOn: nextDay() });
    const member = await accountantOf(businessUnitId);
    const deps = on('2026-12-01');
    const asOperator = { ...member, impersonatedBy: world.operator.userId };
    expect(await confirmMandate(deps, asOperator)).toMatchObject({ error: { code: 'forbidden' } });
    expect(await confirmMandate(deps, member, { version: 7 })).toMatchObject({ error: { code: 'stale-version' } });
    expect(await confirmMandate(deps, member)).toMatchObject({ value: { bankConfirmedOn: '2026-12-01' } });
    expect(await confirmMandate(on('2026-12-02'), member)).toMatchObject({ value: { bankConfirmedOn: '2026-12-01' } });
    expect(await mandateOf(mandateId)).toMatchObject({ version: 2 });
  });
});

test('a company that was erased hears nothing of its debits', async () => {
  const { businessUnitId, invoiceId } = await make({ collectOn: nextDay() });
  const deps = on('2026-12-01');
  const load = () => loadDebitMail(deps, { template: 'debitReturned', invoiceId });
  expect(await load()).toMatchObject({ to: 'rechnung@muster.example' });
  const erasedAt = deps.clock.now();
  await world.db.updateTable('businessUnit').set({ erasedAt }).where('id', '=', businessUnitId).execute();
  expect(await load()).toBeUndefined();
});
