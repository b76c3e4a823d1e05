import type { Database } from '#db/client.ts';
import { createRateLimiter } from '#db/rate-limiter.ts';
import { ok } from '#domain/result.ts';
import { type Outcome, refuse } from './failure.ts';
import { networkOf } from './session/network-of.ts';

/** Loose on purpose: a whole company may sit behind one address. */
const LIMITS = {
  login: { name: 'login-address', points: 300, seconds: 15 * 60 },
  /** Calls of guests that make us send mail or look a token up. */
  guest: { name: 'guest-address', points: 120, seconds: 15 * 60 },
  /** Papers that are made for whoever asks. */
  paper: { name: 'paper-address', points: 120, seconds: 15 * 60 },
  /** Messages to the operator. */
  contact: { name: 'contact-address', points: 20, seconds: 60 * 60 },
  /** VAT ids that are checked for guests, by a register of others in time. */
  vatId: { name: 'vat-id-address', points: 120, seconds: 15 * 60 },
  pageError: { name: 'page-error-address', points: 60, seconds: 15 * 60 },
} as const;

export async function takeAddressBudget(
  db: Database,
  address: string | undefined,
  kind: keyof typeof LIMITS,
): Promise<Outcome<{ giveBack: () => Promise<void> }>> {
  if (address === undefined) return ok({ giveBack: async () => undefined });
  const limiter = createRateLimiter(db, LIMITS[kind]);
  const key = networkOf(address);
  const { allowed, retryAfterSeconds } = await limiter.consume(key);
  if (!allowed) return refuse('too-many-requests', { retryAfterSeconds });
  return ok({ giveBack: () => limiter.giveBack(key) });
}
