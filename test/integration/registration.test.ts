import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIFETIME } from '#domain/user/lifetime.ts';
import { decideOnBusinessUnit } from '#services/admin/business-unit/decide-on-business-unit.ts';
import { queueMail } from '#services/mail/queue-mail.ts';
import { readConfirmedName } from '#services/registration/confirmed-name.ts';
import { inTransaction } from '#db/transaction.ts';
import { findLink } from '../support/mail-link.ts';
import { makePerson, makePlatformAdmin, PASSWORD, type Person } from '../support/people.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop[Symbol.asyncDispose]());

const newEmail = () => `${randomUUID()}@haulage.example`;

const signUpOf = (email: string) => ({
  company: {
    name: 'Hafen Spedition',
    legalForm: 'GmbH',
    registrationNumber: 'HRB 4711',
    vatId: 'DE 136 695 976',
    country: 'DE',
    phone: '0049 40 123456',
  },
  address: { street: 'Am Kai', houseNumber: '7', postalCode: ' 20457', city: 'Hamburg', country: 'DE' },
  person: { firstName: 'Jörg', lastName: 'von der Höh', email },
  legal: { tosAccepted: true, privacyPolicyAccepted: true },
  locale: 'en',
});

const COMPLETION = { password: PASSWORD, tosAccepted: true, privacyPolicyAccepted: true };

const post = (body: unknown) => shop.newBrowser().post('/api/registrations', body);
const complete = (token: string, body: unknown = COMPLETION) =>
  shop.newBrowser().post(`/api/registrations/${token}`, body);
const mailsTo = (email: string) => shop.mails.filter(({ to }) => to === email);
const usersWith = (email: string) =>
  shop.deps.db.selectFrom('userAccount').selectAll().where('email', '=', email).execute();

async function signUpToken(email = newEmail()): Promise<{ email: string; token: string }> {
  expect((await post(signUpOf(email))).status).toBe(202);
  await shop.workOffOutbox();
  return { email, token: findLink(mailsTo(email).at(-1), '/register/') };
}

