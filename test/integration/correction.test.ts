import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '#db/transaction.ts';
import { correctPeriod } from '#services/admin/booking/correct-period.ts';
import { correctInvoice } from '#services/admin/invoice/correct-invoice.ts';
import { previewCorrection } from '#services/admin/invoice/preview-correction.ts';
import { billOrder } from '#services/billing/bill-order.ts';
import { runBilling } from '#services/billing/run-billing.ts';
import { downloadExport } from '#services/export/download-export.ts';
import { exportDatev } from '#services/export/export-datev.ts';
import {
  afterPickUp,
  type BillingWorld,
  listDocuments,
  makeBillingWorld,
  PICK_UP,
  SERVICES,
} from '../support/billing-world.ts';
import { bringBack, pickUp } from '../support/booking-world.ts';
import { BECAUSE } from '../support/because.ts';

let world: BillingWorld;
beforeAll(async () => {
  world = await makeBillingWorld();
});
afterAll(() => world.shop[Symbol.asyncDispose]());

async function runOn(day: string) {
  const report = await runBilling(world.at(`${day}T01:10:00Z`));
  expect(report.problems).toEqual([]);
}

const invoicesOf = (orderId: string) =>
  world.db
    .selectFrom('invoice')
    .select(['id', 'number', 'kind', 'cause', 'reason', 'netCents', 'taxCents', 'grossCents'])
    .where('orderId', '=', orderId)
    .orderBy('issuedAt')
    .orderBy('number')
    .execute();

/** 75 days with two services, billed for November: rent 50,400, liability 8,190, kit 5,900. */
async function billNovember() {
  const booked = await world.book({ days: 75, services: SERVICES });
  await pickUp(world.at(PICK_UP), booked.actor, booked.bookingId);
  await runOn('2026-12-01');
  const [invoice] = await invoicesOf(booked.orderId);
  return { ...booked, invoiceId: invoice?.id ?? '' };
}

type Lines = Parameters<typeof correctInvoice>[2]['input']['lines'];
let keys = 0;
const correct = (invoiceId: string, lines: Lines, { key = `key-${++keys}`, on = '2026-12-03' } = {}) =>
  correctInvoice(world.at(`${on}T10:00:00Z`), world.operator, {
    invoiceId,
    input: { lines, reason: 'Kulanz für drei Tage Ausfall' },
    idempotencyKey: key,
  });

describe('what the operator credits by hand', () => {
  test('becomes a credit note with its number and reason, and no run bills it again', async () => {
    const { orderId, bookingId, actor, invoiceId } = await billNovember();
    const lines = [{ lineNo: 1, netCents: 7200 }];
    const preview = await previewCorrection(world.shop.deps, world.operator, { invoiceId, input: { lines } });
    expect(preview).toMatchObject({ value: { net: { cents: 7200 }, gross: { cents: 8568 } } });
    expect(await invoicesOf(orderId)).toHaveLength(1);
    expect(await correct(invoiceId, lines)).toMatchObject({ value: { answer: { gross: { cents: 8568 } } } });
    await runOn('2026-12-04');
    await runOn('2027-01-01');
    await bringBack(world.at(afterPickUp(75)), actor, bookingId);
    await runOn('2027-01-25');
    await runOn('2027-01-26');
    const issued = await invoicesOf(orderId);
    expect(issued.map(({ kind, cause, netCents }) => [kind, cause, netCents])).toEqual([
      ['invoice', 'run', 64_490],
      ['creditNote', 'manual', 7200],
      ['invoice', 'run', 86_490],
      ['invoice', 'run', 64_170],
    ]);
    expect(issued[1]).toMatchObject({ reason: 'Kulanz für drei Tage Ausfall', taxCents: 1368 });
    const [, , december] = await listDocuments(world, orderId);
    expect(december?.lines).toEqual(['31 × 2400', '31 × 390']);
  });

  test('of all of a document takes back all of its tax, and the days are not billed anew', async () => {
    const { orderId, invoiceId } = await billNovember();
    const lines = [
      { lineNo: 1, netCents: 50_400 },
      { lineNo: 2, netCents: 8190 },
      { lineNo: 3, netCents: 5900 },
    ];
    expect(await correct(invoiceId, lines)).toMatchObject({ value: { answer: { gross: { cents: 76_743 } } } });
    await runOn('2026-12-04');
    await runOn('2027-01-01');
    expect((await listDocuments(world, orderId)).map(({ lines: billed, gross }) => [gross, billed])).toEqual([
      [76_743, ['21 × 2400', '21 × 390', '1 × 5900']],
      [76_743, ['21 × 2400', '21 × 390', '1 × 5900']],
      [102_923, ['31 × 2400', '31 × 390']],
    ]);
    expect(await correct(invoiceId, [{ lineNo: 1, netCents: 1 }])).toMatchObject({
      error: { code: 'nothing-to-credit' },
    });
  });

  test('is written to the log by who did it, and sent like any other document', async () => {
    await world.shop.forgetOutbox();
    const { invoiceId } = await billNovember();
    const made = await correct(invoiceId, [{ lineNo: 2, netCents: 390 }]);
    const id = made.ok ? made.value.answer.id : '';
    const { actorId, action, data } = await world.db
      .selectFrom('auditLog')
      .select(['actorId', 'action', 'data'])
      .where('objectId', '=', id)
      .executeTakeFirstOrThrow();
    expect({ actorId, action }).toEqual({ actorId: world.operator.userId, action: 'invoice.correct' });
    expect(data).toMatchObject({ reason: 'Kulanz für drei Tage Ausfall' });
    const { mails, workOffOutbox } = world.shop;
    mails.length = 0;
    await workOffOutbox('invoice-issued');
    await workOffOutbox('mail');
    const number = made.ok ? made.value.answer.number : '';
    expect(mails.filter(({ subject }) => subject.includes(number))).toHaveLength(1);
  });
});

