/** Every expected failure of the API and the status it answers with; `error.<code>` is its message key. */
export const ERROR_STATUS = {
  'bad-request': 400,
  'login-required': 401,
  'wrong-credentials': 401,
  forbidden: 403,
  'legal-required': 403,
  'account-blocked': 403,
  'cross-origin': 403,
  'not-found': 404,
  'token-invalid': 404,
  'method-not-allowed': 405,
  'stale-version': 409,
  'illegal-state': 409,
  'already-exists': 409,
  'last-admin': 409,
  'too-large': 413,
  'unsupported-media-type': 415,
  'invalid-fields': 422,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;
