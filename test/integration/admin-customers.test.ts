import { randomUUID } from 'node:crypto';
import { sample, string } from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AdminUnit, AdminUnitSummary, UnitContact } from '#contract/admin-business-unit.ts';
import type { AdminUser } from '#contract/admin-user.ts';
import { companyKey } from '#domain/business-unit/company-key.ts';
import type { Browser } from '../support/browser.ts';
import { makeBusinessUnit } from '../support/make-rows.ts';
import { enter, makePerson, makePlatformAdmin, PASSWORD, signIn } from '../support/people.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
let operator: Browser;
let operatorId: string;
beforeAll(async () => {
  shop = await createTestApp();
  const admin = await makePlatformAdmin(shop.deps);
  operatorId = admin.userId;
  operator = shop.newBrowser();
  await signIn(operator, admin);
});
afterAll(() => shop[Symbol.asyncDispose]());

const UNITS = '/api/admin/business-units';
const USERS = '/api/admin/users';
const REASON = { reason: 'Ticket 17' };

const getUnit = async (id: string): Promise<AdminUnit> => (await operator.get(`${UNITS}/${id}`)).json();
const getUser = async (id: string): Promise<AdminUser> => (await operator.get(`${USERS}/${id}`)).json();
const isSignedIn = async (browser: Browser) => (await browser.get('/api/users/me')).status === 200;
const ifMatch = (version: number) => ({ 'If-Match': `"${version}"` });

