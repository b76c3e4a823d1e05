import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Booking } from '#contract/booking.ts';
import { groupIban } from '#domain/payment/group-iban.ts';
import type { Member, PlatformAdmin } from '#domain/team/actor.ts';
import { confirmTransfer } from '#services/admin/order/confirm-transfer.ts';
import { getBooking as getAdminBooking } from '#services/admin/booking/get-booking.ts';
import { extendBooking } from '#services/booking/extend-booking.ts';
import { getAddendum } from '#services/booking/get-addendum.ts';
import { getDocument } from '#services/order/get-document.ts';
import { getOrder } from '#services/order/get-order.ts';
import { makePlatformAdmin } from '../support/people.ts';
import { makeCustomer } from '../support/rental-world.ts';
import { makeRenting, plus, type Renting } from '../support/renting.ts';
import { readPdf } from '../support/read-pdf.ts';
import { signInDirectly } from '../support/sign-in-directly.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const DAY_MS = 24 * 3_600_000;

let shop: TestApp;
let renting: Renting;
let operator: PlatformAdmin;
beforeAll(async () => {
  shop = await createTestApp();
  renting = await makeRenting(shop);
  operator = { kind: 'platformAdmin', role: 'admin', userId: (await makePlatformAdmin(shop.deps)).userId };
});
afterAll(() => shop[Symbol.asyncDispose]());

const value = <T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};
const read = (bytes: Uint8Array): string => readPdf(bytes).text.replaceAll(/[\u00A0\u202F]/g, ' ');

/** As a calendar file writes an instant. */
const toStamp = (at: string): string => at.replaceAll(/[-:]/g, '').replace(/\.\d+/, '');

/** Picked up for five days at 42 euros, which is 249.90 with tax. */
async function rentOne(actor: Member): Promise<Booking> {
  const [booking] = await renting.rent(actor);
  if (!booking) throw new Error('No booking');
  await shop.workOffOutbox();
  return booking;
}
const extend = async (actor: Member, { id, to }: Pick<Booking, 'id' | 'to'>, days: number): Promise<Booking> =>
  value(await extendBooking(shop.deps, actor, { bookingId: id, input: { to: plus(to, days * DAY_MS) } }));

async function makeColleague({ businessUnitId }: Member, locale: 'fr' | 'pl'): Promise<Member> {
  const colleague = await makeCustomer(shop.deps, { businessUnitId, role: 'viewer' });
  await shop.deps.db.updateTable('userAccount').set({ locale }).where('id', '=', colleague.userId).execute();
  return colleague;
}

test('each extension has a paper of its own, which comes with its mail and stays as it is', async () => {
  const { deps } = shop;
  const actor = await makeCustomer(deps);
  const booking = await rentOne(actor);
  const first = await extend(actor, booking, 1);
  await shop.workOffOutbox();
  const [attachment, calendar] = shop.mails.at(-1)?.attachments ?? [];
  expect(attachment).toMatchObject({ filename: `Nachtrag-${booking.number}-A1.pdf`, contentType: 'application/pdf' });
  expect(calendar?.contentType).toBe('text/calendar; charset=utf-8');
  expect(Buffer.from(calendar?.bytes ?? []).toString()).toContain(toStamp(first.to));
  const paper = read(attachment?.bytes ?? new Uint8Array());
  // Of a sixth day the week at 32 euros is cheaper; nothing of the order has been paid yet.
  for (const amount of ['14,00 €', '16,66 €', '266,56 €']) expect(paper).toContain(amount);
  expect(paper).toContain(groupIban(deps.settings.bankAccount.iban));
  expect(readPdf(attachment?.bytes ?? new Uint8Array()).pages).toBe(1);

  const extended = await extend(actor, first, 1);
  const addenda = value(await getOrder(deps, actor, booking.orderId)).addenda;
  expect(addenda.map(({ number }) => number)).toEqual([`${booking.number}-A1`, `${booking.number}-A2`]);
  expect(extended.documents.filter(({ kind }) => kind === 'extensionAddendum').map(({ url }) => url)).toEqual(
    addenda.map(({ url }) => url),
  );
  const Cookie = await signInDirectly(deps, actor.userId);
  const again = await shop.newBrowser().get(addenda[0]?.url ?? '', { Cookie });
  expect(again.headers.get('content-type')).toBe('application/pdf');
  expect(Buffer.from(await again.arrayBuffer()).equals(Buffer.from(attachment?.bytes ?? []))).toBe(true);

  const which = { bookingId: booking.id, extensionId: addenda[0]?.extensionId ?? '' };
  const forOperator = value(await getAddendum(deps, operator, which));
  expect(Buffer.from(forOperator.bytes).equals(Buffer.from(attachment?.bytes ?? []))).toBe(true);
  const listed = value(await getAdminBooking(deps, operator, booking.id)).documents;
  expect(listed.map(({ kind }) => kind)).toEqual(['extensionAddendum', 'extensionAddendum']);
  expect(await getAddendum(deps, await makeCustomer(deps), which)).toMatchObject({ error: { code: 'not-found' } });
});

test('a confirmation tells in every language what it told first, whatever was extended since', async () => {
  const { deps } = shop;
  const actor = await makeCustomer(deps);
  const booking = await rentOne(actor);
  await extend(actor, booking, 3);
  const which = { orderId: booking.orderId, kind: 'orderConfirmation' } as const;
  const german = read(value(await getDocument(deps, actor, which)).bytes);
  const polish = read(value(await getDocument(deps, await makeColleague(actor, 'pl'), which)).bytes);
  expect(german).toContain('249,90');
  expect(polish).toContain('249,90');
  const contract = value(await getDocument(deps, actor, { ...which, kind: 'rentalContract' }));
  expect(read(contract.bytes)).toContain('249,90');
});

test('a paper never asks again for what has been paid', async () => {
  const { deps } = shop;
  const actor = await makeCustomer(deps);
  const booking = await rentOne(actor);
  value(await confirmTransfer(deps, operator, { orderId: booking.orderId }));
  const extended = await extend(actor, booking, 1);
  const iban = groupIban(deps.settings.bankAccount.iban);
  const [extension] = extended.extensions;
  const which = { bookingId: booking.id, extensionId: extension?.id ?? '' };

  // Only the added day is open.
  const addendum = read(value(await getAddendum(deps, actor, which)).bytes);
  expect(addendum).toContain(iban);
  expect(addendum).toMatch(/Offen\s*16,66 €/);
  const confirmation = { orderId: booking.orderId, kind: 'orderConfirmation' } as const;
  const french = await makeColleague(actor, 'fr');
  expect(read(value(await getDocument(deps, french, confirmation)).bytes)).not.toContain(iban);

  value(await confirmTransfer(deps, operator, { orderId: booking.orderId }));
  const paid = read(value(await getAddendum(deps, french, which)).bytes);
  expect(paid).not.toContain(iban);
  expect(paid).toContain('16,66 €');
  // What was issued before stays as it was.
  expect(read(value(await getAddendum(deps, actor, which)).bytes)).toBe(addendum);
});
