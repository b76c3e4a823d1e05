const SQLSTATE = {
  uniqueViolation: '23505',
  checkViolation: '23514',
  serializationFailure: '40001',
  deadlock: '40P01',
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

/** The database chose this transaction to give way; the same work may succeed when repeated. */
export const isRetryable = (error: unknown): boolean =>
  hasState(error, SQLSTATE.serializationFailure) || hasState(error, SQLSTATE.deadlock);