const lastRecord = (objectId: string) =>
  shop.deps.db
    .selectFrom('auditLog')
    .selectAll()
    .where('objectId', '=', objectId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

describe('the list of companies', () => {
  const mark = `k${randomUUID().slice(0, 8)}`;
  beforeAll(async () => {
    const { db } = shop.deps;
    await makeBusinessUnit(db, {
      name: `${mark} Alpha`,
      country: 'PL',
      status: 'pendingReview',
      vatId: 'PL5260250274',
    });
    await makeBusinessUnit(db, { name: `${mark} beta`, country: 'DE', riskStatus: 'failed' });
    await makeBusinessUnit(db, { name: `${mark} Gamma`, country: 'DE', status: 'blocked' });
  });
  const namesFor = async (query: string): Promise<string[]> => {
    const { items } = JSON.parse(await (await operator.get(`${UNITS}?q=${mark}${query}`)).text());
    return items.map(({ name }: { name: string }) => name.split(' ')[1]);
  };

  test.each([
    ['', ['Alpha', 'beta', 'Gamma']],
    ['&sort=-name', ['Gamma', 'beta', 'Alpha']],
    ['&sort=createdAt', ['Alpha', 'beta', 'Gamma']],
    ['&status=pendingReview', ['Alpha']],
    ['&risk=failed', ['beta']],
    ['&country=DE', ['beta', 'Gamma']],
    ['%20526&status=pendingReview', []],
    ['%20pl526', ['Alpha']],
  ])('by %s', async (query, expected) => {
    expect(await namesFor(query)).toEqual(expected);
  });

  test('comes in pages that follow each other', async () => {
    const first = await (await operator.get(`${UNITS}?q=${mark}&limit=2`)).json();
    expect(first.items).toHaveLength(2);
    const second = await (await operator.get(`${UNITS}?q=${mark}&limit=2&cursor=${first.nextCursor}`)).json();
    expect(second).toMatchObject({ items: [{ name: `${mark} Gamma` }], nextCursor: null });
    expect((await operator.get(`${UNITS}?sort=-name&cursor=${first.nextCursor}`)).status).toBe(422);
  });

  test('is a file as well', async () => {
    const file = await (await operator.get(`${UNITS}.csv?q=${mark}&country=DE`)).text();
    const firstCells = file
      .trim()
      .split('\r\n')
      .map((line) => line.split(';').slice(0, 2));
    expect(firstCells).toEqual([
      ['Firma', 'Land'],
      [`${mark} beta`, 'Deutschland'],
      [`${mark} Gamma`, 'Deutschland'],
    ]);
  });
});

describe('a company', () => {
  test('shows its people, what it lacks and what may be decided', async () => {
    const { businessUnitId, userId } = await makePerson(shop.deps);
    const unit = await getUnit(businessUnitId);
    expect(unit).toMatchObject({
      status: 'active',
      decisions: ['block'],
      members: [{ id: userId, role: 'admin' }],
      openOrders: { cents: 0, currency: 'EUR' },
      latestOrders: [],
    });
    expect(unit.missing.company).toContain('vatId');
    expect(unit.missing.billing).toContain('street');
    expect(JSON.stringify(unit)).not.toMatch(/encrypted|password/i);
  });

  test('that does not exist is not found', async () => {
    expect((await operator.get(`${UNITS}/${randomUUID()}`)).status).toBe(404);
    expect((await operator.get(`${UNITS}/7`)).status).toBe(404);
  });

  test('gets a credit limit and a risk status', async () => {
    const id = await makeBusinessUnit(shop.deps.db);
    const { version } = await getUnit(id);
    const changed = await operator.patch(
      `${UNITS}/${id}`,
      { creditLimitCents: 250_000, riskStatus: 'passed' },
      ifMatch(version),
    );
    expect(await changed.json()).toMatchObject({
      creditLimitCents: 250_000,
      riskStatus: 'passed',
      version: version + 1,
    });
    expect(await lastRecord(id)).toMatchObject({
      action: 'businessUnit.changeTerms',
      actorId: operatorId,
      businessUnitId: id,
      data: { before: { creditLimitCents: null }, after: { creditLimitCents: 250_000 } },
    });
    expect(await (await operator.patch(`${UNITS}/${id}`, {})).json()).toMatchObject({ version: version + 1 });
    const unlimited = await operator.patch(`${UNITS}/${id}`, { creditLimitCents: null });
    expect(await unlimited.json()).toMatchObject({ creditLimitCents: null });
  });

  test('that somebody else has changed meanwhile is not overwritten', async () => {
    const id = await makeBusinessUnit(shop.deps.db);
    const { version } = await getUnit(id);
    await operator.patch(`${UNITS}/${id}`, { creditLimitCents: 1 }, ifMatch(version));
    const late = await operator.patch(`${UNITS}/${id}`, { creditLimitCents: 2 }, ifMatch(version));
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ code: 'stale-version', current: { creditLimitCents: 1 } });
    const block = await operator.post(`${UNITS}/${id}/block`, REASON, ifMatch(version));
    expect(await block.json()).toMatchObject({ code: 'stale-version', current: { status: 'active' } });
  });

  test.each([
    { creditLimitCents: -1 },
    { creditLimitCents: 1.5 },
    { creditLimitCents: 10_000_000_001 },
    { riskStatus: 'fine' },
    { status: 'active' },
    { name: 'Other' },
  ])('is not changed by %j', async (body) => {
    const id = await makeBusinessUnit(shop.deps.db);
    expect((await operator.patch(`${UNITS}/${id}`, body)).status).toBe(422);
  });
});

const BODIES = {
  approve: { creditLimitCents: 250_000, paymentTermDays: 7 },
  reject: { ground: 'unproven', ...REASON },
  block: REASON,
  unblock: REASON,
} as const;

