import { teamCalls } from '#contract/team.ts';
import type { Deps } from '#services/deps.ts';
import { changeMember } from '#services/team/change-member.ts';
import { listTeam } from '#services/team/list-team.ts';
import { removeMember } from '#services/team/remove-member.ts';
import { clearSessionCookies } from '../session-cookies.ts';
import { implement } from '../implement.ts';

/** The members of the own unit. */
export const implementTeam = (deps: Deps) =>
  implement(teamCalls, {
    'GET /api/team': ({ actor, query }) => listTeam(deps, actor, query),
    'PATCH /api/team/{userId}': ({ actor, params, body, version }) =>
      changeMember(deps, actor, { ...params, input: body, version }),
    'DELETE /api/team/{userId}': async ({ c, actor, params, version }) => {
      const removed = await removeMember(deps, actor, { ...params, version });
      const hasLeft = removed.ok && actor.kind === 'member' && actor.userId === params.userId;
      if (hasLeft) clearSessionCookies(c, deps.settings);
      return removed;
    },
  });
