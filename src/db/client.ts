import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import type { Transaction as KyselyTransaction } from 'kysely';
import { Pool, types } from 'pg';
import type { PoolConfig } from 'pg';
import { ANSWER_LIMIT } from './answer-limit.ts';
import { CONNECTION_CARE, DATABASE_LIMITS } from './limits.ts';
import { keepPlans } from './prepared.ts';
import type { Tables } from './schema.ts';

export type Database = Kysely<Tables>;
export type Transaction = KyselyTransaction<Tables>;

/** A URL, or the parts of one: the embedded server is reached through a socket folder. */
export type Connection = string | { host: string; port: number; user: string; database: string; password?: string };

export type DatabaseOptions = {
  readonly poolSize?: number;
  /** How long a burst may queue up for a connection. A database that is gone refuses at once and does not need it. */
  readonly connectionLimitMs?: number;
  readonly answerLimitMs?: number;
  /** Called when an idle connection breaks, as it does when the server restarts; the pool replaces it. */
  readonly onConnectionLost?: (error: Error) => void;
};

export function createPool(connection: Connection, options: DatabaseOptions = {}): Pool {
  const target: PoolConfig = typeof connection === 'string' ? { connectionString: connection } : connection;
  const pool = new Pool({
    ...target,
    max: options.poolSize ?? 10,
    application_name: 'trailyard',
    connectionTimeoutMillis: options.connectionLimitMs ?? 15_000,
    ...DATABASE_LIMITS,
    ...CONNECTION_CARE,
    types: { getTypeParser },
  });
  // Without listeners a broken connection would end the process: the pool listens to idle ones only, and one that is in
  // use may break between two statements. The next statement on it fails, and the pool does not take it back.
  pool.on('error', options.onConnectionLost ?? (() => undefined));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

export const createDatabase = (connection: Connection, options: DatabaseOptions = {}): Database =>
  overPool(createPool(connection, options), options.answerLimitMs);

/** Columns are snake_case in SQL and camelCase in code; keys inside jsonb stay as they are. */
export const overPool = (pool: Pool, answerLimitMs = ANSWER_LIMIT): Database =>
  new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: keepPlans(pool, answerLimitMs) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });

const INT8: number = types.builtins.INT8;
const DATE: number = types.builtins.DATE;

// Amounts in cents and counts fit a double; a date has no time zone and must not become an instant.
const getTypeParser: typeof types.getTypeParser = (oid: number, format?: 'text' | 'binary') => {
  if (oid === INT8) return toSafeInteger;
  if (oid === DATE) return String;
  return types.getTypeParser(oid, format);
};

function toSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is not a safe integer`);
  return value;
}