describe('a company that may be there twice', () => {
  test('is told by VAT id, name and mail domain, each from both sides', async () => {
    const { db } = shop.deps;
    const asked = await makeBusinessUnit(db, {
      name: 'Zwilling Müller Cargo GmbH & Co. KG',
      status: 'pendingReview',
      vatId: 'DE136695976',
      invoiceEmail: 'rechnung@zwilling.example',
    });
    const byVatId = await makeBusinessUnit(db, { name: 'Ganz anders AG', vatId: 'DE136695976', status: 'blocked' });
    const byName = await makeBusinessUnit(db, { name: 'ZWILLING-MUELLER CARGO' });
    const byMail = await makePerson(shop.deps, { email: 'ida@zwilling.example' });
    await makeBusinessUnit(db, { name: 'Zwilling Meier Cargo GmbH', invoiceEmail: 'a@gmail.com' });
    const twinsOf = async (id: string) => {
      const { twins }: AdminUnit = await (await operator.get(`${UNITS}/${id}`)).json();
      return Object.fromEntries(twins.map(({ id: twin, grounds }) => [twin, grounds]));
    };
    expect(await twinsOf(asked)).toEqual({
      [byVatId]: ['vatId'],
      [byName]: ['name'],
      [byMail.businessUnitId]: ['mailDomain'],
    });
    expect(await twinsOf(byMail.businessUnitId)).toMatchObject({ [asked]: ['mailDomain'] });
    const { items }: { items: AdminUnitSummary[] } = await (await operator.get(`${UNITS}?q=zwilling`)).json();
    expect(items.find(({ id }) => id === asked)?.hasTwin).toBe(true);
    expect(items.find(({ id }) => id === byName)?.hasTwin).toBe(false);
  });

  test('has one name in the database as in the rule', async () => {
    const { db } = shop.deps;
    const names = [
      'Müller Logistik GmbH & Co. KG',
      'Kowalski Spółka z o.o.',
      'S.A.R.L. L’Étoile d’Or',
      'ООО «Ёлка Транс»',
      'GmbH & Co. KG',
      'Ångström–Œuvre AS 24',
      ...sample(string({ unit: 'grapheme', maxLength: 30 }), { numRuns: 300, seed: 7 }).filter(
        (name) => !name.includes('\0'),
      ),
    ];
    const { rows } = await sql<{ name: string; key: string | null }>`
      select name, company_key(name) as key from unnest(${names}::text[]) as name`.execute(db);
    expect(rows.map(({ key }) => key)).toEqual(rows.map(({ name }) => companyKey(name)));
  });
});

describe('what the desk does for the people of a company', () => {
  test('contacts are added, changed by whoever saw the last version, and removed', async () => {
    const id = await makeBusinessUnit(shop.deps.db);
    const body = { name: 'Ida Nowak', duty: 'Disposition', phone: '+49 40 1234567', email: 'ida@haulage.example' };
    const added = await operator.post(`${UNITS}/${id}/contacts`, body, { 'Idempotency-Key': 'contact-1' });
    const contact: UnitContact = await added.json();
    expect(contact).toMatchObject({ name: 'Ida Nowak', phone: '+49401234567', version: 1 });
    const path = `${UNITS}/${id}/contacts/${contact.id}`;
    expect((await operator.send('PATCH', path, { body: { name: 'Ida N.' }, headers: ifMatch(1) })).status).toBe(200);
    const late = await operator.send('PATCH', path, { body: { name: 'Ida Late' }, headers: ifMatch(1) });
    expect(await late.json()).toMatchObject({ code: 'stale-version', current: { name: 'Ida N.' } });
    const foreign = await makeBusinessUnit(shop.deps.db);
    expect((await operator.send('DELETE', `${UNITS}/${foreign}/contacts/${contact.id}`)).status).toBe(404);
    expect((await operator.send('DELETE', path)).status).toBe(204);
    expect(await (await operator.get(`${UNITS}/${id}`)).json()).toMatchObject({ contacts: [] });
  });

  test('a mail is sent again as it would be written now, a few times an hour; links to accounts are not', async () => {
    const person = await makePerson(shop.deps);
    const { businessUnitId, email, userId } = person;
    await shop.deps.db
      .updateTable('businessUnit')
      .set({ status: 'pendingReview' })
      .where('id', '=', businessUnitId)
      .execute();
    await operator.post(`${UNITS}/${businessUnitId}/approve`, BODIES.approve);
    expect((await operator.post(`${USERS}/${userId}/password-reset`)).status).toBe(202);
    await shop.workOffOutbox();
    const mails = await shop.deps.db.selectFrom('sentMail').selectAll().where('recipient', '=', email).execute();
    const idOf = (template: string) => mails.find((mail) => mail.template === template)?.id ?? '';
    expect((await operator.post(`/api/admin/mails/${idOf('passwordReset')}/resend`)).status).toBe(409);
    const again = () => operator.post(`/api/admin/mails/${idOf('companyApproved')}/resend`);
    expect((await again()).status).toBe(202);
    await shop.workOffOutbox();
    const sent = shop.mails.filter(({ to, subject }) => to === email && subject.includes('freigeschaltet'));
    expect(sent).toHaveLength(2);
    expect(await lastRecord(idOf('companyApproved'))).toMatchObject({ action: 'mail.resend', actorId: operatorId });
    for (let i = 0; i < 3; i += 1) await again();
    expect((await again()).status).toBe(429);
  });
});

