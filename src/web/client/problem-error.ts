import type { ErrorCode } from '#contract/error-code.ts';
import type { DetailsOf, ProblemDetails } from '#contract/problem-details.ts';

type Common = Error & {
  readonly name: 'ProblemError';
  /** 0 when no answer came at all. */
  readonly status: number;
  readonly fields?: Readonly<Record<string, string>>;
  readonly traceId?: string;
  /** How long the server asks to wait before the next attempt. */
  readonly retryAfterSeconds?: number;
};

type ProblemOf<Code extends ErrorCode> = Common & {
  readonly code: Code;
  readonly messageKey: `error.${Code}`;
  /** The members beyond the common ones, such as the reason a trailer is taken. */
  readonly details: Code extends keyof ProblemDetails ? DetailsOf<Code> : Readonly<Record<string, unknown>>;
};

/** What the API answers when it refuses: the code is also a message key, `fields` maps a path of the body to a code. */
export type ProblemError = { [Code in ErrorCode]: ProblemOf<Code> }[ErrorCode];

export const isProblemError = (error: unknown): error is ProblemError =>
  error instanceof Error && error.name === 'ProblemError';
