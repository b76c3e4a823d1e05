/** Mails per second from the outbox to a local mail server, with as many resets for addresses that nobody has beside them. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDatabase, type Database } from '#db/client.ts';
import { startEmbeddedPostgres } from '#db/embedded/start-embedded-postgres.ts';
import { inTransaction } from '#db/transaction.ts';
import { queueMail } from '#services/mail/queue-mail.ts';
import { makeUser } from '../test/support/make-rows.ts';
import { recordResult } from './record.ts';
import { type CountingMailServer, startMailServer } from './support/mail-server.ts';
import { startBuild } from './support/start-build.ts';

const MAILS = 500;
const WARM_UP = 20;
const PORT = 4872;

export async function run(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'trailyard-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  const db = createDatabase(postgres.url);
  const mailServer = await startMailServer();
  try {
    const shop = await startBuild(PORT, { DATABASE_URL: postgres.url, MAIL_URL: mailServer.url });
    try {
      await measureMails(db, mailServer);
    } finally {
      await shop.stop();
    }
  } finally {
    await mailServer.stop();
    await db.destroy();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measureMails(db: Database, { received }: CountingMailServer): Promise<void> {
  const userId = await makeUser(db);
  await promiseMails(db, userId, WARM_UP);
  await received(WARM_UP);
  const started = performance.now();
  await promiseMails(db, userId, MAILS);
  await received(WARM_UP + MAILS);
  const perSecond = (MAILS * 1000) / (performance.now() - started);
  await recordResult(
    'mail',
    `${perSecond.toFixed(0)} mails/s by one process, beside as many resets for unknown addresses`,
  );
}

const promiseMails = (db: Database, userId: string, count: number): Promise<void> =>
  inTransaction(db, async (trx) => {
    for (let i = 0; i < count; i += 1) {
      await queueMail(trx, { template: 'passwordReset', email: `nobody-${i}@test.example` });
      await queueMail(trx, { template: 'passwordChanged', userId, at: new Date().toISOString() });
    }
  });
