import { setTimeout as delay } from 'node:timers/promises';

import { chooseAccount } from './choose-account.ts';
import { clearStaleLock, findRunningServer } from './find-running-server.ts';
import { launchServer } from './launch-server.ts';
import type { LaunchedServer } from './launch-server.ts';
import { prepareRuntimeFolder, removeRuntimeFolder } from './runtime-folder.ts';
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
  while (!server.stopping.aborted) {
    if (patience.aborted) throw new Error(`The embedded database does not become ready: see ${logFileOf(server)}`);
    const running = await findRunningServer(server.cluster);
    const lease = running ? await takeLease(running, server.password) : await launchAndJoin(server);
    if (lease) return lease;
    await delay(pauseMs);
  }
  return undefined;
}

async function launchAndJoin(server: Server): Promise<Lease | undefined> {
  server.onLaunch();
  const deadSocketFolder = await clearStaleLock(server.cluster);
  const account = await chooseAccount(server.cluster);
  const runtime = await prepareRuntimeFolder(server.binaries, account, server.socketFolder ?? deadSocketFolder);
  const logFile = logFileOf(server);
  try {
    const launched = await launchServer(server.cluster, { account, runtime, durable: server.durable, logFile });
    return await joinLaunched(server, launched);
  } catch (error) {
    if (runtime.isNew) await removeRuntimeFolder(runtime.socketFolder);
    throw error;
  }
}

async function joinLaunched(server: Server, launched: LaunchedServer): Promise<Lease | undefined> {
  while (launched.isRunning()) {
    if (server.stopping.aborted) launched.stop();
    const running = await findRunningServer(server.cluster);
    const lease = running && (await takeLease(running, server.password));
    if (lease) return lease;
    await delay(pauseMs);
  }
  await launched.explainEnd();
  return undefined;
}

const logFileOf = (server: Server): string => `${server.cluster}.log`;
