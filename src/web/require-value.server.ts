import { data } from 'react-router';
import { ERROR_STATUS, type ErrorCode } from '#contract/error-code.ts';
import type { Result } from '#domain/result.ts';

/** What a use case returned, or the error page with the status of its refusal. */
export function requireValue<T>(result: Result<T, { readonly code: ErrorCode }>): T {
  if (!result.ok) throw data(null, { status: ERROR_STATUS[result.error.code] });
  return result.value;
}
