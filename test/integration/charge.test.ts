import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AddChargeInput } from '#contract/charge.ts';
import { readExposure } from '#db/payment/exposure.queries.ts';
import { exposureOf } from '#domain/payment/exposure.ts';
import type { Actor } from '#domain/team/actor.ts';
import { correctInvoice } from '#services/admin/invoice/correct-invoice.ts';
import { cancelBooking } from '#services/booking/cancel-booking.ts';
import { runBilling } from '#services/billing/run-billing.ts';
import { addCharge } from '#services/charge/add-charge.ts';
import { listCharges } from '#services/charge/list-charges.ts';
import { objectToCharge } from '#services/charge/object-to-charge.ts';
import { waiveCharge } from '#services/charge/waive-charge.ts';
import { extendBooking } from '#services/booking/extend-booking.ts';
import { afterPickUp, type BillingWorld, listDocuments, makeBillingWorld, PICK_UP } from '../support/billing-world.ts';
import { bringBack, pickUp } from '../support/booking-world.ts';
import { findBrokenOrders } from '../support/find-broken-orders.ts';
import { makeOpenDepot } from '../support/rental-world.ts';

let world: BillingWorld;
beforeAll(async () => {
  world = await makeBillingWorld();
});
afterAll(() => world.shop[Symbol.asyncDispose]());

async function runOn(day: string) {
  const report = await runBilling(world.at(`${day}T01:10:00Z`));
  expect(report.problems).toEqual([]);
}

/** Seven days, back on the 17th of November. */
async function bringOneBack(wish: Partial<Parameters<BillingWorld['book']>[0]> = {}) {
  const booked = await world.book({ days: 7, ...wish });
  await pickUp(world.at(PICK_UP), booked.actor, booked.bookingId);
  await bringBack(world.at(afterPickUp(7)), booked.actor, booked.bookingId);
  return booked;
}

const DAMAGE: AddChargeInput = { kind: 'damage', cents: 25_000, note: 'Plane hinten rechts gerissen' };
const charge = (bookingId: string, input: AddChargeInput = DAMAGE, moment = '2026-11-18T09:00:00Z') =>
  addCharge(world.at(moment), world.operator, { bookingId, input, idempotencyKey: undefined });

async function chargeId(bookingId: string, input = DAMAGE): Promise<string> {
  const charged = await charge(bookingId, input);
  return charged.ok ? (charged.value.answer.items.find(({ kind }) => kind === input.kind)?.id ?? '') : '';
}
const stateOf = async (bookingId: string, moment: string) => {
  const listed = await listCharges(world.at(moment), world.operator, bookingId);
  return listed.ok ? listed.value.map(({ state }) => state).toSorted() : [];
};
const sums = async (orderId: string) =>
  (await listDocuments(world, orderId)).map(({ number, net, tax, gross }) => [number, net, tax, gross]);

