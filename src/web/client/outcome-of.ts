import { fail, ok, type Result } from '#domain/result.ts';
import { isProblemError, type ProblemError } from './problem-error.ts';

/** What came of a call: a refusal is a value, and only what nobody could expect is thrown. */
export async function outcomeOf<Answer>(call: Promise<Answer>): Promise<Result<Answer, ProblemError>> {
  try {
    return ok(await call);
  } catch (error) {
    if (!isProblemError(error)) throw error;
    return fail(error);
  }
}
