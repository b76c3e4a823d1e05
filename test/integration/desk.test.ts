import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MoneyTask } from '#contract/desk-task.ts';
import { lockAddress } from '#db/address/address.queries.ts';
import { insertClaim } from '#db/dunning/dunning-claim.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Member } from '#domain/team/actor.ts';
import { correctTax } from '#services/admin/booking-tax/correct-tax.ts';
import { getBookingTax } from '#services/admin/booking-tax/get-booking-tax.ts';
import { previewTax } from '#services/admin/booking-tax/preview-tax.ts';
import { getFigures } from '#services/admin/figure/get-figures.ts';
import { listTasks } from '#services/admin/figure/list-tasks.ts';
import { enterClearance } from '#services/admin/invoice/enter-clearance.ts';
import { sendInvoice } from '#services/admin/invoice/send-invoice.ts';
import { deleteAddress } from '#services/address/delete-address.ts';
import { ignoreEntry } from '#services/bank/ignore-entry.ts';
import { importStatement } from '#services/bank/import-statement.ts';
import { runBilling } from '#services/billing/run-billing.ts';
import { previewReturn } from '#services/booking/preview-return.ts';
import { changeInvoicing } from '#services/business-unit/change-invoicing.ts';
import { addCharge } from '#services/charge/add-charge.ts';
import { getPhoto } from '#services/charge/get-photo.ts';
import { listCharges } from '#services/charge/list-charges.ts';
import { removePhoto } from '#services/charge/remove-photo.ts';
import { storePhoto } from '#services/charge/store-photo.ts';
import { bookBatch } from '#services/debit/book-batch.ts';
import { returnDebit } from '#services/debit/return-debit.ts';
import type { Deps } from '#services/deps.ts';
import { listProposals } from '#services/dunning/list-proposals.ts';
import { waiveClaim } from '#services/dunning/waive-claim.ts';
import type { Outcome } from '#services/failure.ts';
import { disputeInvoice } from '#services/invoice/dispute-invoice.ts';
import { settleInvoices } from '#services/ledger/settle-invoices.ts';
import { takePayment } from '#services/ledger/take-payment.ts';
import { changeBooks } from '#services/order/change-books.ts';
import { refundMoney } from '#services/payment/refund-money.ts';
import { makeBankFile } from '../support/bank-file.ts';
import { afterPickUp, type BillingWorld, listDocuments, makeBillingWorld, PICK_UP } from '../support/billing-world.ts';
import { bringBack, pickUp } from '../support/booking-world.ts';
import { countWaiting } from '../support/count-waiting.ts';
import { makeDebitable, makeDraftBatch, makeExportedBatch } from '../support/debit-world.ts';
import { makeClaim, makeOverdue } from '../support/dunning-world.ts';
import { findBrokenOrders } from '../support/find-broken-orders.ts';
import { bodyOf, makePhoto } from '../support/handover-world.ts';
import { issueInvoice } from '../support/issue-invoice.ts';
import { asSomebodyElse } from '../support/outside-ports.ts';
import { makeCustomer } from '../support/rental-world.ts';
import { withSettings } from '../support/with-settings.ts';

let world: BillingWorld;
beforeAll(async () => {
  world = await makeBillingWorld();
});
afterAll(() => world.shop[Symbol.asyncDispose]());

/** As what it was refused. */
async function codeOf(attempt: Promise<Outcome<unknown>>): Promise<string | undefined> {
  const outcome = await attempt;
  return outcome.ok ? undefined : outcome.error.code;
}

async function runOn(day: string, deps: Deps = world.at(`${day}T01:10:00Z`)) {
  expect((await runBilling(deps)).problems).toEqual([]);
}

/** 75 days, rent only, billed for November: 21 × 2,400 = 50,400. */
async function billNovember(wish: Partial<Parameters<BillingWorld['book']>[0]> = {}) {
  const booked = await world.book({ days: 75, ...wish });
  await pickUp(world.at(PICK_UP), booked.actor, booked.bookingId);
  await runOn('2026-12-01');
  return booked;
}

const documentsOf = (orderId: string) =>
  world.db
    .selectFrom('invoice')
    .select(['id', 'number', 'kind', 'poNumber', 'costCentre'])
    .where('orderId', '=', orderId)
    .orderBy('issuedAt')
    .orderBy('number')
    .execute();
const firstOf = async (orderId: string) => (await documentsOf(orderId))[0]?.id ?? '';

