import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seal } from '#services/secret/seal.ts';
import { makePerson, makePlatformAdmin, signIn } from '../support/people.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop[Symbol.asyncDispose]());

async function signedIn(wish: Parameters<typeof makePerson>[1] = {}) {
  const person = await makePerson(shop.deps, wish);
  const browser = shop.newBrowser();
  await signIn(browser, person);
  return { person, browser };
}

const makeAddress = async (businessUnitId: string): Promise<string> => {
  const { id } = await shop.deps.db
    .insertInto('address')
    .values({ businessUnitId, city: 'Hamburg', country: 'DE' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

describe('me', () => {
  test('is the user, the business unit and the role in it', async () => {
    const { browser, person } = await signedIn({ role: 'accountant' });
    const addressId = await makeAddress(person.businessUnitId);
    const response = await browser.get('/api/users/me');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const me: Record<string, unknown> = JSON.parse(await response.text());
    expect(Object.keys(me)).toEqual(['user', 'businessUnit', 'businessUnitRole']);
    expect(me).toMatchObject({
      user: {
        id: person.userId,
        email: person.email,
        firstName: 'Maria',
        lastName: 'Muster',
        locale: 'de',
        isAdmin: false,
        impersonatedBy: null,
        defaultBillingAddressId: null,
        defaultShippingAddressId: null,
        billingAddressIds: [],
        shippingAddressIds: [],
        avatar: null,
        version: 1,
      },
      businessUnit: { id: person.businessUnitId, name: 'Muster GmbH', addresses: [{ id: addressId, city: 'Hamburg' }] },
      businessUnitRole: 'accountant',
    });
    expect(JSON.stringify(me)).not.toMatch(/hash|encrypted|password/i);
  });

  test('of a platform admin has no business unit', async () => {
    const browser = shop.newBrowser();
    await signIn(browser, await makePlatformAdmin(shop.deps));
    expect(await (await browser.get('/api/users/me')).json()).toMatchObject({
      user: { isAdmin: true },
      businessUnit: null,
      businessUnitRole: null,
    });
  });

  test('shows the login of the telematics to admins of the unit only', async () => {
    const { browser, person } = await signedIn();
    const sealed = seal(shop.deps.settings.secretKey, 'nordwind-fleet');
    const { businessUnitId } = person;
    await shop.deps.db
      .updateTable('businessUnit')
      .set({ trailerConnectLoginEncrypted: sealed })
      .where('id', '=', businessUnitId)
      .execute();
    const { browser: viewer } = await signedIn({ businessUnitId, role: 'viewer' });
    const login = { businessUnit: { trailerConnectLogin: 'nordwind-fleet' } };
    expect(await (await browser.get('/api/users/me')).json()).toMatchObject(login);
    expect(await (await viewer.get('/api/users/me')).text()).toContain('"trailerConnectLogin":null');
  });

  test('is nobody without a session', async () => {
    const response = await shop.newBrowser().get('/api/users/me');
    expect(response.status).toBe(401);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ code: 'login-required', status: 401 });
  });
});

describe('terms and privacy policy', () => {
  const me = async (browser: Awaited<ReturnType<typeof signedIn>>['browser']) =>
    JSON.parse(await (await browser.get('/api/users/me')).text()).user.accountInformation;

  test('have to be accepted both before anything else is allowed', async () => {
    const { browser } = await signedIn({ legal: false });
    const rename = () => browser.patch('/api/users', { firstName: 'Ida' });
    expect(await (await rename()).json()).toMatchObject({ status: 403, code: 'legal-required' });
    await browser.patch('/api/users/legal', { tosAccepted: true, privacyPolicyAccepted: false });
    expect((await rename()).status).toBe(403);
    const accepted = await browser.patch('/api/users/legal', { tosAccepted: false, privacyPolicyAccepted: true });
    expect(accepted.status).toBe(200);
    expect(await me(browser)).toEqual({
      tosAcceptedAt: shop.deps.clock.now().toISOString(),
      privacyPolicyAcceptedAt: shop.deps.clock.now().toISOString(),
    });
    expect((await rename()).status).toBe(200);
  });

  test('do not stand in the way of me, language, refresh and logout', async () => {
    const { browser } = await signedIn({ legal: false });
    expect((await browser.get('/api/users/me')).status).toBe(200);
    expect((await browser.patch('/api/users', { locale: 'fr' })).status).toBe(200);
    expect((await browser.patch('/api/users', { locale: 'fr', lastName: 'Neu' })).status).toBe(403);
    expect((await browser.post('/api/users/refresh-token')).status).toBe(200);
    expect((await browser.post('/api/users/tour')).status).toBe(403);
    const password = { currentPassword: 'a long drive through the night', newPassword: 'some other long password' };
    expect((await browser.patch('/api/users/password', password)).status).toBe(403);
    expect((await browser.post('/api/users/logout')).status).toBe(204);
  });

  test('once accepted keep their date', async () => {
    const { browser } = await signedIn();
    const before = await me(browser);
    shop.passTime(60);
    await browser.patch('/api/users/legal', { tosAccepted: true, privacyPolicyAccepted: true });
    expect(await me(browser)).toEqual(before);
  });

  test('in another version have to be accepted again', async () => {
    const { browser, person } = await signedIn();
    await shop.deps.db
      .updateTable('legalAcceptance')
      .set({ documentVersion: '2019-01' })
      .where('userId', '=', person.userId)
      .where('document', '=', 'terms')
      .execute();
    expect(await me(browser)).toMatchObject({ tosAcceptedAt: null });
    expect((await browser.patch('/api/users', { firstName: 'Ida' })).status).toBe(403);
  });
});

describe('changing the user', () => {
  test('sets the language, for the cookie too', async () => {
    const { browser } = await signedIn();
    const response = await browser.patch('/api/users', { locale: 'pl' });
    expect(await response.json()).toMatchObject({ user: { locale: 'pl', version: 2 } });
    expect(browser.cookie('locale')).toBe('pl');
  });

  test('chooses addresses of the own unit, and nobody else’s', async () => {
    const { browser, person } = await signedIn();
    const [one, two] = [await makeAddress(person.businessUnitId), await makeAddress(person.businessUnitId)];
    const chosen = await browser.patch('/api/users', {
      defaultBillingAddressId: one,
      shippingAddressIds: [two, one],
      defaultShippingAddressId: two,
    });
    expect(await chosen.json()).toMatchObject({
      user: {
        defaultBillingAddressId: one,
        billingAddressIds: [one],
        defaultShippingAddressId: two,
        shippingAddressIds: [one, two].toSorted(),
      },
    });
    const dropped = await browser.patch('/api/users', { shippingAddressIds: [one], defaultBillingAddressId: null });
    expect(await dropped.json()).toMatchObject({
      user: { defaultShippingAddressId: null, shippingAddressIds: [one], defaultBillingAddressId: null },
    });

    const stranger = await makePerson(shop.deps);
    const foreign = await makeAddress(stranger.businessUnitId);
    const answers = await Promise.all(
      [foreign, randomUUID()].map(async (id) => {
        const response = await browser.patch('/api/users', { defaultBillingAddressId: id });
        const { traceId: _trace, ...problem } = JSON.parse(await response.text());
        return problem;
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ status: 404, code: 'not-found' });
    expect((await browser.patch('/api/users', { billingAddressIds: [one, foreign] })).status).toBe(404);
  });

  test('refuses what people may not decide about themselves', async () => {
    const { browser, person } = await signedIn();
    for (const field of [
      'isAdmin',
      'email',
      'role',
      'businessUnitId',
      'status',
      'version',
      'avatar',
      'impersonatedBy',
    ]) {
      const response = await browser.patch('/api/users', { locale: 'en', [field]: true });
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ fields: { [field]: 'unrecognized-keys' } });
    }
    const { isAdmin, locale } = await shop.deps.db
      .selectFrom('userAccount')
      .selectAll()
      .where('id', '=', person.userId)
      .executeTakeFirstOrThrow();
    expect({ isAdmin, locale }).toEqual({ isAdmin: false, locale: 'de' });
  });

  test('on a version that is no longer the newest is refused, and of two at once one wins', async () => {
    const { browser } = await signedIn();
    const change = (firstName: string, version: string) =>
      browser.patch('/api/users', { firstName }, { 'If-Match': version });
    const statuses = await Promise.all(['A', 'B', 'C'].map(async (name) => (await change(name, '"1"')).status));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await (await change('D', '"1"')).json()).toMatchObject({ code: 'stale-version' });
    expect((await change('D', '"2"')).status).toBe(200);
    expect((await change('E', 'two')).status).toBe(400);
  });

  test('is logged with what changed, but not with the values', async () => {
    const { browser, person } = await signedIn();
    await browser.patch('/api/users', { firstName: 'Roswitha' });
    const log = await shop.deps.db
      .selectFrom('auditLog')
      .selectAll()
      .where('objectId', '=', person.userId)
      .where('action', '=', 'user.change')
      .execute();
    expect(log).toMatchObject([{ actorId: person.userId, impersonatorId: null, data: { fields: ['firstName'] } }]);
  });
});

test('the tour is over for good once it has been finished', async () => {
  const { browser } = await signedIn();
  expect((await browser.post('/api/users/tour')).status).toBe(204);
  expect(await (await browser.get('/api/users/me')).json()).toMatchObject({
    user: { tourSeenAt: shop.deps.clock.now().toISOString() },
  });
});
