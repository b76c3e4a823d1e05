import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, mkdtemp, readFile, readdir, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { Client, type ClientConfig } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isReachable } from '#db/embedded/is-reachable.ts';
import { locateBinaries } from '#db/embedded/locate-binaries.ts';
import { startEmbeddedPostgres } from '#db/embedded/start-embedded-postgres.ts';
import { startEmbeddedPostgresProcess } from '../support/embedded-postgres-process.ts';

const isRoot = process.getuid?.() === 0;
const nobody = { uid: 65534, gid: 65534 };

let template: string;
let folder: string;
let dataDir: string;

// Making a database takes seconds, a copy of one does not.
beforeAll(async () => {
  template = await mkdtemp(join(tmpdir(), 'embedded-postgres-'));
  await chmod(template, 0o755);
  await (await startEmbeddedPostgres({ dataDir: template })).stop();
});
afterAll(() => rm(template, { recursive: true, force: true }));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'embedded-postgres-'));
  await chmod(folder, 0o755);
  dataDir = join(folder, 'data');
  await mkdir(dataDir);
});

afterEach(async () => {
  if (await findServerPid()) await killServer();
  await rm(folder, { recursive: true, force: true });
});

describe('who runs it', () => {
  test.each(isRoot ? ['root', 'nobody'] : ['this user'])('%s can start it, stop it and start it again', async (who) => {
    const order = who === 'nobody' ? await prepareForNobody() : { dataDir };

    const first = await startEmbeddedPostgresProcess(order);
    await query(first.url, 'create extension btree_gist');
    await query(first.url, "create table note as select 'kept' as text");
    await first.stop();
    expect(await findServerPid()).toBeUndefined();

    const second = await startEmbeddedPostgresProcess(order);
    expect(await query(second.url, 'select text from note')).toEqual([{ text: 'kept' }]);
    await second.stop();
    expect((await stat(join(dataDir, 'postgres'))).uid).not.toBe(0);
    expect((await stat(join(dataDir, 'postgres', 'password'))).mode & 0o777).toBe(0o600);
  });

  test('folders that only their owner may enter are no obstacle, nor is a very long path', async () => {
    const closed = join(folder, 'closed');
    const binaries = join(closed, 'package', 'native');
    await mkdir(closed, { mode: 0o700 });
    await cp(locateBinaries(), binaries, { recursive: true, verbatimSymlinks: true });
    const server = await startEmbeddedPostgres({ dataDir: join(closed, 'd'.repeat(120)), binaries });
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await server.stop();
  });

  test('the application is not a superuser, and may follow the changes also of an older folder', async () => {
    const older = await startEmbeddedPostgres({ dataDir });
    const rights = await query(older.url, 'select rolsuper, rolreplication from pg_roles where rolname = current_user');
    expect(rights).toEqual([{ rolsuper: false, rolreplication: true }]);
    await query(older.superuser, 'alter role trailyard noreplication');
    await older.stop();
    const server = await startEmbeddedPostgres({ dataDir });
    expect(
      await query(
        server.url,
        "select rolreplication, current_setting('wal_level') as level from pg_roles where rolname = current_user",
      ),
    ).toEqual([{ rolreplication: true, level: 'logical' }]);
    await server.stop();
  });
});

/** A database that has been used before, whoever owns its files. */
const copyDatabase = () => promisify(execFile)('cp', ['-a', `${template}/.`, dataDir]);

