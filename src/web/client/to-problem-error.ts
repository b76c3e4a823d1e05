import type { ERROR_STATUS, ErrorCode } from '#contract/error-code.ts';
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
  return isGeneric(status) ? GENERIC_CODES[status] : 'internal';
}

type CodeOf<Status> = { [Code in ErrorCode]: (typeof ERROR_STATUS)[Code] extends Status ? Code : never }[ErrorCode];

const GENERIC_CODES = {
  400: 'bad-request',
  401: 'login-required',
  403: 'forbidden',
  404: 'not-found',
  405: 'method-not-allowed',
  413: 'too-large',
  415: 'unsupported-media-type',
  422: 'invalid-fields',
  429: 'too-many-requests',
  503: 'unavailable',
} as const satisfies { readonly [Status in (typeof ERROR_STATUS)[ErrorCode]]?: CodeOf<Status> };

const isGeneric = (status: number): status is keyof typeof GENERIC_CODES => Object.hasOwn(GENERIC_CODES, status);

/** The list of codes stays with the server: one that a newer server has is told in the words of an unexpected failure. */
const isErrorCode = (value: unknown): value is ErrorCode => typeof value === 'string' && /^[a-z-]+$/.test(value);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTextRecord = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.values(value).every((entry) => typeof entry === 'string');
