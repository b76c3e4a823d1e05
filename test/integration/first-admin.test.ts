import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { hash, verify } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeDemoLogins } from '#demo/close-demo-logins.ts';
import { loadDemoData } from '#demo/load-demo-data.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '#demo/people.ts';
import { boot } from '#server/boot.ts';
import { makePlatformAdmin } from '#services/user/make-platform-admin.ts';
import type { StaffMember } from '#contract/admin-staff.ts';
import type { StaffRole } from '#domain/team/staff-role.ts';
import { prepareStaffInvitation } from '#services/staff/prepare-staff-invitation.ts';
import type { Browser } from '../support/browser.ts';
import { makeDepot } from '../support/make-rows.ts';
import { makePerson, makePlatformAdmin as makeStaff, signIn } from '../support/people.ts';
import { createTestApp, ORIGIN, type TestApp } from '../support/test-app.ts';

const PASSWORD = 'a key that nobody has published';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop[Symbol.asyncDispose]());

async function makeFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'trailyard-admin-'));
  return { path: folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
}

const make = (email: string) => makePlatformAdmin(shop.deps, { email, firstName: 'Ada', lastName: 'Adler' });
const follow = (made: Awaited<ReturnType<typeof make>>) =>
  shop.newBrowser().post(`/api/users${made.ok ? made.value.path : ''}`, { newPassword: PASSWORD });

describe('the first admin of an installation', () => {
  test('chooses a password by a link, once, and runs the shop', async () => {
    const made = await make('ada@first.example');
    expect((await follow(made)).status).toBe(204);
    expect((await follow(made)).status).toBe(404);
    const browser = shop.newBrowser();
    await browser.post('/api/users/login', { email: 'ada@first.example', password: PASSWORD });
    expect(await (await browser.get('/api/users/me')).json()).toMatchObject({ user: { isAdmin: true } });
    expect((await browser.get('/api/admin/audit')).status).toBe(200);
  });

  test('gets a new link, and the older one ends', async () => {
    const older = await make('lost@first.example');
    const newer = await make('lost@first.example');
    expect((await follow(older)).status).toBe(404);
    expect((await follow(newer)).status).toBe(204);
  });

  test('is made by a command that prints the link', async () => {
    await using folder = await makeFolder();
    const env = { ...process.env, DATABASE_URL: shop.databaseUrl, DATA_DIR: folder.path, PUBLIC_ORIGIN: ORIGIN };
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/admin.ts', 'eva@first.example'], { env });
    const [, link = ''] = /^https:\/\/shop\.example(\/reset-account\/\S+)$/m.exec(stdout) ?? [];
    expect((await shop.newBrowser().post(`/api/users${link}`, { newPassword: PASSWORD })).status).toBe(204);
    const browser = shop.newBrowser();
    await browser.post('/api/users/login', { email: 'eva@first.example', password: PASSWORD });
    expect((await browser.get('/api/admin/audit')).status).toBe(200);
  });

  test('is nobody who rents here', async () => {
    const { email } = await makePerson(shop.deps);
    expect(await make(email)).toMatchObject({ ok: false, error: { code: 'already-exists' } });
  });
});

