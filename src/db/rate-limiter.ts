import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from './client.ts';

export type RateLimit = {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
};

export type Consumption = { readonly allowed: boolean; readonly consumed: number; readonly retryAfterSeconds: number };

/** Counts what people may do only so often, over all processes of the shop. */
export function createRateLimiter(db: Database, { name, points, seconds }: RateLimit) {
  const limiter = new RateLimiterPostgres({
    storeClient: { query: toQuery(db) },
    storeType: 'client',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: seconds,
  });
  const toConsumption = ({ consumedPoints, msBeforeNext }: RateLimiterRes): Consumption => ({
    allowed: consumedPoints <= points,
    consumed: consumedPoints,
    retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
  });

  return {
    async consume(key: string, lastsSeconds = seconds): Promise<Consumption> {
      try {
        return toConsumption(await limiter.consume(key, 1, { customDuration: lastsSeconds }));
      } catch (refusal) {
        // The library rejects with the count when it is exceeded, and with an error when the database fails.
        if (refusal instanceof RateLimiterRes) return toConsumption(refusal);
        throw refusal;
      }
    },
    async look(key: string): Promise<Consumption | undefined> {
      const count = await limiter.get(key);
      return count === null ? undefined : toConsumption(count);
    },
    async giveBack(key: string): Promise<void> {
      await limiter.reward(key, 1);
    },
    async forget(key: string): Promise<void> {
      await limiter.delete(key);
    },
  };
}

/** The library speaks the interface of `pg`; this is the part of it that it uses, on our own pool. */
const toQuery =
  (db: Database) =>
  async ({ text, values }: { text: string; values: unknown[] }) => {
    const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, values));
    return { rows, rowCount: numAffectedRows === undefined ? rows.length : Number(numAffectedRows) };
  };