async function invitationToken(
  inviter: Person,
  email = newEmail(),
): Promise<{ email: string; token: string; id: string }> {
  const now = shop.deps.clock.now();
  const { id } = await shop.deps.db
    .insertInto('invitation')
    .values({
      businessUnitId: inviter.businessUnitId,
      email,
      role: 'dispatcher',
      locale: 'de',
      invitedBy: inviter.userId,
      expiresAt: new Date(now.getTime() + LIFETIME.invitation * 1000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await inTransaction(shop.deps.db, (trx) => queueMail(trx, { template: 'invitation', invitationId: id }));
  await shop.workOffOutbox();
  return { email, id, token: findLink(mailsTo(email).at(-1), '/register/') };
}

describe('a sign-up', () => {
  test('is answered alike for a known and an unknown address; the mail tells the owner', async () => {
    const known = await makePerson(shop.deps);
    const answers = await Promise.all(
      [known.email, newEmail()].map(async (email) => {
        const response = await post(signUpOf(email));
        const headers = [...response.headers].filter(([name]) => name !== 'x-trace-id' && name !== 'set-cookie');
        return { status: response.status, body: await response.text(), headers };
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.status).toBe(202);
    await shop.workOffOutbox();
    expect(mailsTo(known.email).map(({ subject }) => subject)).toEqual(['Sie haben bereits ein Konto bei Trailyard']);
    expect(await usersWith(known.email)).toHaveLength(1);
  });

  test('gives what was said of a campaign to whoever opens the link, and keeps none of it afterwards', async () => {
    const email = newEmail();
    const campaignParameters = { utm_source: 'mail', gclid: 'click' };
    expect((await post({ ...signUpOf(email), campaignParameters })).status).toBe(202);
    await shop.workOffOutbox();
    const token = findLink(mailsTo(email).at(-1), '/register/');
    const found = await shop.newBrowser().get(`/api/registrations/${token}`);
    expect(JSON.parse(await found.text())).toMatchObject({ campaignParameters });
    expect((await complete(token)).status).toBeLessThan(300);
    const kept = shop.deps.db.selectFrom('signUp').select('campaignParameters').where('email', '=', email);
    expect(await kept.execute()).toEqual([{ campaignParameters: null }]);
  });

  test('keeps the errand for whoever opens the link, in any browser, and forgets it afterwards', async () => {
    const email = newEmail();
    const errand = '/trailers/7f?from=2026-11-20T09:00&to=2026-11-24T09:00&service=tracking';
    expect((await post({ ...signUpOf(email), errand: `${errand}&gclid=click` })).status).toBe(202);
    await shop.workOffOutbox();
    const token = findLink(mailsTo(email).at(-1), '/register/');
    const found = await shop.newBrowser().get(`/api/registrations/${token}`);
    expect(await found.json()).toMatchObject({ errand });
    expect((await complete(token)).status).toBe(201);
    const kept = shop.deps.db.selectFrom('signUp').select('errand').where('email', '=', email);
    expect(await kept.execute()).toEqual([{ errand: null }]);
  });

  test('tells who has an account already where to go on', async () => {
    const { email } = await makePerson(shop.deps);
    expect((await post({ ...signUpOf(email), errand: '/trailers?type=cool' })).status).toBe(202);
    await shop.workOffOutbox();
    expect(mailsTo(email).at(-1)?.text).toContain('/login?redirect=%2Ftrailers%3Ftype%3Dcool');
  });

  test.each(['https://evil.example', '//evil.example/trailers', '/register/secret', '/trailers/../cart', '/cart'])(
    'takes %s for no errand',
    async (errand) => {
      const response = await post({ ...signUpOf(newEmail()), errand });
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ fields: { errand: 'unknown' } });
    },
  );

  test('takes no web addresses as names, and has none in the subject of its mail', async () => {
    const email = newEmail();
    const good = signUpOf(email);
    const response = await post({
      ...good,
      company: { ...good.company, name: 'You won at evil.example/prize' },
      person: { ...good.person, firstName: 'http://evil.example', lastName: 'www.evil.example' },
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      fields: { 'company.name': 'web-address', 'person.firstName': 'web-address', 'person.lastName': 'web-address' },
    });
    await signUpToken(email);
    expect(mailsTo(email).map(({ subject }) => subject)).toEqual(['Complete your sign-up with Trailyard']);
  });

  test('takes nothing else of an address', async () => {
    const strange = await post({ ...signUpOf(newEmail()), campaignParameters: { fbclid: 'x' } });
    expect(strange.status).toBe(422);
    const long = await post({ ...signUpOf(newEmail()), campaignParameters: { gclid: 'x'.repeat(513) } });
    expect(long.status).toBe(422);
  });

  test('makes nothing before its link is opened', async () => {
    const { email } = await signUpToken();
    expect(await usersWith(email)).toEqual([]);
  });

  test('leads to a page that shows the names to this browser only', async () => {
    const browser = shop.newBrowser();
    const email = newEmail();
    const response = await browser.post('/api/registrations', signUpOf(email));
    const { confirmationPath }: { confirmationPath: string } = JSON.parse(await response.text());
    expect(confirmationPath).toBe('/sign-up/confirmed-Jörg-von-der-Höh');
    const segment = confirmationPath.slice('/sign-up/'.length);
    const cookie = browser.cookie('__Host-sign_up');
    const person = { firstName: 'Jörg', lastName: 'von der Höh', email };
    expect(readConfirmedName(shop.deps, { cookie, segment })).toEqual(person);
    expect(readConfirmedName(shop.deps, { cookie, segment: 'confirmed-Anna-Höh' })).toBeUndefined();
    expect(readConfirmedName(shop.deps, { cookie: undefined, segment })).toBeUndefined();
    expect(readConfirmedName(shop.deps, { cookie: `${cookie}x`, segment })).toBeUndefined();
    expect(readConfirmedName(shop.deps, { cookie: 'e30.e30', segment })).toBeUndefined();
  });

  test.each([
    ['a German company without VAT id', { company: { vatId: undefined } }, { 'company.vatId': 'required' }],
    ['a VAT id of another country', { company: { vatId: 'ATU12345678' } }, { 'company.vatId': 'vat-id' }],
    ['a postal code of nowhere', { address: { postalCode: '1' } }, { 'address.postalCode': 'postal-code' }],
    ['a blank name', { person: { firstName: '  ' } }, { 'person.firstName': 'required' }],
    ['an unknown country', { address: { country: 'Germany' } }, { 'address.country': 'country' }],
    ['a phone number without country', { company: { phone: '040 1' } }, { 'company.phone': 'phone' }],
    ['terms that are not accepted', { legal: { tosAccepted: false } }, { 'legal.tosAccepted': 'must-accept' }],
    ['a status of its own', { company: { status: 'active' } }, { 'company.status': 'unrecognized-keys' }],
    ['a role of its own', { person: { role: 'admin' } }, { 'person.role': 'unrecognized-keys' }],
  ])('with %s is refused beside that field', async (_, change: Record<string, object>, fields) => {
    const base = signUpOf(newEmail());
    const { company, address, person, legal } = base;
    const body = {
      ...base,
      company: { ...company, ...change['company'] },
      address: { ...address, ...change['address'] },
      person: { ...person, ...change['person'] },
      legal: { ...legal, ...change['legal'] },
    };
    const response = await post(body);
    expect(response.status).toBe(422);
    const answer: Record<string, unknown> = JSON.parse(await response.text());
    expect(answer['fields']).toEqual(fields);
  });
});

describe('the mail of a sign-up', () => {
  const resend = async (browser: ReturnType<TestApp['newBrowser']>) => {
    const response = await browser.post('/api/sign-up/mail');
    const headers = [...response.headers].filter(([name]) => name !== 'x-trace-id');
    return { status: response.status, body: await response.text(), headers };
  };

  test('is sent again to the browser that signed up, alike for a known and an unknown address', async () => {
    const known = await makePerson(shop.deps);
    const unknown = newEmail();
    const answers = [];
    for (const email of [known.email, unknown]) {
      const browser = shop.newBrowser();
      await browser.post('/api/registrations', signUpOf(email));
      answers.push(await resend(browser));
      await shop.workOffOutbox();
      expect(mailsTo(email)).toHaveLength(2);
    }
    expect(answers[0]?.status).toBe(204);
    expect(answers[0]).toEqual(answers[1]);
    const { db } = shop.deps;
    const records = await db.selectFrom('auditLog').select('id').where('action', '=', 'signUp.resend').execute();
    expect(records).toHaveLength(2);
    // The first link works as well as the second, whichever mail comes.
    expect((await complete(findLink(mailsTo(unknown)[0], '/register/'))).status).toBe(201);
  });

  test('is not sent without the cookie of that browser, nor once the account is there', async () => {
    expect(await resend(shop.newBrowser())).toMatchObject({ status: 409 });
    const email = newEmail();
    const browser = shop.newBrowser();
    await browser.post('/api/registrations', signUpOf(email));
    await shop.workOffOutbox();
    await complete(findLink(mailsTo(email).at(-1), '/register/'));
    expect(await resend(browser)).toMatchObject({ status: 409 });
  });

  test('goes out five times an hour at most', async () => {
    const browser = shop.newBrowser();
    await browser.post('/api/registrations', signUpOf(newEmail()));
    const statuses = [];
    for (let times = 0; times < 5; times += 1) statuses.push((await resend(browser)).status);
    expect(statuses).toEqual([204, 204, 204, 204, 429]);
  });
});

describe('a VAT id', () => {
  test.each([
    ['DE', 'de 136 695 976', 'valid'],
    ['DE', 'DE136695977', 'invalid'],
    ['DE', 'DE1', 'invalid'],
    ['TR', '1234567890', 'unchecked'],
  ])('of %s typed as %s is %s', async (country, vatId, judgement) => {
    const query = new URLSearchParams({ country, vatId }).toString();
    const response = await shop.newBrowser().get(`/api/sign-up/vat-id?${query}`);
    expect(await response.json()).toEqual({ judgement });
  });
});

describe('the link of a sign-up', () => {
  test('says what it is for and is not used up by looking', async () => {
    const { email, token } = await signUpToken();
    for (const _ of [1, 2]) {
      const response = await shop.newBrowser().get(`/api/registrations/${token}`);
      expect(response.headers.get('referrer-policy')).toBe('no-referrer');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.json()).toMatchObject({
        type: 'signUp',
        email,
        companyName: 'Hafen Spedition',
        firstName: 'Jörg',
        role: 'admin',
        locale: 'en',
      });
    }
    expect((await complete(token)).status).toBe(201);
  });

  test('makes the company, its address and its first admin, and signs them in', async () => {
    const { email, token } = await signUpToken();
    const browser = shop.newBrowser();
    const response = await browser.post(`/api/registrations/${token}`, COMPLETION);
    expect(response.status).toBe(201);
    const me = await (await browser.get('/api/users/me')).json();
    expect(me).toMatchObject({
      user: { email, firstName: 'Jörg', lastName: 'von der Höh', locale: 'en', isAdmin: false },
      businessUnit: {
        name: 'Hafen Spedition',
        status: 'pendingReview',
        vatId: 'DE136695976',
        vatIdStatus: 'valid',
        invoiceEmail: email,
        phone: '+4940123456',
        paymentMethod: null,
        addresses: [{ street: 'Am Kai', postalCode: '20457', company: 'Hafen Spedition', country: 'DE' }],
      },
      businessUnitRole: 'admin',
    });
    const { user, businessUnit } = me as {
      user: Record<string, unknown>;
      businessUnit: { addresses: { id: string }[] };
    };
    const addressId = businessUnit.addresses[0]?.id;
    expect(user).toMatchObject({ defaultBillingAddressId: addressId, defaultShippingAddressId: addressId });
    expect(user['accountInformation']).toEqual({
      tosAcceptedAt: shop.deps.clock.now().toISOString(),
      privacyPolicyAcceptedAt: shop.deps.clock.now().toISOString(),
    });
  });

  test('asks for no consent that the sign-up has given, and records when it was given', async () => {
    const signedUpAt = shop.deps.clock.now().toISOString();
    const { token } = await signUpToken();
    shop.passTime(60 * 60);
    const found = await (await shop.newBrowser().get(`/api/registrations/${token}`)).json();
    expect(found).toMatchObject({ legalAcceptedAt: signedUpAt });
    const made = await complete(token, { password: PASSWORD });
    expect(await made.json()).toMatchObject({
      user: { accountInformation: { tosAcceptedAt: signedUpAt, privacyPolicyAcceptedAt: signedUpAt } },
    });
  });

  test('asks once more if other texts are in force by then', async () => {
    const { email, token } = await signUpToken();
    await shop.deps.db.updateTable('signUp').set({ termsVersion: '0' }).where('email', '=', email).execute();
    const refused = await complete(token, { password: PASSWORD });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      fields: { tosAccepted: 'must-accept', privacyPolicyAccepted: 'must-accept' },
    });
    expect((await complete(token)).status).toBe(201);
  });

  test('that several open at once makes one account', async () => {
    const { email, token } = await signUpToken();
    const statuses = await Promise.all(Array.from({ length: 6 }, async () => (await complete(token)).status));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 404, 404, 404, 404, 404]);
    expect(await usersWith(email)).toHaveLength(1);
    const units = await shop.deps.db.selectFrom('signUp').select('businessUnitId').where('email', '=', email).execute();
    expect(units).toHaveLength(1);
  });

  test('ends after 72 hours', async () => {
    const { token } = await signUpToken();
    shop.passTime(LIFETIME.signUp + 1);
    expect((await shop.newBrowser().get(`/api/registrations/${token}`)).status).toBe(404);
    expect((await complete(token)).status).toBe(404);
  });

  test('of a second sign-up of the same person makes nothing half', async () => {
    const email = newEmail();
    const first = await signUpToken(email);
    const second = await signUpToken(email);
    expect((await complete(first.token)).status).toBe(201);
    const units = await shop.deps.db.selectFrom('businessUnit').select('id').execute();
    const late = await complete(second.token);
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ code: 'already-exists' });
    expect(await shop.deps.db.selectFrom('businessUnit').select('id').execute()).toEqual(units);
  });

  test.each([
    ['a common password', { password: 'passwort1234' }, { password: 'password-common' }],
    ['terms not accepted', { tosAccepted: false }, { tosAccepted: 'must-accept' }],
    ['a unit of somebody else', { businessUnitId: randomUUID() }, { businessUnitId: 'unrecognized-keys' }],
  ])('is not used up by %s', async (_, change, fields) => {
    const { token } = await signUpToken();
    const refused = await complete(token, { ...COMPLETION, ...change });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ fields });
    expect((await complete(token)).status).toBe(201);
  });

  test('resets no password', async () => {
    const { token } = await signUpToken();
    const reset = await shop.newBrowser().post(`/api/users/reset-account/${token}`, { newPassword: PASSWORD });
    expect(reset.status).toBe(404);
    expect((await complete(token)).status).toBe(201);
  });
});