async function taskOf(kind: MoneyTask['kind'], moment: string): Promise<MoneyTask | undefined> {
  const listed = await listTasks(world.at(moment), world.operator);
  if (!listed.ok) throw new Error(listed.error.code);
  const found = listed.value.items.find((task) => task.kind === kind);
  return found && 'count' in found ? found : undefined;
}
const countOf = async (kind: MoneyTask['kind'], moment: string) => (await taskOf(kind, moment))?.count ?? 0;

/** What was promised in a line and is of no matter here. */
async function forget(topic: string): Promise<void> {
  await world.db.deleteFrom('outbox').where('topic', '=', topic).execute();
}

describe('the purchase order of an order', () => {
  test('counts for invoices to come, by those who rent and with the version that they saw', async () => {
    const { orderId, actor } = await billNovember();
    const change = (by: Member, version?: number) =>
      changeBooks(world.at('2026-12-02T09:00:00Z'), by, { orderId, input: { poNumber: 'PO-77' }, version });
    for (const role of ['viewer', 'accountant'] as const) {
      expect(await codeOf(change({ ...actor, role }))).toBe('forbidden');
    }
    expect(await codeOf(change(actor, 1))).toBe('stale-version');
    expect(await codeOf(change(await makeCustomer(world.shop.deps)))).toBe('not-found');
    const changed = await change({ ...actor, role: 'dispatcher' });
    expect(changed).toMatchObject({ value: { poNumber: 'PO-77', costCentre: null } });
    await runOn('2027-01-01');
    expect((await documentsOf(orderId)).map(({ poNumber }) => poNumber)).toEqual([null, 'PO-77']);
    const log = await world.db
      .selectFrom('auditLog')
      .select('data')
      .where('objectId', '=', orderId)
      .where('action', '=', 'order.changeBooks')
      .execute();
    expect(log).toMatchObject([{ data: { poNumber: 'PO-77', costCentre: null } }]);
  });

  test('that a company wants is asked for once, stops no invoice, and is a task until it is there', async () => {
    const before = await countOf('poMissing', '2026-12-02T09:00:00Z');
    const { mails, workOffOutbox } = world.shop;
    await forget('mail');
    const { orderId, number, actor } = await billNovember({ customer: { unit: { poRequired: true } } });
    await runOn('2027-01-01');
    expect(await documentsOf(orderId)).toHaveLength(2);
    await workOffOutbox('mail');
    const [invoice] = await documentsOf(orderId);
    const asks = mails.filter(({ subject }) => subject.includes(invoice?.number ?? '?'));
    expect(asks.map(({ text }) => text.includes(`/checkout/${orderId}`))).toEqual([true]);
    const task = await taskOf('poMissing', '2027-01-02T09:00:00Z');
    expect(task?.count).toBe(before + 1);
    expect(task?.first.name).toBe(number);
    await changeBooks(world.at('2027-01-02T09:00:00Z'), actor, { orderId, input: { poNumber: 'PO-1' } });
    expect(await countOf('poMissing', '2027-01-02T09:00:00Z')).toBe(before);
  });
});

describe('a document that a platform clears', () => {
  const clearing = (moment: string): Deps => {
    const deps = world.at(moment);
    const { DE } = deps.settings.sellers;
    if (DE === undefined) throw new Error('Nobody bills in Germany');
    return withSettings(deps, { sellers: { DE: { ...DE, channel: 'clearance' } } });
  };

  test('is issued, waits, and is sent with its number and time to pay', async () => {
    const { orderId, actor, bookingId } = await world.book({ days: 75 });
    await pickUp(world.at(PICK_UP), actor, bookingId);
    await forget('mail');
    await forget('invoice-issued');
    await runOn('2026-12-01', clearing('2026-12-01T01:10:00Z'));
    const [document] = await documentsOf(orderId);
    const invoiceId = document?.id ?? '';
    const { mails, workOffOutbox } = world.shop;
    const mailed = () => mails.filter(({ subject }) => subject.includes(document?.number ?? '?')).length;
    const send = async () => {
      await workOffOutbox('invoice-issued');
      await workOffOutbox('mail');
    };
    await send();
    expect(mailed()).toBe(0);
    const now = world.at('2026-12-20T09:00:00Z');
    expect(await codeOf(sendInvoice(now, world.operator, invoiceId))).toBe('awaiting-clearance');
    expect(await taskOf('clearanceAwaited', '2026-12-20T09:00:00Z')).toMatchObject({
      count: 1,
      amount: { cents: 59_976 },
      first: { id: invoiceId },
    });
    const isDunned = async (moment: string) => {
      const late = await listProposals(world.at(moment), world.operator);
      return late.ok && JSON.stringify(late.value.proposals).includes(document?.number ?? '?');
    };
    expect(await isDunned('2026-12-20T09:00:00Z')).toBe(false);
    const clear = (number: string) =>
      enterClearance(now, world.operator, { invoiceId, input: { number }, locale: 'de' });
    expect(await clear('1234-KSeF')).toMatchObject({
      value: { channel: { kind: 'clearance', clearanceNumber: '1234-KSeF' }, dueOn: '2026-12-27' },
    });
    expect(await codeOf(clear('5678'))).toBe('illegal-state');
    await send();
    expect(mailed()).toBe(1);
    expect(await isDunned('2026-12-31T09:00:00Z')).toBe(true);
    expect(await countOf('clearanceAwaited', '2026-12-20T09:00:00Z')).toBe(0);
    const change = world.db
      .updateTable('invoiceChannel')
      .set({ clearanceNumber: '0' })
      .where('invoiceId', '=', invoiceId);
    await expect(change.execute()).rejects.toMatchObject({ constraint: 'invoice_channel_is_cleared_once' });
  });
});

