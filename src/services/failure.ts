import type { ErrorCode } from '#contract/error-code.ts';
import type { DetailsOf } from '#contract/problem-details.ts';
import { fail, type Result } from '#domain/result.ts';

/** Why a use case refuses, in the words of the contract. The API turns it into a problem, a page into its status. */
export type Failure = {
  readonly code: ErrorCode;
  readonly fields?: Readonly<Record<string, string>>;
  readonly retryAfterSeconds?: number;
  /** What the answer says beyond the code, such as the reason why a trailer is taken. */
  readonly details?: object;
};

/** How a use case ends. */
export type Outcome<T> = Result<T, Failure>;

type More<Code extends ErrorCode> = Omit<Failure, 'code' | 'details'> & { readonly details?: DetailsOf<Code> };

export const refuse = <Code extends ErrorCode>(code: Code, more: More<Code> = {}): Outcome<never> =>
  fail({ code, ...more });

export const refuseFields = (fields: Readonly<Record<string, string>>): Outcome<never> =>
  refuse('invalid-fields', { fields });
