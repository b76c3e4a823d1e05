import { afterAll, beforeAll, expect, test } from 'vitest';
import { enter, makePlatformAdmin, signIn } from '../support/people.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop[Symbol.asyncDispose]());

test('the own data is a file with everything about oneself, and nothing about others or secret', async () => {
  const { browser, person } = await enter(shop, { role: 'dispatcher' });
  const { person: colleague } = await enter(shop, { businessUnitId: person.businessUnitId });
  const operator = shop.newBrowser();
  await signIn(operator, await makePlatformAdmin(shop.deps));
  await operator.post('/api/admin/impersonate', { userId: person.userId, reason: 'Ticket 4711' });
  await browser.patch('/api/users', { firstName: 'Ida' });

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
    acts: [{ action: 'user.change' }],
  });
  expect(text).not.toContain(colleague.email);
  expect(text).not.toMatch(/hash|token|encrypted/i);
});

test('nobody else gets it', async () => {
  expect((await shop.newBrowser().get('/api/users/export')).status).toBe(401);
  const { browser } = await enter(shop, { legal: false });
  expect((await browser.get('/api/users/export')).status).toBe(403);
});
