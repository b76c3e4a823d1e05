import { sql } from 'kysely';
import { Client } from 'pg';
import type { Connection, Database } from '#db/client.ts';
import { findServerFault, type ServerFacts } from './server-fault.ts';
import { StartError } from './start-error.ts';

/** Refuses a server that is too old, that can only be read, or that cannot be reached, in a sentence that says which. */
export async function requirePrimary(db: Database, setting: string): Promise<void> {
  let facts: ServerFacts | undefined;
  try {
    const { rows } = await sql<ServerFacts>`
      select current_setting('server_version_num')::int as version, pg_is_in_recovery() as is_replica`.execute(db);
    facts = rows[0];
  } catch (cause) {
    throw new StartError(explain(cause, setting), { cause });
  }
  const fault = findServerFault(facts, setting);
  if (fault !== undefined) throw new StartError(fault);
}

const TOO_MANY_CONNECTIONS = '53300';
/** What PgBouncer says of settings that are not in its `ignore_startup_parameters`. */
const UNKNOWN_PARAMETER = /unsupported startup parameter/;

function explain(error: unknown, setting: string): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === TOO_MANY_CONNECTIONS) {
    return 'The database has no connection left: raise its max_connections, lower DATABASE_POOL, or put a pooler before it.';
  }
  if (UNKNOWN_PARAMETER.test(error.message)) {
    return `The pooler in ${setting} refuses the limits of connections (${error.message}): add them to its ignore_startup_parameters.`;
  }
  return `The database cannot be reached; check ${setting} and that the server runs.`;
}

/**
 * Refuses a pooler where a session is needed: one that hands out sessions by transaction loses locks and subscriptions
 * without a word. A pooler shows itself because it cannot know beforehand by which process of the server it will answer.
 */
export async function requireSession(connection: Connection): Promise<void> {
  const client = new Client(typeof connection === 'string' ? { connectionString: connection } : connection);
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    if (!('processID' in client) || client.processID === rows[0]?.pid) return;
  } catch (cause) {
    throw new StartError(explain(cause, 'DATABASE_URL'), { cause });
  } finally {
    await client.end();
  }
  throw new StartError(
    'A pooler stands between the shop and the database. Migrations and jobs need a session of their own: set ' +
      'DATABASE_DIRECT_URL to the server itself.',
  );
}
