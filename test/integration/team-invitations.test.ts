import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIFETIME } from '#domain/user/lifetime.ts';
import type { Browser } from '../support/browser.ts';
import { findLink } from '../support/mail-link.ts';
import { enter, makePerson, PASSWORD } from '../support/people.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop[Symbol.asyncDispose]());

const PATH = '/api/team/invitations';
const newEmail = () => `${randomUUID()}@haulage.example`;
const read = async (response: Response) => JSON.parse(await response.text());
const invite = (browser: Browser, ...invitations: { email: string; role: string }[]) =>
  browser.post(PATH, { invitations });
const list = async (browser: Browser) => (await read(await browser.get(PATH))).items;
const mailsTo = (email: string) => shop.mails.filter(({ to }) => to === email);
const register = (token: string) =>
  shop.newBrowser().post(`/api/registrations/${token}`, {
    firstName: 'Ida',
    lastName: 'Neu',
    password: PASSWORD,
    tosAccepted: true,
    privacyPolicyAccepted: true,
  });

async function lastToken(email: string): Promise<string> {
  await shop.workOffOutbox();
  return findLink(mailsTo(email).at(-1), '/register/');
}

describe('inviting', () => {
  test('several colleagues at once sends each a link into the role meant for them', async () => {
    const { browser, person } = await enter(shop);
    const [one, two] = [newEmail(), newEmail()];
    const response = await invite(
      browser,
      { email: one.toUpperCase(), role: 'dispatcher' },
      { email: two, role: 'admin' },
    );
    expect(response.status).toBe(201);
    const { items } = await read(response);
    expect(items).toMatchObject([
      { email: one, role: 'dispatcher', status: 'open', invitedBy: 'Maria Muster' },
      { email: two, role: 'admin', status: 'open' },
    ]);
    const end = shop.deps.clock.now().getTime() + LIFETIME.invitation * 1000;
    expect(items[0].expiresAt).toBe(new Date(end).toISOString());
    expect(JSON.stringify(items)).not.toMatch(/token|hash/i);

    const joined = await register(await lastToken(one));
    expect(await read(joined)).toMatchObject({
      businessUnitRole: 'dispatcher',
      businessUnit: { id: person.businessUnitId },
    });
    expect(await list(browser)).toMatchObject([{ email: two }]);
    expect((await read(await browser.get('/api/team?q=Ida'))).items).toMatchObject([
      { email: one, role: 'dispatcher' },
    ]);
  });

  test('is not for a company in review, which can only take invitations back', async () => {
    const { browser, person } = await enter(shop);
    const sent = newEmail();
    const { items } = await read(await invite(browser, { email: sent, role: 'viewer' }));
    await shop.workOffOutbox();
    await shop.deps.db
      .updateTable('businessUnit')
      .set({ status: 'pendingReview' })
      .where('id', '=', person.businessUnitId)
      .execute();
    const email = newEmail();
    const answers = [
      await invite(browser, { email, role: 'viewer' }),
      await browser.post(`${PATH}/${items[0].id}/resend`),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(409);
      expect(await read(answer)).toMatchObject({ code: 'unit-not-active' });
    }
    await shop.workOffOutbox();
    expect(mailsTo(email)).toEqual([]);
    expect(mailsTo(sent)).toHaveLength(1);
    expect((await browser.delete(`${PATH}/${items[0].id}`)).status).toBe(204);
  });

  test('is announced without a word of the inviting people', async () => {
    const { browser } = await enter(shop);
    const email = newEmail();
    await invite(browser, { email, role: 'viewer' });
    await shop.workOffOutbox();
    expect(mailsTo(email)[0]?.subject).toBe('Ihre Einladung zu Trailyard');
  });

  test('speaks the language of the company', async () => {
    const { browser } = await enter(shop);
    await browser.patch('/api/users/business-unit/information', { defaultLocale: 'pl' });
    const email = newEmail();
    await invite(browser, { email, role: 'viewer' });
    await shop.workOffOutbox();
    expect(mailsTo(email).at(-1)?.text).toContain('/pl/register/');
  });

  test('the same address again renews the one invitation there is', async () => {
    const { browser } = await enter(shop);
    const email = newEmail();
    const { items: first } = await read(await invite(browser, { email, role: 'viewer' }));
    const { items: second } = await read(await invite(browser, { email, role: 'admin' }));
    expect(second).toMatchObject([{ id: first[0].id, role: 'admin', version: 2 }]);
    expect(await list(browser)).toHaveLength(1);
  });

  test.each([
    ['nobody', [], { invitations: 'required' }],
    ['a broken address', [{ email: 'x', role: 'viewer' }], { 'invitations.0.email': 'email' }],
    ['a role that there is not', [{ email: 'x@y.example', role: 'boss' }], { 'invitations.0.role': 'unknown' }],
    [
      'one address twice',
      [
        { email: 'x@y.example', role: 'viewer' },
        { email: 'X@Y.example', role: 'admin' },
      ],
      { 'invitations.1.email': 'duplicate' },
    ],
    [
      'a unit in the body',
      [{ email: 'x@y.example', role: 'viewer', businessUnitId: randomUUID() }],
      { 'invitations.0.businessUnitId': 'unrecognized-keys' },
    ],
    [
      'too many at once',
      Array.from({ length: 21 }, (_, turn) => ({ email: `x${turn}@y.example`, role: 'viewer' })),
      { invitations: 'too-many' },
    ],
  ])('refuses %s', async (_what, invitations, fields) => {
    const { browser } = await enter(shop);
    expect(await read(await invite(browser, ...invitations))).toMatchObject({ status: 422, fields });
    expect(await list(browser)).toEqual([]);
  });

  test('somebody of the own team is pointed out, and nobody is invited', async () => {
    const { browser, person } = await enter(shop);
    const { email } = await makePerson(shop.deps, { businessUnitId: person.businessUnitId, role: 'viewer' });
    const response = await invite(browser, { email: newEmail(), role: 'viewer' }, { email, role: 'viewer' });
    expect(await read(response)).toMatchObject({ status: 422, fields: { 'invitations.1.email': 'already-member' } });
    expect(await list(browser)).toEqual([]);
  });

  test('an address of another unit gets the same answer as an unknown one, and joins nothing', async () => {
    const { browser, person } = await enter(shop);
    const elsewhere = await makePerson(shop.deps);
    const unknown = newEmail();
    const shapeOf = async (email: string) => {
      const response = await invite(browser, { email, role: 'viewer' });
      const { items } = await read(response);
      return { status: response.status, item: { ...items[0], id: '', email: '' } };
    };
    expect(await shapeOf(elsewhere.email)).toEqual(await shapeOf(unknown));
    await shop.workOffOutbox();
    expect(mailsTo(elsewhere.email)).toHaveLength(1);
    const membership = await shop.deps.db
      .selectFrom('membership')
      .select('businessUnitId')
      .where('userId', '=', elsewhere.userId)
      .execute();
    expect(membership).toEqual([{ businessUnitId: elsewhere.businessUnitId }]);
    expect(elsewhere.businessUnitId).not.toBe(person.businessUnitId);
  });

  test('cannot fill a mailbox', async () => {
    const { browser } = await enter(shop);
    const email = newEmail();
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) statuses.push((await invite(browser, { email, role: 'viewer' })).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    const { browser: stranger } = await enter(shop);
    expect((await invite(stranger, { email, role: 'viewer' })).status).toBe(201);
  });
});

