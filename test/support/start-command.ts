import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const READY = / is ready: (http:\S+)$/;
const READY_LIMIT_MS = 60_000;

/** As a person does, but on a port and a folder of its own. Whatever the command starts writes to the same pipe. */
export async function startCommand(
  [program, ...args]: readonly [string, ...string[]],
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
) {
  const child = spawn(program, args, {
    cwd: resolve('.'),
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, DEMO_DATA: 'off', DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const closed = once(child, 'close');
  for await (const line of createInterface({ input: child.stdout, signal: AbortSignal.timeout(READY_LIMIT_MS) })) {
    const origin = READY.exec(line)?.[1];
    if (origin === undefined) continue;
    child.stdout.resume();
    return { child, origin, closed, endGroup: () => endGroup(child.pid ?? 0) };
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
