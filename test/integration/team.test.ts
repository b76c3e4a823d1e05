import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROLES } from '#domain/team/role.ts';
import type { Browser } from '../support/browser.ts';
import { makeBooking, makeTrailer } from '../support/make-rows.ts';
import { enter, makePerson, PASSWORD } from '../support/people.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop[Symbol.asyncDispose]());

const ifMatch = (version?: number): Record<string, string> =>
  version === undefined ? {} : { 'If-Match': `"${version}"` };
const read = async (response: Response) => JSON.parse(await response.text());
const change = (browser: Browser, userId: string, body: object, version?: number) =>
  browser.patch(`/api/team/${userId}`, body, ifMatch(version));
const remove = (browser: Browser, userId: string, version?: number) =>
  browser.delete(`/api/team/${userId}`, ifMatch(version));
const roleOf = async (userId: string) =>
  (await shop.deps.db.selectFrom('membership').select('role').where('userId', '=', userId).executeTakeFirst())?.role;

describe('the team', () => {
  test('is everybody in the unit, by name, with what an admin needs to know', async () => {
    const { person, browser } = await enter(shop);
    const { businessUnitId } = person;
    const { person: dispatcher } = await enter(shop, { businessUnitId, role: 'dispatcher' });
    await shop.deps.db
      .updateTable('userAccount')
      .set({ firstName: 'Ada', lastName: 'alvarez' })
      .where('id', '=', dispatcher.userId)
      .execute();
    await makeBooking(shop.deps.db, {
      businessUnitId,
      trailerId: await makeTrailer(shop.deps.db),
      createdBy: dispatcher.userId,
    });
    await enter(shop);
    const { items, nextCursor } = await read(await browser.get('/api/team'));
    expect(nextCursor).toBeNull();
    expect(items).toMatchObject([
      {
        userId: dispatcher.userId,
        firstName: 'Ada',
        email: dispatcher.email,
        role: 'dispatcher',
        orderLimitCents: null,
        lastSeenAt: shop.deps.clock.now().toISOString(),
        openBookings: 1,
        version: 1,
      },
      { userId: person.userId, role: 'admin', openBookings: 0 },
    ]);
    expect(JSON.stringify(items)).not.toMatch(/hash|password/i);
  });

  test('can be searched by the parts of names and addresses', async () => {
    const { person, browser } = await enter(shop);
    const { businessUnitId } = person;
    const names = [
      ['Jörg', 'von der Höh'],
      ['Ida', 'Höhne'],
      ['100%', 'Sure_'],
    ] as const;
    for (const [firstName, lastName] of names) {
      const { userId } = await makePerson(shop.deps, { businessUnitId, role: 'viewer' });
      await shop.deps.db.updateTable('userAccount').set({ firstName, lastName }).where('id', '=', userId).execute();
    }
    const search = async (q: string): Promise<string[]> =>
      (await read(await browser.get(`/api/team?q=${encodeURIComponent(q)}`))).items.map(
        ({ firstName }: { firstName: string }) => firstName,
      );
    expect(await search('höh')).toEqual(['Ida', 'Jörg']);
    expect(await search('höh jör')).toEqual(['Jörg']);
    expect(await search('0%')).toEqual(['100%']);
    expect(await search('e_')).toEqual(['100%']);
    expect(await search(person.email.toUpperCase())).toEqual(['Maria']);
    expect(await search('nobody')).toEqual([]);
  });

  test('comes in pages that meet without a gap', async () => {
    const { person, browser } = await enter(shop);
    const { businessUnitId } = person;
    for (let turn = 0; turn < 4; turn += 1) await makePerson(shop.deps, { businessUnitId, role: 'viewer' });
    const seen: string[] = [];
    let cursor = '';
    do {
      const page = await read(await browser.get(`/api/team?limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`));
      expect(page.items.length).toBeLessThanOrEqual(2);
      seen.push(...page.items.map(({ userId }: { userId: string }) => userId));
      cursor = page.nextCursor ?? '';
    } while (cursor !== '');
    expect(new Set(seen).size).toBe(5);
    expect(seen).toHaveLength(5);
  });

  test.each(['?cursor=broken', '?cursor=W10', '?limit=0', '?limit=101', '?unit=1', `?q=${'x'.repeat(101)}`])(
    'refuses the query %s',
    async (query) => {
      const { browser } = await enter(shop);
      expect((await browser.get(`/api/team${query}`)).status).toBe(422);
    },
  );
});

