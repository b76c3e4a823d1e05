import type { TeamMember } from '#contract/team.ts';
import type { MemberRow } from '#db/team/membership.queries.ts';

export const toMember = ({ lastSeenAt, ...member }: MemberRow): TeamMember => ({
  ...member,
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
});
