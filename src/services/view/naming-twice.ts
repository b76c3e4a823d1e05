import { isUniqueViolation } from '#db/postgres-error.ts';
import { type Outcome, refuseFields } from '../failure.ts';

/** Two views of a list cannot have the same name, however it is written. */
export async function namingTwice<T>(work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error, 'list_view_name')) return refuseFields({ name: 'taken' });
    throw error;
  }
}
