import type { StaffMember } from '#contract/admin-staff.ts';
import type { ListPage } from '#contract/list-query.ts';
import { listStaff as findStaff } from '#db/staff/staff.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Deps } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { requireStaff } from '../require-actor.ts';
import { toStaffMember } from './to-staff-member.ts';

/** Everybody who works for the operator. */
export async function listStaff({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<Outcome<ListPage<StaffMember>>> {
  const reader = requireStaff(actor, 'staff.read');
  if (!reader.ok) return reader;
  return ok({ items: (await findStaff(db)).map(toStaffMember), nextCursor: null });
}
