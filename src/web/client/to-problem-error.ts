import { ERROR_STATUS, type ErrorCode } from '#contract/error-code.ts';
import type { ProblemError } from './problem-error.ts';

type Failure = {
  readonly status?: number | undefined;
  readonly data?: unknown;
  readonly retryAfter?: string | null | undefined;
};

export function toProblemError({ status = 0, data, retryAfter }: Failure): ProblemError {
  const { type: _type, title: _title, status: _status, code, fields, traceId, ...details } = isRecord(data) ? data : {};
  const known = isErrorCode(code) ? code : codeOfStatus(status);
  const problem = Object.assign(new Error(`${status} ${known}`), {
    name: 'ProblemError' as const,
    status,
    code: known,
    messageKey: `error.${known}` as const,
    ...(isTextRecord(fields) ? { fields } : {}),
    ...(typeof traceId === 'string' ? { traceId } : {}),
    ...(retryAfter && /^\d+$/.test(retryAfter) ? { retryAfterSeconds: Number(retryAfter) } : {}),
    details,
  });
  // The contract says which details come with which code; only our own server sends them.
  return problem as ProblemError;
}

/** For answers that did not come from our API: a proxy in between, or none at all. */
function codeOfStatus(status: number): ErrorCode {
  if (status === 0 || status === 502 || status === 504) return 'unavailable';
  return GENERIC_CODES.find((code) => ERROR_STATUS[code] === status) ?? 'internal';
}

const GENERIC_CODES = [
  'bad-request',
  'login-required',
  'forbidden',
  'not-found',
  'method-not-allowed',
  'too-large',
  'unsupported-media-type',
  'invalid-fields',
  'too-many-requests',
  'unavailable',
] as const satisfies readonly ErrorCode[];

const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(ERROR_STATUS, value);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTextRecord = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.values(value).every((entry) => typeof entry === 'string');
