import { ERROR_STATUS, type ErrorCode } from '#contract/error-code.ts';

/** What the API answers when it refuses: the code is also a message key, `fields` maps a path of the body to a code. */
export type ProblemError = Error & {
  readonly name: 'ProblemError';
  /** 0 when no answer came at all. */
  readonly status: number;
  readonly code: ErrorCode;
  readonly messageKey: `error.${ErrorCode}`;
  readonly fields?: Readonly<Record<string, string>>;
  readonly traceId?: string;
  /** How long the server asks to wait before the next attempt. */
  readonly retryAfterSeconds?: number;
  /** The members beyond the common ones, such as the reason a trailer is taken. */
  readonly details: Readonly<Record<string, unknown>>;
};

type Failure = {
  readonly status?: number | undefined;
  readonly data?: unknown;
  readonly retryAfter?: string | null | undefined;
};

export const isProblemError = (error: unknown): error is ProblemError =>
  error instanceof Error && error.name === 'ProblemError';

export function toProblemError({ status = 0, data, retryAfter }: Failure): ProblemError {
  const { type: _type, title: _title, status: _status, code, fields, traceId, ...details } = isRecord(data) ? data : {};
  const known = isErrorCode(code) ? code : codeOfStatus(status);
  return Object.assign(new Error(`${status} ${known}`), {
    name: 'ProblemError' as const,
    status,
    code: known,
    messageKey: `error.${known}` as const,
    ...(isTextRecord(fields) ? { fields } : {}),
    ...(typeof traceId === 'string' ? { traceId } : {}),
    ...(retryAfter && /^\d+$/.test(retryAfter) ? { retryAfterSeconds: Number(retryAfter) } : {}),
    details,
  });
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
