import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { InvoiceQuery } from '#contract/invoice.ts';
import { insertByTransfer } from '#db/debit/by-transfer.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import { money } from '#domain/money/money.ts';
import type { Actor, Member } from '#domain/team/actor.ts';
import { decideDispute } from '#services/admin/invoice/decide-dispute.ts';
import { getInvoice as getForOperator } from '#services/admin/invoice/get-invoice.ts';
import { issueInvoicePaper } from '#services/billing/issue-invoice-paper.ts';
import { loadInvoiceMail } from '#services/billing/load-invoice-mail.ts';
import { runBilling } from '#services/billing/run-billing.ts';
import { getBooking } from '#services/booking/get-booking.ts';
import { changeInvoicing } from '#services/business-unit/change-invoicing.ts';
import { getInvoicing } from '#services/business-unit/get-invoicing.ts';
import { disputeInvoice } from '#services/invoice/dispute-invoice.ts';
import { exportInvoices } from '#services/invoice/export-invoices.ts';
import { getBookingBilling } from '#services/invoice/get-booking-billing.ts';
import { getInvoice } from '#services/invoice/get-invoice.ts';
import { getInvoiceFile } from '#services/invoice/get-invoice-file.ts';
import { getInvoicePaper } from '#services/invoice/get-invoice-paper.ts';
import { getOrderBilling } from '#services/invoice/get-order-billing.ts';
import { listCostCentres } from '#services/invoice/list-cost-centres.ts';
import { listInvoices } from '#services/invoice/list-invoices.ts';
import { sumInvoiceMonths } from '#services/invoice/sum-invoice-months.ts';
import { zipInvoices } from '#services/invoice/zip-invoices.ts';
import { prepareDisputeMail } from '#services/invoice/prepare-dispute-mail.ts';
import { markOverduePayments } from '#services/order/mark-overdue-payments.ts';
import { getToday } from '#services/today/get-today.ts';
import { MACHINE } from '#services/list/csv-reader.ts';
import { afterPickUp, type BillingWorld, makeBillingWorld, PICK_UP, SERVICES } from '../support/billing-world.ts';
import { bringBack, pickUp } from '../support/booking-world.ts';
import { makeDebitable } from '../support/debit-world.ts';
import { issueInvoice } from '../support/issue-invoice.ts';
import { unzip } from '../support/unzip.ts';
import { makeMember } from '../support/make-rows.ts';

let world: BillingWorld;
beforeAll(async () => {
  world = await makeBillingWorld();
});
afterAll(() => world.shop[Symbol.asyncDispose]());

const value = <T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

/** The customer of the first worked example on the day after its first invoice: 767.43, due on 15 December. */
async function billOnce() {
  const booked = await world.book({ days: 75, services: SERVICES });
  await pickUp(world.at(PICK_UP), booked.actor, booked.bookingId);
  await runBilling(world.at('2026-12-01T01:10:00Z'));
  const { id: invoiceId, number } = await world.db
    .selectFrom('invoice')
    .select(['id', 'number'])
    .where('orderId', '=', booked.orderId)
    .executeTakeFirstOrThrow();
  return { ...booked, invoiceId, number };
}

const DAY = '2026-12-02T09:00:00Z';
const LATER = '2026-12-20T09:00:00Z';

const accountOf = (invoiceId: string) =>
  world.db
    .selectFrom('invoiceAccount')
    .select(['status', 'openCents', 'dueOn'])
    .where('invoiceId', '=', invoiceId)
    .executeTakeFirstOrThrow();

type Billed = {
  readonly actor: Member;
  readonly orderId: string;
  readonly bookingId: string;
  readonly invoiceId: string;
};

