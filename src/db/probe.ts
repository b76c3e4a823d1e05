import { Client } from 'pg';
import type { Connection } from './client.ts';

export type Probe = {
  /** Whether the database can be written to. Answers in time, whatever the database does. */
  readonly isAlive: () => Promise<boolean>;
  readonly close: () => Promise<void>;
};

const LIMIT_MS = 800;

/** Looks after the database on a connection of its own: those of the pool may all be waiting. */
export function createProbe(connection: Connection, limitMs = LIMIT_MS): Probe {
  const target = typeof connection === 'string' ? { connectionString: connection } : connection;
  let kept: Client | undefined;
  let running: Promise<boolean> | undefined;

  const drop = () => {
    const client = kept;
    kept = undefined;
    client?.end().catch(() => undefined);
  };
  const connect = async (): Promise<Client> => {
    const client = new Client({
      ...target,
      application_name: 'trailyard-probe',
      connectionTimeoutMillis: limitMs,
      query_timeout: limitMs,
    });
    client.on('error', drop);
    kept = client;
    await client.connect();
    return client;
  };
  const ask = async (): Promise<boolean> => {
    try {
      const client = kept ?? (await connect());
      const { rows } = await client.query<{ isStandby: boolean }>('select pg_is_in_recovery() as "isStandby"');
      return rows[0]?.isStandby === false;
    } catch {
      drop();
      return false;
    }
  };

  return {
    isAlive: async () => {
      running ??= ask().finally(() => (running = undefined));
      const { promise: tooLate, resolve } = Promise.withResolvers<false>();
      const timer = setTimeout(resolve, limitMs, false);
      try {
        return await Promise.race([running, tooLate]);
      } finally {
        clearTimeout(timer);
      }
    },
    close: async () => {
      await running;
      drop();
    },
  };
}
