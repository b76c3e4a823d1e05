import { setTimeout as delay } from 'node:timers/promises';

import { chooseAccount } from './choose-account.ts';
import { clearStaleLock, findRunningServer } from './find-running-server.ts';
import { launchServer } from './launch-server.ts';
import { prepareRuntimeFolder, removeRuntimeFolder } from './runtime-folder.ts';
import type { RuntimeFolder } from './runtime-folder.ts';
import { takeLease } from './take-lease.ts';
import type { Lease } from './take-lease.ts';

type Server = {
  readonly cluster: string;
  readonly password: string;
  readonly binaries: string;
  readonly durable: boolean;
  /** Where the server was before, if this process has used it already. */
  readonly socketFolder: string | undefined;
  readonly stopping: AbortSignal;
  readonly onLaunch: () => void;
};

/** Long enough to recover from a crash in the middle of a bulk load. */
const patienceMs = 300_000;
const pauseMs = 20;

/** Joins the server that runs on the cluster, or starts one. Undefined only if told to stop meanwhile. */
export async function obtainLease(server: Server): Promise<Lease | undefined> {
  const patience = AbortSignal.timeout(patienceMs);
  let runtime: RuntimeFolder | undefined;
  let lease: Lease | undefined;
  try {
    while (!lease && !server.stopping.aborted) {
      if (patience.aborted) throw new Error(`The embedded database does not become ready: see ${logFileOf(server)}`);
      const running = await findRunningServer(server.cluster);
      if (running) {
        lease = await takeLease(running, server.password);
      } else {
        const deadSocketFolder = await clearStaleLock(server.cluster);
        runtime ??= await prepareRuntime(server, deadSocketFolder);
        lease = await launchAndJoin(server, runtime);
      }
      if (!lease) await delay(pauseMs);
    }
    return lease;
  } finally {
    const isUnused = runtime?.isNew && runtime.socketFolder !== lease?.server.socketFolder;
    if (runtime && isUnused) await removeRuntimeFolder(runtime.socketFolder);
  }
}

async function prepareRuntime(server: Server, deadSocketFolder: string | undefined): Promise<RuntimeFolder> {
  server.onLaunch();
  const account = await chooseAccount(server.cluster);
  return prepareRuntimeFolder(server.binaries, account, server.socketFolder ?? deadSocketFolder);
}

async function launchAndJoin(server: Server, runtime: RuntimeFolder): Promise<Lease | undefined> {
  const launched = await launchServer(server.cluster, runtime, {
    durable: server.durable,
    logFile: logFileOf(server),
  });
  while (launched.isRunning()) {
    if (server.stopping.aborted) launched.stop();
    const running = await findRunningServer(server.cluster);
    const lease = running && (await takeLease(running, server.password));
    if (lease) return lease;
    await delay(pauseMs);
  }
  if (!server.stopping.aborted) await launched.explainEnd();
  return undefined;
}

const logFileOf = (server: Server): string => `${server.cluster}.log`;
