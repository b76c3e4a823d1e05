import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeInvoice } from '#domain/invoice/write-invoice.ts';
import { correctTax } from '#services/admin/booking-tax/correct-tax.ts';
import { askForRun } from '#services/billing/ask-for-run.ts';
import { carryOutRun, startNightlyRun } from '#services/billing/carry-out-run.ts';
import { issueInvoicePaper } from '#services/billing/issue-invoice-paper.ts';
import { loadInvoiceMail } from '#services/billing/load-invoice-mail.ts';
import { listRuns } from '#services/billing/list-runs.ts';
import { previewBilling } from '#services/billing/preview-billing.ts';
import { runBilling } from '#services/billing/run-billing.ts';
import { cancelBooking } from '#services/booking/cancel-booking.ts';
import { extendBooking } from '#services/booking/extend-booking.ts';
import { changeFee } from '#services/admin/booking/change-fee.ts';
import { markNoShow } from '#services/admin/booking/mark-no-show.ts';
import { markTransferReceived } from '#services/order/mark-transfer-received.ts';
import {
  afterPickUp,
  type BillingWorld,
  listDocuments,
  makeBillingWorld,
  PICK_UP,
  SERVICES,
} from '../support/billing-world.ts';
import { bringBack, pickUp } from '../support/booking-world.ts';
import { makeOpenDepot } from '../support/rental-world.ts';
import { BECAUSE } from '../support/because.ts';
import { withSettings } from '../support/with-settings.ts';

let world: BillingWorld;
beforeAll(async () => {
  world = await makeBillingWorld();
});
afterAll(() => world.shop[Symbol.asyncDispose]());

/** The run of a night; nothing may stand in its way. */
async function runOn(day: string) {
  const report = await runBilling(world.at(`${day}T01:10:00Z`));
  expect(report.problems).toEqual([]);
  return report;
}

