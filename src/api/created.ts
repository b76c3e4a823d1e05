import type { Context } from 'hono';
import type { Created } from '#services/once.ts';

/** What was made, or what an earlier request with the same key has made. */
export function created<T extends object>(c: Context, { answer, replayed }: Created<T>) {
  if (replayed) c.header('Idempotent-Replayed', 'true');
  return c.json(answer, 201);
}