/** Takes 24.00 of the first line back. */
async function correct({ actor: { businessUnitId }, orderId, bookingId, invoiceId }: Billed, on: string) {
  const line = await world.db
    .selectFrom('invoiceLine')
    .select(['item', 'taxCase', 'taxCountry', 'taxBasisPoints'])
    .where('invoiceId', '=', invoiceId)
    .where('lineNo', '=', 1)
    .executeTakeFirstOrThrow();
  const { item: _item, ...taxed } = line;
  const corrected = { kind: 'creditNote', corrects: invoiceId, netCents: 2400, on } as const;
  return inTransaction(world.db, (trx) =>
    issueInvoice(
      trx,
      { businessUnitId, orderId, bookingId },
      {
        ...corrected,
        mangle: (rows) => ({
          ...rows,
          lines: rows.lines.map((made) => ({ ...made, ...line })),
          taxes: rows.taxes.map((tax) => ({ ...tax, ...taxed })),
        }),
      },
    ),
  );
}

/** What the day of a customer says about money. */
async function moneyOfDay(actor: Member, at: string) {
  const wish = { from: '2027-03-01T09:00', to: '2027-03-02T09:00' };
  const { today } = value(await getToday(world.at(at), actor, wish));
  const { figures, waiting } = today;
  return { open: figures.open.cents, overdue: figures.overdue.cents, waiting };
}