const dueOf = async (orderId: string) =>
  world.db
    .selectFrom('customerOrder')
    .select(['billing', 'billingDueOn', 'paymentDueOn'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();

const sums = async (orderId: string) =>
  (await listDocuments(world, orderId)).map(({ number, net, tax, gross }) => [number, net, tax, gross]);

describe('the worked examples, through the services', () => {
  test('75 days by month: three invoices, of which the second run makes none', async () => {
    const { orderId, bookingId, actor } = await world.book({ days: 75, services: SERVICES });
    expect(await dueOf(orderId)).toEqual({ billing: 'internal', billingDueOn: '2026-11-10', paymentDueOn: null });
    await pickUp(world.at(PICK_UP), actor, bookingId);
    await runOn('2026-11-11');
    expect(await dueOf(orderId)).toMatchObject({ billingDueOn: '2026-12-01' });
    await runOn('2026-12-01');
    await runOn('2026-12-01');
    expect(await dueOf(orderId)).toMatchObject({ billingDueOn: '2027-01-01' });
    await runOn('2027-01-01');
    await bringBack(world.at(afterPickUp(75)), actor, bookingId);
    await runOn('2027-01-25');
    await runOn('2027-01-26');
    expect(await listDocuments(world, orderId)).toEqual([
      {
        number: 'I-26-DE-',
        issuedOn: '2026-12-01',
        net: 64_490,
        tax: 12_253,
        gross: 76_743,
        open: 76_743,
        lines: ['21 × 2400', '21 × 390', '1 × 5900'],
      },
      expect.objectContaining({ number: 'I-27-DE-', net: 86_490, tax: 16_433, gross: 102_923 }),
      expect.objectContaining({ number: 'I-27-DE-', net: 64_170, tax: 12_192, gross: 76_362 }),
    ]);
    expect(await dueOf(orderId)).toMatchObject({ billingDueOn: null });
  });

  test('a Polish customer who extends beyond 30 days: the added days are taxed at home', async () => {
    const unit = { country: 'PL', vatId: 'PL5260250274', vatIdStatus: 'valid' } as const;
    const { orderId, bookingId, actor } = await world.book({ days: 28, services: SERVICES, customer: { unit } });
    await pickUp(world.at(PICK_UP), actor, bookingId);
    const extended = await extendBooking(world.at(afterPickUp(20)), actor, {
      bookingId,
      input: { to: afterPickUp(48) },
    });
    expect(extended).toMatchObject({ ok: true });
    expect(await dueOf(orderId)).toMatchObject({ billingDueOn: '2026-11-10' });
    await runOn('2026-12-01');
    await bringBack(world.at(afterPickUp(48)), actor, bookingId);
    await runOn('2026-12-29');
    expect(await sums(orderId)).toEqual([
      ['I-26-DE-', 68_090, 12_937, 81_027],
      ['I-26-DE-', 71_730, 3939, 75_669],
    ]);
  });

  const inAdvance = { unit: { riskStatus: 'failed' } } as const;

  test('14 days in advance, back after 9: one paid invoice, and a credit note', async () => {
    const { orderId, bookingId, actor } = await world.book({ days: 14, services: SERVICES, customer: inAdvance });
    await runOn('2026-11-04');
    expect(await listDocuments(world, orderId)).toEqual([]);
    expect(await markTransferReceived(world.at('2026-11-04T08:00:00Z'), world.operator, { orderId })).toMatchObject({
      ok: true,
    });
    await runOn('2026-11-05');
    expect(await listDocuments(world, orderId)).toMatchObject([{ gross: 66_830, open: 0 }]);
    await pickUp(world.at(PICK_UP), actor, bookingId);
    await bringBack(world.at(afterPickUp(9)), actor, bookingId);
    await runOn('2026-11-20');
    expect(await sums(orderId)).toEqual([
      ['I-26-DE-', 56_160, 10_670, 66_830],
      ['C-26-DE-', 17_950, 3411, 21_361],
    ]);
    const { receivedOn, cause, content } = await world.db
      .selectFrom('invoice')
      .select(['receivedOn', 'cause', 'content'])
      .where('orderId', '=', orderId)
      .where('kind', '=', 'invoice')
      .executeTakeFirstOrThrow();
    expect({ receivedOn, cause }).toEqual({ receivedOn: '2026-11-04', cause: 'advance' });
    expect(content.document.payment).toMatchObject({ by: 'advance', receivedOn: '2026-11-04' });
  });

  test('in advance and nobody comes: all is credited, and the fee billed', async () => {
    const { orderId, bookingId } = await world.book({ days: 14, services: SERVICES, customer: inAdvance });
    await markTransferReceived(world.at('2026-11-04T08:00:00Z'), world.operator, { orderId });
    await runOn('2026-11-05');
    expect(await markNoShow(world.at(afterPickUp(1)), world.operator, { bookingId, input: BECAUSE })).toMatchObject({
      ok: true,
    });
    await runOn('2026-11-12');
    expect(await sums(orderId)).toEqual([
      ['I-26-DE-', 56_160, 10_670, 66_830],
      ['C-26-DE-', 56_160, 10_670, 66_830],
      ['I-26-DE-', 9600, 1824, 11_424],
    ]);
  });
});

describe('a fee of which less is asked for', () => {
  const reason = { kind: 'goodwill' } as const;
  const change = (at: string, bookingId: string, chargeId: string, cents: number) =>
    changeFee(world.at(at), world.operator, { bookingId, chargeId, input: { cents, reason } });
  const feeOf = (bookingId: string) =>
    world.db
      .selectFrom('bookingCharge')
      .select(['id', 'netCents', 'ruleCents'])
      .where('bookingId', '=', bookingId)
      .executeTakeFirstOrThrow();

  test('is credited by the next run if it was billed, in part, and in full, and is billed if it is asked for again', async () => {
    const { orderId, bookingId } = await world.book({ days: 14 });
    await markNoShow(world.at(afterPickUp(1)), world.operator, { bookingId, input: BECAUSE });
    await runOn('2026-11-12');
    const { id, netCents } = await feeOf(bookingId);
    expect(netCents).toBe(9600);
    expect(await change('2026-11-12T09:00:00Z', bookingId, id, 9601)).toMatchObject({
      error: { code: 'invalid-fields', fields: { cents: 'too-big' } },
    });
    expect(await change('2026-11-12T10:00:00Z', bookingId, id, 3200)).toMatchObject({
      ok: true,
      value: { charges: [{ net: { cents: 3200 }, rule: { cents: 9600 } }], totals: { net: { cents: 3200 } } },
    });
    expect(await dueOf(orderId)).toMatchObject({ billingDueOn: '2026-11-12' });
    await runOn('2026-11-13');
    await change('2026-11-13T10:00:00Z', bookingId, id, 0);
    await runOn('2026-11-14');
    await runOn('2026-11-15');
    expect(await sums(orderId)).toEqual([
      ['I-26-DE-', 9600, 1824, 11_424],
      ['C-26-DE-', 6400, 1216, 7616],
      ['C-26-DE-', 3200, 608, 3808],
    ]);
    await change('2026-11-15T10:00:00Z', bookingId, id, 9600);
    expect(await feeOf(bookingId)).toEqual({ id, netCents: 9600, ruleCents: null });
    await runOn('2026-11-16');
    expect((await sums(orderId)).at(-1)).toEqual(['I-26-DE-', 9600, 1824, 11_424]);
  });

  test('is never billed if it was waived before, and the log knows both amounts', async () => {
    const { orderId, bookingId } = await world.book({ days: 14 });
    const input = { ...BECAUSE, feeCents: 0 };
    await markNoShow(world.at(afterPickUp(1)), world.operator, { bookingId, input });
    await runOn('2026-11-12');
    expect([await sums(orderId), await feeOf(bookingId)]).toMatchObject([[], { netCents: 0, ruleCents: 9600 }]);
    const { id } = await feeOf(bookingId);
    await change('2026-11-12T10:00:00Z', bookingId, id, 100);
    const { data } = await world.db
      .selectFrom('auditLog')
      .select('data')
      .where('objectId', '=', bookingId)
      .where('action', '=', 'booking.changeFee')
      .executeTakeFirstOrThrow();
    expect(data).toMatchObject({ changes: { feeCents: [0, 100] }, ruleCents: 9600, reason: 'goodwill' });
  });

  test('of a late return leaves the days that were agreed as they were billed', async () => {
    const { orderId, bookingId, actor } = await world.book({ days: 14, services: SERVICES });
    await pickUp(world.at(PICK_UP), actor, bookingId);
    await bringBack(world.at(afterPickUp(16)), actor, bookingId);
    await runOn('2026-11-27');
    const { id, netCents } = await feeOf(bookingId);
    await change('2026-11-27T10:00:00Z', bookingId, id, 0);
    await runOn('2026-11-28');
    const [billed, credited, ...more] = await listDocuments(world, orderId);
    expect([credited?.net, billed?.net, more]).toEqual([netCents, 56_160 + netCents, []]);
  });

  test('is either billed or changed first, whoever is quicker', async () => {
    const { orderId, bookingId } = await world.book({ days: 14 });
    await markNoShow(world.at(afterPickUp(1)), world.operator, { bookingId, input: BECAUSE });
    const { id } = await feeOf(bookingId);
    await Promise.all([runOn('2026-11-12'), change('2026-11-12T01:10:00Z', bookingId, id, 0)]);
    await runOn('2026-11-13');
    const left = (await listDocuments(world, orderId)).reduce(
      (sum, { number, net }) => sum + (number.startsWith('C') ? -net : net),
      0,
    );
    expect(left).toBe(0);
  });
});

describe('who is billed', () => {
  test('an order in a country without a seller is billed elsewhere, and never by a run', async () => {
    const abroad = await makeOpenDepot(world.db, { country: 'NL', timeZone: 'Europe/Amsterdam', holidayRegion: 'NL' });
    const { orderId, bookingId, actor } = await world.book({ days: 14, depotIds: [world.depotId, abroad] });
    expect(await dueOf(orderId)).toMatchObject({ billing: 'external', billingDueOn: null });
    expect((await dueOf(orderId)).paymentDueOn).not.toBeNull();
    await cancelBooking(world.at(afterPickUp(-3)), actor, { bookingId });
    await runOn('2026-12-31');
    expect([await listDocuments(world, orderId), (await dueOf(orderId)).billingDueOn]).toEqual([[], null]);
  });

  test('a short rental is billed the night after its return, one that was cancelled in time never', async () => {
    const [kept, dropped] = [await world.book({ days: 14 }), await world.book({ days: 14 })];
    await cancelBooking(world.at(afterPickUp(-5)), dropped.actor, { bookingId: dropped.bookingId });
    await pickUp(world.at(PICK_UP), kept.actor, kept.bookingId);
    await runOn('2026-11-20');
    expect([await sums(kept.orderId), await sums(dropped.orderId)]).toEqual([[], []]);
    await bringBack(world.at(afterPickUp(16)), kept.actor, kept.bookingId);
    expect(await dueOf(kept.orderId)).toMatchObject({ billingDueOn: '2026-11-26' });
    await runOn('2026-11-27');
    expect([await sums(kept.orderId), await sums(dropped.orderId)]).toEqual([[['I-26-DE-', 51_200, 9728, 60_928]], []]);
  });
});

describe('a trailer that is back before its rental should have begun', () => {
  test('is billed for the shortest rental if it was fetched early, and cannot come back if it never left', async () => {
    const [early, reserved] = [await world.book({ days: 14 }), await world.book({ days: 14 })];
    const before = (hours: number) => world.at(new Date(Date.parse(PICK_UP) - hours * 3_600_000).toISOString());
    await expect(bringBack(before(2), reserved.actor, reserved.bookingId)).rejects.toThrow('illegal-state');
    await pickUp(before(2), early.actor, early.bookingId);
    await bringBack(before(1), early.actor, early.bookingId);
    await runOn('2026-11-11');
    expect((await listDocuments(world, early.orderId)).map(({ net, lines }) => [net, lines])).toEqual([
      [4200, ['1 × 4200']],
    ]);
    const [line] = await world.db
      .selectFrom('invoiceLine as l')
      .innerJoin('invoice as i', 'i.id', 'l.invoiceId')
      .select(['l.periodFrom', 'l.periodTo'])
      .where('i.orderId', '=', early.orderId)
      .execute();
    expect(line).toEqual({ periodFrom: '2026-11-10', periodTo: '2026-11-10' });
    expect(await sums(reserved.orderId)).toEqual([]);
  });
});

describe('an order that waits', () => {
  test('for approval while a run looks at it is billed once it is approved', async () => {
    const { orderId } = await world.book({ days: 75 });
    const put = (changes: { status: 'pendingApproval' | 'active'; lapsesAt: Date | null }) =>
      world.db.updateTable('customerOrder').set(changes).where('id', '=', orderId).execute();
    await put({ status: 'pendingApproval', lapsesAt: new Date(afterPickUp(9)) });
    await runOn('2026-11-12');
    expect(await dueOf(orderId)).toMatchObject({ billingDueOn: '2026-11-13' });
    await put({ status: 'active', lapsesAt: null });
    await runOn('2026-12-01');
    expect(await listDocuments(world, orderId)).toHaveLength(1);
  });

  test('for its invoices is not marked as paid by hand', async () => {
    const { orderId } = await world.book({ days: 14 });
    expect(await markTransferReceived(world.at('2026-11-04T08:00:00Z'), world.operator, { orderId })).toMatchObject({
      error: { code: 'paid-by-invoice' },
    });
  });
});

describe('a company', () => {
  const numberOf = async (orderId: string) => {
    const { debtorNumber } = await world.db
      .selectFrom('businessUnit as u')
      .innerJoin('customerOrder as o', 'o.businessUnitId', 'u.id')
      .select('u.debtorNumber')
      .where('o.id', '=', orderId)
      .executeTakeFirstOrThrow();
    return debtorNumber;
  };

  test('gets the number of its account with its first invoice, and keeps it', async () => {
    const { orderId, bookingId, actor } = await world.book({ days: 40 });
    await pickUp(world.at(PICK_UP), actor, bookingId);
    await runOn('2026-11-11');
    expect(await numberOf(orderId)).toBeNull();
    await runOn('2026-12-01');
    const given = await numberOf(orderId);
    expect(given).toBeGreaterThan(10_000);
    await bringBack(world.at(afterPickUp(40)), actor, bookingId);
    await runOn('2026-12-21');
    const documents = await world.db.selectFrom('invoice').select('content').where('orderId', '=', orderId).execute();
    expect(documents.map(({ content }) => content.document.buyer.number)).toEqual([String(given), String(given)]);
  });
});

describe('a company that moves to another country', () => {
  const GERMAN = { country: 'DE', vatId: 'DE136695976', vatIdStatus: 'valid' } as const;
  const POLISH = { country: 'PL', vatId: 'PL5260250274', vatIdStatus: 'valid' } as const;
  const move = (businessUnitId: string, to: typeof GERMAN | typeof POLISH) =>
    world.db.updateTable('businessUnit').set(to).where('id', '=', businessUnitId).execute();
  const buyersOf = async (orderId: string) =>
    (
      await world.db
        .selectFrom('invoice')
        .select(['content'])
        .where('orderId', '=', orderId)
        .orderBy('issuedAt')
        .orderBy('number')
        .execute()
    ).map(({ content: { document } }) => [document.buyer.vatId, ...document.taxes.map((tax) => tax.case)]);

  test('away is taxed on as was agreed; its papers bear the VAT id of their day', async () => {
    const { orderId, bookingId, actor } = await world.book({ days: 75 });
    await pickUp(world.at(PICK_UP), actor, bookingId);
    await runOn('2026-12-01');
    await move(actor.businessUnitId, POLISH);
    await runOn('2027-01-01');
    expect(await buyersOf(orderId)).toEqual([
      [GERMAN.vatId, 'domestic'],
      [POLISH.vatId, 'domestic'],
    ]);
  });

  test('of the seller is not billed under reverse charge any more, until somebody corrects its tax', async () => {
    const { orderId, bookingId, actor, number } = await world.book({ days: 75, customer: { unit: POLISH } });
    await pickUp(world.at(PICK_UP), actor, bookingId);
    await runOn('2026-12-01');
    await move(actor.businessUnitId, GERMAN);
    const report = await runBilling(world.at('2027-01-01T01:10:00Z'));
    expect(report.problems).toEqual([
      { order: number, reason: 'invoiceInvalid', says: [expect.stringMatching(/VAT id of another country/)] },
    ]);
    const input = { from: 'reverseCharge', to: 'domestic', reason: 'Sitz nach Hamburg verlegt' } as const;
    const corrected = await correctTax(world.at('2027-01-01T09:00:00Z'), world.operator, { bookingId, input });
    expect(corrected).toMatchObject({ ok: true });
    expect(await buyersOf(orderId)).toEqual([
      [POLISH.vatId, 'reverseCharge'],
      [GERMAN.vatId, 'reverseCharge'],
      [GERMAN.vatId, 'domestic'],
    ]);
    await runOn('2027-01-02');
  });
});

describe('what was issued', () => {
  test('is put on paper, and sent once to the address for invoices, with the file inside', async () => {
    await world.shop.forgetOutbox();
    const { orderId, bookingId, actor } = await world.book({ days: 7 });
    await pickUp(world.at(PICK_UP), actor, bookingId);
    await bringBack(world.at(afterPickUp(7)), actor, bookingId);
    await runOn('2026-11-18');
    const { id, number, content, fileContent, sha256 } = await world.db
      .selectFrom('invoice as i')
      .innerJoin('invoiceFile as f', 'f.invoiceId', 'i.id')
      .select(['i.id', 'i.number', 'i.content', 'f.content as fileContent', 'f.sha256'])
      .where('i.orderId', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(createHash('sha256').update(fileContent).digest()).toEqual(sha256);
    expect(fileContent.toString()).toBe(writeInvoice(content.document, content.words));
    const { mails, deps, workOffOutbox } = world.shop;
    mails.length = 0;
    await workOffOutbox('invoice-issued');
    await issueInvoicePaper(deps, { invoiceId: id });
    await workOffOutbox('mail');
    const sent = mails.filter(({ subject }) => subject.includes(number));
    expect(sent.map(({ to }) => to)).toEqual(['rechnung@muster.example']);
    const [paper, ...others] = sent[0]?.attachments ?? [];
    expect([paper?.filename, others]).toEqual([`Rechnung-${number}.pdf`, []]);
    expect(Buffer.from(paper?.bytes ?? []).toString('latin1')).toContain('factur-x.xml');

    const { businessUnitId } = actor;
    await world.db.updateTable('businessUnit').set({ invoiceEmail: null }).where('id', '=', businessUnitId).execute();
    const asIssued = await loadInvoiceMail(deps, { template: 'invoice', invoiceId: id });
    expect(asIssued?.to).toBe('rechnung@muster.example');
    const stored = await world.db
      .selectFrom('document')
      .select(['kind', 'bytes'])
      .where('invoiceId', '=', id)
      .execute();
    expect(stored).toEqual([{ kind: 'invoice', bytes: paper?.bytes.length }]);
  });
});

describe('a run that somebody asks for', () => {
  test('is done by a job, once for its key, and told', async () => {
    const { bookingId, actor, orderId } = await world.book({ days: 7 });
    await pickUp(world.at(PICK_UP), actor, bookingId);
    const deps = world.at(afterPickUp(7));
    await bringBack(deps, actor, bookingId);
    const ask = () => askForRun(deps, world.operator, { idempotencyKey: 'now' });
    const [first, again] = [await ask(), await ask()];
    expect(first).toMatchObject({ value: { answer: { state: 'waiting', on: '2026-11-17' }, replayed: false } });
    expect(again).toMatchObject({ value: { answer: first.ok ? first.value.answer : {}, replayed: true } });
    expect(await listDocuments(world, orderId)).toEqual([]);
    const runId = first.ok ? first.value.answer.id : '';
    expect(await carryOutRun(deps, runId)).toMatchObject({ problems: [] });
    expect(await carryOutRun(deps, runId)).toBeUndefined();
    expect(await listDocuments(world, orderId)).toHaveLength(1);
    const runs = await listRuns(world.shop.deps, world.operator);
    const [told] = runs.ok ? runs.value.filter(({ id }) => id === runId) : [];
    expect(told).toMatchObject({ state: 'done', askedBy: 'Maria Muster', problems: 0 });
    expect(told?.documents).toBeGreaterThan(0);
    expect(await askForRun(deps, actor, { idempotencyKey: 'mine' })).toMatchObject({ error: { code: 'forbidden' } });
  });

  test('does nothing where nobody bills and nothing is to be billed, neither at once nor by the clock', async () => {
    const deps = world.at('2026-11-01T12:00:00Z');
    const nobody = withSettings(deps, { sellers: {} });
    const countRuns = async () => (await world.db.selectFrom('billingRun').select('id').execute()).length;
    const before = await countRuns();
    expect(await askForRun(nobody, world.operator, { idempotencyKey: 'nobody' })).toMatchObject({
      error: { code: 'illegal-state' },
    });
    expect(await startNightlyRun(nobody)).toBeUndefined();
    expect(await countRuns()).toBe(before);
    expect(await startNightlyRun(deps)).toMatchObject({ problems: [] });
  });

  test('by the clock tells what a seller who is gone has left behind', async () => {
    const { number, bookingId, actor } = await world.book({ days: 7 });
    await pickUp(world.at(PICK_UP), actor, bookingId);
    const deps = world.at(afterPickUp(7));
    await bringBack(deps, actor, bookingId);
    const report = await startNightlyRun(withSettings(deps, { sellers: {} }));
    expect(report?.problems).toContainEqual({ order: number, reason: 'sellerMissing', says: ['DE'] });
    expect(await startNightlyRun(deps)).toMatchObject({ problems: [] });
  });

  test('bears the day on which it is done, not that on which it was asked for', async () => {
    const { bookingId, actor, orderId } = await world.book({ days: 7 });
    await pickUp(world.at(PICK_UP), actor, bookingId);
    const asked = world.at('2026-11-17T22:59:00Z');
    await bringBack(asked, actor, bookingId);
    const run = await askForRun(asked, world.operator, { idempotencyKey: 'late' });
    expect(run).toMatchObject({ value: { answer: { on: '2026-11-17' } } });
    await carryOutRun(world.at('2026-11-17T23:01:00Z'), run.ok ? run.value.answer.id : '');
    expect(await listDocuments(world, orderId)).toMatchObject([{ issuedOn: '2026-11-18' }]);
  });

  test('in the last minute of a year in Berlin is of that year, and in the next one of the new', async () => {
    const issued = [];
    for (const moment of ['2026-12-31T22:59:00Z', '2026-12-31T23:00:00Z']) {
      const { bookingId, actor, orderId } = await world.book({ days: 7 });
      await pickUp(world.at(PICK_UP), actor, bookingId);
      await bringBack(world.at(afterPickUp(7)), actor, bookingId);
      await runBilling(world.at(moment));
      const rows = await world.db
        .selectFrom('invoice')
        .select(['number', 'issuedOn'])
        .where('orderId', '=', orderId)
        .execute();
      issued.push(...rows.map(({ number, issuedOn }) => [number.slice(0, 5), issuedOn]));
    }
    expect(issued).toEqual([
      ['I-26-', '2026-12-31'],
      ['I-27-', '2027-01-01'],
    ]);
  });
});

describe('a look ahead', () => {
  test('shows what the run of that day issues, and changes nothing', async () => {
    const { orderId, number } = await world.book({ days: 75, services: SERVICES });
    const on = '2026-12-01';
    const look = async () => {
      const preview = await previewBilling(world.at('2026-11-30T12:00:00Z'), world.operator, { on });
      return preview.ok ? preview.value : undefined;
    };
    const preview = await look();
    expect(preview).toMatchObject({ on, sellers: ['DE'], isWhole: true });
    const [shown] = preview?.orders.filter((order) => order.number === number) ?? [];
    expect(await listDocuments(world, orderId)).toEqual([]);
    expect(await look()).toEqual(preview);
    await runOn(on);
    const issued = await listDocuments(world, orderId);
    expect(shown?.documents.map(({ kind, net, gross }) => [kind, net.cents, gross.cents])).toEqual(
      issued.map(({ net, gross }) => ['invoice', net, gross]),
    );
    expect((await look())?.orders.filter((order) => order.number === number)).toEqual([]);
  });

  test('is for the operator alone', async () => {
    const { actor } = await world.book({ days: 2 });
    expect(await previewBilling(world.at(PICK_UP), actor, {})).toMatchObject({ error: { code: 'forbidden' } });
  });
});
