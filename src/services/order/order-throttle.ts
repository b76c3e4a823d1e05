import { createRateLimiter } from '#db/rate-limiter.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Deps } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';

/** Far more than a person, or a shaky connection that repeats itself, needs. */
const LIMIT = { name: 'order', points: 60, seconds: 60 } as const;

/** Whether one more attempt to order may be made: trying out accounts or trailers in bursts ends here. */
export async function takeOrderBudget({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<Outcome<void>> {
  if (actor.kind === 'guest') return ok(undefined);
  const { allowed, retryAfterSeconds } = await createRateLimiter(db, LIMIT).consume(actor.userId);
  return allowed ? ok(undefined) : refuse('too-many-requests', { retryAfterSeconds });
}
