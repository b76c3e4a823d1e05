import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { cancelOrder } from '#services/order/cancel-order.ts';
import { getCalendar } from '#services/order/get-calendar.ts';
import { getDocument } from '#services/order/get-document.ts';
import { fillCart, makeCustomer, makeRentalWorld, order, periodFrom } from '../support/rental-world.ts';
import { readPdf } from '../support/read-pdf.ts';
import { signInDirectly } from '../support/sign-in-directly.ts';
import { createTestApp } from '../support/test-app.ts';

test('papers are issued once in each language, never change, and belong to the unit', async () => {
  await using shop = await createTestApp();
  const { deps } = shop;
  const { trailerIds } = await makeRentalWorld(deps);
  const actor = await makeCustomer(deps);
  const line = { trailerId: trailerIds[0] ?? '', ...periodFrom(deps.clock.now(), 3) };
  const placed = await order(deps, actor, await fillCart(deps, actor, [line]));
  const { id: orderId = '', number = '' } = placed.ok ? placed.value.order : {};

  const Cookie = await signInDirectly(deps, actor.userId);
  const response = await shop.newBrowser().get(`/api/orders/${orderId}/confirmation.pdf`, { Cookie });
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toContain(
    `filename*=UTF-8''Auftragsbest%C3%A4tigung-${number}.pdf`,
  );
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(readPdf(bytes).text).toContain('Auftragsbestätigung');

  const colleague = await makeCustomer(deps, { businessUnitId: actor.businessUnitId, role: 'viewer' });
  await deps.db.updateTable('userAccount').set({ locale: 'it' }).where('id', '=', colleague.userId).execute();
  const which = { orderId, kind: 'orderConfirmation' } as const;
  const italian = await getDocument(deps, colleague, which);
  expect(italian.ok && readPdf(italian.value.bytes).text).toContain('Conferma d’ordine');

  // Whatever becomes of the order, the paper stays as it was issued.
  await cancelOrder(deps, actor, { orderId });
  const again = await getDocument(deps, actor, which);
  expect(again).toMatchObject({ value: { filename: `Auftragsbestätigung-${number}.pdf` } });
  expect(again.ok && Buffer.from(again.value.bytes).equals(bytes)).toBe(true);
  const issued = await deps.db
    .selectFrom('document')
    .select(['locale', 'path', 'sha256', 'bytes'])
    .orderBy('locale')
    .execute();
  expect(issued.map(({ locale }) => locale)).toEqual(['de', 'it']);
  expect(issued[0]?.sha256.equals(createHash('sha256').update(bytes).digest())).toBe(true);
  await expect(deps.db.updateTable('document').set({ path: 'other' }).execute()).rejects.toThrow('append-only');

  // There never was a contract before the cancellation, and there is none now.
  expect(await getDocument(deps, actor, { orderId, kind: 'rentalContract' })).toMatchObject({
    error: { code: 'illegal-state' },
  });
  const stranger = await makeCustomer(deps);
  expect(await getDocument(deps, stranger, which)).toMatchObject({ error: { code: 'not-found' } });
  expect(await getCalendar(deps, stranger, orderId)).toMatchObject({ error: { code: 'not-found' } });
  const calendar = await getCalendar(deps, actor, orderId);
  expect(calendar).toMatchObject({
    value: { filename: `Termine-${number}.ics`, text: expect.stringContaining('BEGIN:VCALENDAR') },
  });

  // A file that is lost is said to be lost, and not written anew with what holds today.
  const lost = issued[0]?.path ?? '';
  await deps.storage.delete(lost);
  await expect(getDocument(deps, actor, which)).rejects.toThrow('is missing in the storage');
  expect(await deps.storage.get(lost)).toBeUndefined();
});

test('of readers at once one has the paper rendered, and all get the same', async () => {
  await using shop = await createTestApp();
  const { deps } = shop;
  const { trailerIds } = await makeRentalWorld(deps);
  const actor = await makeCustomer(deps);
  const line = { trailerId: trailerIds[0] ?? '', ...periodFrom(deps.clock.now(), 3) };
  const placed = await order(deps, actor, await fillCart(deps, actor, [line]));
  const which = { orderId: placed.ok ? placed.value.order.id : '', kind: 'rentalContract' } as const;
  const render = vi.spyOn(deps.pdf, 'renderRentalContract');
  const papers = await Promise.all(Array.from({ length: 3 }, () => getDocument(deps, actor, which)));
  expect(render).toHaveBeenCalledOnce();
  const hashes = papers.map((paper) => paper.ok && createHash('sha256').update(paper.value.bytes).digest('hex'));
  expect(new Set(hashes).size).toBe(1);
  expect(await deps.db.selectFrom('document').select('id').execute()).toHaveLength(1);
});

test('an order that waits for its approval has no papers yet', async () => {
  await using shop = await createTestApp();
  const { deps } = shop;
  const { trailerIds } = await makeRentalWorld(deps);
  const actor = await makeCustomer(deps, { orderLimitCents: 1 });
  const line = { trailerId: trailerIds[0] ?? '', ...periodFrom(deps.clock.now(), 3) };
  const placed = await order(deps, actor, await fillCart(deps, actor, [line]));
  const which = { orderId: placed.ok ? placed.value.order.id : '', kind: 'orderConfirmation' } as const;
  expect(await getDocument(deps, actor, which)).toMatchObject({ error: { code: 'illegal-state' } });
});