describe('a decision about a company', () => {
  test.each([
    ['approve', 'pendingReview', 'active'],
    ['reject', 'pendingReview', 'blocked'],
    ['block', 'active', 'blocked'],
    ['unblock', 'blocked', 'active'],
  ] as const)('to %s it leads from %s to %s, once, and is written down', async (decision, status, after) => {
    const id = await makeBusinessUnit(shop.deps.db, { status });
    const body = BODIES[decision];
    const response = await operator.post(`${UNITS}/${id}/${decision}`, body);
    expect(await response.json()).toMatchObject({ status: after });
    expect(await lastRecord(id)).toMatchObject({
      action: `businessUnit.${decision}`,
      actorId: operatorId,
      data: decision === 'approve' ? { after: body } : body,
    });
    expect((await operator.post(`${UNITS}/${id}/${decision}`, body)).status).toBe(409);
  });

  test('to approve it needs a limit and a term: unlimited has to be said', async () => {
    const id = await makeBusinessUnit(shop.deps.db, { status: 'pendingReview' });
    const unit: AdminUnit = await (await operator.get(`${UNITS}/${id}`)).json();
    expect(unit.approval).toEqual({ creditLimitCents: 1_000_000, paymentTermDays: 14 });
    for (const [body, fields] of [
      [{ paymentTermDays: 14 }, { creditLimitCents: 'required' }],
      [{ creditLimitCents: null }, { paymentTermDays: 'number' }],
    ] as const) {
      expect(await (await operator.post(`${UNITS}/${id}/approve`, body)).json()).toMatchObject({ fields });
    }
    const approved = await operator.post(`${UNITS}/${id}/approve`, { creditLimitCents: null, paymentTermDays: 30 });
    expect(await approved.json()).toMatchObject({ status: 'active', creditLimitCents: null, approval: null });
    const { paymentTermDays } = await shop.deps.db
      .selectFrom('businessUnit')
      .select('paymentTermDays')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(paymentTermDays).toBe(30);
  });

  test('says by whom, when and why on the page of the company and in the list', async () => {
    const id = await makeBusinessUnit(shop.deps.db, { name: 'Verdikt Transporte GmbH' });
    await operator.post(`${UNITS}/${id}/block`, REASON);
    const { items }: { items: AdminUnitSummary[] } = await (await operator.get(`${UNITS}?q=verdikt`)).json();
    expect(items).toMatchObject([{ verdict: { decision: 'block', reason: REASON.reason, by: expect.any(String) } }]);
    await operator.post(`${UNITS}/${id}/unblock`, { reason: 'Hat gezahlt' });
    const unit: AdminUnit = await (await operator.get(`${UNITS}/${id}`)).json();
    expect(unit.verdict).toMatchObject({ decision: 'unblock', reason: 'Hat gezahlt' });
  });

  test.each([
    ['reject', 'pendingReview', ['approve', 'reject']],
    ['block', 'active', ['block']],
  ] as const)('to unblock it after one to %s leaves it %s as before', async (decision, status, decisions) => {
    const id = await makeBusinessUnit(shop.deps.db, { status });
    const blocked = await operator.post(`${UNITS}/${id}/${decision}`, BODIES[decision]);
    expect(await blocked.json()).toMatchObject({ status: 'blocked', blockedFrom: status });
    const unblocked = await operator.post(`${UNITS}/${id}/unblock`, REASON);
    expect(await unblocked.json()).toMatchObject({ status, blockedFrom: null, decisions });
  });

  test.each(['unblock', 'block'])('to %s it needs a reason', async (decision) => {
    const id = await makeBusinessUnit(shop.deps.db, { status: 'pendingReview' });
    for (const body of [{}, { reason: '  ' }]) {
      const response = await operator.post(`${UNITS}/${id}/${decision}`, body);
      expect(await response.json()).toMatchObject({ code: 'invalid-fields', fields: { reason: expect.any(String) } });
    }
  });

  test('to reject it tells its admins why in plain words, and not what the desk thinks', async () => {
    const { businessUnitId, email } = await makePerson(shop.deps);
    await shop.deps.db
      .updateTable('businessUnit')
      .set({ status: 'pendingReview' })
      .where('id', '=', businessUnitId)
      .execute();
    expect((await operator.post(`${UNITS}/${businessUnitId}/reject`, REASON)).status).toBe(422);
    await operator.post(`${UNITS}/${businessUnitId}/reject`, { ground: 'notServed', ...REASON });
    await shop.workOffOutbox();
    const mail = shop.mails.find(({ to }) => to === email);
    expect(mail?.text).toContain('Muster GmbH');
    expect(mail?.text).toContain('In Ihrem Land oder für diesen Einsatz vermieten wir zurzeit nicht. Wenn');
    expect(mail?.text).not.toContain(REASON.reason);
  });

  test('to block it signs its people out with their next request, and to unblock it lets them in again', async () => {
    const { person, browser } = await enter(shop);
    expect(await isSignedIn(browser)).toBe(true);
    await operator.post(`${UNITS}/${person.businessUnitId}/block`, REASON);
    expect(await isSignedIn(browser)).toBe(false);
    expect((await browser.post('/api/users/refresh-token')).status).toBe(401);
    const again = shop.newBrowser();
    const login = { email: person.email, password: PASSWORD };
    expect((await again.post('/api/users/login', login)).status).toBe(403);
    await operator.post(`${UNITS}/${person.businessUnitId}/unblock`, REASON);
    expect(await isSignedIn(browser)).toBe(false);
    expect((await again.post('/api/users/login', login)).status).toBe(200);
  });
});

