import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADMIN_INVOICE_FILTERS, type AdminInvoiceQuery } from '#contract/admin-invoice.ts';
import { correctInvoice } from '#services/admin/invoice/correct-invoice.ts';
import { getInvoice } from '#services/admin/invoice/get-invoice.ts';
import { listInvoices, writeInvoices } from '#services/admin/invoice/list-invoices.ts';
import { sendInvoice } from '#services/admin/invoice/send-invoice.ts';
import { loadInvoiceMail } from '#services/billing/load-invoice-mail.ts';
import { runBilling } from '#services/billing/run-billing.ts';
import { MACHINE } from '#services/list/csv-reader.ts';
import { afterPickUp, type BillingWorld, makeBillingWorld, PICK_UP } from '../support/billing-world.ts';
import { bringBack, pickUp } from '../support/booking-world.ts';

let world: BillingWorld;
let first: Awaited<ReturnType<typeof billOne>>;
let second: typeof first;
beforeAll(async () => {
  world = await makeBillingWorld();
  first = await billOne('Nordwind Fracht', 'PO-4711-A', '01:10');
  second = await billOne('Hafenkontor Lübeck', null, '01:11');
});
afterAll(() => world.shop[Symbol.asyncDispose]());

async function billOne(name: string, poNumber: string | null, time: string) {
  const booked = await world.book({ days: 7, customer: { unit: { name } } });
  await world.db.updateTable('customerOrder').set({ poNumber }).where('id', '=', booked.orderId).execute();
  await pickUp(world.at(PICK_UP), booked.actor, booked.bookingId);
  await bringBack(world.at(afterPickUp(7)), booked.actor, booked.bookingId);
  await runBilling(world.at(`2026-11-18T${time}:00Z`));
  const { id, number } = await world.db
    .selectFrom('invoice')
    .select(['id', 'number'])
    .where('orderId', '=', booked.orderId)
    .executeTakeFirstOrThrow();
  return { ...booked, invoiceId: id, invoiceNumber: number };
}

const list = async (query: AdminInvoiceQuery, moment = '2026-11-19T10:00:00Z') => {
  const found = await listInvoices(world.at(moment), world.operator, query);
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value;
};
const numbers = async (query: AdminInvoiceQuery, moment?: string) =>
  (await list(query, moment)).items.map(({ number }) => number);

describe('the documents of all companies', () => {
  test('are found by their number, company, PO number and order', async () => {
    const { invoiceNumber, number } = first;
    for (const q of [invoiceNumber, invoiceNumber.toLowerCase(), 'nordwind', 'po-4711', number]) {
      expect([q, await numbers({ q })]).toEqual([q, [invoiceNumber]]);
    }
    expect(await numbers({ businessUnit: second.actor.businessUnitId })).toEqual([second.invoiceNumber]);
    expect(await numbers({ q: 'nobody' })).toEqual([]);
  });

  test('are narrowed by how they stand, by the day of the operator', async () => {
    expect(await numbers({ status: 'open' })).toHaveLength(2);
    expect(await numbers({ status: 'overdue' }, '2026-12-02T22:00:00Z')).toEqual([]);
    expect(await numbers({ status: 'overdue' }, '2026-12-02T23:30:00Z')).toHaveLength(2);
    expect(await numbers({ status: 'paid' })).toEqual([]);
  });

  test('come page by page, newest first, and as a file', async () => {
    const page = await list({ limit: 1 });
    const rest = await list({ limit: 1, cursor: page.nextCursor ?? '' });
    expect([...page.items, ...rest.items].map(({ number }) => number)).toEqual([
      second.invoiceNumber,
      first.invoiceNumber,
    ]);
    const file = await writeInvoices(world.at('2026-11-19T10:00:00Z'), world.operator, {}, MACHINE);
    const text = file.ok ? await new Response(file.value).text() : '';
    expect(text).toContain('Nordwind Fracht');
    expect(text.trim().split('\r\n')).toHaveLength(3);
  });

  test('are the operator’s alone', async () => {
    const { actor, invoiceId } = first;
    expect(await listInvoices(world.shop.deps, actor)).toMatchObject({ error: { code: 'forbidden' } });
    expect(await sendInvoice(world.shop.deps, actor, invoiceId)).toMatchObject({ error: { code: 'forbidden' } });
  });
});

test('one is sent again only once its paper is there, is shown with its mails, and what is left of its lines', async () => {
  const { invoiceId, invoiceNumber } = second;
  const deps = world.at('2026-11-19T10:00:00Z');
  const soon = world.at('2026-11-18T01:30:00Z');
  expect(await sendInvoice(soon, world.operator, invoiceId)).toMatchObject({ error: { code: 'paper-not-ready' } });
  const { mails, workOffOutbox } = world.shop;
  await workOffOutbox('invoice-issued');
  await workOffOutbox('mail');
  mails.length = 0;
  expect(await sendInvoice(deps, world.operator, invoiceId)).toMatchObject({ ok: true });
  await workOffOutbox('mail');
  expect(mails.filter(({ subject }) => subject.includes(invoiceNumber))).toHaveLength(1);
  await correctInvoice(deps, world.operator, {
    invoiceId,
    input: { lines: [{ lineNo: 1, netCents: 400 }], reason: 'Kulanz' },
    idempotencyKey: 'rest',
  });
  const shown = await getInvoice(deps, world.operator, { invoiceId, locale: 'en' });
  expect(shown).toMatchObject({
    value: {
      company: { name: 'Hafenkontor Lübeck' },
      rests: [{ lineNo: 1, leftCents: 22_000 }],
      mails: [{ status: 'sent' }, { status: 'sent' }],
      creditNotes: [{ grossCents: 476 }],
      actions: ['correct', 'send'],
    },
  });
  const note = shown.ok ? (shown.value.creditNotes[0]?.id ?? '') : '';
  expect(await getInvoice(deps, world.operator, { invoiceId: note, locale: 'de' })).toMatchObject({
    value: { reason: 'Kulanz', corrects: { number: invoiceNumber }, actions: [] },
  });
  const logged = await sql<{ actorId: string }>`
    select actor_id from audit_log where action = 'invoice.send' and object_id = ${invoiceId}`.execute(world.db);
  expect(logged.rows).toEqual([{ actorId: world.operator.userId }]);
});

test('every state of the filter can be asked for', async () => {
  for (const status of ADMIN_INVOICE_FILTERS) expect((await list({ status })).nextCursor).toBeNull();
});

test('nothing is sent to a company that was erased', async () => {
  const { invoiceId, actor } = await billOne('Spedition Abendrot', null, '01:12');
  await world.shop.workOffOutbox('invoice-issued');
  const deps = world.at('2026-11-19T10:00:00Z');
  const shown = () => getInvoice(deps, world.operator, { invoiceId, locale: 'de' });
  expect(await shown()).toMatchObject({ value: { actions: ['correct', 'send'] } });
  expect(await loadInvoiceMail(deps, { template: 'invoice', invoiceId })).toBeDefined();
  await world.db
    .updateTable('businessUnit')
    .set({ erasedAt: deps.clock.now() })
    .where('id', '=', actor.businessUnitId)
    .execute();
  expect(await shown()).toMatchObject({ value: { actions: ['correct'] } });
  expect(await sendInvoice(deps, world.operator, invoiceId)).toMatchObject({ error: { code: 'illegal-state' } });
  expect(await loadInvoiceMail(deps, { template: 'invoice', invoiceId })).toBeUndefined();
});
