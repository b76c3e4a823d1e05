import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { simpleParser } from 'mailparser';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMail } from '#adapters/mail/create-mail.ts';
import { fail, ok } from '#domain/result.ts';
import { startJobs } from '#server/jobs.ts';
import { sweepExpired } from '#server/jobs/sweep-expired.ts';
import type { MailPort } from '#services/ports/mail.ts';
import { makePerson, signIn } from '../support/people.ts';
import { createTestApp } from '../support/test-app.ts';

const log = pino({ level: 'silent' });
const WAIT = { timeout: 25_000, interval: 100 };

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'trailyard-jobs-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Without what is being written right now. */
const listMails = async () => (await readdir(folder)).filter((name) => name.endsWith('.eml'));

describe('a mail that a request promises', () => {
  test('is delivered by a job into the outbox folder, once, by two servers on one database', async () => {
    const mail = createMail({ url: undefined, from: 'Trailyard <service@trailyard.example>', outboxDir: folder });
    await using shop = await createTestApp({ mail });
    const options = { deps: shop.deps, connection: shop.databaseUrl, log };
    const servers = await Promise.all([startJobs(options), startJobs(options)]);
    try {
      const people = await Promise.all(Array.from({ length: 4 }, () => makePerson(shop.deps)));
      for (const { email } of people) await shop.newBrowser().post('/api/users/reset-account', { email });
      await vi.waitFor(async () => expect(await listMails()).toHaveLength(4), WAIT);
      const files = await listMails();
      const mails = await Promise.all(files.map(async (name) => simpleParser(await readFile(path.join(folder, name)))));
      const recipients = mails.map(({ to }) => to?.value[0]?.address ?? '');
      expect(recipients.toSorted()).toEqual(people.map(({ email }) => email).toSorted());
      expect(files[0]).toMatch(/^\d{8}T\d{9}Z-[\w-]+\.eml$/);
      await vi.waitFor(async () => {
        const sent = await shop.deps.db.selectFrom('sentMail').select('status').execute();
        expect(sent.map(({ status }) => status)).toEqual(Array(4).fill('sent'));
      }, WAIT);
    } finally {
      await Promise.all(servers.map(({ stop }) => stop()));
    }
    expect(await listMails()).toHaveLength(4);
  }, 60_000);

  test('waits for a mail server that is down, and nothing else waits with it', async () => {
    let isDown = true;
    const mail: MailPort = {
      send: async () => (isDown ? fail('mail-unavailable') : ok(undefined)),
      close: () => undefined,
    };
    await using shop = await createTestApp({ mail });
    const { email } = await makePerson(shop.deps);
    expect((await shop.newBrowser().post('/api/users/reset-account', { email })).status).toBe(202);
    const status = async () =>
      (await shop.deps.db.selectFrom('sentMail').select(['status', 'error']).executeTakeFirst()) ?? 'nothing yet';
    const jobs = await startJobs({ deps: shop.deps, connection: shop.databaseUrl, log });
    try {
      await vi.waitFor(
        async () => expect(await status()).toEqual({ status: 'failed', error: 'mail-unavailable' }),
        WAIT,
      );
      isDown = false;
      await vi.waitFor(async () => expect(await status()).toEqual({ status: 'sent', error: null }), {
        ...WAIT,
        timeout: 50_000,
      });
    } finally {
      await jobs.stop();
    }
  }, 100_000);

  test('is not tried again if the mail server refuses it for good', async () => {
    const mail: MailPort = { send: async () => fail('mail-rejected'), close: () => undefined };
    await using shop = await createTestApp({ mail });
    const { email } = await makePerson(shop.deps);
    await shop.newBrowser().post('/api/users/reset-account', { email });
    await shop.workOffOutbox();
    const rows = await shop.deps.db.selectFrom('sentMail').select(['status', 'error']).execute();
    expect(rows).toEqual([{ status: 'failed', error: 'mail-rejected' }]);
  });
});

test('the sweep deletes what has ended and nothing that is still of use', async () => {
  await using shop = await createTestApp();
  const browser = shop.newBrowser();
  const person = await makePerson(shop.deps);
  await signIn(browser, person, true);
  await shop.newBrowser().post('/api/users/reset-account', { email: person.email });
  await shop.workOffOutbox();
  await sweepExpired(shop.deps, {}, { id: 'sweep' });
  expect((await browser.get('/api/users/me')).status).toBe(200);
  const counts = async () => ({
    tokens: (await shop.deps.db.selectFrom('sessionToken').select('kind').execute()).length,
    sessions: (await shop.deps.db.selectFrom('session').select('id').execute()).length,
    links: (await shop.deps.db.selectFrom('oneTimeToken').select('id').execute()).length,
    promises: (await shop.deps.db.selectFrom('outbox').select('id').execute()).length,
  });
  expect(await counts()).toEqual({ tokens: 2, sessions: 1, links: 1, promises: 1 });
  // What guests have typed lies in promises, so they go as soon as nobody needs to look into them.
  shop.passTime(25 * 60 * 60);
  await sweepExpired(shop.deps, {}, { id: 'sweep' });
  expect((await counts()).promises).toBe(0);
  shop.passTime(60 * 24 * 60 * 60);
  await sweepExpired(shop.deps, {}, { id: 'sweep' });
  expect(await counts()).toEqual({ tokens: 0, sessions: 0, links: 0, promises: 0 });
});
