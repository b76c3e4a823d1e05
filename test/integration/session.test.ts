import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase } from '#db/client.ts';
import { LIFETIME } from '#domain/user/lifetime.ts';
import { refreshSession } from '#services/session/refresh-session.ts';
import type { Browser } from '../support/browser.ts';
import { makePerson, makePlatformAdmin, PASSWORD, signIn } from '../support/people.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({
    // A page that says who asks for it, as the guard of the real ones does.
    pages: async (c) => c.json(await c.get('getActor')()),
  });
});
afterAll(() => shop[Symbol.asyncDispose]());

const nowSeconds = () => Math.floor(shop.deps.clock.now().getTime() / 1000);
const setCookies = (response: Response): Record<string, string> =>
  Object.fromEntries(response.headers.getSetCookie().map((text) => [text.split('=')[0], text]));
const isSignedIn = async (browser: Browser): Promise<boolean> => (await browser.get('/api/users/me')).status === 200;

async function signedIn(rememberMe = false) {
  const person = await makePerson(shop.deps);
  const browser = shop.newBrowser();
  await signIn(browser, person, rememberMe);
  return { person, browser };
}

describe('signing in', () => {
  test('gives cookies of which scripts can read only the end of the session', async () => {
    const { email, userId } = await makePerson(shop.deps);
    const login = { email: email.toUpperCase(), password: PASSWORD };
    const response = await shop.newBrowser().post('/api/users/login', login);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ user: { id: userId }, businessUnitRole: 'admin' });
    const cookies = setCookies(response);
    for (const name of ['__Host-session', '__Host-refresh', '__Host-device']) {
      expect(cookies[name]).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    }
    expect(cookies['auth_public']).toBe(
      `auth_public=${nowSeconds() + LIFETIME.access}; Max-Age=${LIFETIME.refresh}; Path=/; Secure; SameSite=Lax`,
    );
    expect(cookies['__Host-session']).toContain(`Max-Age=${LIFETIME.access};`);
    expect(cookies['__Host-refresh']).toContain(`Max-Age=${LIFETIME.refresh};`);
    expect(cookies['locale']).toContain(`locale=de; Max-Age=${LIFETIME.localeCookie};`);
  });

  test('with “stay signed in” lasts thirty days', async () => {
    const { email } = await makePerson(shop.deps);
    const login = { email, password: PASSWORD, rememberMe: true };
    const cookies = setCookies(await shop.newBrowser().post('/api/users/login', login));
    expect(cookies['__Host-refresh']).toContain(`Max-Age=${LIFETIME.rememberedRefresh};`);
    expect(cookies['auth_public']).toContain(`Max-Age=${LIFETIME.rememberedRefresh};`);
  });

  test('stores no token that could be used again', async () => {
    const { browser } = await signedIn();
    const rows = await shop.deps.db.selectFrom('sessionToken').selectAll().execute();
    const stored = JSON.stringify(rows.map((row) => [row.tokenHash.toString(), row.tokenHash.toString('base64url')]));
    for (const name of ['__Host-session', '__Host-refresh']) {
      const token = browser.cookie(name) ?? '';
      expect(token).toHaveLength(43);
      expect(stored).not.toContain(token);
    }
  });

  test('over plain http uses the same names without prefix and protection', async () => {
    await using plain = await createTestApp({ env: { PUBLIC_ORIGIN: 'http://localhost:3000' } });
    const person = await makePerson(plain.deps);
    const cookies = setCookies(
      await plain.newBrowser().post('/api/users/login', { email: person.email, password: PASSWORD }),
    );
    expect(Object.keys(cookies).toSorted()).toEqual(['auth_public', 'device', 'locale', 'refresh', 'session']);
    expect(cookies['session']).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
  });
});