describe('the list of invoices', () => {
  test('agrees with the day of the customer: what is billed is owed, and late from its own day on', async () => {
    const { actor, orderId, number, bookingId } = await world.book({ days: 75, services: SERVICES });
    await pickUp(world.at(PICK_UP), actor, bookingId);
    expect(await moneyOfDay(actor, DAY)).toEqual({ open: 0, overdue: 0, waiting: expect.anything() });
    await runBilling(world.at('2026-12-01T01:10:00Z'));
    expect(await moneyOfDay(actor, DAY)).toMatchObject({ open: 76_743, overdue: 0 });
    await markOverduePayments(world.at(LATER));
    const { waiting, ...sums } = await moneyOfDay(actor, LATER);
    expect(sums).toEqual({ open: 76_743, overdue: 76_743 });
    expect(waiting).toContainEqual({
      matter: 'payment',
      at: new Date('2026-12-15'),
      order: expect.objectContaining({ id: orderId, number, open: money(76_743), isInvoiced: true }),
      isOwn: true,
    });
  });

  test('has what was billed, its sums, and finds numbers, PO numbers and plates', async () => {
    const { actor, number, orderId } = await billOnce();
    const { items, sums } = value(await listInvoices(world.at(DAY), actor, {}));
    expect(items).toEqual([
      expect.objectContaining({
        number,
        kind: 'invoice',
        orderId,
        issuedOn: '2026-12-01',
        dueOn: '2026-12-15',
        periodFrom: '2026-11-10',
        periodTo: '2026-11-30',
        netCents: 64_490,
        grossCents: 76_743,
        openCents: 76_743,
        status: 'open',
        isOverdue: false,
        correctsNumber: null,
      }),
    ]);
    expect(sums).toEqual({
      open: { cents: 76_743, count: 1 },
      overdue: { cents: 0, count: 0 },
      nextDebit: null,
      paidThisYear: { cents: 0, count: 0, year: 2026 },
    });
    const [trailer] = items[0]?.trailers ?? [];
    const find = async (q: string) => value(await listInvoices(world.at(DAY), actor, { q })).items.length;
    const plate = trailer?.plate ?? '';
    expect([
      await find(number.slice(-4)),
      await find(plate),
      await find(plate.replaceAll(' ', '').toLowerCase()),
      await find('767,43'),
      await find('767.43'),
      await find('767,44'),
      await find('%'),
      await find('nothing'),
    ]).toEqual([1, 1, 1, 1, 1, 0, 0, 0]);
  });

  test('tells what is overdue by the operator’s day, and what is paid', async () => {
    const { actor, invoiceId } = await billOnce();
    const count = async (at: string, status: 'open' | 'overdue' | 'paid') =>
      value(await listInvoices(world.at(at), actor, { status })).items.length;
    // Still the fifteenth in Berlin, then the sixteenth.
    expect([await count('2026-12-15T22:59:00Z', 'overdue'), await count('2026-12-15T23:01:00Z', 'overdue')]).toEqual([
      0, 1,
    ]);
    expect(value(await listInvoices(world.at(LATER), actor, {})).items[0]).toMatchObject({
      status: 'overdue',
      isOverdue: true,
    });
    await world.db
      .updateTable('invoiceAccount')
      .set({ openCents: 0, status: 'settled' })
      .where('invoiceId', '=', invoiceId)
      .execute();
    expect([await count(LATER, 'open'), await count(LATER, 'overdue'), await count(LATER, 'paid')]).toEqual([0, 0, 1]);
    expect(value(await listInvoices(world.at(LATER), actor, {})).sums.paidThisYear).toEqual({
      cents: 76_743,
      count: 1,
      year: 2026,
    });
  });

  test('goes by cost centre and by month, each with all that belongs to it', async () => {
    const { actor, orderId, bookingId } = await billOnce();
    const { businessUnitId } = actor;
    const issue = (on: string, costCentre: string | null) =>
      inTransaction(world.db, (trx) =>
        issueInvoice(
          trx,
          { businessUnitId, orderId, bookingId },
          { on, mangle: (rows) => ({ ...rows, invoice: { ...rows.invoice, costCentre } }) },
        ),
      );
    for (const [on, centre] of [
      ['2026-10-02', '2140'],
      ['2026-10-30', '4200'],
      ['2026-11-03', '2140'],
      ['2026-11-04', null],
    ] as const) {
      await issue(on, centre);
    }
    expect(value(await listCostCentres(world.at(DAY), actor))).toEqual(['2140', '4200']);
    const query = { costCentre: '2140' };
    const { items } = value(await listInvoices(world.at(DAY), actor, query));
    expect(items.map(({ issuedOn }) => issuedOn)).toEqual(['2026-11-03', '2026-10-02']);
    const range = { from: '2026-10-01', to: '2026-12-31' };
    const months = async (asked: InvoiceQuery) =>
      value(await sumInvoiceMonths(world.at(DAY), actor, { query: asked, ...range }))
        .toSorted((one, other) => one.month.localeCompare(other.month))
        .map(({ month, count, cents }) => [month, count, cents]);
    expect(await months({})).toEqual([
      ['2026-10', 2, 23_800],
      ['2026-11', 2, 23_800],
      ['2026-12', 1, 76_743],
    ]);
    expect(await months(query)).toEqual([
      ['2026-10', 1, 11_900],
      ['2026-11', 1, 11_900],
    ]);
    const stranger = (await world.book({ days: 3 })).actor;
    expect(value(await listCostCentres(world.at(DAY), stranger))).toEqual([]);
  });

  test('says what is debited next, until it is disputed or turned to transfer', async () => {
    const { actor } = await world.book({ days: 3 });
    const first = await makeDebitable(world.shop.deps, { collectOn: '2026-12-08' });
    const { businessUnitId } = first;
    const reader = { ...actor, businessUnitId };
    await makeDebitable(world.shop.deps, { collectOn: '2026-12-08', beside: first });
    await makeDebitable(world.shop.deps, { collectOn: '2026-12-21', beside: first });
    const next = async (at: string) => value(await listInvoices(world.at(at), reader, {})).sums.nextDebit;
    expect(await next(DAY)).toMatchObject({ on: '2026-12-08', cents: 23_800, count: 2 });
    expect(value(await listInvoices(world.at(DAY), reader, {})).items.map(({ collectOn }) => collectOn)).toEqual(
      expect.arrayContaining(['2026-12-08', '2026-12-21']),
    );
    const which = { invoiceId: first.invoiceId };
    await world.db
      .updateTable('invoiceAccount')
      .set({ status: 'disputed' })
      .where('invoiceId', '=', first.invoiceId)
      .execute();
    expect(await next(DAY)).toMatchObject({ on: '2026-12-08', cents: 11_900, count: 1 });
    await world.db
      .updateTable('invoiceAccount')
      .set({ status: 'open' })
      .where('invoiceId', '=', first.invoiceId)
      .execute();
    await inTransaction(world.db, (trx) =>
      insertByTransfer(trx, {
        businessUnitId,
        ...which,
        reason: 'blocked',
        turnedAt: new Date(DAY),
        dueOn: '2026-12-15',
      }),
    );
    expect(await next(DAY)).toMatchObject({ on: '2026-12-08', cents: 11_900, count: 1 });
    expect(await next('2026-12-09T09:00:00Z')).toMatchObject({ on: '2026-12-21', count: 1 });
    expect(await next('2026-12-22T09:00:00Z')).toBeNull();
  });

  test('hands out papers and originals as one file, of the own unit alone', async () => {
    const { actor, invoiceId, number } = await billOnce();
    const stranger = (await billOnce()).invoiceId;
    const fetchFiles = async (ids: readonly string[]) => {
      const zipped = value(await zipInvoices(world.shop.deps, actor, ids));
      return unzip(Buffer.from(await new Response(zipped).arrayBuffer()));
    };
    // The paper is still being made.
    const [[name, original] = [], ...more] = Object.entries(await fetchFiles([invoiceId, invoiceId]));
    expect(name).toContain(number);
    expect(original).toMatch(/^<\?xml/);
    expect(more).toEqual([]);
    await issueInvoicePaper(world.at(DAY), { invoiceId });
    expect(Object.keys(await fetchFiles([invoiceId])).map((file) => file.slice(-4))).toEqual(['.pdf', '.xml']);
    expect(await zipInvoices(world.shop.deps, actor, [invoiceId, stranger])).toMatchObject({
      error: { code: 'not-found' },
    });
  });

  test('comes page by page without a gap or a twin, by due day and by issue', async () => {
    const { actor, orderId, bookingId } = await billOnce();
    const { businessUnitId } = actor;
    for (const on of ['2026-11-02', '2026-11-02', '2026-11-03', '2026-12-04']) {
      await inTransaction(world.db, (trx) => issueInvoice(trx, { businessUnitId, orderId, bookingId }, { on }));
    }
    for (const status of ['open', 'all'] as const) {
      const whole = value(await listInvoices(world.at(DAY), actor, { status })).items.map(({ id }) => id);
      const paged: string[] = [];
      let cursor: string | null | undefined;
      do {
        const page = value(
          await listInvoices(world.at(DAY), actor, { status, limit: 2, ...(cursor ? { cursor } : {}) }),
        );
        paged.push(...page.items.map(({ id }) => id));
        cursor = page.nextCursor;
      } while (cursor !== null);
      expect(paged).toEqual(whole);
      expect(new Set(paged).size).toBe(5);
    }
    const { nextCursor } = value(await listInvoices(world.at(DAY), actor, { status: 'open', limit: 1 }));
    // The order, the day and what tells apart the invoices of a day.
    const [sort, , ...rest] = JSON.parse(Buffer.from(nextCursor ?? '', 'base64url').toString()) as string[];
    const from = (day: string) => Buffer.from(JSON.stringify([sort, day, ...rest])).toString('base64url');
    for (const cursor of ['x', from('2027-02-29'), from('9999999')]) {
      expect(await listInvoices(world.at(DAY), actor, { status: 'open', cursor })).toMatchObject({
        ok: false,
        error: { code: 'invalid-fields', fields: { cursor: 'unknown' } },
      });
    }
    const fromEver = value(await listInvoices(world.at(DAY), actor, { status: 'open', cursor: from('-999999') }));
    expect(fromEver.items).toHaveLength(5);
  });

  test('is a file in which credit notes count against the rest', async () => {
    const billed = await billOnce();
    await correct(billed, '2026-12-02');
    const file = value(await exportInvoices(world.at(DAY), billed.actor, {}, MACHINE));
    const text = await new Response(file).text();
    expect(text).toContain(`${billed.number},document.invoice.title.invoice,`);
    expect(text).toMatch(/C-26-DE-\d{6},document\.invoice\.title\.creditNote,.*,-24,-4\.56,-28\.56,-28\.56,/);
  });

  test('holds nothing of another unit, and is not for those who do not look after the money', async () => {
    const { actor, invoiceId } = await billOnce();
    const stranger = (await billOnce()).actor;
    const ids = value(await listInvoices(world.at(DAY), stranger, {})).items.map(({ id }) => id);
    expect(ids).not.toContain(invoiceId);
    for (const read of [
      getInvoice(world.at(DAY), stranger, { invoiceId, locale: 'de' }),
      getInvoicePaper(world.at(DAY), stranger, invoiceId),
      getInvoiceFile(world.at(DAY), stranger, invoiceId),
      disputeInvoice(world.at(DAY), stranger, { invoiceId, input: { reason: 'Mine' }, locale: 'de' }),
    ]) {
      expect(await read).toMatchObject({ ok: false, error: { code: 'not-found' } });
    }
    expect(await accountOf(invoiceId)).toMatchObject({ status: 'open' });
    for (const role of ['dispatcher', 'viewer'] as const) {
      expect(await listInvoices(world.at(DAY), { ...actor, role }, {})).toMatchObject({
        ok: false,
        error: { code: 'forbidden' },
      });
    }
    expect(await listInvoices(world.at(DAY), { ...actor, role: 'accountant' }, {})).toMatchObject({ ok: true });
  });
});

