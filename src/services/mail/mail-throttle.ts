import { createHash } from 'node:crypto';
import type { Database } from '#db/client.ts';
import { createRateLimiter } from '#db/rate-limiter.ts';
import { ok } from '#domain/result.ts';
import { type Outcome, refuse } from '../failure.ts';

const LIMIT = { name: 'mail-to', points: 5, seconds: 60 * 60 } as const;

const consume = (db: Database, email: string) =>
  createRateLimiter(db, LIMIT).consume(createHash('sha256').update(email).digest('base64url'));

/**
 * Whether one more mail that a guest asks for may go to an address. Beyond it the guest gets the usual answer and no
 * mail is sent, so that nobody can fill a stranger's mailbox from here.
 */
export const takeMailBudget = async (db: Database, email: string): Promise<boolean> =>
  (await consume(db, email)).allowed;

/** The same for who waits for a mail and should hear that asking again is of no use yet. */
export async function requireMailBudget(db: Database, email: string): Promise<Outcome<undefined>> {
  const { allowed, retryAfterSeconds } = await consume(db, email);
  return allowed ? ok(undefined) : refuse('too-many-requests', { retryAfterSeconds });
}
