import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Hono } from 'hono';
import pino, { type Logger } from 'pino';
import { createArgon2Password } from '#adapters/password/argon2-password.ts';
import type { ApiEnv } from '#api/env.ts';
import { parseEnv } from '#config/env.ts';
import { toPublicConfig } from '#config/public.ts';
import { ok } from '#domain/result.ts';
import { createApp } from '#server/app.ts';
import { compose } from '#server/compose.ts';
import { OUTBOX_HANDLERS } from '#server/jobs/handlers.ts';
import type { GateCounts } from '#server/shedding/open-gate.ts';
import { markDispatched, takeFromOutbox } from '#db/mail/outbox.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Deps } from '#services/deps.ts';
import type { Mail, MailPort } from '#services/ports/mail.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { type Browser, createBrowser } from './browser.ts';
import { guardOutsidePorts } from './outside-ports.ts';

export const ORIGIN = 'https://shop.example';

export type TestApp = AsyncDisposable & {
  readonly app: Hono<ApiEnv>;
  readonly deps: Deps;
  readonly databaseUrl: string;
  /** What has been sent, newest last. */
  readonly mails: Mail[];
  /** Moves the shop's clock; it starts at the real time and stands still otherwise. */
  readonly passTime: (seconds: number) => void;
  readonly newBrowser: (address?: string) => Browser;
  /** Does what the jobs would do with everything that waits, or with one line of it. */
  readonly workOffOutbox: (line?: string) => Promise<void>;
  /** For a test that reads its own mails: those of the tests before it are neither written nor put on paper. */
  readonly forgetOutbox: () => Promise<void>;
};

type Options = {
  readonly mail?: MailPort;
  readonly env?: Record<string, string>;
  readonly pages?: Parameters<typeof createApp>[0]['pages'];
  readonly gate?: GateCounts;
  readonly assetsDir?: string;
  readonly log?: Logger;
  readonly rights?: Parameters<typeof createApp>[0]['rights'];
  /** Instead of a copy of the template; the app disposes of it in the end. */
  readonly database?: Omit<TestDatabase, 'superuserUrl'>;
};

/** The whole server but for its pages, on a database of its own, with cheap passwords and collected mails. */
export async function createTestApp({
  mail,
  env = {},
  pages,
  gate,
  assetsDir,
  log = pino({ level: 'silent' }),
  rights,
  database: given,
}: Options = {}): Promise<TestApp> {
  const database = given ?? (await createTestDatabase());
  const config = parseEnv({ PUBLIC_ORIGIN: ORIGIN, ...env });
  const mails: Mail[] = [];
  let now = new Date();
  const dataDir = path.join(tmpdir(), `trailyard-test-${randomUUID()}`);
  const deps = guardOutsidePorts({
    ...compose({ config, db: database.db, dataDir, secretKey: 'the secret key of all the tests!', log }),
    clock: { now: () => now },
    mail: mail ?? {
      send: async (sent) => {
        mails.push(sent);
        return ok(undefined);
      },
      close: () => undefined,
    },
    passwords: createArgon2Password({ memoryCost: 64, timeCost: 1 }),
  });
  const app = createApp({
    config,
    publicConfig: toPublicConfig(config, 'test'),
    deps,
    log,
    checksAnswers: true,
    health: { isReady: async () => true },
    headers: { secure: config.secure, analyticsHost: '', mapHost: '', imageHosts: config.IMAGE_HOSTS },
    ...(pages === undefined ? {} : { pages }),
    ...(rights && { rights }),
    ...(gate && { gate }),
    ...(assetsDir !== undefined && { assetsDir }),
  });
  const takeAll = (topic: string) =>
    inTransaction(deps.db, async (trx) => {
      const taken = await takeFromOutbox(trx, { topic, limit: 1000 });
      await markDispatched(trx, { ids: taken.map(({ id }) => id), now });
      return taken;
    });
  return {
    app,
    deps,
    databaseUrl: database.url,
    mails,
    passTime: (seconds) => {
      now = new Date(now.getTime() + seconds * 1000);
    },
    newBrowser: (address) => createBrowser(app, { origin: ORIGIN, now: () => now, address }),
    workOffOutbox: async (line) => {
      for (const [topic, handle] of Object.entries(OUTBOX_HANDLERS)) {
        if (line !== undefined && topic !== line) continue;
        for (const { payload } of await takeAll(topic)) await handle(deps, payload, { id: randomUUID() });
      }
    },
    forgetOutbox: async () => {
      for (const topic of Object.keys(OUTBOX_HANDLERS)) await takeAll(topic);
    },
    [Symbol.asyncDispose]: async () => {
      await database[Symbol.asyncDispose]();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
