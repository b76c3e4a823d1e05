import { Client } from 'pg';

import { socketPort, superuser } from './credentials.ts';
import type { RunningServer } from './find-running-server.ts';

const leaseKey = 7_460_001;

/**
 * One connection per application process, which holds a shared lock for as long as the process uses the server.
 * Who gets the lock alone at its end is the last user and stops the server; who comes while that happens
 * waits for the lock, is cut off, and starts a new server.
 */
export type Lease = {
  readonly client: Client;
  readonly server: RunningServer;
  /** Settles when the connection is gone, for whatever reason. */
  readonly ended: Promise<void>;
  /** Gives the lease back; true if nobody else holds one. */
  release(): Promise<boolean>;
};

/** Undefined means: not ready yet, or just stopping. */
export async function takeLease(server: RunningServer, password: string): Promise<Lease | undefined> {
  if (!server.socketFolder) return undefined;
  const client = new Client({
    host: server.socketFolder,
    port: socketPort,
    user: superuser,
    password,
    database: 'postgres',
    ssl: false,
    application_name: 'trailyard lease',
  });
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock_shared($1)', [leaseKey]);
  } catch (error) {
    await client.end().catch(() => undefined);
    if (isRefusedLogin(error)) {
      throw new Error('The embedded database refuses the password in its data folder.', { cause: error });
    }
    return undefined;
  }
  return { client, server, ended, release: () => release(client) };
}

async function release(client: Client): Promise<boolean> {
  await client.query('select pg_advisory_unlock_shared($1)', [leaseKey]);
  const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [leaseKey]);
  return rows[0]?.alone === true;
}

function isRefusedLogin(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('28');
}
