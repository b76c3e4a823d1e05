import { Client } from 'pg';
import type { Connection } from './client.ts';

/** Asks one question at a time; undefined if there is no answer in time. */
export function createAsker<Answer>(
  connection: Connection,
  limitMs: number,
  question: (client: Client) => Promise<Answer | undefined>,
) {
  const target = typeof connection === 'string' ? { connectionString: connection } : connection;
  let kept: Client | undefined;
  let running: Promise<Answer | undefined> | undefined;

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
  const askNow = async (): Promise<Answer | undefined> => {
    try {
      return await question(kept ?? (await connect()));
    } catch {
      drop();
      return undefined;
    }
  };
  return {
    ask: async (): Promise<Answer | undefined> => {
      running ??= askNow().finally(() => (running = undefined));
      const { promise: tooLate, resolve } = Promise.withResolvers<undefined>();
      const timer = setTimeout(resolve, limitMs);
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
