import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { buildIfChanged } from '../../scripts/build-if-changed.ts';
import { startCommand } from '../support/start-command.ts';

const STOP_LIMIT_MS = 20_000;

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
  const { child, origin, closed, endGroup } = await startCommand(command, dataDir, { SHUTDOWN_DELAY_SECONDS: '0' });
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
    endGroup();
    await closed;
    await rm(dataDir, { recursive: true, force: true });
  }
});

test('a stop is announced before the port is closed', async () => {
  expect(await buildIfChanged()).toBe(true);
  const dataDir = await mkdtemp(join(tmpdir(), 'trailyard-drain-'));
  const { child, origin, closed, endGroup } = await startCommand(SCRIPT, dataDir, { SHUTDOWN_DELAY_SECONDS: '5' });
  const ask = async (path: string) => {
    const { status, headers } = await fetch(origin + path);
    return [status, headers.get('connection')];
  };
  try {
    expect(await ask('/readyz')).toEqual([200, 'keep-alive']);
    child.kill('SIGTERM');
    await expect.poll(() => ask('/readyz'), { interval: 20 }).toEqual([503, 'close']);
    expect(await ask('/healthz')).toEqual([200, 'close']);
    await closed;
    await expect(fetch(`${origin}/readyz`)).rejects.toThrow('fetch failed');
  } finally {
    endGroup();
    await closed;
    await rm(dataDir, { recursive: true, force: true });
  }
});