describe('after a crash', () => {
  beforeEach(copyDatabase);

  test('a killed process leaves a server that the next one joins and stops', async () => {
    const killed = await startEmbeddedPostgresProcess({ dataDir });
    await query(killed.url, "create table note as select 'kept' as text");
    const pid = await findServerPid();
    await killed.kill();

    const next = await startEmbeddedPostgres({ dataDir });
    expect(await findServerPid()).toBe(pid);
    expect(await query(next.url, 'select text from note')).toEqual([{ text: 'kept' }]);
    await next.stop();
    expect(await findServerPid()).toBeUndefined();
  });

  test('a committed row survives when process and server are both killed', async () => {
    const killed = await startEmbeddedPostgresProcess({ dataDir });
    await query(killed.url, "create table note as select 'kept' as text");
    await killed.kill();
    await killServer();

    const next = await startEmbeddedPostgres({ dataDir });
    expect(await query(next.url, 'select text from note')).toEqual([{ text: 'kept' }]);
    await next.stop();
  });

  test('a killed server comes back at the same address while the process lives', async () => {
    const messages: string[] = [];
    const server = await startEmbeddedPostgres({ dataDir, onProgress: (message) => messages.push(message) });
    const killed = await killServer();

    await expect.poll(() => query(server.url, 'select 1 as one').catch(() => []), { timeout: 10_000 }).toHaveLength(1);
    expect(await findServerPid()).not.toBe(killed);
    expect(messages).toContain('The database is gone, starting it again');
    await server.stop();
    expect(await findServerPid()).toBeUndefined();
  });

  test.each([
    { whose: 'a living stranger', program: 'echo $$; exec sleep 60' },
    // A child that has ended while its parent, turned into another program, never asks for it.
    { whose: 'a zombie', program: 'true & echo $!; exec sleep 60' },
  ])('a lock file with the pid of $whose does not keep it from starting', async ({ program }) => {
    // The same user as the server's: PostgreSQL itself sees through the pids of other users.
    const account = isRoot ? nobody : {};
    const stranger = spawn('sh', ['-c', program], { stdio: ['ignore', 'pipe', 'inherit'], ...account });
    const [pid] = await once(createInterface(stranger.stdout), 'line');
    await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), `${pid}\n/elsewhere\n1\n5432\n/tmp\n\n1 1\nready\n`);

    const server = await startEmbeddedPostgres({ dataDir });
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await server.stop();
    stranger.kill();
  });
});

describe('several processes', () => {
  test('share one server, and the last one to leave stops it', async () => {
    const [first, second] = await Promise.all([
      startEmbeddedPostgresProcess({ dataDir }),
      startEmbeddedPostgresProcess({ dataDir }),
    ]);
    expect(second.url).toBe(first.url);
    await first.stop();
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await second.stop();
    expect(await findServerPid()).toBeUndefined();
  });
});

describe('what is missing', () => {
  test('library links are made again where install scripts were blocked', async () => {
    const binaries = join(folder, 'package', 'native');
    await cp(locateBinaries(), binaries, { recursive: true, verbatimSymlinks: true });
    for (const entry of await readdir(join(binaries, 'lib'), { withFileTypes: true })) {
      if (entry.isSymbolicLink()) await unlink(join(entry.parentPath, entry.name));
    }
    const server = await startEmbeddedPostgres({ dataDir, binaries });
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await server.stop();
  });

  test('an interrupted creation is thrown away', async () => {
    const draft = join(dataDir, 'postgres.new-4194305-abcdef');
    await mkdir(draft);
    await writeFile(join(draft, 'PG_VERSION'), '18');
    await (await startEmbeddedPostgres({ dataDir })).stop();
    expect((await readdir(dataDir)).toSorted()).toEqual(['postgres', 'postgres.log']);
  });

  test('a platform without binaries is told to bring its own server', () => {
    expect(() => locateBinaries('win32-x64')).toThrow(/win32-x64.*set DATABASE_URL/);
  });

  test('a folder with something else in it is left alone', async () => {
    await mkdir(join(dataDir, 'postgres'));
    await writeFile(join(dataDir, 'postgres', 'precious'), '');
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow('is not a database of this shop');
    expect(await readdir(join(dataDir, 'postgres'))).toEqual(['precious']);
  });

  test('a data folder that cannot be made is named', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    const start = startEmbeddedPostgres({ dataDir: join(file, 'data') });
    await expect(start).rejects.toThrow(`The data folder ${join(file, 'data')} cannot be written`);
  });
});

async function query(connection: string | ClientConfig, statement: string): Promise<readonly unknown[]> {
  const client = new Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

async function findServerPid(): Promise<number | undefined> {
  const lock = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '');
  return lock ? Number.parseInt(lock, 10) : undefined;
}

async function killServer(): Promise<number> {
  const pid = (await findServerPid()) ?? Number.NaN;
  process.kill(pid, 'SIGKILL');
  return pid;
}

async function prepareForNobody(): Promise<{ dataDir: string; binaries: string; uid: number }> {
  await chown(dataDir, nobody.uid, nobody.gid);
  const installed = locateBinaries();
  if (await isReachable(installed, nobody)) return { dataDir, binaries: installed, uid: nobody.uid };
  const binaries = join(folder, 'package', 'native');
  await cp(installed, binaries, { recursive: true, verbatimSymlinks: true });
  return { dataDir, binaries, uid: nobody.uid };
}