describe('changing a member', () => {
  test('promotes and demotes at once, in sessions that are already open', async () => {
    const { person, browser } = await enter(shop);
    const { person: colleague, browser: other } = await enter(shop, {
      businessUnitId: person.businessUnitId,
      role: 'viewer',
    });
    expect((await other.get('/api/team')).status).toBe(403);
    expect(await read(await change(browser, colleague.userId, { role: 'admin' }, 1))).toMatchObject({
      userId: colleague.userId,
      role: 'admin',
      version: 2,
    });
    expect((await other.get('/api/team')).status).toBe(200);
    await change(browser, colleague.userId, { role: 'viewer' }, 2);
    expect((await other.get('/api/team')).status).toBe(403);
  });

  test('sets and lifts the limit of orders', async () => {
    const { person, browser } = await enter(shop);
    const { userId } = await makePerson(shop.deps, { businessUnitId: person.businessUnitId, role: 'dispatcher' });
    expect(await read(await change(browser, userId, { orderLimitCents: 200_000 }))).toMatchObject({
      orderLimitCents: 200_000,
      role: 'dispatcher',
    });
    expect(await read(await change(browser, userId, { orderLimitCents: null }))).toMatchObject({
      orderLimitCents: null,
    });
  });

  test.each([
    [{ role: 'owner' }, { role: 'unknown' }],
    [{ role: null }, { role: 'unknown' }],
    [{ orderLimitCents: -1 }, { orderLimitCents: 'too-small' }],
    [{ orderLimitCents: 1.5 }, { orderLimitCents: 'number' }],
    [{ orderLimitCents: 1e12 }, { orderLimitCents: 'too-big' }],
    [{ isAdmin: true }, { isAdmin: 'unrecognized-keys' }],
    [{ businessUnitId: randomUUID() }, { businessUnitId: 'unrecognized-keys' }],
    [{ userId: randomUUID() }, { userId: 'unrecognized-keys' }],
    [{ email: 'x@y.example' }, { email: 'unrecognized-keys' }],
  ])('refuses %o', async (body, fields) => {
    const { person, browser } = await enter(shop);
    expect(await read(await change(browser, person.userId, body))).toMatchObject({ status: 422, fields });
  });

  test('on a stale version tells what they have become', async () => {
    const { person, browser } = await enter(shop);
    const { userId } = await makePerson(shop.deps, { businessUnitId: person.businessUnitId, role: 'viewer' });
    await change(browser, userId, { role: 'dispatcher' }, 1);
    const response = await change(browser, userId, { role: 'accountant' }, 1);
    expect(response.status).toBe(409);
    expect(await read(response)).toMatchObject({ current: { role: 'dispatcher', version: 2 } });
    expect((await remove(browser, userId, 1)).status).toBe(409);
    expect(await roleOf(userId)).toBe('dispatcher');
  });

  test('of another unit looks like one that does not exist', async () => {
    const { browser } = await enter(shop);
    const { userId } = await makePerson(shop.deps);
    for (const id of [userId, randomUUID(), 'me']) {
      expect((await change(browser, id, { role: 'viewer' })).status).toBe(404);
      expect((await remove(browser, id)).status).toBe(404);
    }
    expect(await roleOf(userId)).toBe('admin');
  });

  test('takes the last admin from no unit, not even by themselves', async () => {
    const { person, browser } = await enter(shop);
    const demoted = await change(browser, person.userId, { role: 'viewer' });
    expect(demoted.status).toBe(409);
    expect(await read(demoted)).toMatchObject({ code: 'last-admin' });
    expect(await read(await remove(browser, person.userId))).toMatchObject({ code: 'last-admin' });
    expect(await roleOf(person.userId)).toBe('admin');
  });
});

