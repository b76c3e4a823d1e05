/** What the database says when it is overloaded, restarting, or gave up on a transaction that was repeated in vain. */
const PASSING_STATES: ReadonlySet<unknown> = new Set([
  '40001',
  '40P01',
  '53300',
  '55P03',
  '57P01',
  '57P02',
  '57P03',
  'ECONNREFUSED',
  'ECONNRESET',
]);
/** The pool has no code for it. */
const NO_CONNECTION = /timeout exceeded when trying to connect|Connection terminated/;

/** Whether a failure passes by itself, so that it makes sense to try again soon. */
export const isOverload = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && PASSING_STATES.has(error.code)) || NO_CONNECTION.test(error.message));
