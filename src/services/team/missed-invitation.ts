import type { Database } from '#db/client.ts';
import { findPendingInvitation } from '#db/team/invitation.queries.ts';
import { type Outcome, refuse } from '../failure.ts';
import { toInvitation } from './to-invitation.ts';

type Which = { readonly businessUnitId: string; readonly invitationId: string };

/** Why an invitation could not be changed: nobody waits for its answer any more, or it is not what the admin saw. */
export async function missedInvitation(db: Database, which: Which, now: Date): Promise<Outcome<never>> {
  const row = await findPendingInvitation(db, which);
  return row === undefined
    ? refuse('not-found')
    : refuse('stale-version', { details: { current: toInvitation(row, now) } });
}
