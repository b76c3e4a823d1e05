import { isCheckViolation } from '#db/postgres-error.ts';
import { type Outcome, refuse } from '../failure.ts';

/** The database has the last word on whether anybody is left who can let others in. */
export async function refusingLastAdmin<T>(work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await work();
  } catch (error) {
    if (isCheckViolation(error, 'staff_member_last_admin')) return refuse('last-admin');
    throw error;
  }
}
