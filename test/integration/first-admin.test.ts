import { hash, verify } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeDemoLogins } from '#demo/close-demo-logins.ts';
import { loadDemoData } from '#demo/load-demo-data.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '#demo/people.ts';
import { makePlatformAdmin } from '#services/account/make-platform-admin.ts';
import { makePerson } from '../support/people.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const PASSWORD = 'a key that nobody has published';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop[Symbol.asyncDispose]());

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
});
