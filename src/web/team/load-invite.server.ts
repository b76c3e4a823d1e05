import { data } from 'react-router';
import type { Invitation } from '#contract/team.ts';
import { findInviteObstacle } from '#services/team/find-invite-obstacle.ts';
import { listInvitations } from '#services/team/list-invitations.ts';
import { pageTitle } from '#web/page-title.server.ts';
import { recordDate } from '#web/record-time.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { loadClosed } from './load-team.server.ts';

export type InvitationView = Invitation & { readonly sent: string; readonly expires: string };

export async function loadInvite(request: PageRequest) {
  const { deps, format, getActor } = request;
  const actor = await getActor();
  const title = pageTitle(request, 'invite.title');
  const [found, obstacle] = await Promise.all([listInvitations(deps, actor), findInviteObstacle(deps, actor)]);
  if (!found.ok && found.error.code === 'forbidden')
    return data(await loadClosed(request, actor, title), { status: 403 });
  const invitations = requireValue(found).map((invitation): InvitationView => ({
    ...invitation,
    sent: recordDate(format, invitation.sentAt),
    expires: recordDate(format, invitation.expiresAt),
  }));
  return data({ kind: 'open' as const, title, invitations, obstacle });
}
