import type { AdminApproval } from '#contract/admin-approval.ts';
import { findApproval } from '#db/approval/approval.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { requireStaff } from '../require-actor.ts';
import { toApproval } from './to-approval.ts';

export async function getApproval(
  { db }: Pick<Reads, 'db'>,
  actor: Actor,
  id: string,
): Promise<Outcome<AdminApproval>> {
  const reader = requireStaff(actor, 'approvals.read');
  if (!reader.ok) return reader;
  const row = await findApproval(db, id);
  return row === undefined ? refuse('not-found') : ok(toApproval(row, reader.value));
}
