import type { Invitation } from '#contract/team.ts';
import type { PendingInvitation } from '#db/team/invitation.queries.ts';

export const toInvitation = (row: PendingInvitation, now: Date): Invitation => ({
  id: row.id,
  email: row.email,
  role: row.role,
  status: row.expiresAt > now ? 'open' : 'expired',
  sentAt: (row.sentAt ?? row.createdAt).toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  invitedBy: row.inviterName,
  version: row.version,
});
