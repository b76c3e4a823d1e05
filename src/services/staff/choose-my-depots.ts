import { putStaffDepots } from '#db/staff/staff.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { attempt } from '../attempt.ts';
import type { Reads } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { requireStaff } from '../require-actor.ts';

/**
 * The depots that somebody looks after, by which lists can be narrowed at once. They take nothing away: whose role is bound
 * to depots gets those from an admin, and cannot choose.
 */
export async function chooseMyDepots(
  { db }: Pick<Reads, 'db'>,
  actor: Actor,
  depotIds: readonly string[],
): Promise<Outcome<void>> {
  const admin = requireStaff(actor, 'yard.read');
  if (!admin.ok) return admin;
  const { userId, role } = admin.value;
  if (role === 'depot') return refuse('forbidden');
  return attempt(db, async (trx) => {
    await putStaffDepots(trx, { userId, depotIds });
    return ok(undefined);
  });
}
