import { isUniqueViolation } from '#db/postgres-error.ts';
import { type Outcome, refuseFields } from '../../failure.ts';

/** A code names one depot: whoever comes second is told. */
export async function namingDuplicateCode<T>(work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error, 'depot_code_key')) return refuseFields({ code: 'taken' });
    throw error;
  }
}
