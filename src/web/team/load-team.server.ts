import { data } from 'react-router';
import type { TeamMember } from '#contract/team.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Format } from '#i18n/format.ts';
import { findInviteObstacle } from '#services/team/find-invite-obstacle.ts';
import { listAdmins } from '#services/team/list-admins.ts';
import { listInvitations } from '#services/team/list-invitations.ts';
import { listTeam } from '#services/team/list-team.ts';
import { pageTitle } from '#web/page-title.server.ts';
import { recordTime } from '#web/record-time.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';

/** The team for its admins; everybody else learns whom to ask. */
export async function loadTeam(request: PageRequest, { searchParams }: URL) {
  const { deps, format, getActor } = request;
  const actor = await getActor();
  const title = pageTitle(request, 'word.team');
  const q = (searchParams.get('q') ?? '').slice(0, 100);
  const cursor = searchParams.get('cursor');
  const [team, invitations, inviteObstacle] = await Promise.all([
    listTeam(deps, actor, { q, ...(cursor !== null && { cursor }) }),
    listInvitations(deps, actor),
    findInviteObstacle(deps, actor),
  ]);
  if (!team.ok && team.error.code === 'forbidden')
    return data(await loadClosed(request, actor, title), { status: 403 });
  const { items, nextCursor } = requireValue(team);
  return data({
    kind: 'open' as const,
    title,
    q,
    nextCursor,
    ownId: 'userId' in actor ? actor.userId : '',
    members: items.map((member) => toView(member, format)),
    invitations: requireValue(invitations),
    inviteObstacle,
  });
}

export async function loadClosed({ deps }: PageRequest, actor: Actor, title: string) {
  const admins = await listAdmins(deps, actor);
  return {
    kind: 'closed' as const,
    title,
    role: actor.kind === 'member' ? actor.role : null,
    admins: admins.ok ? admins.value : [],
  };
}

export type MemberView = TeamMember & {
  /** In words, because they are the same on the server and in the browser. */
  readonly lastSeen: string | null;
  readonly limit: string | null;
};

const toView = (member: TeamMember, format: Format): MemberView => ({
  ...member,
  lastSeen: member.lastSeenAt === null ? null : recordTime(format, member.lastSeenAt),
  limit: member.orderLimitCents === null ? null : format.roundMoney({ cents: member.orderLimitCents, currency: 'EUR' }),
});
