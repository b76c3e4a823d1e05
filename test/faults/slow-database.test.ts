import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { startEmbeddedPostgres } from '#db/embedded/start-embedded-postgres.ts';
import { buildIfChanged } from '../../scripts/build-if-changed.ts';
import { holdTable } from '../support/hold-table.ts';
import { startCommand } from '../support/start-command.ts';

const run = promisify(execFile);
const SCRIPT = ['node', 'scripts/bootstrap.mjs', 'start'] as const;

/** Stops every process of a database server until it is thawed. */
async function freeze(dataDir: string) {
  const postmaster = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0] ?? '';
  const { stdout } = await run('ps', ['--no-headers', '-o', 'pid', '--ppid', postmaster]);
  const pids = [postmaster, ...stdout.split('\n')].map(Number).filter((pid) => pid > 0);
  const send = (signal: NodeJS.Signals) => pids.forEach((pid) => process.kill(pid, signal));
  send('SIGSTOP');
  return () => send('SIGCONT');
}

test('pages and calls ask to come back while the database is slow, and nobody leaves at once over a frozen one', async () => {
  expect(await buildIfChanged()).toBe(true);
  const dataDir = await mkdtemp(join(tmpdir(), 'trailyard-slow-'));
  const { child, origin, closed, endGroup } = await startCommand(SCRIPT, dataDir, { SHUTDOWN_DELAY_SECONDS: '0' });
  try {
    const database = await startEmbeddedPostgres({ dataDir });
    // Trailers are in memory; which depots there are is asked of the database.
    await using held = await holdTable(database.url, 'depot');
    const paths = ['/en/trailers', '/en/trailers.data', '/api/trailers'];
    const answers = await Promise.all(
      paths.map(async (path) => {
        const response = await fetch(origin + path);
        return {
          path,
          status: response.status,
          retryAfter: response.headers.get('retry-after'),
          text: await response.text(),
        };
      }),
    );
    expect(answers.map(({ path, status, retryAfter }) => [path, status, retryAfter])).toEqual(
      paths.map((path) => [path, 503, '1']),
    );
    // The page says the same as its status, in words.
    expect(answers[0]?.text).toContain('Something is not working right now.');
    expect(answers[0]?.text).toMatch(/>503</);
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    await held.release();
    expect((await fetch(`${origin}/en/trailers`)).status).toBe(200);

    const thaw = await freeze(dataDir);
    try {
      const response = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(10_000) });
      expect(response.status).toBe(200);
    } finally {
      thaw();
    }
    await expect.poll(async () => (await fetch(`${origin}/readyz`)).status).toBe(200);
    await database.stop();
    child.kill('SIGTERM');
    await closed;
  } finally {
    endGroup();
    await closed;
    await rm(dataDir, { recursive: true, force: true });
  }
});