describe('a correction is refused', () => {
  test.each([
    ['more than is left of a line', [{ lineNo: 1, netCents: 50_401 }], { 'lines.0.netCents': 'above-rest' }],
    [
      'the same line twice',
      [
        { lineNo: 1, netCents: 1 },
        { lineNo: 1, netCents: 1 },
      ],
      { 'lines.1.lineNo': 'line-twice' },
    ],
    ['a line that it does not have', [{ lineNo: 4, netCents: 1 }], { 'lines.0.lineNo': 'line-unknown' }],
  ])('for %s', async (_, lines, fields) => {
    const { orderId, invoiceId } = await billNovember();
    expect(await correct(invoiceId, lines)).toMatchObject({ error: { code: 'invalid-fields', fields } });
    expect(await invoicesOf(orderId)).toHaveLength(1);
  });

  test('on a credit note, without a key, and for a document that does not exist', async () => {
    const { orderId, invoiceId } = await billNovember();
    await correct(invoiceId, [{ lineNo: 1, netCents: 100 }]);
    const note = (await invoicesOf(orderId)).find(({ kind }) => kind === 'creditNote');
    expect(await correct(note?.id ?? '', [{ lineNo: 1, netCents: 1 }])).toMatchObject({
      error: { code: 'nothing-to-credit' },
    });
    const unkeyed = {
      invoiceId,
      input: { lines: [{ lineNo: 1, netCents: 1 }], reason: 'x' },
      idempotencyKey: undefined,
    };
    expect(await correctInvoice(world.shop.deps, world.operator, unkeyed)).toMatchObject({
      error: { code: 'idempotency-key-required' },
    });
    expect(await correct('00000000-0000-4000-8000-000000000000', [{ lineNo: 1, netCents: 1 }])).toMatchObject({
      error: { code: 'not-found' },
    });
  });

  test('the second time with the same key: the answer is the first one', async () => {
    const { orderId, invoiceId } = await billNovember();
    const once = await correct(invoiceId, [{ lineNo: 1, netCents: 100 }], { key: 'same' });
    const again = await correct(invoiceId, [{ lineNo: 1, netCents: 100 }], { key: 'same' });
    expect(again).toMatchObject({ value: { replayed: true, answer: once.ok ? once.value.answer : {} } });
    expect(await invoicesOf(orderId)).toHaveLength(2);
  });
});

test('of several who credit all of a line at once, one does', async () => {
  const { orderId, invoiceId, actor } = await billNovember();
  const all = await Promise.all([1, 2, 3, 4].map(() => correct(invoiceId, [{ lineNo: 1, netCents: 50_400 }])));
  expect(all.filter(({ ok }) => ok)).toHaveLength(1);
  const credited = (await invoicesOf(orderId)).filter(({ kind }) => kind === 'creditNote');
  expect(credited.map(({ netCents }) => netCents)).toEqual([50_400]);
  expect(
    await inTransaction(world.db, (trx) =>
      billOrder(trx, world.at('2026-12-05T10:00:00Z'), {
        businessUnitId: actor.businessUnitId,
        orderId,
        on: '2026-12-05',
      }),
    ),
  ).toEqual({ ok: true, value: [] });
});

test('a period that is corrected into a month that was handed over is credited today, and in the next file', async () => {
  const { orderId, bookingId } = await billNovember();
  await runOn('2027-01-01');
  await runOn('2027-02-01');
  const books = (moment: string) => {
    const deps = world.at(moment);
    const datev = { ...deps.settings.datev, adviser: 29_098, client: 55_003 };
    return { ...deps, settings: { ...deps.settings, datev } };
  };
  const handOver = async (month: string, moment: string) => {
    const made = await exportDatev(books(moment), world.operator, { input: { month }, idempotencyKey: month });
    if (!made.ok) throw new Error(made.error.code);
    return made.value.answer.id;
  };
  const fileOf = async (runId: string) => {
    const file = await downloadExport(world.shop.deps, world.operator, runId);
    return file.ok ? file.value.content.toString('latin1') : '';
  };
  await handOver('2026-12', '2027-01-05T08:00:00Z');
  const january = await handOver('2027-01', '2027-02-02T08:00:00Z');
  const closed = await fileOf(january);

  const input = { from: '2026-11-10T10:00', to: '2026-12-20T10:00', ...BECAUSE };
  const corrected = await correctPeriod(world.at('2027-02-10T09:00:00Z'), world.operator, { bookingId, input });
  expect(corrected).toMatchObject({ ok: true });
  await runOn('2027-02-11');
  await runOn('2027-02-12');
  // 40 days at 24.00, their liability and the kit are left: 117,500.
  expect((await listDocuments(world, orderId)).map(({ number, issuedOn, net }) => [number, issuedOn, net])).toEqual([
    ['I-26-DE-', '2026-12-01', 64_490],
    ['I-27-DE-', '2027-01-01', 86_490],
    ['I-27-DE-', '2027-02-01', 64_170],
    ['C-27-DE-', '2027-02-11', 33_480],
    ['C-27-DE-', '2027-02-11', 64_170],
  ]);
  const credits = (await invoicesOf(orderId)).filter(({ kind }) => kind === 'creditNote');
  const february = await fileOf(await handOver('2027-02', '2027-03-02T08:00:00Z'));
  expect(await fileOf(january)).toBe(closed);
  for (const { number } of credits) expect([closed.includes(number), february.includes(number)]).toEqual([false, true]);
});