describe('a damage', () => {
  test('of 250.00 within the deductible is claimed after seven days, on a document of its own', async () => {
    const { orderId, bookingId, actor } = await bringOneBack();
    expect(await charge(bookingId)).toMatchObject({
      value: { answer: { items: [{ state: 'proposed', net: { cents: 25_000 }, objectionUntil: '2026-11-25' }] } },
    });
    await runOn('2026-11-18');
    await runOn('2026-11-25');
    expect(await sums(orderId)).toEqual([['I-26-DE-', 22_400, 4256, 26_656]]);
    await runOn('2026-11-26');
    await runOn('2026-11-27');
    expect(await sums(orderId)).toEqual([
      ['I-26-DE-', 22_400, 4256, 26_656],
      ['S-26-DE-', 25_000, 0, 25_000],
    ]);
    expect(await stateOf(bookingId, '2026-11-27T09:00:00Z')).toEqual(['billed']);
    const look = (reader: Actor) => listCharges(world.at('2026-11-27T09:00:00Z'), reader, bookingId);
    const claim = { number: expect.stringMatching(/^S-26-DE-/) };
    for (const reader of [world.operator, { ...actor, role: 'accountant' } as const]) {
      expect(await look(reader)).toMatchObject({ value: [{ state: 'billed', invoice: claim }] });
    }
    for (const role of ['dispatcher', 'viewer'] as const) {
      expect(await look({ ...actor, role })).toMatchObject({ value: [{ state: 'billed', invoice: null }] });
    }
    const { content } = await world.db
      .selectFrom('invoice')
      .select('content')
      .where('orderId', '=', orderId)
      .where('kind', '=', 'claim')
      .executeTakeFirstOrThrow();
    expect(content.words.lines[0]?.why).toContain('Plane hinten rechts gerissen');
    expect(await findBrokenOrders(world.db)).toEqual([]);
  });

  test('that was claimed is credited in part and then in full, without tax, and is not claimed again', async () => {
    const { orderId, bookingId } = await bringOneBack();
    await charge(bookingId);
    await runOn('2026-11-26');
    const { id: invoiceId } = await world.db
      .selectFrom('invoice')
      .select('id')
      .where('orderId', '=', orderId)
      .where('kind', '=', 'claim')
      .executeTakeFirstOrThrow();
    const credit = (netCents: number) =>
      correctInvoice(world.at('2026-11-27T10:00:00Z'), world.operator, {
        invoiceId,
        input: { lines: [{ lineNo: 1, netCents }], reason: 'Die Plane war schon geflickt' },
        idempotencyKey: `claim ${netCents}`,
      });
    const openOf = async () =>
      await world.db
        .selectFrom('invoiceAccount')
        .select(['openCents', 'status'])
        .where('invoiceId', '=', invoiceId)
        .executeTakeFirstOrThrow();
    expect(await credit(10_000)).toMatchObject({
      value: { answer: { net: { cents: 10_000 }, gross: { cents: 10_000 } } },
    });
    expect(await openOf()).toEqual({ openCents: 15_000, status: 'open' });
    expect(await credit(15_001)).toMatchObject({ error: { fields: { 'lines.0.netCents': 'above-rest' } } });
    expect(await credit(15_000)).toMatchObject({ ok: true });
    expect(await openOf()).toEqual({ openCents: 0, status: 'settled' });
    expect(await credit(1)).toMatchObject({ error: { code: 'nothing-to-credit' } });
    await runOn('2026-11-28');
    expect((await sums(orderId)).slice(1)).toEqual([
      ['S-26-DE-', 25_000, 0, 25_000],
      ['C-26-DE-', 10_000, 0, 10_000],
      ['C-26-DE-', 15_000, 0, 15_000],
    ]);
    expect(await findBrokenOrders(world.db)).toEqual([]);
  });

  test.each([
    [[], 400_000, 250_000],
    [['liabilityPlus'], 400_000, 100_000],
    [['liabilityPlus'], 100_001, 100_000],
    [['liabilityPlus'], 99_999, 99_999],
  ])('with %j that costs %i cents is claimed with %i', async (services, cents, net) => {
    const { bookingId } = await bringOneBack({ services });
    expect(await charge(bookingId, { ...DAMAGE, cents })).toMatchObject({
      value: { answer: { items: [{ net: { cents: net }, cost: { cents } }] } },
    });
  });

  test('is told to the customer, who objects in time: nobody bills it', async () => {
    await world.shop.forgetOutbox();
    const { orderId, bookingId, actor } = await bringOneBack();
    await runOn('2026-11-18');
    const { mails, workOffOutbox } = world.shop;
    mails.length = 0;
    const id = await chargeId(bookingId);
    await workOffOutbox('mail');
    const [mail] = mails.filter(({ subject }) => subject.startsWith('Schaden'));
    expect(mail?.text).toContain('250,00');
    const input = { reason: 'Das war bei der Übernahme schon so' };
    const object = (moment: string) => objectToCharge(world.at(moment), actor, { bookingId, chargeId: id, input });
    expect(await object('2026-11-25T22:00:00Z')).toMatchObject({
      value: [{ state: 'objected', objection: input.reason, mayObject: false }],
    });
    expect(await object('2026-11-25T22:10:00Z')).toMatchObject({ error: { code: 'objection-closed' } });
    await runOn('2026-11-26');
    expect(await sums(orderId)).toHaveLength(1);
  });

  test('cannot be objected to after the last day, by a viewer, or in the name of somebody', async () => {
    const { bookingId, actor } = await bringOneBack();
    const which = { bookingId, chargeId: await chargeId(bookingId), input: { reason: 'Nein' } };
    expect(await objectToCharge(world.at('2026-11-25T23:30:00Z'), actor, which)).toMatchObject({
      error: { code: 'objection-closed' },
    });
    const deps = world.at('2026-11-19T10:00:00Z');
    expect(await objectToCharge(deps, { ...actor, role: 'viewer' }, which)).toMatchObject({
      error: { code: 'forbidden' },
    });
    const impersonatedBy = world.operator.userId;
    expect(await objectToCharge(deps, { ...actor, impersonatedBy }, which)).toMatchObject({
      error: { code: 'forbidden' },
    });
    expect(await objectToCharge(deps, { ...actor, role: 'accountant' }, which)).toMatchObject({ ok: true });
  });
});

