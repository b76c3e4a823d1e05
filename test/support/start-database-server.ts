import { mkdtemp, rm } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { createDatabase } from '#db/client.ts';
import { startEmbeddedPostgres } from '#db/embedded/start-embedded-postgres.ts';
import { migrateToLatest } from '#db/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated, empty database that test databases are copied from. */
    templateDatabaseUrl: string;
    /** The same, for what its owner must not do. */
    superuserUrl: string;
    /** For what servers on the same database share; gone with the run. */
    filesFolder: string;
  }
}

const templateName = 'template_of_tests';

/** One server for the whole run: tests copy the migrated template instead of migrating again. */
export default async function startDatabaseServer(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'trailyard-test-'));
  const server = await startEmbeddedPostgres({ dataDir, durable: false });
  const admin = createDatabase(server.url, { poolSize: 1 });
  await sql`create database ${sql.id(templateName)}`.execute(admin);
  await admin.destroy();
  const templateUrl = new URL(server.url);
  templateUrl.pathname = `/${templateName}`;
  const template = createDatabase(templateUrl.href, { poolSize: 1 });
  await migrateToLatest(template);
  await template.destroy();
  project.provide('templateDatabaseUrl', templateUrl.href);
  const superuserUrl = new URL(templateUrl);
  superuserUrl.username = server.superuser.user;
  project.provide('superuserUrl', superuserUrl.href);
  project.provide('filesFolder', join(dataDir, 'files'));
  const stop = async (): Promise<void> => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  // Vitest ends at once when it is told to, without asking for this.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void stop().finally(() => process.exit(128 + constants.signals[signal])));
  }
  return stop;
}
