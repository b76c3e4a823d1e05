/**
 * In milliseconds. A process that stands still keeps its locks, and whoever waits for them keeps a connection: without
 * an end to both, one frozen process takes all others down.
 */
export const DATABASE_LIMITS = {
  lock_timeout: 5_000,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 10_000,
} as const;

/**
 * In milliseconds. Of whoever reads from a replica, which the primary can stand in for: nobody waits for one that is busy
 * or stands still.
 */
export const REPLICA_LIMITS = { connectionLimitMs: 1_000, answerLimitMs: 5_000 } as const;

/** A machine that is gone says nothing: its connections are found out, and none is kept for ever. */
export const CONNECTION_CARE = {
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  maxLifetimeSeconds: 1800,
} as const;
