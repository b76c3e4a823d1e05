import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createDatabase, type Database } from '#db/client.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#db/embedded/start-embedded-postgres.ts';
import { migrateToLatest } from '#db/migrate.ts';
import { createRecordKeeper } from '#db/record-keeper.ts';
import { DEMO_PASSWORD } from '#demo/people.ts';
import { type RunningBuild, startBuild } from './start-build.ts';

const ADMIN = 'admin@trailyard.example';

export type LargeCompany = Pick<RunningBuild, 'url' | 'pid'> & {
  readonly db: Database;
  readonly postgres: EmbeddedPostgres;
  readonly dataDir: string;
  /** Of the admin of the operator. */
  readonly cookie: string;
};

/** Runs the shop of a company with so many trailers, or of the one that `npm run seed` has made in `CONSOLE_DATA`. */
export async function withLargeCompany(
  { port, trailers }: { readonly port: number; readonly trailers: string },
  use: (company: LargeCompany) => Promise<void>,
): Promise<void> {
  const given = process.env['CONSOLE_DATA'];
  const dataDir = given ?? (await seed(trailers));
  const postgres = await startEmbeddedPostgres({ dataDir });
  const db = createDatabase(postgres.url);
  try {
    await migrateToLatest(db, { keeper: createRecordKeeper(postgres.superuser) });
    // Jobs would work in the same process.
    const server = await startBuild(port, { DATA_DIR: dataDir, ROLE: 'web', DEMO_DATA: 'false' });
    try {
      await use({ ...server, db, postgres, dataDir, cookie: await signIn(server.url) });
    } finally {
      await server.stop();
    }
  } finally {
    await db.destroy();
    await postgres.stop();
    if (given === undefined) await rm(dataDir, { recursive: true, force: true });
  }
}

async function seed(trailers: string): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'trailyard-bench-'));
  await promisify(execFile)(process.execPath, ['scripts/seed.ts', '--trailers', trailers], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
  return dataDir;
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify({ email: ADMIN, password: DEMO_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`Nobody could sign in: ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((header) => header.split(';', 1)[0] ?? '')
    .join('; ');
}
