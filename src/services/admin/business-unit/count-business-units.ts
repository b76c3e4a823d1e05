import type { AdminUnitQuery } from '#contract/admin-business-unit.ts';
import { countUnitStates } from '#db/business-unit/admin-business-unit.queries.ts';
import type { BusinessUnitStatus } from '#domain/business-unit/fields.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../../deps.ts';
import type { Outcome } from '../../failure.ts';
import { COUNTED_AT_MOST } from '../../list/sum-up.ts';
import { requireStaff } from '../../require-actor.ts';

/** How many companies there are in each state under the filters of a list. */
export async function countBusinessUnits(
  { db }: Pick<Reads, 'db'>,
  actor: Actor,
  { q, risk, country }: AdminUnitQuery,
): Promise<Outcome<Readonly<Record<BusinessUnitStatus | 'all', number>>>> {
  const admin = requireStaff(actor, 'customers.read');
  if (!admin.ok) return admin;
  return ok(await countUnitStates(db, { q, risk, country, most: COUNTED_AT_MOST }));
}
