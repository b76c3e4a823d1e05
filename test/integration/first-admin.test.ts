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
import { makePerson } from '../support/people.ts';
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