describe('the tax of a booking', () => {
  const POLISH = { unit: { country: 'PL', vatId: 'PL5260250274', vatIdStatus: 'valid' } } as const;

  test('that was wrong is credited and billed anew at once, to the cent and as the preview says', async () => {
    const { orderId, bookingId } = await billNovember({ customer: POLISH });
    const now = world.at('2026-12-03T10:00:00Z');
    const input = { from: 'reverseCharge', to: 'noVatId' } as const;
    expect(await getBookingTax(now, world.operator, bookingId)).toMatchObject({
      value: { parts: [{ case: 'reverseCharge', net: { cents: 180_000 } }], isBilledHere: true },
    });
    const shown = await previewTax(now, world.operator, { bookingId, input });
    expect(await documentsOf(orderId)).toHaveLength(1);
    const reason = 'USt-IdNr. war seit Oktober ungültig';
    const done = await correctTax(now, world.operator, { bookingId, input: { ...input, reason } });
    const sums = (outcome: typeof done) =>
      outcome.ok
        ? outcome.value.documents.map(({ kind, net, tax, gross }) => [kind, net.cents, tax.cents, gross.cents])
        : [];
    expect(sums(done)).toEqual([
      ['creditNote', 50_400, 0, 50_400],
      ['invoice', 50_400, 9576, 59_976],
    ]);
    expect(sums(shown)).toEqual(sums(done));
    await runOn('2026-12-04');
    await runOn('2027-01-01');
    expect((await listDocuments(world, orderId)).map(({ net, tax, open }) => [net, tax, open])).toEqual([
      [50_400, 0, 0],
      [50_400, 0, 0],
      [50_400, 9576, 59_976],
      [74_400, 14_136, 88_536],
    ]);
    expect(await findBrokenOrders(world.db)).toEqual([]);
    const { actorId, data } = await world.db
      .selectFrom('auditLog')
      .select(['actorId', 'data'])
      .where('objectId', '=', bookingId)
      .where('action', '=', 'booking.correctTax')
      .executeTakeFirstOrThrow();
    expect({ actorId, data }).toMatchObject({ actorId: world.operator.userId, data: { ...input, reason } });
  });

  test('is refused where nothing is taxed so, where it cannot be, and by an old version', async () => {
    const { bookingId } = await billNovember({ customer: POLISH });
    const now = world.at('2026-12-03T10:00:00Z');
    const correct = (
      from: 'shortTerm' | 'reverseCharge',
      to: 'noVatId' | 'domestic' | 'reverseCharge',
      version?: number,
    ) => correctTax(now, world.operator, { bookingId, input: { from, to, reason: 'Versehen' }, version });
    expect(await correct('shortTerm', 'noVatId')).toMatchObject({ error: { fields: { from: 'unknown' } } });
    expect(await correct('reverseCharge', 'domestic')).toMatchObject({ error: { fields: { to: 'unknown' } } });
    expect(await correct('reverseCharge', 'reverseCharge')).toMatchObject({ error: { fields: { to: 'unknown' } } });
    expect(await codeOf(correct('reverseCharge', 'noVatId', 99))).toBe('stale-version');
  });
});

