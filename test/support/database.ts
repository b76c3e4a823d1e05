import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { createDatabase } from '#db/client.ts';
import type { Database } from '#db/client.ts';

export type TestDatabase = AsyncDisposable & {
  readonly url: string;
  /** The same database for somebody whom nothing stops. */
  readonly superuserUrl: string;
  readonly db: Database;
};

/** A migrated, empty database of one's own: `await using database = await createTestDatabase()`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const templateUrl = new URL(inject('templateDatabaseUrl'));
  const template = templateUrl.pathname.slice(1);
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(templateUrl, (admin) =>
    sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(admin),
  );
  const url = toUrl(templateUrl, name);
  const db = createDatabase(url);
  return {
    url,
    superuserUrl: toUrl(new URL(inject('superuserUrl')), name),
    db,
    async [Symbol.asyncDispose]() {
      await db.destroy();
      // Only a superuser may cut off all who are still connected: a follower of changes, and the server's own clean-up.
      await administer(new URL(inject('superuserUrl')), (admin) =>
        sql`drop database ${sql.id(name)} with (force)`.execute(admin),
      );
    },
  };
}

/** Works beside the template, which can only be copied while nobody is connected to it. */
async function administer(templateUrl: URL, work: (admin: Database) => Promise<unknown>): Promise<void> {
  const admin = createDatabase(toUrl(templateUrl, 'postgres'), { poolSize: 1 });
  try {
    await work(admin);
  } finally {
    await admin.destroy();
  }
}

function toUrl(base: URL, database: string): string {
  const url = new URL(base);
  url.pathname = `/${database}`;
  return url.href;
}