describe('one invoice', () => {
  test('says why each amount is what it is, in the words of its paper or of the reader', async () => {
    const { actor, invoiceId, bookingId } = await billOnce();
    const german = value(await getInvoice(world.at(DAY), actor, { invoiceId, locale: 'de' }));
    const { content } = await world.db
      .selectFrom('invoice')
      .select('content')
      .where('id', '=', invoiceId)
      .executeTakeFirstOrThrow();
    expect(german.lines.map(({ why }) => why)).toEqual(content.words.lines.map(({ why }) => why));
    expect(german.lines[0]?.booking.id).toBe(bookingId);
    expect(german.payment).toMatchObject({ by: 'transfer', epcCode: expect.stringContaining('EUR767.43') });
    expect(german.checks.flatMap(({ rules }) => rules)).toContain('BR-CO-10');
    const french = value(await getInvoice(world.at(DAY), actor, { invoiceId, locale: 'fr' }));
    expect(french.lines[2]?.why).not.toBe(german.lines[2]?.why);
    expect(french.lines.map(({ netCents }) => netCents)).toEqual([50_400, 8190, 5900]);
  });

  test('has its paper once it is made, its original at once, and a mail that leads to it', async () => {
    const { actor, invoiceId, number } = await billOnce();
    const deps = world.at(DAY);
    expect(await getInvoicePaper(world.at('2026-12-01T01:15:00Z'), actor, invoiceId)).toMatchObject({
      ok: false,
      error: { code: 'paper-not-ready' },
    });
    // Nobody waits for ever: what no job could make is made when it is asked for.
    const early = value(await getInvoicePaper(deps, actor, invoiceId));
    expect(Buffer.from(early.bytes.slice(0, 5)).toString()).toBe('%PDF-');
    expect(value(await getInvoice(deps, actor, { invoiceId, locale: 'de' })).files.pdfBytes).toBeNull();
    await issueInvoicePaper(deps, { invoiceId });
    const paper = value(await getInvoicePaper(deps, actor, invoiceId));
    expect(Buffer.from(paper.bytes.slice(0, 5)).toString()).toBe('%PDF-');
    expect(paper.filename).toContain(number);
    expect(value(await getInvoice(deps, actor, { invoiceId, locale: 'de' })).files.pdfBytes).toBe(paper.bytes.length);
    const { content } = await world.db
      .selectFrom('invoiceFile')
      .select('content')
      .where('invoiceId', '=', invoiceId)
      .executeTakeFirstOrThrow();
    expect(Buffer.from(value(await getInvoiceFile(deps, actor, invoiceId)).bytes)).toEqual(content);
    expect((await loadInvoiceMail(deps, { template: 'invoice', invoiceId }))?.content.path).toBe(
      `/invoices/${invoiceId}`,
    );
  });
});

