import { createHash } from 'node:crypto';
import type { Database } from '#db/client.ts';
import { isKnownDevice } from '#db/session/device.queries.ts';
import { createRateLimiter } from '#db/rate-limiter.ts';
import { LOGIN_FAILURES, loginDelaySeconds } from '#domain/user/login-delay.ts';
import { ok } from '#domain/result.ts';
import type { Outcome } from '../failure.ts';
import { refuse } from '../failure.ts';
import { hashToken } from '../secret/token.ts';
import { takeAddressBudget } from '../address-throttle.ts';
import type { Client } from '../client.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** Gives an attempt back that turned out to be the right person. */
export type LoginBudget = { readonly giveBack: () => Promise<void> };

const tooMany = (retryAfterSeconds: number) => refuse('too-many-requests', { retryAfterSeconds });

/**
 * Counts an attempt before the password is looked at, so that many at once cannot slip through together. Counts unknown
 * addresses like known ones. A device that has signed in before has a budget of its own: strangers who fail cannot lock
 * the owner out.
 */
export async function takeLoginBudget(db: Database, email: string, client: Client): Promise<Outcome<LoginBudget>> {
  const address = await takeAddressBudget(db, client.address, 'login');
  if (!address.ok) return address;
  const key = await accountKey(db, email, client);
  const recent = createRateLimiter(db, { name: 'login-recent', points: 1e6, seconds: LOGIN_FAILURES.freeSeconds });
  const pause = createRateLimiter(db, { name: 'login-pause', points: 1, seconds: 1 });
  const day = createRateLimiter(db, { name: 'login-day', points: LOGIN_FAILURES.perDay, seconds: DAY_SECONDS });

  const running = await pause.look(key);
  if (running) return tooMany(running.retryAfterSeconds);
  const { consumed } = await recent.consume(key);
  const delay = loginDelaySeconds(consumed);
  if (delay > 0) {
    // Whoever starts the pause may try; whoever finds it running waits.
    const begun = await pause.consume(key, delay);
    if (!begun.allowed) return tooMany(begun.retryAfterSeconds);
  }
  const today = await day.consume(key);
  if (!today.allowed) return tooMany(today.retryAfterSeconds);

  return ok({
    giveBack: async () => {
      await Promise.all([recent.forget(key), pause.forget(key), day.giveBack(key), address.value.giveBack()]);
    },
  });
}

async function accountKey(db: Database, email: string, { deviceToken }: Client): Promise<string> {
  const account = createHash('sha256').update(email).digest('base64url');
  if (deviceToken === undefined) return account;
  const tokenHash = hashToken(deviceToken);
  const isKnown = await isKnownDevice(db, { email, tokenHash });
  return isKnown ? `${account}:${tokenHash.toString('base64url')}` : account;
}
