import { isUniqueViolation } from '#db/postgres-error.ts';
import type { Result } from '#domain/result.ts';
import { type Failure, refuseFields } from '../../failure.ts';

/** A code names one depot: whoever comes second is told. */
export async function namingDuplicateCode<T>(work: () => Promise<Result<T, Failure>>): Promise<Result<T, Failure>> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error, 'depot_code_key')) return refuseFields({ code: 'taken' });
    throw error;
  }
}
