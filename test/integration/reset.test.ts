import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIFETIME } from '#domain/user/lifetime.ts';
import { makePerson, PASSWORD, signIn } from '../support/people.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { findLink } from '../support/mail-link.ts';

const NEW_PASSWORD = 'another road, another night';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop[Symbol.asyncDispose]());

const ask = (email: string) => shop.newBrowser().post('/api/users/reset-account', { email });
const complete = (token: string, newPassword = NEW_PASSWORD) =>
  shop.newBrowser().post(`/api/users/reset-account/${token}`, { newPassword });
const mailsTo = (email: string) => shop.mails.filter(({ to }) => to === email);
const canSignIn = async (email: string, password: string) =>
  (await shop.newBrowser().post('/api/users/login', { email, password })).status === 200;

async function askForToken(email: string): Promise<string> {
  await ask(email);
  await shop.workOffOutbox();
  return findLink(mailsTo(email).at(-1), '/reset-account/');
}

describe('asking for a new password', () => {
  test('is answered alike for known and unknown addresses, and only the known one gets a mail', async () => {
    const { email } = await makePerson(shop.deps);
    const answers = await Promise.all(
      [email, 'nobody@test.example'].map(async (address) => {
        const response = await ask(address);
        const headers = [...response.headers].filter(([name]) => name !== 'x-trace-id');
        return { status: response.status, body: await response.text(), headers };
      }),
    );
    expect(answers[0]).toEqual({ ...answers[1], status: 202, body: '' });
    await shop.workOffOutbox();
    expect(mailsTo(email)).toHaveLength(1);
    expect(mailsTo('nobody@test.example')).toEqual([]);
  });

  test('sends a link in the language of the user, on the shop’s own origin', async () => {
    const { email, userId } = await makePerson(shop.deps);
    await shop.deps.db.updateTable('userAccount').set({ locale: 'pl' }).where('id', '=', userId).execute();
    await shop.newBrowser().post('/api/users/reset-account', { email }, { Host: 'evil.example' });
    await shop.workOffOutbox();
    const [mail] = mailsTo(email);
    expect(mail?.subject).toBe('Nowe hasło do Trailyard');
    expect(mail?.text).toMatch(/https:\/\/shop\.example\/pl\/reset-account\/[\w-]{43}\n/);
    expect(mail?.text).not.toContain('evil');
  });

  test('keeps the secret of the link out of the database', async () => {
    const { email } = await makePerson(shop.deps);
    const token = await askForToken(email);
    const rows = await Promise.all([
      shop.deps.db.selectFrom('outbox').selectAll().execute(),
      shop.deps.db.selectFrom('oneTimeToken').selectAll().execute(),
      shop.deps.db.selectFrom('sentMail').selectAll().where('recipient', '=', email).execute(),
    ]);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows[2]).toMatchObject([{ template: 'passwordReset', status: 'sent', locale: 'de' }]);
    expect(rows[2][0]?.bodyText).toContain('/reset-account/***');
  });

  test('too often for one address is answered alike and sends no more mails', async () => {
    const { email } = await makePerson(shop.deps);
    for (let n = 0; n < 8; n += 1) expect((await ask(email)).status).toBe(202);
    await shop.workOffOutbox();
    expect(mailsTo(email)).toHaveLength(5);
  });
});