describe('a dispute', () => {
  const input = { reason: 'Der Auflieger stand drei Tage in der Werkstatt.' };
  const answer = 'Er stand bei Ihnen.';

  test('stops the account, once, and is answered with a later day to pay', async () => {
    const { actor, invoiceId } = await billOnce();
    const deps = world.at(LATER);
    const both = await Promise.all([1, 2].map(() => disputeInvoice(deps, actor, { invoiceId, input, locale: 'de' })));
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    const disputed = value(await getInvoice(deps, actor, { invoiceId, locale: 'de' }));
    expect(disputed).toMatchObject({ status: 'disputed', isOverdue: true, actions: [], payment: { epcCode: null } });
    expect(disputed.dispute).toMatchObject({ ...input, decision: null });
    const decision = { invoiceId, input: { decision: 'rejected', answer } } as const;
    const decided = value(await decideDispute(deps, world.operator, decision));
    expect(decided).toMatchObject({ decision: 'rejected', answer });
    expect(await accountOf(invoiceId)).toEqual({ status: 'open', openCents: 76_743, dueOn: '2026-12-27' });
    expect(await decideDispute(deps, world.operator, decision)).toMatchObject({
      ok: false,
      error: { code: 'illegal-state' },
    });
    const mail = await prepareDisputeMail(deps, { template: 'disputeAnswered', disputeId: decided.id });
    expect(mail?.content).toMatchObject({
      decision: 'rejected',
      answer,
      due: { openCents: 76_743, on: '2026-12-27' },
      path: `/invoices/${invoiceId}`,
    });
    const log = await world.db
      .selectFrom('auditLog')
      .select('action')
      .where('objectId', '=', invoiceId)
      .where('action', 'like', 'invoice.%ispute')
      .orderBy('id')
      .execute();
    expect(log.map(({ action }) => action)).toEqual(['invoice.dispute', 'invoice.decideDispute']);
    expect(await disputeInvoice(deps, actor, { invoiceId, input, locale: 'de' })).toMatchObject({ ok: true });
  });

  test('is not answered to somebody who has left the company since', async () => {
    const { actor: admin, invoiceId } = await billOnce();
    const { businessUnitId: unit } = admin;
    const role = 'accountant';
    const actor = { ...admin, role, userId: await makeMember(world.db, { businessUnitId: unit, role }) } as const;
    const deps = world.at(LATER);
    await disputeInvoice(deps, actor, { invoiceId, input, locale: 'de' });
    const decision = { invoiceId, input: { decision: 'rejected', answer } } as const;
    const { id: disputeId } = value(await decideDispute(deps, world.operator, decision));
    const prepare = () => prepareDisputeMail(deps, { template: 'disputeAnswered', disputeId });
    expect(await prepare()).toMatchObject({ userId: actor.userId, businessUnitId: unit });
    const { businessUnitId } = (await billOnce()).actor;
    await world.db.updateTable('membership').set({ businessUnitId }).where('userId', '=', actor.userId).execute();
    expect(await prepare()).toBeUndefined();
  });

  test('never makes the day to pay earlier', async () => {
    const { actor, invoiceId } = await billOnce();
    await disputeInvoice(world.at(DAY), actor, { invoiceId, input, locale: 'de' });
    await decideDispute(world.at(DAY), world.operator, { invoiceId, input: { decision: 'rejected', answer } });
    expect(await accountOf(invoiceId)).toMatchObject({ status: 'open', dueOn: '2026-12-15' });
  });

  test('is accepted only once there is a correction', async () => {
    const billed = await billOnce();
    const { actor, invoiceId } = billed;
    await disputeInvoice(world.at(DAY), actor, { invoiceId, input, locale: 'de' });
    const accept = { invoiceId, input: { decision: 'accepted', answer: 'Sie haben recht.' } } as const;
    expect(await decideDispute(world.at(DAY), world.operator, accept)).toMatchObject({
      ok: false,
      error: { code: 'illegal-state' },
    });
    expect(await accountOf(invoiceId)).toMatchObject({ status: 'disputed' });
    const offered = async () =>
      value(await getForOperator(world.at(LATER), world.operator, { invoiceId, locale: 'de' })).actions;
    expect(await offered()).not.toContain('acceptDispute');
    await correct(billed, '2026-12-03');
    expect(await offered()).toContain('acceptDispute');
    expect(await decideDispute(world.at(LATER), world.operator, accept)).toMatchObject({ ok: true });
    expect(await accountOf(invoiceId)).toMatchObject({ status: 'open' });
    const shown = value(await getInvoice(world.at(LATER), actor, { invoiceId, locale: 'de' }));
    expect(shown.creditNotes).toMatchObject([{ grossCents: 2856 }]);
  });

  test('is nothing for a credit note, for what is paid, or for the operator in somebody’s name', async () => {
    const billed = await billOnce();
    const { actor, invoiceId } = billed;
    const deps = world.at(DAY);
    const asOperator = { ...actor, impersonatedBy: world.operator.userId };
    expect(await disputeInvoice(deps, asOperator, { invoiceId, input, locale: 'de' })).toMatchObject({
      ok: false,
      error: { code: 'forbidden' },
    });
    expect(value(await getInvoice(deps, asOperator, { invoiceId, locale: 'de' })).actions).toEqual([]);
    const { id: creditNote } = await correct(billed, '2026-12-02');
    await world.db
      .updateTable('invoiceAccount')
      .set({ openCents: 0, status: 'settled' })
      .where('invoiceId', '=', invoiceId)
      .execute();
    for (const id of [creditNote, invoiceId]) {
      expect(await disputeInvoice(deps, actor, { invoiceId: id, input, locale: 'de' })).toMatchObject({
        ok: false,
        error: { code: 'illegal-state' },
      });
    }
  });
});

