import { sql, type RawBuilder } from 'kysely';
import type { Pool, PoolClient, Submittable } from 'pg';
import { answerInTime } from './answer-limit.ts';
import { watchConfirmations } from './confirmed.ts';

const MARK = '/* prepared */';

/** More than the product has of them, less than a connection would notice. Filters of searches come in thousands of ways. */
const MOST_STATEMENTS = 100;

/**
 * Goes into a statement that is asked often and is harder to plan than to answer: each connection plans it once and
 * keeps the plan. Such a statement names its columns, so that a migration beside a running server does not change what
 * it answers with, and passes lists as one array, so that its text stays the same.
 */
export const prepared: RawBuilder<unknown> = sql.raw(MARK);

/** A pool whose connections keep the plans of marked statements, and are given up when they say nothing for too long. */
export function keepPlans(pool: Pool, answerLimitMs: number): Pick<Pool, 'connect' | 'end' | 'options'> {
  const keeping = new WeakMap<PoolClient, PoolClient>();
  return {
    options: pool.options,
    end: pool.end.bind(pool),
    connect: async () => {
      const client = await pool.connect();
      const known = keeping.get(client) ?? keepPlansOf(client, answerLimitMs);
      keeping.set(client, known);
      return known;
    },
  };
}

function keepPlansOf(client: PoolClient, answerLimitMs: number): PoolClient {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    if (!names.has(text) && names.size < MOST_STATEMENTS && text.includes(MARK)) names.set(text, `kept_${names.size}`);
    return names.get(text);
  };
  const requireConfirmed = watchConfirmations(client);
  const query = (statement: string | Submittable, values: unknown[] = []): unknown => {
    if (typeof statement !== 'string') return client.query(statement);
    const name = nameOf(statement);
    return answerInTime(client, answerLimitMs, async () =>
      requireConfirmed(
        await (name === undefined ? client.query(statement, values) : client.query({ name, text: statement, values })),
      ),
    );
  };
  return new Proxy(client, {
    get: (target, key) => {
      if (key === 'query') return query;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
