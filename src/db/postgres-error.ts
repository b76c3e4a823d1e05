const SQLSTATE = {
  uniqueViolation: '23505',
  checkViolation: '23514',
  foreignKeyViolation: '23503',
  exclusionViolation: '23P01',
  serializationFailure: '40001',
  deadlock: '40P01',
  lockNotAvailable: '55P03',
} as const;

type PostgresError = { readonly code: string; readonly constraint?: string };

function isPostgresError(error: unknown): error is PostgresError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}

const hasState = (error: unknown, state: string, constraint?: string): boolean =>
  isPostgresError(error) && error.code === state && (constraint === undefined || error.constraint === constraint);

export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  hasState(error, SQLSTATE.uniqueViolation, constraint);

/** Triggers of ours refuse with this state and their own constraint name. */
export const isCheckViolation = (error: unknown, constraint?: string): boolean =>
  hasState(error, SQLSTATE.checkViolation, constraint);

/** Something else takes the trailer then, or it does not stand where it would be taken. */
export const isRefusedByPlan = (error: unknown): boolean =>
  hasState(error, SQLSTATE.exclusionViolation, 'allocation_no_overlap') ||
  hasState(error, SQLSTATE.foreignKeyViolation, 'allocation_stands') ||
  isCheckViolation(error, 'allocation_moves_connect');

/** The database chose this transaction to give way; the same work may succeed when repeated. */
export const isRetryable = (error: unknown): boolean =>
  hasState(error, SQLSTATE.serializationFailure) || hasState(error, SQLSTATE.deadlock);

/** Somebody else had what was to be locked for longer than `lock_timeout`. */
export const isLockTimeout = (error: unknown): boolean => hasState(error, SQLSTATE.lockNotAvailable);

const LOST = /^(08...|57P0[1-3]|ECONN(REFUSED|RESET)|EPIPE|ETIMEDOUT)$/;
/** The pool has no code for it. */
const NO_CONNECTION = /timeout exceeded when trying to connect|Connection terminated|not queryable/;

/** The database is gone for now: whatever is asked next fails as well. */
export const isConnectionLost = (error: unknown): boolean =>
  error instanceof Error && ((isPostgresError(error) && LOST.test(error.code)) || NO_CONNECTION.test(error.message));

/** The state and the name of what refused, without the text, which may hold what people have typed. */
export const codeOf = (error: unknown): string | undefined =>
  isPostgresError(error) ? [error.code, error.constraint].filter(Boolean).join(' ') : undefined;