test('mails about invoices are shown with a booking to those who see invoices', async () => {
  const { actor, bookingId, orderId } = await world.book({ days: 14 });
  const { businessUnitId } = actor;
  const invoicing = [
    'claim',
    'creditNote',
    'debitRepeated',
    'debitReturned',
    'debitTurned',
    'disputeAnswered',
    'dunningNotice1',
    'dunningNotice2',
    'dunningNotice3',
    'dunningReminder',
    'invoice',
  ];
  await world.db
    .insertInto('sentMail')
    .values(
      [...invoicing, 'orderConfirmed'].map((template) => ({
        businessUnitId,
        orderId,
        recipient: 'rechnung@muster.example',
        template,
        locale: 'de',
        subject: template,
        bodyText: '',
        status: 'sent',
      })),
    )
    .execute();
  const mailsFor = async (reader: Actor) =>
    value(await getBooking(world.at(DAY), reader, bookingId))
      .timeline.filter(({ kind }) => kind === 'mail')
      .map(({ data }) => String(data.template))
      .toSorted();
  for (const role of ['dispatcher', 'viewer'] as const) {
    expect(await mailsFor({ ...actor, role })).toEqual(['orderConfirmed']);
  }
  for (const reader of [actor, { ...actor, role: 'accountant' } as const, world.operator]) {
    expect(await mailsFor(reader)).toEqual([...invoicing, 'orderConfirmed']);
  }
});

