import type { Database } from '#db/client.ts';
import { createRateLimiter } from '#db/rate-limiter.ts';
import { ok } from '#domain/result.ts';
import { type Outcome, refuse } from '../failure.ts';

const HOUR = 60 * 60;
const LIMITS = {
  /** Mails of one unit, new and repeated. */
  unit: { name: 'invite-unit', points: 200, seconds: 24 * HOUR },
  /** Of one invitation. Counted by unit, so that nobody learns what others send to an address. */
  address: { name: 'invite-address', points: 5, seconds: HOUR },
} as const;

/** Whether the unit may send one more mail to each of these addresses, so that no mailbox can be filled from here. */
export async function takeInvitationBudget(
  db: Database,
  { businessUnitId, emails }: { businessUnitId: string; emails: readonly string[] },
): Promise<Outcome<void>> {
  const ofUnit = createRateLimiter(db, LIMITS.unit);
  const ofAddress = createRateLimiter(db, LIMITS.address);
  for (const email of emails) {
    const counts = [await ofUnit.consume(businessUnitId), await ofAddress.consume(`${businessUnitId}:${email}`)];
    const refused = counts.find(({ allowed }) => !allowed);
    if (refused) return refuse('too-many-requests', { retryAfterSeconds: refused.retryAfterSeconds });
  }
  return ok(undefined);
}