describe('an invitation without an answer', () => {
  test('can be sent again after it has run out', async () => {
    const { browser } = await enter(shop);
    const email = newEmail();
    const { items } = await read(await invite(browser, { email, role: 'viewer' }));
    const old = await lastToken(email);
    shop.passTime(LIFETIME.invitation + 60);
    const { browser: again } = await enter(shop, { businessUnitId: (await unitOf(items[0].id)) ?? '' });
    expect(await list(again)).toMatchObject([{ status: 'expired' }]);
    expect((await register(old)).status).toBe(404);
    expect(await read(await again.post(`${PATH}/${items[0].id}/resend`))).toMatchObject({ status: 'open', version: 2 });
    expect((await register(await lastToken(email))).status).toBe(201);
    expect((await again.post(`${PATH}/${items[0].id}/resend`)).status).toBe(404);
  });

  test('can be revoked, and its link is dead at once', async () => {
    const { browser } = await enter(shop);
    const email = newEmail();
    const { items } = await read(await invite(browser, { email, role: 'viewer' }));
    const token = await lastToken(email);
    expect((await browser.delete(`${PATH}/${items[0].id}`)).status).toBe(204);
    expect((await register(token)).status).toBe(404);
    expect((await browser.delete(`${PATH}/${items[0].id}`)).status).toBe(404);
    expect((await browser.post(`${PATH}/${items[0].id}/resend`)).status).toBe(404);
    expect(await list(browser)).toEqual([]);
  });

  test('that is no longer what an admin saw is neither sent again nor revoked', async () => {
    const { browser } = await enter(shop);
    const email = newEmail();
    const { items } = await read(await invite(browser, { email, role: 'viewer' }));
    const { items: promoted } = await read(await invite(browser, { email, role: 'admin' }));
    const [path, seen] = [`${PATH}/${items[0].id}`, { 'If-Match': `"${items[0].version}"` }];
    for (const answer of [await browser.post(`${path}/resend`, undefined, seen), await browser.delete(path, seen)]) {
      expect(answer.status).toBe(409);
      expect(await read(answer)).toMatchObject({ code: 'stale-version', current: promoted[0] });
    }
    expect((await browser.delete(path, { 'If-Match': `"${promoted[0].version}"` })).status).toBe(204);
  });

  test('revoked and accepted at the same moment ends one way or the other', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { browser, person } = await enter(shop);
      const email = newEmail();
      const { items } = await read(await invite(browser, { email, role: 'viewer' }));
      const token = await lastToken(email);
      const [revoked, joined] = await Promise.all([browser.delete(`${PATH}/${items[0].id}`), register(token)]);
      expect([
        [204, 404],
        [404, 201],
      ]).toContainEqual([revoked.status, joined.status]);
      const members = await shop.deps.db
        .selectFrom('membership')
        .select('userId')
        .where('businessUnitId', '=', person.businessUnitId)
        .execute();
      expect(members).toHaveLength(joined.status === 201 ? 2 : 1);
    }
  });

  test('of another unit does not exist', async () => {
    const { browser } = await enter(shop);
    const { items } = await read(await invite(browser, { email: newEmail(), role: 'viewer' }));
    const { browser: stranger } = await enter(shop);
    expect(await list(stranger)).toEqual([]);
    expect((await stranger.post(`${PATH}/${items[0].id}/resend`)).status).toBe(404);
    expect((await stranger.delete(`${PATH}/${items[0].id}`)).status).toBe(404);
    expect((await stranger.delete(`${PATH}/no-id`)).status).toBe(404);
    expect(await list(browser)).toHaveLength(1);
  });
});

const unitOf = async (invitationId: string): Promise<string | undefined> =>
  (
    await shop.deps.db
      .selectFrom('invitation')
      .select('businessUnitId')
      .where('id', '=', invitationId)
      .executeTakeFirst()
  )?.businessUnitId;