test('photos of a claim are seen by those who see the booking, and stay once it is billed', async () => {
  const { bookingId, actor } = await world.book({ days: 7 });
  await pickUp(world.at(PICK_UP), actor, bookingId);
  await bringBack(world.at(afterPickUp(7)), actor, bookingId);
  const deps = world.at('2026-11-18T09:00:00Z');
  const input = { kind: 'damage', cents: 25_000, note: 'Plane hinten rechts gerissen' } as const;
  const charged = await addCharge(deps, world.operator, { bookingId, input, idempotencyKey: undefined });
  const chargeId = charged.ok ? (charged.value.answer.items[0]?.id ?? '') : '';
  const which = { bookingId, chargeId, position: 1 };
  const store = async (position: number, shade: number) =>
    storePhoto(deps, world.operator, { ...which, position, body: bodyOf(await makePhoto(shade)) });
  await store(1, 10);
  await store(2, 20);
  expect(await store(1, 10)).toMatchObject({ value: [{ photos: [{ position: '1' }, { position: '2' }] }] });
  await removePhoto(deps, world.operator, { ...which, position: 2 });
  const listed = await listCharges(deps, { ...actor, role: 'viewer' }, bookingId);
  expect(listed).toMatchObject({ value: [{ photos: [{ position: '1', width: 60, height: 40 }] }] });
  expect(await getPhoto(deps, actor, which)).toMatchObject({ value: { contentType: 'image/webp' } });
  const stranger = await makeCustomer(world.shop.deps);
  expect(await codeOf(getPhoto(deps, stranger, which))).toBe('not-found');
  expect(await codeOf(getPhoto(deps, world.operator, { ...which, position: 2 }))).toBe('not-found');
  await runOn('2026-11-26');
  expect(await codeOf(store(3, 30))).toBe('illegal-state');
  expect(await codeOf(removePhoto(deps, world.operator, which))).toBe('illegal-state');
});

test('a return says what has been billed, and what is still to come', async () => {
  const { bookingId, actor } = await billNovember();
  const deps = world.at('2026-12-02T09:00:00Z');
  const at = afterPickUp(40);
  expect(await previewReturn(deps, actor, { bookingIds: [bookingId], at })).toMatchObject({
    value: { billing: { billed: { cents: 50_400 }, toCome: { cents: 45_600 } } },
  });
});

describe('an address that is chosen for invoices while somebody deletes it', () => {
  const chosenBy = (addressId: string) =>
    ({ input: { addressId, format: 'hybrid', buyerReference: null, peppolId: null } }) as const;
  async function makeChoice() {
    const actor = await makeCustomer(world.shop.deps);
    const { businessUnitId } = actor;
    const { id: addressId } = await world.db
      .selectFrom('address')
      .select('id')
      .where('businessUnitId', '=', businessUnitId)
      .executeTakeFirstOrThrow();
    return { actor, businessUnitId, addressId };
  }

  test('is refused by name if it is gone', async () => {
    const { actor, businessUnitId, addressId } = await makeChoice();
    const { choosing } = await inTransaction(world.db, async (trx) => {
      await lockAddress(trx, { businessUnitId, addressId });
      const later = asSomebodyElse(() => changeInvoicing(world.shop.deps, actor, chosenBy(addressId)));
      await expect.poll(() => countWaiting(world.db)).toBe(1);
      await trx.deleteFrom('userAddress').where('addressId', '=', addressId).execute();
      await trx.deleteFrom('address').where('id', '=', addressId).execute();
      return { choosing: later };
    });
    expect(await choosing).toMatchObject({ error: { code: 'invalid-fields', fields: { addressId: 'unknown' } } });
  });

  test('goes with the choice if it was chosen first', async () => {
    const { actor, businessUnitId, addressId } = await makeChoice();
    const { deleting } = await inTransaction(world.db, async (trx) => {
      await lockAddress(trx, { businessUnitId, addressId });
      const later = asSomebodyElse(() => deleteAddress(world.shop.deps, actor, { addressId }));
      await expect.poll(() => countWaiting(world.db)).toBe(1);
      await trx
        .updateTable('businessUnit')
        .set({ invoiceAddressId: addressId })
        .where('id', '=', businessUnitId)
        .execute();
      return { deleting: later };
    });
    expect(await deleting).toMatchObject({ ok: true });
  });
});

