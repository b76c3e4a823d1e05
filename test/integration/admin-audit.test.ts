import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuditRecord } from '#contract/admin-audit.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import type { Browser } from '../support/browser.ts';
import { makeBooking, makeTrailer } from '../support/make-rows.ts';
import { makePerson, makePlatformAdmin, type Person, signIn } from '../support/people.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
let operator: Browser;
let admin: Omit<Person, 'businessUnitId'>;
let member: Person;
beforeAll(async () => {
  shop = await createTestApp();
  admin = await makePlatformAdmin(shop.deps);
  operator = shop.newBrowser();
  await signIn(operator, admin);
  member = await makePerson(shop.deps);
  await operator.post('/api/admin/impersonate', { userId: member.userId, reason: 'Ticket 17' });
  await operator.patch('/api/users', { firstName: 'Ida' });
  await operator.get('/api/admin/impersonate/logout');
});
afterAll(() => shop[Symbol.asyncDispose]());

async function listAudit(query: string): Promise<AuditRecord[]> {
  const response = await operator.get(`/api/admin/audit${query}`);
  expect(response.status).toBe(200);
  return JSON.parse(await response.text()).items;
}
const actionsOf = (records: readonly AuditRecord[]) => records.map(({ action }) => action);

describe('the log', () => {
  test('tells newest first what was done, and names both people behind it', async () => {
    const records = await listAudit(`?businessUnit=${member.businessUnitId}`);
    expect(actionsOf(records)).toEqual(['session.endImpersonation', 'user.change', 'session.impersonate']);
    expect(records[1]).toMatchObject({
      actor: { id: member.userId, name: 'Ida Muster' },
      impersonator: { id: admin.userId, name: 'Maria Muster' },
      businessUnit: { id: member.businessUnitId, name: 'Muster GmbH' },
    });
    expect(records[2]).toMatchObject({
      actor: { id: admin.userId },
      impersonator: null,
      objectName: 'Ida Muster',
      data: { reason: 'Ticket 17' },
    });
  });

  test('is searched by whoever did it, also in the name of another', async () => {
    expect(actionsOf(await listAudit(`?actor=${member.userId}`))).toEqual(['user.change']);
    expect(actionsOf(await listAudit(`?actor=${admin.userId}`))).toContain('user.change');
  });

  test.each([
    ['?action=user.change', ['user.change']],
    ['?action=user', ['user.change']],
    ['?action=us', []],
  ])('is searched by what was done: %s', async (query, expected) => {
    expect(actionsOf(await listAudit(query))).toEqual(expected);
  });

  test('is searched by the days of the operator', async () => {
    const { at } = (await listAudit('?action=user'))[0] ?? { at: '' };
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date(at));
    expect(actionsOf(await listAudit(`?from=${day}&to=${day}&action=user`))).toEqual(['user.change']);
    expect(await listAudit(`?to=2020-01-01`)).toEqual([]);
    expect((await operator.get('/api/admin/audit?from=2026-02-02&to=2026-02-01')).status).toBe(422);
    expect((await operator.get('/api/admin/audit?from=2026-02-30')).status).toBe(422);
  });

  test('is searched by what was done to something, and by the call that did it', async () => {
    const { db } = shop.deps;
    const trailerId = await makeTrailer(db, { number: 'T-4711', plate: 'HH TY 4711' });
    const number = 'O-26-004711-1';
    const id = await makeBooking(db, {
      businessUnitId: member.businessUnitId,
      createdBy: member.userId,
      trailerId,
      number,
    });
    for (const [action, objectId] of [
      ['booking.extend', id],
      ['trailer.change', trailerId],
    ] as const) {
      const record = { action, objectId, businessUnitId: null, data: {}, now: new Date() };
      const entry = { ...record, actor: { kind: 'platformAdmin', role: 'admin', userId: admin.userId } } as const;
      await db.transaction().execute((trx) => recordAudit(trx, entry));
    }
    expect(actionsOf(await listAudit('?q=o-26-4711'))).toEqual([]);
    for (const q of ['4711', number, id]) expect(actionsOf(await listAudit(`?q=${q}`))).toContain('booking.extend');
    for (const q of ['T-4711', 'hhty4711', trailerId]) {
      expect(actionsOf(await listAudit(`?q=${q}`))).toEqual(['trailer.change']);
    }
    const [changed] = await listAudit('?action=user.change');
    expect(actionsOf(await listAudit(`?q=${changed?.traceId}`))).toEqual(['user.change']);
    expect(await listAudit('?q=nothing')).toEqual([]);
  });

  test('is told from its beginning, if that is asked for', async () => {
    const newestFirst = await listAudit('?limit=100');
    expect(await listAudit('?limit=100&sort=at')).toEqual(newestFirst.toReversed());
  });

  test('comes in pages that neither lose nor repeat anything', async () => {
    const whole = await listAudit('?limit=100');
    const found: string[] = [];
    let cursor = '';
    do {
      const page = await (await operator.get(`/api/admin/audit?limit=2${cursor}`)).json();
      found.push(...page.items.map(({ id }: AuditRecord) => id));
      cursor = page.nextCursor === null ? '' : `&cursor=${page.nextCursor}`;
    } while (cursor !== '');
    expect(found).toEqual(whole.map(({ id }) => id));
  });

  test('is a file with both ids in every line', async () => {
    const response = await operator.get(`/api/admin/audit.csv?actor=${member.userId}`);
    const [head = '', line = ''] = (await response.text()).split('\r\n');
    expect(head).toContain('Wer (Kennung)');
    expect(line).toContain(member.userId);
    expect(line).toContain(admin.userId);
  });

  test('tells in the file what was changed in the words of its page', async () => {
    const trailerId = await makeTrailer(shop.deps.db, { number: 'TY-FILE' });
    const path = `/api/admin/trailers/${trailerId}/status`;
    const off = await operator.send('PUT', path, { body: { status: 'workshop' } });
    expect(off.status).toBe(200);
    const file = await (await operator.get(`/api/admin/audit.csv?object=${trailerId}`)).text();
    expect(file).toContain('Status: im Angebot → vom Markt genommen');
    const workbook = await operator.get(`/api/admin/audit.xlsx?object=${trailerId}`);
    expect(workbook.status).toBe(200);
  });

  test('cannot be changed, not even by the shop itself', async () => {
    const { db } = shop.deps;
    await expect(db.updateTable('auditLog').set({ action: 'nothing' }).execute()).rejects.toThrow('append-only');
    await expect(db.deleteFrom('auditLog').execute()).rejects.toThrow('append-only');
  });
});
