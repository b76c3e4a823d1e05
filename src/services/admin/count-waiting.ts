import { countOpenEntries } from '#db/bank/bank-entry.queries.ts';
import { countUnitsInReview } from '#db/business-unit/admin-business-unit.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { hasStaffRight, type StaffRight } from '#domain/team/staff-right.ts';
import type { Deps } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { requireUser } from '../require-actor.ts';

/** What the console shows beside the entries that somebody may open. */
export async function countWaiting(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
): Promise<Outcome<{ readonly unitsInReview: number; readonly bankEntries: number }>> {
  const user = requireUser(actor);
  if (!user.ok) return user;
  if (user.value.kind !== 'platformAdmin') return refuse('forbidden');
  const sees = (right: StaffRight) => hasStaffRight(user.value, right);
  return ok({
    unitsInReview: sees('customers.read') ? await countUnitsInReview(db) : 0,
    bankEntries: sees('money.read') ? await countOpenEntries(db) : 0,
  });
}
