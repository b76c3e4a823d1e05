import { setTimeout as delay } from 'node:timers/promises';

import { isServing } from './find-running-server.ts';
import type { RunningServer } from './find-running-server.ts';
import { removeRuntimeFolder } from './runtime-folder.ts';

const patienceMs = 20_000;

/** Ends open connections, writes everything down and stops; a server that hangs is cut off and recovers later. */
export async function stopServer(cluster: string, server: RunningServer): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (await endsAfter(signal, cluster, server.pid)) break;
  }
  await removeRuntimeFolder(server.socketFolder);
}

async function endsAfter(signal: NodeJS.Signals, cluster: string, pid: number): Promise<boolean> {
  const giveUpAt = Date.now() + patienceMs;
  try {
    process.kill(pid, signal);
  } catch {
    return true;
  }
  while (await isServing(pid, cluster)) {
    if (Date.now() > giveUpAt) return false;
    await delay(10);
  }
  return true;
}