describe('signing in again', () => {
  test('ends the session that the same browser held, and no other', async () => {
    const { person, browser } = await signedIn();
    const elsewhere = shop.newBrowser();
    await signIn(elsewhere, person);
    const former = shop.newBrowser();
    former.useCookies(browser.copyCookies());
    await signIn(browser, await makePerson(shop.deps));
    expect(await isSignedIn(former)).toBe(false);
    const late = await former.post('/api/users/refresh-token');
    expect(late.status).toBe(401);
    // What was still on its way must not sign out whoever has come since.
    expect(late.headers.getSetCookie()).toEqual([]);
    expect([await isSignedIn(browser), await isSignedIn(elsewhere)]).toEqual([true, true]);
  });

  test('with a wrong password ends nothing', async () => {
    const { person, browser } = await signedIn();
    await browser.post('/api/users/login', { email: person.email, password: 'not the password' });
    expect(await isSignedIn(browser)).toBe(true);
  });

  test('while impersonating ends the session of the admin as well', async () => {
    const admin = await makePlatformAdmin(shop.deps);
    const member = await makePerson(shop.deps);
    const browser = shop.newBrowser();
    await signIn(browser, admin);
    await browser.post('/api/admin/impersonate', { userId: member.userId });
    const former = shop.newBrowser();
    former.useCookies(browser.copyCookies());
    await signIn(browser, await makePerson(shop.deps));
    expect((await former.post('/api/users/logout')).status).toBe(204);
    expect(await isSignedIn(former)).toBe(false);
    expect(await isSignedIn(browser)).toBe(true);
  });
});

describe('a refresh', () => {
  test('keeps nobody signed in for more than ninety days', async () => {
    const { browser } = await signedIn(true);
    const WEEK = 7 * 24 * 3600;
    for (let week = 1; week <= 12; week += 1) {
      shop.passTime(WEEK);
      expect((await browser.post('/api/users/refresh-token')).status).toBe(200);
    }
    const held = browser.copyCookies();
    shop.passTime(WEEK);
    browser.useCookies(new Map([...held].map(([name, cookie]) => [name, { ...cookie, expiresAt: Infinity }])));
    expect((await browser.post('/api/users/refresh-token')).status).toBe(401);
  });

  test('replaces both tokens and says when the new one ends', async () => {
    const { browser } = await signedIn();
    const before = [browser.cookie('__Host-session'), browser.cookie('__Host-refresh')];
    shop.passTime(LIFETIME.access - 60);
    const response = await browser.post('/api/users/refresh-token');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ expiresAt: nowSeconds() + LIFETIME.access });
    expect(browser.cookie('auth_public')).toBe(String(nowSeconds() + LIFETIME.access));
    expect([browser.cookie('__Host-session'), browser.cookie('__Host-refresh')]).not.toEqual(before);
    expect(await isSignedIn(browser)).toBe(true);
  });

  test('revives a session whose access has ended, until its own end', async () => {
    const { browser } = await signedIn();
    shop.passTime(LIFETIME.refresh - 60);
    expect(await isSignedIn(browser)).toBe(false);
    expect((await browser.post('/api/users/refresh-token')).status).toBe(200);
    expect(await isSignedIn(browser)).toBe(true);
    shop.passTime(LIFETIME.refresh + 1);
    expect((await browser.post('/api/users/refresh-token')).status).toBe(401);
  });

  test('without a session is refused', async () => {
    const response = await shop.newBrowser().post('/api/users/refresh-token');
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'login-required' });
  });

  test('that is repeated within a minute gets the same answer, also by many at once', async () => {
    const { browser } = await signedIn();
    const twins = Array.from({ length: 6 }, () => {
      const twin = shop.newBrowser();
      twin.useCookies(browser.copyCookies());
      return twin;
    });
    const responses = await Promise.all(twins.map((twin) => twin.post('/api/users/refresh-token')));
    shop.passTime(LIFETIME.refreshRepeat - 1);
    responses.push(await browser.post('/api/users/refresh-token'));
    const answers = await Promise.all(responses.map(async (response) => [response.status, await response.text()]));
    expect(new Set(answers.map(String)).size).toBe(1);
    expect(answers[0]?.[0]).toBe(200);
    const tokens = [browser, ...twins].map((one) => `${one.cookie('__Host-session')} ${one.cookie('__Host-refresh')}`);
    expect(new Set(tokens).size).toBe(1);
    expect(await isSignedIn(browser)).toBe(true);
  });

  test('gets the same answer from two servers on one database', async () => {
    const { browser } = await signedIn();
    const other = createDatabase(shop.databaseUrl);
    const refreshToken = browser.cookie('__Host-refresh') ?? '';
    const [one, two] = await Promise.all([
      refreshSession(shop.deps, refreshToken),
      refreshSession({ ...shop.deps, db: other }, refreshToken),
    ]);
    await other.destroy();
    expect(one.ok).toBe(true);
    expect(one).toEqual(two);
  });

  test('with a stolen old token ends the whole family', async () => {
    const { browser, person } = await signedIn();
    const thief = shop.newBrowser();
    thief.useCookies(browser.copyCookies());
    await browser.post('/api/users/refresh-token');
    expect(await isSignedIn(browser)).toBe(true);
    shop.passTime(LIFETIME.refreshRepeat + 1);
    const response = await thief.post('/api/users/refresh-token');
    expect(response.status).toBe(401);
    expect(thief.cookie('auth_public')).toBeUndefined();
    expect(await isSignedIn(browser)).toBe(false);
    expect((await browser.post('/api/users/refresh-token')).status).toBe(401);
    const log = await shop.deps.db
      .selectFrom('auditLog')
      .select('action')
      .where('objectId', '=', person.userId)
      .execute();
    expect(log.map(({ action }) => action)).toContain('session.tokenReuse');
  });
});

