import { createHash } from 'node:crypto';
import type { Database } from '#db/client.ts';
import { createRateLimiter } from '#db/rate-limiter.ts';

const LIMIT = { name: 'mail-to', points: 5, seconds: 60 * 60 } as const;

/**
 * Whether one more mail that a guest asks for may go to an address. Beyond it the guest gets the usual answer and no
 * mail is sent, so that nobody can fill a stranger's mailbox from here.
 */
export async function takeMailBudget(db: Database, email: string): Promise<boolean> {
  const key = createHash('sha256').update(email).digest('base64url');
  return (await createRateLimiter(db, LIMIT).consume(key)).allowed;
}
