import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChangeBillingTermsInput } from '#contract/admin-billing-terms.ts';
import { changeBillingTerms } from '#services/admin/business-unit/change-billing-terms.ts';
import { getBillingTerms } from '#services/admin/business-unit/get-billing-terms.ts';
import { runBilling } from '#services/billing/run-billing.ts';
import { type BillingWorld, listDocuments, makeBillingWorld, PICK_UP } from '../support/billing-world.ts';
import { pickUp } from '../support/booking-world.ts';

let world: BillingWorld;
beforeAll(async () => {
  world = await makeBillingWorld();
});
afterAll(() => world.shop[Symbol.asyncDispose]());

const change = (businessUnitId: string, input: ChangeBillingTermsInput, version?: number) =>
  changeBillingTerms(world.at('2026-11-20T10:00:00Z'), world.operator, { businessUnitId, input, version });

test('another payment term holds from the next invoice on, and is written to the log', async () => {
  const { orderId, bookingId, actor } = await world.book({ days: 75 });
  const { businessUnitId } = actor;
  const before = await getBillingTerms(world.shop.deps, world.operator, businessUnitId);
  expect(before).toMatchObject({ value: { billingCycle: 'calendarMonth', paymentTermDays: 14, poRequired: false } });
  expect(await change(businessUnitId, { paymentTermDays: 30, poRequired: true })).toMatchObject({
    value: { paymentTermDays: 30, poRequired: true, invoiceFormat: 'hybrid' },
  });
  await pickUp(world.at(PICK_UP), actor, bookingId);
  await runBilling(world.at('2026-12-01T01:10:00Z'));
  const { dueOn } = await world.db
    .selectFrom('invoice')
    .select('dueOn')
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
  expect(dueOn).toBe('2026-12-31');
  const logged = await world.db
    .selectFrom('auditLog')
    .select('data')
    .where('action', '=', 'businessUnit.changeBillingTerms')
    .where('objectId', '=', businessUnitId)
    .execute();
  expect(logged).toMatchObject([{ data: { before: { paymentTermDays: 14 }, after: { paymentTermDays: 30 } } }]);
});

test('another cycle holds at once, but not while an order is billed in part', async () => {
  const { orderId, bookingId, actor } = await world.book({ days: 75 });
  const { businessUnitId } = actor;
  expect(await change(businessUnitId, { billingCycle: 'days28' })).toMatchObject({ ok: true });
  await pickUp(world.at(PICK_UP), actor, bookingId);
  await runBilling(world.at('2026-12-01T01:10:00Z'));
  expect(await listDocuments(world, orderId)).toEqual([]);
  await runBilling(world.at('2026-12-08T01:10:00Z'));
  expect(await listDocuments(world, orderId)).toMatchObject([{ lines: ['28 × 2400'] }]);
  expect(await change(businessUnitId, { billingCycle: 'calendarMonth' })).toMatchObject({
    error: { code: 'invalid-fields', fields: { billingCycle: 'billed-in-part' } },
  });
});

test('a format is refused that no invoice of the company could have, and so is a version that is gone', async () => {
  const { businessUnitId } = (await world.book({ days: 2 })).actor;
  for (const invoiceFormat of ['xrechnung', 'peppolUbl'] as const) {
    expect(await change(businessUnitId, { invoiceFormat })).toMatchObject({
      error: { fields: { invoiceFormat: 'format-incomplete' } },
    });
  }
  const stale = await change(businessUnitId, { paymentTermDays: 7 }, 0);
  expect(stale).toMatchObject({ error: { code: 'stale-version', details: { current: { paymentTermDays: 14 } } } });
  await world.db
    .updateTable('businessUnit')
    .set({ buyerReference: '04011000-12345-67' })
    .where('id', '=', businessUnitId)
    .execute();
  expect(await change(businessUnitId, { invoiceFormat: 'xrechnung' })).toMatchObject({ ok: true });
});
