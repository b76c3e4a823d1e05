import type { ErrorCode } from '#contract/error-code.ts';

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

export const isProblemError = (error: unknown): error is ProblemError =>
  error instanceof Error && error.name === 'ProblemError';