describe('tasks of money', () => {
  const NOW = '2026-12-04T09:00:00Z';

  /** Money of the bank of that day, which pays an invoice. */
  const pay = ({ businessUnitId, invoiceId }: { businessUnitId: string; invoiceId: string }, cents: number) =>
    inTransaction(world.db, async (trx) => {
      const acting = { by: world.operator, now: new Date(NOW) };
      const money = { businessUnitId, kind: 'transfer', bookedOn: '2026-12-04', cents } as const;
      const { id: paymentId } = await takePayment(trx, money, acting);
      const shares = [{ invoiceId, cents }];
      expect(await settleInvoices(trx, { businessUnitId, paymentId, shares }, acting)).toMatchObject({ ok: true });
    });
  const unitOf = async (invoiceId: string) =>
    (
      await world.db
        .selectFrom('invoice')
        .select('businessUnitId')
        .where('id', '=', invoiceId)
        .executeTakeFirstOrThrow()
    ).businessUnitId;

  test('count what is out past its end with its unbilled days, and what is disputed with the day of the answer', async () => {
    const before = await taskOf('unbilled', NOW);
    const { bookingId, actor } = await world.book({ days: 20 });
    await pickUp(world.at(PICK_UP), actor, bookingId);
    // Agreed until 30 November at ten, and out since then for four days less an hour, with the grace of two.
    const after = await taskOf('unbilled', NOW);
    expect([after?.count, after?.days]).toEqual([(before?.count ?? 0) + 1, (before?.days ?? 0) + 4]);
    const disputes = await countOf('disputeOpen', NOW);
    const { orderId, actor: payer } = await billNovember();
    const invoiceId = await firstOf(orderId);
    await disputeInvoice(world.at(NOW), payer, { invoiceId, input: { reason: 'Zu viel' }, locale: 'de' });
    expect(await countOf('disputeOpen', NOW)).toBe(disputes + 1);
  });

  test('count papers that nobody has made, and "send" tries again', async () => {
    const before = await countOf('paperMissing', NOW);
    const { orderId } = await billNovember();
    const invoiceId = await firstOf(orderId);
    await forget('invoice-issued');
    expect(await countOf('paperMissing', '2026-12-01T01:30:00Z')).toBeLessThan(before + 1);
    expect(await countOf('paperMissing', NOW)).toBe(before + 1);
    const send = (moment: string) => sendInvoice(world.at(moment), world.operator, invoiceId);
    expect(await codeOf(send('2026-12-01T01:30:00Z'))).toBe('paper-not-ready');
    expect(await send(NOW)).toMatchObject({ ok: true });
    await world.shop.workOffOutbox('invoice-issued');
    expect(await countOf('paperMissing', NOW)).toBe(before);
  });

  test('count debits that need a file two days of the banks before, those that came back, and claims', async () => {
    expect(await countOf('batchDue', NOW)).toBe(0);
    const { businessUnitId, invoiceId } = await makeDebitable(world.shop.deps);
    expect(await countOf('batchDue', '2026-12-03T09:00:00Z')).toBe(0);
    expect(await taskOf('batchDue', NOW)).toMatchObject({ count: 1, amount: { cents: 11_900 } });
    const { debitId } = await makeDraftBatch(world.shop.deps);
    expect(await countOf('batchDue', NOW)).toBe(2);
    expect(debitId).not.toBe('');
    const claim = { businessUnitId, invoiceId, kind: 'flat40', cents: 4000, createdAt: new Date(NOW) } as const;
    await inTransaction(world.db, (trx) => insertClaim(trx, claim));
    expect(await countOf('claimToDecide', '2027-03-01T09:00:00Z')).toBe(0);
  });

  test('count claims that are open a month after their invoice was settled, until somebody decides', async () => {
    const [month, later] = ['2027-01-02T09:00:00Z', '2027-01-05T09:00:00Z'];
    const before = await countOf('claimToDecide', later);
    const overdue = await makeOverdue(world, { dueOn: '2026-11-15' });
    const claimId = await makeClaim(world.at(NOW), overdue);
    // As long as the invoice is open, letters ask for both.
    expect(await countOf('claimToDecide', later)).toBe(before);
    await pay(overdue, 76_743);
    expect(await countOf('claimToDecide', month)).toBe(before);
    const task = await taskOf('claimToDecide', later);
    expect([task?.count, task?.first.businessUnitId]).toEqual([before + 1, overdue.businessUnitId]);
    expect(task?.amount?.cents).toBe(4000);
    await waiveClaim(world.at(later), world.operator, { claimId, reason: 'Kulanz' });
    expect(await countOf('claimToDecide', later)).toBe(before);
  });

  test('count debits that came back until they are tried again, paid, or a month old', async () => {
    const [day, later] = ['2026-12-08T09:00:00Z', '2027-01-08T09:00:00Z'];
    const { batchId, debitId, invoiceId } = await makeExportedBatch(world.shop.deps);
    expect(await bookBatch(world.at(day), world.operator, { batchId })).toMatchObject({ ok: true });
    expect(await countOf('debitReturned', day)).toBe(0);
    const input = { code: 'MD07' } as const;
    expect(await returnDebit(world.at(day), world.operator, { debitId, input })).toMatchObject({ ok: true });
    expect(await taskOf('debitReturned', day)).toMatchObject({ count: 1, amount: { cents: 11_900 } });
    expect(await countOf('debitReturned', later)).toBe(0);
    await pay({ businessUnitId: await unitOf(invoiceId), invoiceId }, 11_900);
    expect(await countOf('debitReturned', day)).toBe(0);
  });

  test('count what the bank has told and nobody has decided on, with what came in by it', async () => {
    const before = await taskOf('moneyUnmatched', NOW);
    const file = makeBankFile([
      { cents: 1500, text: 'Wofür auch immer', day: '2026-12-01' },
      { cents: -700, text: 'Gebühren', day: '2026-12-01' },
    ]);
    const body = new Blob([new Uint8Array(file)]).stream();
    expect(await importStatement(world.at(NOW), world.operator, { body })).toMatchObject({ value: { unknown: 2 } });
    const task = await taskOf('moneyUnmatched', NOW);
    expect([task?.count, task?.amount?.cents]).toEqual([(before?.count ?? 0) + 2, (before?.amount?.cents ?? 0) + 1500]);
    const entries = await world.db.selectFrom('bankEntry').select('id').where('text', '=', 'Gebühren').execute();
    for (const { id: entryId } of entries) await ignoreEntry(world.at(NOW), world.operator, { entryId });
    expect(await countOf('moneyUnmatched', NOW)).toBe((before?.count ?? 0) + 1);
  });

  test('count what is left of credit notes until it has gone back', async () => {
    const before = await taskOf('refundDue', NOW);
    const paid = await makeOverdue(world, { dueOn: '2026-11-15' });
    await pay(paid, 76_743);
    expect(await countOf('refundDue', NOW)).toBe(before?.count ?? 0);
    const credit = { kind: 'creditNote', netCents: 10_000, on: '2026-12-03', corrects: paid.invoiceId } as const;
    const { id } = await inTransaction(world.db, (trx) => issueInvoice(trx, paid, credit));
    const task = await taskOf('refundDue', NOW);
    expect([task?.count, task?.amount?.cents]).toEqual([
      (before?.count ?? 0) + 1,
      (before?.amount?.cents ?? 0) + 11_900,
    ]);
    const refund = (cents: number) =>
      refundMoney(world.at(NOW), world.operator, {
        id,
        input: { bookedOn: '2026-12-04', cents },
        idempotencyKey: randomUUID(),
      });
    await refund(1900);
    expect((await taskOf('refundDue', NOW))?.amount?.cents).toBe((before?.amount?.cents ?? 0) + 10_000);
    await refund(10_000);
    expect(await countOf('refundDue', NOW)).toBe(before?.count ?? 0);
  });

  test('revenue by month is what invoices say less what credit notes do', async () => {
    const figures = await getFigures(world.at('2027-01-15T09:00:00Z'), world.operator);
    const months = figures.ok ? (figures.value.invoiced ?? []) : [];
    expect(months.map(({ month }) => month)).toHaveLength(12);
    expect([months[0]?.month, months.at(-1)?.month]).toEqual(['2026-02', '2027-01']);
    const rows = await world.db
      .selectFrom('invoice')
      .select(['kind', 'netCents'])
      .where('taxClass', '<>', 'claim')
      .where('issuedOn', '>=', '2026-12-01')
      .where('issuedOn', '<', '2027-01-01')
      .execute();
    const net = rows.reduce((sum, { kind, netCents }) => sum + (kind === 'creditNote' ? -netCents : netCents), 0);
    const december = months.find(({ month }) => month === '2026-12');
    expect(december?.net.cents).toBe(net);
    expect(december?.creditNotes).toBeGreaterThan(0);
  });
});
