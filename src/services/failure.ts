import type { ErrorCode } from '#contract/error-code.ts';
import { fail, type Result } from '#domain/result.ts';

/** Why a use case refuses, in the words of the contract. The API turns it into a problem, a page into its status. */
export type Failure = {
  readonly code: ErrorCode;
  readonly fields?: Readonly<Record<string, string>>;
  readonly retryAfterSeconds?: number;
  /** What the answer says beyond the code, such as the reason why a trailer is taken. */
  readonly details?: Readonly<Record<string, unknown>>;
};

export const refuse = (code: ErrorCode, more: Omit<Failure, 'code'> = {}): Result<never, Failure> =>
  fail({ code, ...more });

export const refuseFields = (fields: Readonly<Record<string, string>>): Result<never, Failure> =>
  refuse('invalid-fields', { fields });
