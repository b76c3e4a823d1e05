import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pino from 'pino';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test, vi } from 'vitest';
import { createMail } from '#adapters/mail/create-mail.ts';
import { inTransaction } from '#db/transaction.ts';
import { ok } from '#domain/result.ts';
import { startJobs } from '#server/jobs.ts';
import { sendMail } from '#server/jobs/send-mail.ts';
import type { MailRequest } from '#services/mail/mail-request.ts';
import { queueMail } from '#services/mail/queue-mail.ts';
import type { MailPort } from '#services/ports/mail.ts';
import { makePerson } from '../support/people.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const log = pino({ level: 'silent' });
const WAIT = { timeout: 40_000, interval: 100 };
const FROM = 'Trailyard <service@trailyard.example>';

const closers: Array<() => unknown> = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

async function work({ deps, databaseUrl: connection }: TestApp, servers = 1) {
  const started = await Promise.all(Array.from({ length: servers }, () => startJobs({ deps, connection, log })));
  const stop = async () => {
    await Promise.all(started.map((jobs) => jobs.stop()));
  };
  return { stop, [Symbol.asyncDispose]: stop };
}

const promise = ({ deps }: TestApp, requests: readonly MailRequest[]) =>
  inTransaction(deps.db, async (trx) => {
    for (const request of requests) await queueMail(trx, request);
  });

const noticeTo = (userId: string): MailRequest => ({
  template: 'passwordChanged',
  userId,
  at: '2026-03-02T08:09:10.000Z',
});

/** Takes every mail in, and says that it did only once so many are on their way together. */
async function startMailServer(together: number) {
  const received: string[] = [];
  let release = () => undefined as void;
  const enough = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    async onData(stream, session, done) {
      for await (const _ of stream);
      received.push(...session.envelope.rcptTo.map(({ address }) => address));
      if (received.length >= together) release();
      await enough;
      done();
    },
  });
  const listening = Promise.withResolvers<void>();
  const listener = server.listen(0, '127.0.0.1', listening.resolve);
  await listening.promise;
  closers.push(() => new Promise<void>((closed) => server.close(closed)));
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { received, url: `smtp://127.0.0.1:${address.port}` };
}

test('many mails go out side by side until none is left, each of them once, by two servers', async () => {
  const { received, url } = await startMailServer(4);
  const mail = createMail({ url, from: FROM, outboxDir: '/nowhere' });
  closers.push(() => mail.close());
  await using shop = await createTestApp({ mail });
  const people = await Promise.all(Array.from({ length: 130 }, () => makePerson(shop.deps)));
  await promise(
    shop,
    people.map(({ userId }) => noticeTo(userId)),
  );
  const countSent = async () => (await shop.deps.db.selectFrom('sentMail').select('id').execute()).length;
  await using servers = await work(shop, 2);
  await vi.waitFor(async () => expect(await countSent()).toBe(people.length), WAIT);
  await servers.stop();
  expect(received.toSorted()).toEqual(people.map(({ email }) => email).toSorted());
}, 90_000);

test('what guests ask for stands in a line of its own and holds up no paper', async () => {
  const sent: string[] = [];
  let release = () => undefined as void;
  const stalled = new Promise<void>((resolve) => {
    release = resolve;
  });
  const mail: MailPort = {
    send: async ({ to, subject }) => {
      if (subject.startsWith('Neues Passwort')) await stalled;
      sent.push(to);
      return ok(undefined);
    },
    close: () => undefined,
  };
  await using shop = await createTestApp({ mail });
  const guests = await Promise.all(Array.from({ length: 30 }, () => makePerson(shop.deps)));
  for (const { email } of guests) await promise(shop, [{ template: 'passwordReset', email }]);
  const { userId, email } = await makePerson(shop.deps);
  await promise(shop, [noticeTo(userId)]);
  await using server = await work(shop);
  expect(server).toBeDefined();
  await vi.waitFor(() => expect(sent).toEqual([email]), WAIT);
  release();
  await vi.waitFor(() => expect(sent).toHaveLength(1 + guests.length), WAIT);
}, 90_000);

test('a reset for an address that nobody has becomes no job', async () => {
  const sent: string[] = [];
  const mail: MailPort = {
    send: async ({ to }) => {
      sent.push(to);
      return ok(undefined);
    },
    close: () => undefined,
  };
  await using shop = await createTestApp({ mail });
  const { email } = await makePerson(shop.deps);
  const strangers = Array.from({ length: 20 }, (_, i) => `nobody-${i}@test.example`);
  for (const address of [...strangers, email.toUpperCase()]) {
    const response = await shop.newBrowser().post('/api/users/reset-account', { email: address });
    expect(response.status).toBe(202);
  }
  await using server = await work(shop);
  expect(server).toBeDefined();
  await vi.waitFor(() => expect(sent).toEqual([email]), WAIT);
  const { rows } = await sql`select name from pgboss.job where name like '%mail%'`.execute(shop.deps.db);
  expect(rows).toEqual([{ name: 'mail-to-guest' }]);
  expect(await shop.deps.db.selectFrom('outbox').select('id').where('dispatchedAt', 'is', null).execute()).toEqual([]);
}, 90_000);

test('a mail whose job is tried again after it went out is not sent twice', async () => {
  await using shop = await createTestApp();
  const { userId } = await makePerson(shop.deps);
  const id = randomUUID();
  await sendMail(shop.deps, noticeTo(userId), { id });
  await sendMail(shop.deps, noticeTo(userId), { id });
  expect(shop.mails).toHaveLength(1);
});
