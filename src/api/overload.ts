import { StorageError } from '#domain/upload/storage-error.ts';

/** What the database says when it is overloaded, restarting, or gave up on a transaction that was repeated in vain. */
const PASSING_STATES: ReadonlySet<unknown> = new Set([
  // The database can only be read for now, or has forgotten a transaction or a statement.
  '25006',
  '25P03',
  '26000',
  '40001',
  // Nobody knows whether it was done; the same key finds out.
  '40003',
  '40P01',
  // Disk, memory or connections are used up.
  '53100',
  '53200',
  '53300',
  // A lock or an answer took too long.
  '55P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
const LOST_CONNECTION = /^08/;
/** The pool has no code for it. */
const NO_CONNECTION = /timeout exceeded when trying to connect|Connection terminated|not queryable/;

/** A server that starts again makes its socket anew. */
const isSocketGone = (error: Error): boolean =>
  'code' in error && error.code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';

const hasPassingState = (error: Error): boolean =>
  'code' in error && (PASSING_STATES.has(error.code) || LOST_CONNECTION.test(String(error.code)));

/** Whether a failure passes by itself, so that it makes sense to try again soon. */
export const isOverload = (error: unknown): boolean =>
  error instanceof StorageError
    ? error.passes
    : error instanceof Error && (hasPassingState(error) || isSocketGone(error) || NO_CONNECTION.test(error.message));
