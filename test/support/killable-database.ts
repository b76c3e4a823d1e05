import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { createDatabase } from '#db/client.ts';
import { startEmbeddedPostgres } from '#db/embedded/start-embedded-postgres.ts';
import { migrateToLatest } from '#db/migrate.ts';

const LONGEST_OUTAGE_MS = 60_000;

/** A database that keeps what it has acknowledged, on a server of its own that can be killed and stopped. */
export async function createKillableDatabase() {
  const folder = await mkdtemp(join(tmpdir(), 'trailyard-kill-'));
  const server = await startEmbeddedPostgres({ dataDir: folder });
  const db = createDatabase(server.url);
  await migrateToLatest(db);
  const end = async (how: NodeJS.Signals) => {
    killed = await readServerPid();
    process.kill(killed, how);
  };
  const readServerPid = async () =>
    Number.parseInt(await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8'), 10);
  let killed: number | undefined;
  /** Connections outlive their server for a moment: it is back when another one answers. */
  const isAnswering = async () => {
    try {
      await sql`select 1`.execute(db);
      return (await readServerPid()) !== killed;
    } catch {
      return false;
    }
  };
  return {
    url: server.url,
    db,
    isBack: async () => {
      await expect.poll(isAnswering, { timeout: LONGEST_OUTAGE_MS }).toBe(true);
    },
    kill: () => end('SIGKILL'),
    /** As an operator does it: whoever is connected is cut off, but for those who follow, who get everything first. */
    shutDown: () => end('SIGINT'),
    /** Kills one connection's process, at which the server cuts off all others and recovers. */
    killBackend: async () => {
      const { rows } = await sql<{ pid: number }>`
        select pid from pg_stat_activity where application_name = 'trailyard' and pid <> pg_backend_pid()
        order by state = 'active' desc limit 1`.execute(db);
      for (const { pid } of rows) signal(pid, 'SIGKILL');
    },
    /** Neither answers nor refuses until it is thawed. */
    freeze: async () => {
      const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity`.execute(db);
      const all = [await readServerPid(), ...rows.map(({ pid }) => pid)];
      for (const pid of all) signal(pid, 'SIGSTOP');
      return () => all.forEach((pid) => signal(pid, 'SIGCONT'));
    },
    [Symbol.asyncDispose]: async () => {
      await db.destroy();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A process that has ended meanwhile needs no signal. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