describe('a reset link', () => {
  test('sets the new password, ends every session and tells the owner', async () => {
    const person = await makePerson(shop.deps);
    const browser = shop.newBrowser();
    await signIn(browser, person);
    const token = await askForToken(person.email);
    const response = await complete(token);
    expect(response.status).toBe(204);
    expect((await browser.get('/api/users/me')).status).toBe(401);
    expect((await browser.post('/api/users/refresh-token')).status).toBe(401);
    expect(await canSignIn(person.email, PASSWORD)).toBe(false);
    expect(await canSignIn(person.email, NEW_PASSWORD)).toBe(true);
    await shop.workOffOutbox();
    expect(mailsTo(person.email).at(-1)?.subject).toBe('Ihr Passwort wurde geändert');
  });

  test('works once', async () => {
    const { email } = await makePerson(shop.deps);
    const token = await askForToken(email);
    expect((await complete(token)).status).toBe(204);
    const again = await complete(token, 'yet another long password');
    expect(again.status).toBe(404);
    expect(await again.json()).toMatchObject({ code: 'token-invalid' });
    expect(await canSignIn(email, NEW_PASSWORD)).toBe(true);
  });

  test('that several use at once lets exactly one win', async () => {
    const { email } = await makePerson(shop.deps);
    const token = await askForToken(email);
    const passwords = Array.from({ length: 8 }, (_, n) => `password of racer number ${n}`);
    const statuses = await Promise.all(passwords.map(async (password) => (await complete(token, password)).status));
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    expect(statuses.filter((status) => status === 404)).toHaveLength(7);
    const winner = passwords[statuses.indexOf(204)] ?? '';
    expect(await canSignIn(email, winner)).toBe(true);
  });

  test('ends after an hour', async () => {
    const { email } = await makePerson(shop.deps);
    const token = await askForToken(email);
    shop.passTime(LIFETIME.passwordReset + 1);
    expect((await complete(token)).status).toBe(404);
  });

  test('ends when a newer one is sent', async () => {
    const { email } = await makePerson(shop.deps);
    const older = await askForToken(email);
    const newer = await askForToken(email);
    expect((await complete(older)).status).toBe(404);
    expect((await complete(newer)).status).toBe(204);
  });

  test('ends when another one has been used', async () => {
    const { email } = await makePerson(shop.deps);
    const older = await askForToken(email);
    const newer = await askForToken(email);
    expect((await complete(newer)).status).toBe(204);
    expect((await complete(older)).status).toBe(404);
  });

  test.each([
    ['too short', 'short', 'password-too-short'],
    ['too long', 'x'.repeat(129), 'password-too-long'],
    ['one that everybody has', 'Trailyard2026!', 'password-common'],
  ])('is not used up by a password that is %s', async (_, password, code) => {
    const { email } = await makePerson(shop.deps);
    const token = await askForToken(email);
    const refused = await complete(token, password);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ fields: { newPassword: code } });
    expect((await complete(token)).status).toBe(204);
  });

  test('is not the key to anything else, and nothing else is one', async () => {
    const { email } = await makePerson(shop.deps);
    const token = await askForToken(email);
    expect((await shop.newBrowser().get(`/api/registrations/${token}`)).status).toBe(404);
    for (const wrong of ['x', 'A'.repeat(43), token.slice(1), `${token}A`]) {
      expect((await complete(wrong)).status).toBe(404);
    }
    expect((await complete(token)).status).toBe(204);
  });

  test('helps somebody who is blocked to nothing', async () => {
    const { email, userId } = await makePerson(shop.deps);
    await shop.deps.db.updateTable('userAccount').set({ status: 'blocked' }).where('id', '=', userId).execute();
    expect((await ask(email)).status).toBe(202);
    await shop.workOffOutbox();
    expect(mailsTo(email)).toEqual([]);
  });
});

describe('changing the own password', () => {
  test('ends all other sessions, keeps this one and tells the owner', async () => {
    const person = await makePerson(shop.deps);
    const [here, there] = [shop.newBrowser(), shop.newBrowser()];
    await signIn(here, person);
    await signIn(there, person);
    const link = await askForToken(person.email);
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    expect((await here.patch('/api/users/password', body)).status).toBe(204);
    expect((await here.get('/api/users/me')).status).toBe(200);
    expect((await there.get('/api/users/me')).status).toBe(401);
    expect((await there.post('/api/users/refresh-token')).status).toBe(401);
    expect((await complete(link, 'a third long password')).status).toBe(404);
    expect(await canSignIn(person.email, NEW_PASSWORD)).toBe(true);
    await shop.workOffOutbox();
    expect(mailsTo(person.email).at(-1)?.subject).toBe('Ihr Passwort wurde geändert');
  });

  test.each([
    [
      'the wrong current one',
      { currentPassword: 'wrong', newPassword: NEW_PASSWORD },
      { currentPassword: 'password-wrong' },
    ],
    ['the same again', { currentPassword: PASSWORD, newPassword: PASSWORD }, { newPassword: 'password-same' }],
    ['a common one', { currentPassword: PASSWORD, newPassword: 'password1234' }, { newPassword: 'password-common' }],
    ['a short one', { currentPassword: PASSWORD, newPassword: 'short' }, { newPassword: 'password-too-short' }],
  ])('to %s is refused', async (_, body, fields) => {
    const person = await makePerson(shop.deps);
    const browser = shop.newBrowser();
    await signIn(browser, person);
    const response = await browser.patch('/api/users/password', body);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields });
    expect(await canSignIn(person.email, PASSWORD)).toBe(true);
  });

  test('cannot be used to guess the current one', async () => {
    const person = await makePerson(shop.deps);
    const browser = shop.newBrowser();
    await signIn(browser, person);
    const body = { currentPassword: 'wrong', newPassword: NEW_PASSWORD };
    for (let n = 0; n < 10; n += 1) expect((await browser.patch('/api/users/password', body)).status).toBe(422);
    const response = await browser.patch('/api/users/password', { ...body, currentPassword: PASSWORD });
    expect(response.status).toBe(429);
    expect(response.headers.has('retry-after')).toBe(true);
  });
});
