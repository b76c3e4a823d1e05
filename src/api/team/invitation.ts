import { invitationCalls } from '#contract/team.ts';
import type { Deps } from '#services/deps.ts';
import { inviteMembers } from '#services/team/invite-members.ts';
import { listInvitations } from '#services/team/list-invitations.ts';
import { resendInvitation } from '#services/team/resend-invitation.ts';
import { revokeInvitation } from '#services/team/revoke-invitation.ts';
import { toWholeList } from '../respond.ts';
import { implement } from '../implement.ts';

/** Invitations into the own unit. */
export const implementInvitations = (deps: Deps) =>
  implement(invitationCalls, {
    'GET /api/team/invitations': async ({ actor }) => toWholeList(await listInvitations(deps, actor)),
    'POST /api/team/invitations': async ({ actor, body }) => toWholeList(await inviteMembers(deps, actor, body)),
    'POST /api/team/invitations/{invitationId}/resend': ({ actor, params, version }) =>
      resendInvitation(deps, actor, { ...params, version }),
    'DELETE /api/team/invitations/{invitationId}': ({ actor, params, version }) =>
      revokeInvitation(deps, actor, { ...params, version }),
  });
