/** How long `npm start` takes until the shop answers, on a database that is there already and with a current build. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildIfChanged } from '../scripts/build-if-changed.ts';
import { startCommand } from '../test/support/start-command.ts';
import { recordResult } from './record.ts';
import { times } from './support/spread-work.ts';

const STARTS = 5;

export async function run(): Promise<void> {
  if (!(await buildIfChanged())) throw new Error('The application could not be built');
  const dataDir = await mkdtemp(path.join(tmpdir(), 'trailyard-bench-'));
  try {
    // The first one makes the database.
    const [, ...seconds] = await times(STARTS + 1, () => startAndStop(dataDir));
    const sorted = seconds.toSorted((a, b) => a - b);
    await recordResult(
      'start',
      `ready after ${sorted[sorted.length >> 1]?.toFixed(2)} s (median of ${STARTS}, ${sorted[0]?.toFixed(2)} to ${sorted.at(-1)?.toFixed(2)} s)`,
    );
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function startAndStop(dataDir: string): Promise<number> {
  const started = performance.now();
  const env = { SHUTDOWN_DELAY_SECONDS: '0', LOG_LEVEL: 'silent' };
  const { child, closed } = await startCommand([process.execPath, 'scripts/bootstrap.mjs', 'start'], dataDir, env);
  const seconds = (performance.now() - started) / 1000;
  child.kill('SIGTERM');
  await closed;
  return seconds;
}
