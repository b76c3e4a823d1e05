import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { SERVER_ENV, serverFlags } from '../../scripts/server-flags.mjs';
import { PROCESS_SECRET } from '../support/api-process.ts';
import { WEB_ADDRESSES, WORKER_ADDRESS } from './deploy-files.ts';

const MAIN = 'build/server/main.js';
const LONGEST_START_MS = 120_000;

type Order = {
  readonly logs: string;
  readonly folder: string;
  readonly databaseUrl: string;
  readonly directUrl: string;
  readonly replicaUrl: string;
};

/** The built shop on a migrated database: three processes for visitors, and one for jobs that gives way to all others. */
export async function startShopProcesses({ logs, folder, databaseUrl, directUrl, replicaUrl }: Order) {
  const env = {
    ...process.env,
    ...SERVER_ENV,
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: 'https://shop.example',
    TRUSTED_PROXIES: '127.0.0.0/8',
    SECRET_KEY: PROCESS_SECRET,
    DATABASE_URL: databaseUrl,
    DATABASE_DIRECT_URL: directUrl,
    DATABASE_FEED_URL: replicaUrl,
    STORAGE_DIR: join(folder, 'storage'),
    DEMO_DATA: 'false',
    MIGRATE_ON_START: 'false',
    LOG_LEVEL: 'warn',
  };
  const dataOf = (address: string) => ({ DATA_DIR: join(folder, address), HOST: address, PORT: '3000' });
  await promisify(execFile)(process.execPath, [MAIN, 'migrate'], {
    env: { ...env, DATA_DIR: join(folder, 'migrate') },
  });
  const start = (role: 'web' | 'worker', address: string) => {
    const log = openSync(join(logs, `${role}-${address}.log`), 'a');
    const nice = role === 'worker' ? '10' : '0';
    return spawn('nice', ['-n', nice, process.execPath, ...serverFlags(env), MAIN], {
      env: { ...env, ...dataOf(address), ROLE: role, INSTANCE_NAME: address },
      stdio: ['ignore', log, log],
    });
  };
  const children = [...WEB_ADDRESSES.map((address) => start('web', address)), start('worker', WORKER_ADDRESS)];
  process.once('exit', () => children.forEach((child) => child.kill('SIGKILL')));
  const stop = async () => {
    await Promise.all(
      children.map(async (child) => {
        if (child.exitCode === null && child.signalCode === null && child.kill('SIGKILL')) await once(child, 'exit');
      }),
    );
  };
  try {
    for (const address of [...WEB_ADDRESSES, WORKER_ADDRESS]) await untilReady(address);
  } catch (error) {
    await stop();
    throw error;
  }
  return { [Symbol.asyncDispose]: stop };
}

async function untilReady(address: string): Promise<void> {
  const end = performance.now() + LONGEST_START_MS;
  while (performance.now() < end) {
    const answer = await fetch(`http://${address}:3000/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(200);
  }
  throw new Error(`The shop on ${address} did not become ready`);
}
