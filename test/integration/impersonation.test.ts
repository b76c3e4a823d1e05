import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIFETIME } from '#domain/user/lifetime.ts';
import type { Role } from '#domain/team/role.ts';
import { getImpersonation } from '#services/session/get-impersonation.ts';
import type { Browser } from '../support/browser.ts';
import { makePerson, makePlatformAdmin, PASSWORD, signIn } from '../support/people.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop[Symbol.asyncDispose]());

const START = '/api/admin/impersonate';
const END = '/api/admin/impersonate/logout';

const whoIs = async (browser: Browser): Promise<string | undefined> => {
  const response = await browser.get('/api/users/me');
  return response.status === 200 ? JSON.parse(await response.text()).user.id : undefined;
};

async function adminBrowser(rememberMe = false) {
  const admin = await makePlatformAdmin(shop.deps);
  const browser = shop.newBrowser();
  await signIn(browser, admin, rememberMe);
  return { admin, browser };
}

async function impersonating(role: Role = 'dispatcher') {
  const member = await makePerson(shop.deps, { role });
  const { admin, browser } = await adminBrowser();
  const response = await browser.post(START, { userId: member.userId, reason: 'Ticket 17' });
  expect(response.status).toBe(200);
  return { admin, member, browser };
}

describe('an impersonation', () => {
  test('shows the admin the shop as the member sees it, and who is behind it', async () => {
    const { admin, member, browser } = await impersonating();
    const me = await (await browser.get('/api/users/me')).json();
    expect(me).toMatchObject({
      user: { id: member.userId, isAdmin: false, impersonatedBy: { id: admin.userId, name: 'Maria Muster' } },
      businessUnit: { id: member.businessUnitId },
      businessUnitRole: 'dispatcher',
    });
  });

  test('stores both people with every write, and the reason with the start', async () => {
    const { admin, member, browser } = await impersonating();
    await browser.patch('/api/users', { firstName: 'Ida' });
    const log = await shop.deps.db
      .selectFrom('auditLog')
      .selectAll()
      .where('objectId', '=', member.userId)
      .orderBy('id')
      .execute();
    expect(log).toMatchObject([
      { action: 'session.impersonate', actorId: admin.userId, data: { reason: 'Ticket 17' } },
      { action: 'user.change', actorId: member.userId, impersonatorId: admin.userId },
    ]);
  });

  test.each([
    ['POST', START, { userId: randomUUID() }],
    ['PATCH', '/api/users/password', { currentPassword: PASSWORD, newPassword: 'a completely new password' }],
    ['PATCH', '/api/users/legal', { tosAccepted: true, privacyPolicyAccepted: true }],
    ['GET', '/api/users/export', undefined],
    ['POST', '/api/team/invitations', { invitations: [{ email: 'new@haulage.example', role: 'viewer' }] }],
    ['POST', '/api/team/invitations/00000000-0000-4000-8000-000000000000/resend', undefined],
  ])('may not do what only the person may: %s %s', async (method, path, body) => {
    const { browser } = await impersonating('admin');
    const response = await browser.send(method, path, { body });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'forbidden' });
  });

  test('leaves the member’s language alone, whatever the admin reads', async () => {
    const { member, browser } = await impersonating();
    const readLocale = () =>
      shop.deps.db.selectFrom('userAccount').select('locale').where('id', '=', member.userId).executeTakeFirstOrThrow();
    const { locale } = await readLocale();
    const other = locale === 'pl' ? 'de' : 'pl';
    for (const body of [{ locale: other }, { firstName: 'Ida', locale: other }]) {
      expect((await browser.patch('/api/users', body)).status).toBe(403);
    }
    expect(await readLocale()).toEqual({ locale });
    const renamed = await browser.patch('/api/users', { firstName: 'Ida' });
    expect(renamed.status).toBe(200);
    expect(renamed.headers.getSetCookie().filter((cookie) => cookie.startsWith('locale='))).toEqual([]);
  });

  test('leaves no trace of presence in the team', async () => {
    const { member } = await impersonating();
    const { lastSeenAt } = await shop.deps.db
      .selectFrom('userAccount')
      .select('lastSeenAt')
      .where('id', '=', member.userId)
      .executeTakeFirstOrThrow();
    expect(lastSeenAt).toBeNull();
  });

  test('survives a refresh but ends after an hour in the admin’s own session', async () => {
    const { admin, member, browser } = await impersonating();
    shop.passTime(LIFETIME.access + 60);
    expect((await browser.post('/api/users/refresh-token')).status).toBe(200);
    expect(await whoIs(browser)).toBe(member.userId);
    expect(Number(browser.cookie('auth_public')) - Math.floor(shop.deps.clock.now().getTime() / 1000)).toBe(
      LIFETIME.impersonation - LIFETIME.access - 60,
    );
    shop.passTime(LIFETIME.impersonation - LIFETIME.access);
    expect(await whoIs(browser)).toBeUndefined();
    expect((await browser.post('/api/users/refresh-token')).status).toBe(200);
    expect(await whoIs(browser)).toBe(admin.userId);
  });

  test('ends at once when the admin is blocked, or is one no longer', async () => {
    for (const change of [{ status: 'blocked' as const }, { isAdmin: false }]) {
      const { admin, browser } = await impersonating();
      await shop.deps.db.updateTable('userAccount').set(change).where('id', '=', admin.userId).execute();
      expect(await whoIs(browser)).toBeUndefined();
      expect((await browser.post('/api/users/refresh-token')).status).toBe(401);
    }
  });

  test('of a member who gets blocked leads back to the admin', async () => {
    const { admin, member, browser } = await impersonating();
    await shop.deps.db.updateTable('userAccount').set({ status: 'blocked' }).where('id', '=', member.userId).execute();
    expect(await whoIs(browser)).toBeUndefined();
    expect((await browser.post('/api/users/refresh-token')).status).toBe(200);
    expect(await whoIs(browser)).toBe(admin.userId);
  });
});

