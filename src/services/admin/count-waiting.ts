import { countOpenEntries } from '#db/bank/bank-entry.queries.ts';
import { countUnitsInReview } from '#db/business-unit/admin-business-unit.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Deps } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { requirePlatformAdmin } from '../require-actor.ts';

/** What the console shows beside its entries. */
export async function countWaiting(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
): Promise<Outcome<{ readonly unitsInReview: number; readonly bankEntries: number }>> {
  const admin = requirePlatformAdmin(actor);
  if (!admin.ok) return admin;
  return ok({ unitsInReview: await countUnitsInReview(db), bankEntries: await countOpenEntries(db) });
}
