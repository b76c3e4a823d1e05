import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePriceList, makeTrailer } from '../support/make-rows.ts';
import { makePerson, signIn } from '../support/people.ts';
import { readPdf } from '../support/read-pdf.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
let trailerId: string;
beforeAll(async () => {
  shop = await createTestApp({ env: { CONTACT_EMAIL: 'desk@trailyard.example' } });
  await makePriceList(shop.deps.db);
  trailerId = await makeTrailer(shop.deps.db);
});
afterAll(() => shop[Symbol.asyncDispose]());

const MESSAGE = {
  name: 'Żaneta Müller',
  email: 'Zaneta@Lodz.example',
  topic: 'invoice',
  message: 'Dzień dobry,\nproszę o fakturę.',
  locale: 'pl',
} as const;

test('a message of a guest reaches the operator, who answers to whoever wrote it', async () => {
  const { status } = await shop.newBrowser().post('/api/contact-messages', MESSAGE);
  expect(status).toBe(202);
  await shop.workOffOutbox();
  const mail = shop.mails.at(-1);
  expect(mail).toMatchObject({ to: 'desk@trailyard.example', replyTo: 'zaneta@lodz.example' });
  expect(mail?.subject).toContain('Żaneta Müller');
  expect(mail?.text).toContain('proszę o fakturę.');
  const [kept] = await shop.deps.db
    .selectFrom('sentMail')
    .select(['template', 'userId', 'recipient'])
    .where('template', '=', 'contactMessage')
    .execute();
  expect(kept).toEqual({ template: 'contactMessage', userId: null, recipient: 'desk@trailyard.example' });
});

test('a message of somebody signed in names their company', async () => {
  const person = await makePerson(shop.deps);
  const browser = shop.newBrowser();
  await signIn(browser, person);
  await browser.post('/api/contact-messages', MESSAGE);
  await shop.workOffOutbox();
  expect(shop.mails.at(-1)?.html).toContain('/admin/users/');
});

test('what a machine filled in is not sent, and it is not told', async () => {
  const before = shop.mails.length;
  const { status } = await shop
    .newBrowser()
    .post('/api/contact-messages', { ...MESSAGE, website: 'https://spam.example' });
  expect(status).toBe(202);
  await shop.workOffOutbox();
  expect(shop.mails).toHaveLength(before);
});

test.each([
  ['name', { ...MESSAGE, name: '' }],
  ['email', { ...MESSAGE, email: 'nobody' }],
  ['topic', { ...MESSAGE, topic: 'weather' }],
  ['message', { ...MESSAGE, message: ' ' }],
  ['message', { ...MESSAGE, message: 'x'.repeat(4001) }],
])('a message with a bad %s is refused beside its field', async (field, body) => {
  const response = await shop.newBrowser().post('/api/contact-messages', body);
  expect(response.status).toBe(422);
  expect(Object.keys((await response.json()).fields)).toEqual([field]);
});

test('one network cannot flood the operator', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 22; count += 1) {
    const { status } = await shop.newBrowser('203.0.113.77').post('/api/contact-messages', MESSAGE);
    statuses.push(status);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});

test('anybody reads the data sheet of a trailer, in the language of the page', async () => {
  const response = await shop.newBrowser().get(`/api/trailers/${trailerId}/data-sheet.pdf?locale=fr`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('cache-control')).toBe('private, max-age=300');
  expect(decodeURIComponent(response.headers.get('content-disposition') ?? '')).toContain('Fiche-technique-');
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(readPdf(bytes).pages).toBe(1);
  expect(Buffer.from(bytes).toString('latin1')).toContain('/Lang (fr)');
});

test('an unknown trailer has no data sheet', async () => {
  const nobody = '00000000-0000-4000-8000-000000000000';
  expect((await shop.newBrowser().get(`/api/trailers/${nobody}/data-sheet.pdf`)).status).toBe(404);
  expect((await shop.newBrowser().get(`/api/trailers/${trailerId}/data-sheet.pdf?locale=xx`)).status).toBe(422);
});