describe('ending an impersonation', () => {
  test.each([
    ['GET', END],
    ['POST', END],
    ['POST', '/api/users/logout'],
  ])('by %s %s returns to the admin’s own session, however often it is sent', async (method, path) => {
    const { admin, browser } = await impersonating();
    const retry = shop.newBrowser();
    retry.useCookies(browser.copyCookies());
    const [one, two] = await Promise.all([browser.send(method, path), retry.send(method, path)]);
    expect([one.status, two.status]).toEqual([204, 204]);
    expect(await whoIs(browser)).toBe(admin.userId);
    expect(await whoIs(retry)).toBe(admin.userId);
    expect(browser.cookie('__Host-refresh')).toBe(retry.cookie('__Host-refresh'));
    expect(await (await browser.get('/api/users/me')).json()).toMatchObject({ user: { impersonatedBy: null } });
  });

  test('while a refresh runs ends it all the same', async () => {
    const { admin, browser } = await impersonating();
    const tab = shop.newBrowser();
    tab.useCookies(browser.copyCookies());
    await tab.post('/api/users/refresh-token');
    expect((await browser.post(END)).status).toBe(204);
    expect(await whoIs(browser)).toBe(admin.userId);
    expect(await whoIs(tab)).toBeUndefined();
  });

  test('keeps the admin signed in for as long as the admin had chosen', async () => {
    const { browser } = await adminBrowser(true);
    const member = await makePerson(shop.deps);
    await browser.post(START, { userId: member.userId });
    const response = await browser.post(END);
    const refresh = response.headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-refresh='));
    expect(refresh).toContain(`Max-Age=${LIFETIME.rememberedRefresh};`);
  });

  test('that never began changes nothing', async () => {
    const { admin, browser } = await adminBrowser();
    const before = browser.cookie('__Host-refresh');
    expect((await browser.get(END)).status).toBe(204);
    expect(browser.cookie('__Host-refresh')).toBe(before);
    expect(await whoIs(browser)).toBe(admin.userId);
    expect((await shop.newBrowser().get(END)).status).toBe(401);
  });

  test.each(['cross-site', 'same-site', 'none'])('is not possible from elsewhere: %s', async (site) => {
    const { member, browser } = await impersonating();
    for (const method of ['GET', ...(site === 'none' ? [] : ['POST'])]) {
      const response = await browser.send(method, END, { headers: { 'Sec-Fetch-Site': site } });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ code: 'cross-origin' });
    }
    expect(await whoIs(browser)).toBe(member.userId);
  });

  test('and then logging out ends the admin’s session too', async () => {
    const { browser } = await impersonating();
    await browser.post('/api/users/logout');
    await browser.post('/api/users/logout');
    expect(await whoIs(browser)).toBeUndefined();
    expect(browser.cookie('auth_public')).toBeUndefined();
  });
});

describe('impersonating', () => {
  test('another admin is forbidden', async () => {
    const { browser } = await adminBrowser();
    const other = await makePlatformAdmin(shop.deps);
    expect((await browser.post(START, { userId: other.userId })).status).toBe(403);
  });

  test('nobody is not found, and somebody blocked not possible', async () => {
    const { browser } = await adminBrowser();
    expect((await browser.post(START, { userId: randomUUID() })).status).toBe(404);
    expect((await browser.post(START, { userId: 'x' })).status).toBe(422);
    const member = await makePerson(shop.deps);
    await shop.deps.db.updateTable('userAccount').set({ status: 'blocked' }).where('id', '=', member.userId).execute();
    expect((await browser.post(START, { userId: member.userId })).status).toBe(409);
  });

  test('is not for members or guests', async () => {
    const member = await makePerson(shop.deps);
    const browser = shop.newBrowser();
    await signIn(browser, member);
    expect((await browser.post(START, { userId: member.userId })).status).toBe(403);
    expect((await shop.newBrowser().post(START, { userId: member.userId })).status).toBe(401);
  });
});

describe('the page of an impersonation', () => {
  test('tells whom it concerns, why and until when, and nothing to anybody else', async () => {
    const { member, admin } = await impersonating();
    const actor = { kind: 'member', ...member, role: 'dispatcher', legalAccepted: true } as const;
    const found = await getImpersonation(shop.deps, { ...actor, impersonatedBy: admin.userId });
    if (!found.ok || found.value === null) throw new Error('There is no impersonation');
    const { startedAt, endsAt, ...rest } = found.value;
    expect(rest).toEqual({ name: 'Maria Muster', company: 'Muster GmbH', reason: 'Ticket 17' });
    expect(Date.parse(endsAt) - Date.parse(startedAt)).toBe(LIFETIME.impersonation * 1000);
    expect(await getImpersonation(shop.deps, { ...actor, impersonatedBy: null })).toEqual({ ok: true, value: null });
    expect(await getImpersonation(shop.deps, { kind: 'guest' })).toMatchObject({ error: { code: 'login-required' } });
  });
});
