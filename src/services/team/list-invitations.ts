import type { Invitation } from '#contract/team.ts';
import { listPendingInvitations } from '#db/team/invitation.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { requireRight } from '../require-actor.ts';
import { toInvitation } from './to-invitation.ts';

const MOST_SHOWN = 500;

/** Invitations that wait for an answer or have run out without one, newest first. */
export async function listInvitations({ db, clock }: Reads, actor: Actor): Promise<Outcome<readonly Invitation[]>> {
  const admin = requireRight(actor, 'manageTeam');
  if (!admin.ok) return admin;
  const { businessUnitId } = admin.value;
  const rows = await listPendingInvitations(db, { businessUnitId, limit: MOST_SHOWN });
  const now = clock.now();
  return ok(rows.map((row) => toInvitation(row, now)));
}