const TERMS = { creditLimitCents: 1_000_000, paymentTermDays: 14 };

describe('approving a company', () => {
  test('is for platform admins, lets it order and tells its admins', async () => {
    const { email, token } = await signUpToken();
    await complete(token);
    const { businessUnitId } = await shop.deps.db
      .selectFrom('signUp')
      .select('businessUnitId')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const approval = { businessUnitId: businessUnitId ?? '', decision: 'approve', terms: TERMS } as const;
    const { userId } = await makePlatformAdmin(shop.deps);
    const admin = { kind: 'platformAdmin', role: 'admin', userId } as const;
    expect(await decideOnBusinessUnit(shop.deps, { kind: 'guest' }, approval)).toMatchObject({ ok: false });
    expect(await decideOnBusinessUnit(shop.deps, admin, approval)).toMatchObject({ value: { status: 'active' } });
    expect(await decideOnBusinessUnit(shop.deps, admin, approval)).toMatchObject({ error: { code: 'illegal-state' } });
    await shop.workOffOutbox();
    expect(mailsTo(email).at(-1)?.subject).toBe('Your company account with Trailyard has been approved');
  });
});

describe('an invitation', () => {
  const NAMES = { firstName: 'Ida', lastName: 'Neu' };

  test('makes a member of the inviting unit with the role of the invitation', async () => {
    const inviter = await makePerson(shop.deps);
    const { email, token } = await invitationToken(inviter);
    const found = await (await shop.newBrowser().get(`/api/registrations/${token}`)).json();
    expect(found).toMatchObject({ type: 'invitation', email, companyName: 'Muster GmbH', role: 'dispatcher' });
    const response = await complete(token, { ...COMPLETION, ...NAMES });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({
      user: { email, firstName: 'Ida' },
      businessUnit: { id: inviter.businessUnitId },
      businessUnitRole: 'dispatcher',
    });
    const login = await shop.newBrowser().post('/api/users/login', { email, password: PASSWORD });
    expect(login.status).toBe(200);
  });

  test('takes no web address as a name', async () => {
    const { token } = await invitationToken(await makePerson(shop.deps));
    const response = await complete(token, { ...COMPLETION, firstName: 'evil.com', lastName: 'Neu' });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields: { firstName: 'web-address' } });
  });

  test('asks for consent', async () => {
    const { token } = await invitationToken(await makePerson(shop.deps));
    const response = await complete(token, { password: PASSWORD, ...NAMES });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields: { tosAccepted: 'must-accept' } });
  });

  test('asks for a name', async () => {
    const { token } = await invitationToken(await makePerson(shop.deps));
    const response = await complete(token);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields: { firstName: 'required', lastName: 'required' } });
    expect((await complete(token, { ...COMPLETION, ...NAMES })).status).toBe(201);
  });

  test('brings somebody back who has left another team', async () => {
    const left = await makePerson(shop.deps, { role: 'viewer' });
    await shop.deps.db.deleteFrom('membership').where('userId', '=', left.userId).execute();
    const inviter = await makePerson(shop.deps);
    const { token } = await invitationToken(inviter, left.email);
    const response = await complete(token, { ...COMPLETION, ...NAMES });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({
      user: { id: left.userId },
      businessUnit: { id: inviter.businessUnitId },
    });
  });

  test('cannot take somebody from another team, and stays as it was', async () => {
    const other = await makePerson(shop.deps);
    const { token } = await invitationToken(await makePerson(shop.deps), other.email);
    for (const _ of [1, 2]) {
      const response = await complete(token, { ...COMPLETION, ...NAMES });
      expect(response.status).toBe(409);
    }
    const login = await shop.newBrowser().post('/api/users/login', { email: other.email, password: PASSWORD });
    expect(await login.json()).toMatchObject({ businessUnit: { id: other.businessUnitId } });
  });

  test.each([
    [
      'it has been revoked',
      (id: string) =>
        shop.deps.db.updateTable('invitation').set({ revokedAt: new Date() }).where('id', '=', id).execute(),
    ],
    ['14 days have passed', async () => shop.passTime(LIFETIME.invitation + 1)],
  ])('leads nowhere once %s', async (_, act) => {
    const { token, id } = await invitationToken(await makePerson(shop.deps));
    await act(id);
    expect((await shop.newBrowser().get(`/api/registrations/${token}`)).status).toBe(404);
    expect((await complete(token, { ...COMPLETION, ...NAMES })).status).toBe(404);
  });
});
