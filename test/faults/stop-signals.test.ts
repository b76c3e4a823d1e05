import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { buildIfChanged } from '../../scripts/build-if-changed.ts';

const READY = / is ready: (http:\S+)$/;
const READY_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 20_000;

/** As a person does, but on a port and a folder of its own. Whatever the command starts writes to the same pipe. */
async function start(command: readonly [string, ...string[]], dataDir: string) {
  const [program, ...args] = command;
  const child = spawn(program, args, {
    cwd: resolve('.'),
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, DEMO_DATA: 'off', DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const closed = once(child, 'close');
  for await (const line of createInterface({ input: child.stdout, signal: AbortSignal.timeout(READY_LIMIT_MS) })) {
    const origin = READY.exec(line)?.[1];
    if (origin === undefined) continue;
    child.stdout.resume();
    return { child, origin, closed };
  }
  throw new Error('it has ended before it was ready');
}

/** What a broken command would leave behind. */
function endGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGTERM');
  } catch {
    // Nothing is left of it.
  }
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const NPM = ['npm', 'start'] as const;
const SCRIPT = ['node', 'scripts/bootstrap.mjs', 'start'] as const;

test.each([
  ['npm start', 'SIGTERM', NPM, ['SIGTERM']],
  ['npm start', 'two SIGINTs', NPM, ['SIGINT', 'SIGINT']],
  ['its script', 'two SIGTERMs', SCRIPT, ['SIGTERM', 'SIGTERM']],
  ['its script', 'SIGINT', SCRIPT, ['SIGINT']],
] as const)('%s leaves neither server nor database behind after %s', async (_, __, command, signals) => {
  expect(await buildIfChanged()).toBe(true);
  const dataDir = await mkdtemp(join(tmpdir(), 'trailyard-signals-'));
  const { child, origin, closed } = await start(command, dataDir);
  try {
    const database = Number.parseInt(await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    expect(isAlive(database)).toBe(true);

    for (const signal of signals) child.kill(signal);
    // The pipe is closed by the last process that can write to it.
    const end = await Promise.race([closed, delay(STOP_LIMIT_MS, 'still running')]);
    expect(end).not.toBe('still running');
    await expect(fetch(`${origin}/readyz`)).rejects.toThrow('fetch failed');
    expect(isAlive(database)).toBe(false);
  } finally {
    endGroup(child.pid ?? 0);
    await closed;
    await rm(dataDir, { recursive: true, force: true });
  }
});
