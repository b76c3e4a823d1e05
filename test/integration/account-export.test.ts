import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertCharge } from '#db/charge/charge.queries.ts';
import { insertDispute } from '#db/invoice/dispute.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import { issueInvoice, makeBillable } from '../support/issue-invoice.ts';
import { makePriceList } from '../support/make-rows.ts';
import { enter, makePlatformAdmin, type Person, signIn } from '../support/people.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop[Symbol.asyncDispose]());

/** Somebody says that a document and a claim are wrong. */
async function object({ businessUnitId, userId }: Person, words: string): Promise<void> {
  const { db } = shop.deps;
  const billable = await makeBillable(db, businessUnitId);
  const at = new Date('2026-12-01T08:00:00Z');
  await inTransaction(db, async (trx) => {
    const { id: invoiceId } = await issueInvoice(trx, billable);
    await insertDispute(trx, { businessUnitId, invoiceId, reason: words, openedAt: at, openedBy: userId });
    await insertCharge(trx, {
      businessUnitId,
      bookingId: billable.bookingId,
      kind: 'damage',
      netCents: 25_000,
      costCents: 25_000,
      priceTrace: '[]',
      taxCase: 'notTaxable',
      taxCountry: 'DE',
      taxBasisPoints: 0,
      note: 'Plane gerissen',
      billAfter: '2026-12-09',
      createdBy: userId,
      objectedAt: at,
      objectedBy: userId,
      objection: words,
    });
  });
}

/** Something that the desk has offered to somebody. */
async function quote(userId: string, businessUnitId: string, number: string) {
  const { db, clock } = shop.deps;
  const at = clock.now();
  await db
    .insertInto('quote')
    .values({
      number,
      state: 'open',
      businessUnitId,
      userId,
      recipientName: 'Ida Muster',
      recipientEmail: `${number.toLowerCase()}@test.example`,
      locale: 'de',
      priceListId: await makePriceList(db),
      netCents: 1000,
      grossCents: 1190,
      takenBy: userId,
      createdAt: at,
      validUntil: at,
    })
    .execute();
}

test('the own data is a file with everything about oneself, and nothing about others or secret', async () => {
  const { browser, person } = await enter(shop, { role: 'dispatcher' });
  const { person: colleague } = await enter(shop, { businessUnitId: person.businessUnitId });
  const operator = shop.newBrowser();
  await signIn(operator, await makePlatformAdmin(shop.deps));
  await operator.post('/api/admin/impersonate', { userId: person.userId, reason: 'Ticket 4711' });
  await browser.patch('/api/users', { firstName: 'Ida' });
  await object(person, 'My own words');
  await object(colleague, 'Words of somebody else');

  await quote(person.userId, person.businessUnitId, 'Q-26-000001');
  await quote(colleague.userId, person.businessUnitId, 'Q-26-000002');

  const response = await browser.get('/api/users/export');
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename=".+\.json"$/);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({
    user: { id: person.userId, email: person.email, firstName: 'Ida' },
    membership: { businessUnit: 'Muster GmbH', role: 'dispatcher' },
    legalAcceptances: [{ document: 'privacy' }, { document: 'terms' }],
    sessions: [{ revokedAt: null }],
    visits: [{ adminName: 'Maria Muster', reason: 'Ticket 4711' }],
    orders: [],
    quotes: [{ number: 'Q-26-000001', state: 'open' }],
    disputes: [{ number: 'I-26-DE-000001', reason: 'My own words', decision: null }],
    objections: [{ kind: 'damage', netCents: 25_000, objection: 'My own words' }],
    acts: [{ action: 'user.change' }],
  });
  expect(text).not.toContain(colleague.email);
  expect(text).not.toContain('somebody else');
  expect(text).not.toContain('Q-26-000002');
  expect(text).not.toMatch(/hash|token|encrypted/i);
});

test('nobody else gets it', async () => {
  expect((await shop.newBrowser().get('/api/users/export')).status).toBe(401);
  const { browser } = await enter(shop, { legal: false });
  expect((await browser.get('/api/users/export')).status).toBe(403);
});