describe('what else is charged', () => {
  test('comes with the next invoice, taxed as the last days of the rental', async () => {
    const unit = { country: 'PL', vatId: 'PL5260250274', vatIdStatus: 'valid' } as const;
    const { orderId, bookingId, actor } = await world.book({ days: 28, customer: { unit } });
    await pickUp(world.at(PICK_UP), actor, bookingId);
    await extendBooking(world.at(afterPickUp(20)), actor, { bookingId, input: { to: afterPickUp(48) } });
    const exposure = async () => exposureOf(await readExposure(world.db, actor));
    const agreed = await exposure();
    await charge(bookingId, { kind: 'cleaning', cents: 9500, note: 'Laderaum' }, afterPickUp(21));
    await runOn('2026-12-02');
    expect(await exposure()).toBe(agreed + 9500);
    const lines = await world.db
      .selectFrom('invoiceLine')
      .innerJoin('invoice', 'invoice.id', 'invoiceLine.invoiceId')
      .select(['invoiceLine.netCents', 'invoiceLine.taxCase', 'invoiceLine.text'])
      .where('invoice.orderId', '=', orderId)
      .where('chargeId', 'is not', null)
      .execute();
    expect(lines).toEqual([{ netCents: 9500, taxCase: 'reverseCharge', text: expect.stringContaining('Reinigung') }]);
  });

  test('is given up before it is billed, and not after', async () => {
    const { orderId, bookingId } = await bringOneBack();
    const [kept, dropped] = [
      await chargeId(bookingId, { kind: 'fuel', cents: 4200, note: 'Diesel der Kühlung' }),
      await chargeId(bookingId, { kind: 'toll', cents: 1900, note: 'Maut' }),
    ];
    const waive = (id: string) =>
      waiveCharge(world.at('2026-11-18T10:00:00Z'), world.operator, { bookingId, chargeId: id });
    expect(await waive(dropped)).toMatchObject({ ok: true });
    expect(await waive(dropped)).toMatchObject({ error: { code: 'illegal-state' } });
    await runOn('2026-11-19');
    expect(await sums(orderId)).toEqual([['I-26-DE-', 26_600, 5054, 31_654]]);
    expect(await waive(kept)).toMatchObject({ error: { code: 'stale-version' } });
    expect(await stateOf(bookingId, '2026-11-19T10:00:00Z')).toEqual(['billed', 'waived']);
  });
});

describe('nothing is charged', () => {
  test('for a rental that has not begun or was cancelled', async () => {
    const { bookingId, actor } = await world.book({ days: 7 });
    expect(await charge(bookingId)).toMatchObject({ error: { code: 'not-chargeable' } });
    await cancelBooking(world.at(afterPickUp(-5)), actor, { bookingId });
    expect(await charge(bookingId)).toMatchObject({ error: { code: 'not-chargeable' } });
  });

  test('for an order that is billed elsewhere', async () => {
    const abroad = await makeOpenDepot(world.db, { country: 'NL', timeZone: 'Europe/Amsterdam', holidayRegion: 'NL' });
    const { bookingId } = await bringOneBack({ depotIds: [abroad] });
    expect(await charge(bookingId)).toMatchObject({ error: { code: 'billed-elsewhere' } });
  });

  test('half a year after the return', async () => {
    const { bookingId } = await bringOneBack();
    expect(await charge(bookingId, DAMAGE, '2027-05-19T09:00:00Z')).toMatchObject({ ok: true });
    expect(await charge(bookingId, DAMAGE, '2027-05-20T09:00:00Z')).toMatchObject({
      error: { code: 'not-chargeable' },
    });
  });
});
