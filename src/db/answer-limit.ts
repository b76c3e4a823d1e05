import { AsyncLocalStorage } from 'node:async_hooks';
import type { PoolClient } from 'pg';
import { DATABASE_LIMITS } from './limits.ts';

/** In milliseconds: a server that is well has ended the statement by itself before, and has said so. */
export const ANSWER_LIMIT = DATABASE_LIMITS.statement_timeout + 5_000;

const patience = new AsyncLocalStorage<true>();

/** Waits for the answers to what is asked meanwhile as long as it takes. */
export const withPatience = <Outcome>(work: () => Outcome): Outcome => patience.run(true, work);

/**
 * Gives up a connection whose server says nothing at all, as a machine does that stands still: its own limits stand still
 * too. What it was asked may be done all the same, so nothing here asks again.
 */
export async function answerInTime<Answer>(
  client: Pick<PoolClient, 'end'>,
  limitMs: number,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  if (patience.getStore()) return ask();
  const timer = setTimeout(() => void client.end(), limitMs);
  try {
    return await ask();
  } finally {
    clearTimeout(timer);
  }
}