describe('a page', () => {
  test('whose access token has ended is rendered for its user and brings new cookies along', async () => {
    const { browser, person } = await signedIn();
    shop.passTime(LIFETIME.access + 60);
    const response = await browser.get('/account');
    expect(await response.json()).toMatchObject({ kind: 'member', userId: person.userId });
    expect(setCookies(response)).toHaveProperty('auth_public');
    expect(browser.cookie('auth_public')).toBe(String(nowSeconds() + LIFETIME.access));
    expect(await isSignedIn(browser)).toBe(true);
  });

  test('is what a link to a document of the API counts as', async () => {
    const { browser, person } = await signedIn();
    shop.passTime(LIFETIME.access + 60);
    expect((await browser.get('/api/users/me')).status).toBe(401);
    const response = await browser.get('/api/users/me', { 'Sec-Fetch-Mode': 'navigate' });
    expect(await response.json()).toMatchObject({ user: { id: person.userId } });
    expect(setCookies(response)).toHaveProperty('auth_public');
  });

  test('does not touch a session that is still valid', async () => {
    const { browser, person } = await signedIn();
    const response = await browser.get('/account');
    expect(await response.json()).toMatchObject({ userId: person.userId });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test.each(['', 'x', '1.5', '-1', '12e3'])('with “%s” in auth_public is one for guests', async (value) => {
    const { browser } = await signedIn();
    const cookies = new Map(browser.copyCookies());
    cookies.set('auth_public', { value, expiresAt: Infinity });
    browser.useCookies(cookies);
    expect(await (await browser.get('/account')).json()).toEqual({ kind: 'guest' });
  });

  test('is for a guest who brings only auth_public', async () => {
    const browser = shop.newBrowser();
    browser.useCookies(new Map([['auth_public', { value: String(nowSeconds() + 1000), expiresAt: Infinity }]]));
    expect(await (await browser.get('/account')).json()).toEqual({ kind: 'guest' });
  });

  test('takes the cookies of a session that is over away', async () => {
    const { browser } = await signedIn();
    await shop.deps.db.deleteFrom('sessionToken').execute();
    await browser.get('/account');
    expect(browser.cookie('auth_public')).toBeUndefined();
    expect(browser.cookie('__Host-refresh')).toBeUndefined();
  });
});

describe('on the very next request', () => {
  test('a new role counts', async () => {
    const { browser, person } = await signedIn();
    await makePerson(shop.deps, { businessUnitId: person.businessUnitId });
    await shop.deps.db.updateTable('membership').set({ role: 'viewer' }).where('userId', '=', person.userId).execute();
    expect(await (await browser.get('/api/users/me')).json()).toMatchObject({ businessUnitRole: 'viewer' });
  });

  test.each([
    [
      'a blocked user',
      (id: string) => shop.deps.db.updateTable('userAccount').set({ status: 'blocked' }).where('id', '=', id),
    ],
    ['a removed member', (id: string) => shop.deps.db.deleteFrom('membership').where('userId', '=', id)],
  ])('%s has no session, and no refresh', async (_, act) => {
    const first = await makePerson(shop.deps);
    const person = await makePerson(shop.deps, { businessUnitId: first.businessUnitId });
    const browser = shop.newBrowser();
    await signIn(browser, person);
    await act(person.userId).execute();
    expect(await isSignedIn(browser)).toBe(false);
    expect((await browser.post('/api/users/refresh-token')).status).toBe(401);
  });

  test('nobody of a blocked unit has a session', async () => {
    const { browser, person } = await signedIn();
    const { businessUnitId } = person;
    await shop.deps.db
      .updateTable('businessUnit')
      .set({ status: 'blocked' })
      .where('id', '=', businessUnitId)
      .execute();
    expect(await isSignedIn(browser)).toBe(false);
  });
});

describe('signing out', () => {
  test('ends the session on the server and in the browser', async () => {
    const { browser } = await signedIn();
    const kept = shop.newBrowser();
    kept.useCookies(browser.copyCookies());
    const response = await browser.post('/api/users/logout');
    expect(response.status).toBe(204);
    expect(browser.cookie('auth_public')).toBeUndefined();
    expect(browser.cookie('__Host-session')).toBeUndefined();
    expect(await isSignedIn(kept)).toBe(false);
    expect((await kept.post('/api/users/refresh-token')).status).toBe(401);
  });

  test('also works after the access token has ended', async () => {
    const { browser } = await signedIn();
    shop.passTime(LIFETIME.access + 1);
    expect((await browser.post('/api/users/logout')).status).toBe(204);
    expect((await browser.post('/api/users/refresh-token')).status).toBe(401);
  });

  test('without a session is no error', async () => {
    expect((await shop.newBrowser().post('/api/users/logout')).status).toBe(204);
  });

  test('leaves other devices signed in', async () => {
    const { browser, person } = await signedIn();
    const phone = shop.newBrowser();
    await signIn(phone, person);
    await browser.post('/api/users/logout');
    expect(await isSignedIn(phone)).toBe(true);
  });
});

describe('a browser that lets itself be forgotten', () => {
  test('keeps no cookie that scripts cannot delete, is signed out and a stranger', async () => {
    const { browser, person } = await signedIn();
    const kept = shop.newBrowser();
    kept.useCookies(browser.copyCookies());
    const response = await browser.post('/api/users/forget-browser');
    expect(response.status).toBe(204);
    const cookies = setCookies(response);
    for (const name of ['session', 'refresh', 'device', 'sign_up']) {
      expect(cookies[`__Host-${name}`]).toMatch(/^__Host-\w+=; Max-Age=0; Path=\/; HttpOnly/);
    }
    expect(await isSignedIn(kept)).toBe(false);
    const devices = shop.deps.db.selectFrom('knownDevice').selectAll().where('userId', '=', person.userId);
    expect(await devices.execute()).toEqual([]);
  });

  test('ends an impersonation together with the session behind it', async () => {
    const admin = await makePlatformAdmin(shop.deps);
    const { userId } = await makePerson(shop.deps);
    const browser = shop.newBrowser();
    await signIn(browser, admin);
    await browser.post('/api/admin/impersonate', { userId, reason: 'a call' });
    const kept = shop.newBrowser();
    kept.useCookies(browser.copyCookies());
    await browser.post('/api/users/forget-browser');
    expect(await isSignedIn(kept)).toBe(false);
    const open = shop.deps.db.selectFrom('session').selectAll().where('userId', '=', admin.userId);
    expect(await open.where('revokedAt', 'is', null).execute()).toEqual([]);
  });

  test('needs nobody to be signed in', async () => {
    expect((await shop.newBrowser().post('/api/users/forget-browser')).status).toBe(204);
  });
});
