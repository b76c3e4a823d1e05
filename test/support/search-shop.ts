import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { createSqlAvailability } from '#availability/sql-availability.ts';
import { parseEnv } from '#config/env.ts';
import { compose } from '#server/compose.ts';
import { loadDemoData } from '#demo/load-demo-data.ts';
import { createTestDatabase } from './database.ts';
import type { RentalReads } from '#services/deps.ts';

export type SearchShop = AsyncDisposable & {
  readonly url: string;
  readonly deps: RentalReads;
  readonly setNow: (now: Date) => void;
};

const SECRET_KEY = 'the secret key of all the tests!';

/** What the search needs, on a database of its own with a clock that stands still. */
export async function createSearchShop({
  now,
  withDemo = false,
}: {
  readonly now: Date;
  readonly withDemo?: boolean;
}): Promise<SearchShop> {
  const database = await createTestDatabase();
  const { db } = database;
  const dataDir = path.join(tmpdir(), `trailyard-test-${randomUUID()}`);
  const config = parseEnv({});
  const deps = compose({ config, db, dataDir, secretKey: SECRET_KEY, log: pino({ level: 'silent' }) });
  if (withDemo) await loadDemoData({ db, storage: deps.storage, now, secretKey: SECRET_KEY, withFiles: false });
  let current = now;
  return {
    url: database.url,
    deps: { ...deps, clock: { now: () => current } },
    setNow: (next) => {
      current = next;
    },
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
}

/** The same shop with a database that counts the statements sent to it. */
export function countQueries(deps: RentalReads): { readonly deps: RentalReads; readonly count: () => number } {
  let statements = 0;
  const db = deps.db.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { deps: { ...deps, db, availability: createSqlAvailability(db) }, count: () => statements };
}