describe('the staff of the operator', () => {
  const enterAs = async (role: StaffRole = 'admin') => {
    const person = await makeStaff(shop.deps, role);
    const browser = shop.newBrowser();
    await signIn(browser, person);
    return { ...person, browser };
  };
  const change = (browser: Browser, userId: string, role: StaffRole, depotIds: readonly string[] = []) =>
    browser.send('PATCH', `/api/admin/staff/${userId}`, { body: { role, depotIds } });
  const listStaff = async (browser: Browser): Promise<readonly StaffMember[]> =>
    (await (await browser.get('/api/admin/staff')).json()).items;

  test('is invited by a mail, chooses a password and does what the role may', async () => {
    const ada = await enterAs();
    const depotId = await makeDepot(shop.deps.db, { name: 'Yard of the invited' });
    const email = 'nele@operator.example';
    const body = { email, firstName: 'Nele', lastName: 'Neu', role: 'depot', depotIds: [depotId] };
    const invited = await ada.browser.post('/api/admin/staff', body);
    expect(invited.status).toBe(201);
    const member: StaffMember = await invited.json();
    expect(member).toMatchObject({ isInvited: true, role: 'depot', depots: [{ name: 'Yard of the invited' }] });
    expect((await ada.browser.post('/api/admin/staff', body)).status).toBe(422);
    const mail = await prepareStaffInvitation(shop.deps, { userId: member.id, inviterId: ada.userId });
    expect(mail?.content).toMatchObject({ template: 'staffInvitation', role: 'depot' });
    const link = mail && 'path' in mail.content ? mail.content.path : '';
    expect((await shop.newBrowser().post(`/api/users${link}`, { newPassword: PASSWORD })).status).toBe(204);
    expect(await prepareStaffInvitation(shop.deps, { userId: member.id, inviterId: ada.userId })).toBeUndefined();
    const nele = shop.newBrowser();
    await nele.post('/api/users/login', { email, password: PASSWORD });
    expect((await nele.get('/api/admin/figures/yards')).status).toBe(200);
    expect((await nele.get('/api/admin/invoices')).status).toBe(403);
  });

  test('has another role with its next request, as the log tells', async () => {
    const [ada, dora] = [await enterAs(), await enterAs('desk')];
    expect((await dora.browser.get('/api/admin/orders')).status).toBe(200);
    expect((await change(ada.browser, dora.userId, 'fleet')).status).toBe(200);
    expect((await dora.browser.get('/api/admin/orders')).status).toBe(403);
    const { data } = await shop.deps.db
      .selectFrom('auditLog')
      .select('data')
      .where('objectId', '=', dora.userId)
      .where('action', '=', 'user.changeRole')
      .executeTakeFirstOrThrow();
    expect(data).toEqual({ changes: { staffRole: ['desk', 'fleet'] } });
  });

  test('changes nobody who has changed meanwhile, and nobody changes themselves', async () => {
    const [ada, dora] = [await enterAs(), await enterAs('desk')];
    await change(ada.browser, dora.userId, 'fleet');
    const stale = await ada.browser.send('PATCH', `/api/admin/staff/${dora.userId}`, {
      body: { role: 'desk', depotIds: [] },
      headers: { 'If-Match': '"1"' },
    });
    expect(await stale.json()).toMatchObject({ code: 'stale-version' });
    expect(await (await change(ada.browser, ada.userId, 'desk')).json()).toMatchObject({ code: 'illegal-state' });
  });

  test('is signed out at once when blocked, and the desk blocks nobody of it', async () => {
    const [ada, dora, cleo] = [await enterAs(), await enterAs('desk'), await enterAs('accountant')];
    const block = (browser: Browser) => browser.post(`/api/admin/users/${cleo.userId}/block`, { reason: 'Left.' });
    expect((await block(dora.browser)).status).toBe(403);
    expect((await block(ada.browser)).status).toBe(200);
    expect((await cleo.browser.get('/api/users/me')).status).toBe(401);
    expect((await listStaff(ada.browser)).find(({ id }) => id === cleo.userId)?.status).toBe('blocked');
  });

  test('keeps an admin when the last two step down at the same time, by role or by a block', async () => {
    await using other = await createTestApp();
    const { db } = other.deps;
    const [ada, eva] = [await makeStaff(other.deps), await makeStaff(other.deps)];
    const done = await Promise.allSettled([
      db.updateTable('staffMember').set({ role: 'desk' }).where('userId', '=', ada.userId).execute(),
      db.updateTable('userAccount').set({ status: 'blocked' }).where('id', '=', eva.userId).execute(),
    ]);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(done.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { constraint: 'staff_member_last_admin' },
    });
  });

  test('has one admin left when two take the role from each other', async () => {
    const [ada, eva] = [await enterAs(), await enterAs()];
    const answers = await Promise.all([
      change(ada.browser, eva.userId, 'auditor'),
      change(eva.browser, ada.userId, 'auditor'),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
  });
});

describe('the published password of the demo', () => {
  test('opens nothing where it is not allowed, and one that was changed stays', async () => {
    await using demo = await createTestApp();
    const { db, storage, clock, settings } = demo.deps;
    await db.deleteFrom('userAccount').execute();
    await loadDemoData({ db, storage, now: clock.now(), secretKey: settings.secretKey, withFiles: false });
    const [operator, anna] = DEMO_PEOPLE;
    const own = await hash(PASSWORD);
    await db
      .updateTable('userAccount')
      .set({ passwordHash: own })
      .where('email', '=', anna?.email ?? '')
      .execute();
    const browser = demo.newBrowser();
    await browser.post('/api/users/login', { email: operator?.email, password: DEMO_PASSWORD });
    expect((await browser.get('/api/users/me')).status).toBe(200);

    expect(await closeDemoLogins(db, clock.now())).toBe(true);

    expect((await browser.get('/api/users/me')).status).toBe(401);
    const hashes = await db.selectFrom('userAccount').select('passwordHash').execute();
    const kept = hashes.flatMap(({ passwordHash }) => passwordHash ?? []);
    expect(kept).toEqual([own]);
    expect(await verify(own, PASSWORD)).toBe(true);
    expect(await closeDemoLogins(db, clock.now())).toBe(false);
  });

  test('is closed by a start over https or with a database of its own, also where it was open before', async () => {
    await using demo = await createTestApp();
    await using folder = await makeFolder();
    const { db, storage, clock, settings } = demo.deps;
    await loadDemoData({ db, storage, now: clock.now(), secretKey: settings.secretKey, withFiles: false });
    const countOpen = async () =>
      (await db.selectFrom('userAccount').select('id').where('passwordHash', 'is not', null).execute()).length;
    expect(await countOpen()).toBeGreaterThan(0);
    const { secretKey: SECRET_KEY } = settings;
    const env = { DATABASE_URL: demo.databaseUrl, DATA_DIR: folder.path, LOG_LEVEL: 'silent', SECRET_KEY };
    const said: string[] = [];
    const booted = await boot(
      env,
      (text) => said.push(text),
      ['scripts/load-demo.ts'],
      async () => undefined,
    );
    await booted.close();
    expect(said).toContain('The demo logins are closed: DEMO_LOGINS does not allow them here.');
    expect(await countOpen()).toBe(0);
  });
});
