import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordSentMail } from '#db/mail/mail.queries.ts';
import type { AdminMailSummary } from '#contract/admin-mail.ts';
import type { Browser } from '../support/browser.ts';
import { makePlatformAdmin, signIn } from '../support/people.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
let operator: Browser;
beforeAll(async () => {
  shop = await createTestApp();
  operator = shop.newBrowser();
  await signIn(operator, await makePlatformAdmin(shop.deps));
  for (const [subject, status, day] of [
    ['Auftrag bestätigt', 'sent', '01'],
    ['=cmd|calc', 'failed', '02'],
    ['Passwort geändert', 'sent', '03'],
  ] as const) {
    await recordSentMail(shop.deps.db, {
      recipient: `maria.muster@nord-wind.example`,
      template: 'passwordChanged',
      locale: 'de',
      subject,
      bodyText: 'Guten Tag',
      status,
      error: status === 'failed' ? 'no such mailbox' : null,
      createdAt: new Date(`2026-11-${day}T08:00:00Z`),
    });
  }
});
afterAll(() => shop[Symbol.asyncDispose]());

async function listMails(query: string): Promise<AdminMailSummary[]> {
  const response = await operator.get(`/api/admin/mails${query}`);
  expect(response.status).toBe(200);
  return JSON.parse(await response.text()).items;
}
const subjectsOf = (mails: readonly AdminMailSummary[]) => mails.map(({ subject }) => subject);

test.each([
  ['', ['Passwort geändert', '=cmd|calc', 'Auftrag bestätigt']],
  ['?sort=at', ['Auftrag bestätigt', '=cmd|calc', 'Passwort geändert']],
  ['?status=failed', ['=cmd|calc']],
  ['?q=nord-wind%20best%C3%A4t', ['Auftrag bestätigt']],
  ['?q=nobody', []],
])('the operator finds sent mails: %s', async (query, expected) => {
  expect(subjectsOf(await listMails(query))).toEqual(expected);
});

test('one mail is read in full, with what went wrong', async () => {
  const [failed] = await listMails('?status=failed');
  const response = await operator.get(`/api/admin/mails/${failed?.id}`);
  expect(await response.json()).toMatchObject({ text: 'Guten Tag', error: 'no such mailbox', businessUnit: null });
  expect((await operator.get('/api/admin/mails/7')).status).toBe(404);
});

test('the file has every mail of the list, and no formulas', async () => {
  const response = await operator.get('/api/admin/mails.csv?q=muster');
  expect(response.headers.get('content-type')).toContain('text/csv');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="mails.csv"');
  const lines = (await response.text()).trim().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[2]).toContain(";'=cmd|calc;");
});

test.each(['?unknown=1', '?status=lost', '?limit=101', '?sort=subject', '?q=%00'])(
  'a query that means nothing is refused: %s',
  async (query) => {
    expect((await operator.get(`/api/admin/mails${query}`)).status).toBe(422);
    expect((await operator.get(`/api/admin/mails.csv${query}`)).status).toBe(422);
  },
);

test('a cursor of another list is refused', async () => {
  expect((await operator.get('/api/admin/mails?cursor=x')).status).toBe(422);
});