describe('what of an order is billed', () => {
  test('is told apart from what its invoices still ask for', async () => {
    const { actor, bookingId, orderId } = await world.book({ days: 75, services: SERVICES });
    await pickUp(world.at(PICK_UP), actor, bookingId);
    const look = async (at: string) => value(await getOrderBilling(world.at(at), actor, orderId));
    expect(await look('2026-11-11T09:00:00Z')).toMatchObject({
      billed: { cents: 0 },
      openOnInvoices: { cents: 0 },
      nextOn: '2026-12-01',
    });
    await runBilling(world.at('2026-12-01T01:10:00Z'));
    expect(await look(DAY)).toMatchObject({
      billed: { cents: 64_490 },
      notYetBilled: { cents: 150_660 },
      openOnInvoices: { cents: 76_743 },
      nextOn: '2027-01-01',
    });
    const stranger = (await world.book({ days: 3 })).actor;
    expect(await getOrderBilling(world.at(DAY), stranger, orderId)).toMatchObject({ error: { code: 'not-found' } });
  });
});

describe('what of a booking is billed', () => {
  test('grows with each invoice until nothing is left', async () => {
    const { actor, bookingId, orderId } = await world.book({ days: 75, services: SERVICES });
    const look = async (at: string) => value(await getBookingBilling(world.at(at), actor, bookingId));
    await pickUp(world.at(PICK_UP), actor, bookingId);
    expect(await look('2026-11-11T09:00:00Z')).toMatchObject({
      billed: { cents: 0 },
      notYetBilled: { cents: 215_150 },
      nextOn: '2026-12-01',
      invoices: [],
    });
    await runBilling(world.at('2026-12-01T01:10:00Z'));
    expect(await look(DAY)).toMatchObject({
      billed: { cents: 64_490 },
      notYetBilled: { cents: 150_660 },
      nextOn: '2027-01-01',
    });
    await runBilling(world.at('2027-01-01T01:10:00Z'));
    await bringBack(world.at(afterPickUp(75)), actor, bookingId);
    expect(await look(afterPickUp(75))).toMatchObject({ nextOn: '2027-01-25' });
    await runBilling(world.at('2027-01-25T01:10:00Z'));
    const last = await look('2027-01-26T09:00:00Z');
    expect(last).toMatchObject({ billed: { cents: 215_150 }, notYetBilled: { cents: 0 }, nextOn: null });
    expect(last.invoices).toHaveLength(3);
    const { count } = await world.db
      .selectFrom('invoice')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(count).toBe(3);
  });

  test('of up to 30 days waits for the return; a dispatcher sees amounts and no invoices', async () => {
    const { actor, bookingId } = await world.book({ days: 14 });
    await pickUp(world.at(PICK_UP), actor, bookingId);
    const dispatcher = { ...actor, role: 'dispatcher' } as const;
    expect(value(await getBookingBilling(world.at(afterPickUp(3)), dispatcher, bookingId))).toMatchObject({
      billed: { cents: 0 },
      nextOn: null,
      invoices: [],
    });
    await bringBack(world.at(afterPickUp(14)), actor, bookingId);
    await runBilling(world.at('2026-11-25T01:10:00Z'));
    const seen = value(await getBookingBilling(world.at('2026-11-25T09:00:00Z'), dispatcher, bookingId));
    expect([seen.billed.cents > 0, seen.notYetBilled.cents, seen.invoices]).toEqual([true, 0, []]);
    expect(await getBookingBilling(world.at(DAY), { ...actor, role: 'viewer' }, bookingId)).toMatchObject({
      ok: false,
      error: { code: 'forbidden' },
    });
  });
});

describe('how a company wants its invoices', () => {
  test('is kept, and its version guards it', async () => {
    const { actor } = await billOnce();
    const deps = world.at(DAY);
    const { version } = value(await getInvoicing(deps, actor));
    const input = { addressId: null, format: 'xrechnung', buyerReference: '04011000-12345-34' } as const;
    expect(value(await changeInvoicing(deps, actor, { input, version }))).toMatchObject({
      format: 'xrechnung',
      buyerReference: '04011000-12345-34',
      peppolId: null,
    });
    expect(await changeInvoicing(deps, actor, { input, version })).toMatchObject({
      ok: false,
      error: { code: 'stale-version' },
    });
  });

  test('cannot name an address of somebody else', async () => {
    const { actor } = await billOnce();
    const { actor: other } = await billOnce();
    const address = await world.db
      .selectFrom('address')
      .select('id')
      .where('businessUnitId', '=', other.businessUnitId)
      .executeTakeFirstOrThrow();
    const input = { addressId: address.id, format: 'hybrid' } as const;
    expect(await changeInvoicing(world.at(DAY), actor, { input })).toMatchObject({
      ok: false,
      error: { code: 'invalid-fields', fields: { addressId: 'unknown' } },
    });
  });
});