describe('removing a member', () => {
  test('ends their sessions and their way in, and leaves their bookings with the unit', async () => {
    const { person, browser } = await enter(shop);
    const { businessUnitId } = person;
    const { person: colleague, browser: other } = await enter(shop, { businessUnitId, role: 'dispatcher' });
    const trailerId = await makeTrailer(shop.deps.db);
    const bookingId = await makeBooking(shop.deps.db, { businessUnitId, trailerId, createdBy: colleague.userId });
    const { id: cartId } = await shop.deps.db
      .insertInto('cart')
      .values({ businessUnitId, userId: colleague.userId })
      .returning('id')
      .executeTakeFirstOrThrow();
    const stolen = other.copyCookies();

    expect((await remove(browser, colleague.userId, 1)).status).toBe(204);
    expect((await other.get('/api/users/me')).status).toBe(401);
    other.useCookies(stolen);
    expect((await other.post('/api/users/refresh-token')).status).toBe(401);
    const login = await shop.newBrowser().post('/api/users/login', { email: colleague.email, password: PASSWORD });
    expect(login.status).toBe(403);
    const booking = await shop.deps.db
      .selectFrom('booking')
      .select('businessUnitId')
      .where('id', '=', bookingId)
      .execute();
    expect(booking).toEqual([{ businessUnitId }]);
    expect(await shop.deps.db.selectFrom('cart').selectAll().where('id', '=', cartId).execute()).toEqual([]);
  });

  test('lets go what they held', async () => {
    const { person, browser } = await enter(shop);
    const { businessUnitId } = person;
    const { userId } = await makePerson(shop.deps, { businessUnitId, role: 'dispatcher' });
    const trailerId = await makeTrailer(shop.deps.db);
    const now = shop.deps.clock.now();
    const expiresAt = new Date(now.getTime() + 600_000);
    await shop.deps.db
      .insertInto('allocation')
      .values({ trailerId, kind: 'hold', startsAt: now, endsAt: expiresAt, businessUnitId, userId, expiresAt })
      .execute();
    await remove(browser, userId);
    expect(
      await shop.deps.db.selectFrom('allocation').select('id').where('trailerId', '=', trailerId).execute(),
    ).toEqual([]);
  });

  test('is nothing for any other role, but everybody may leave', async () => {
    const { person } = await enter(shop);
    const { businessUnitId } = person;
    for (const role of ROLES.filter((known) => known !== 'admin')) {
      const { person: colleague, browser } = await enter(shop, { businessUnitId, role });
      const { userId } = await makePerson(shop.deps, { businessUnitId, role: 'viewer' });
      expect((await remove(browser, userId)).status).toBe(403);
      const left = await remove(browser, colleague.userId);
      expect(left.status).toBe(204);
      expect(left.headers.getSetCookie().join()).toMatch(/auth_public=;/);
      expect(await roleOf(colleague.userId)).toBeUndefined();
    }
  });

  test('is on record with who did it', async () => {
    const { person, browser } = await enter(shop);
    const { userId } = await makePerson(shop.deps, { businessUnitId: person.businessUnitId, role: 'viewer' });
    await remove(browser, userId);
    const entries = await shop.deps.db
      .selectFrom('auditLog')
      .select(['action', 'actorId', 'data'])
      .where('objectId', '=', userId)
      .execute();
    expect(entries).toEqual([{ action: 'member.remove', actorId: person.userId, data: { role: 'viewer' } }]);
  });
});
