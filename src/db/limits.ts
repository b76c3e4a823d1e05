/**
 * In milliseconds. A process that stands still keeps its locks, and whoever waits for them keeps a connection: without
 * an end to both, one frozen process takes all others down.
 */
export const DATABASE_LIMITS = {
  lock_timeout: 5_000,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 10_000,
} as const;
