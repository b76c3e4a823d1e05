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
  'EPIPE',
]);
/** The pool has no code for it. */
const NO_CONNECTION = /timeout exceeded when trying to connect|Connection terminated|not queryable/;

/** A server that starts again makes its socket anew. */
const isSocketGone = (error: Error): boolean =>
  'code' in error && error.code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';

/** Whether a failure passes by itself, so that it makes sense to try again soon. */
export const isOverload = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && PASSING_STATES.has(error.code)) || isSocketGone(error) || NO_CONNECTION.test(error.message));