describe('people', () => {
  test('are found by their names and addresses, and by their company', async () => {
    const { userId, email, businessUnitId } = await makePerson(shop.deps);
    const byEmail = await (await operator.get(`${USERS}?q=${encodeURIComponent(email)}`)).json();
    expect(byEmail.items).toMatchObject([{ id: userId, email, role: 'admin', businessUnit: { id: businessUnitId } }]);
    const colleague = await makePerson(shop.deps, { businessUnitId, role: 'viewer' });
    const ofUnit = await (await operator.get(`${USERS}?businessUnit=${businessUnitId}&sort=-createdAt`)).json();
    expect(ofUnit.items.map(({ id }: { id: string }) => id).toSorted()).toEqual([userId, colleague.userId].toSorted());
  });

  test('of the operator are kept apart', async () => {
    const { items } = await (await operator.get(`${USERS}?kind=operator`)).json();
    expect(items.every(({ isAdmin }: { isAdmin: boolean }) => isAdmin)).toBe(true);
    expect(items.map(({ id }: { id: string }) => id)).toContain(operatorId);
  });

  test('are shown with where they are signed in', async () => {
    const { person } = await enter(shop);
    expect(await getUser(person.userId)).toMatchObject({
      hasRegistered: true,
      impersonation: 'possible',
      sessions: [{ startedAt: expect.any(String) }],
      visits: [],
    });
    expect(await getUser(operatorId)).toMatchObject({ impersonation: 'operator', businessUnit: null });
  });

  test('who are blocked are out with their next request, everywhere', async () => {
    const { person, browser } = await enter(shop);
    const phone = shop.newBrowser();
    await signIn(phone, person, true);
    const { version } = await getUser(person.userId);
    const blocked = await operator.post(`${USERS}/${person.userId}/block`, REASON, ifMatch(version));
    expect(await blocked.json()).toMatchObject({ status: 'blocked', sessions: [], impersonation: 'blocked' });
    expect(await isSignedIn(browser)).toBe(false);
    expect(await isSignedIn(phone)).toBe(false);
    expect((await phone.post('/api/users/refresh-token')).status).toBe(401);
    expect(await lastRecord(person.userId)).toMatchObject({ action: 'user.block', data: REASON });
    const late = await operator.post(`${USERS}/${person.userId}/unblock`, undefined, ifMatch(version));
    expect(await late.json()).toMatchObject({ code: 'stale-version', current: { status: 'blocked' } });
    await operator.post(`${USERS}/${person.userId}/unblock`);
    await signIn(browser, person);
    expect(await isSignedIn(browser)).toBe(true);
  });

  test('cannot lock themselves out, nor be blocked twice', async () => {
    expect((await operator.post(`${USERS}/${operatorId}/block`, REASON)).status).toBe(409);
    const { userId } = await makePerson(shop.deps);
    expect((await operator.post(`${USERS}/${userId}/block`, REASON)).status).toBe(200);
    expect((await operator.post(`${USERS}/${userId}/block`, REASON)).status).toBe(409);
    expect((await operator.post(`${USERS}/${userId}/block`, {})).status).toBe(422);
  });

  test('who are blocked while an admin acts as them send that admin home', async () => {
    const { userId } = await makePerson(shop.deps);
    const other = shop.newBrowser();
    const admin = await makePlatformAdmin(shop.deps);
    await signIn(other, admin);
    await other.post('/api/admin/impersonate', { userId, ...REASON });
    await operator.post(`${USERS}/${userId}/block`, REASON);
    expect(await isSignedIn(other)).toBe(false);
    expect((await other.post('/api/users/refresh-token')).status).toBe(200);
    expect(await (await other.get('/api/users/me')).json()).toMatchObject({ user: { id: admin.userId } });
  });

  test('of the operator who are blocked lose the accounts they act in', async () => {
    const { userId } = await makePerson(shop.deps);
    const other = shop.newBrowser();
    const admin = await makePlatformAdmin(shop.deps);
    await signIn(other, admin);
    await other.post('/api/admin/impersonate', { userId, ...REASON });
    await operator.post(`${USERS}/${admin.userId}/block`, REASON);
    expect(await isSignedIn(other)).toBe(false);
    expect((await other.post('/api/users/refresh-token')).status).toBe(401);
  });

  test('see who has acted as them, and the operator sees the same', async () => {
    const { person, browser } = await enter(shop);
    const other = shop.newBrowser();
    await signIn(other, await makePlatformAdmin(shop.deps));
    await other.post('/api/admin/impersonate', { userId: person.userId, ...REASON });
    await other.get('/api/admin/impersonate/logout');
    const { visits } = await getUser(person.userId);
    expect(visits).toMatchObject([{ ...REASON, adminName: 'Maria Muster', endedAt: expect.any(String) }]);
    const mine = await (await browser.get('/api/users/export')).text();
    expect(mine).toContain(REASON.reason);
  });
});

describe('an admin who acts as somebody', () => {
  test('reaches nothing of the console but the way out', async () => {
    const { userId, businessUnitId } = await makePerson(shop.deps);
    const other = shop.newBrowser();
    await signIn(other, await makePlatformAdmin(shop.deps));
    await other.post('/api/admin/impersonate', { userId, ...REASON });
    for (const path of [UNITS, `${UNITS}.csv`, `${UNITS}/${businessUnitId}`, USERS, `${USERS}/${userId}`]) {
      expect((await other.get(path)).status).toBe(403);
    }
    expect((await other.get('/api/admin/mails')).status).toBe(403);
    expect((await other.get('/api/admin/audit')).status).toBe(403);
    expect((await other.post(`${USERS}/${userId}/block`, REASON)).status).toBe(403);
    expect((await other.get('/api/admin/impersonate/logout')).status).toBe(204);
    expect((await other.get(USERS)).status).toBe(200);
  });
});
