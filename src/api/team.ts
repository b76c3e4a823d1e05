import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { changeMemberInput, teamQuery } from '#contract/team.ts';
import type { Deps } from '#services/deps.ts';
import { changeMember } from '#services/team/change-member.ts';
import { listTeam } from '#services/team/list-team.ts';
import { removeMember } from '#services/team/remove-member.ts';
import type { ApiEnv } from './env.ts';
import { readVersion } from './if-match.ts';
import { input } from './input.ts';
import { pathId } from './path-id.ts';
import { respond } from './respond.ts';
import { clearSessionCookies } from './session-cookies.ts';

const described = (summary: string, status: 200 | 204, description: string) =>
  describeRoute({ summary, tags: ['team'], responses: { [status]: { description } } });

/** The members of the own unit. */
export const teamRouter = (deps: Deps) =>
  new Hono<ApiEnv>()
    .get('/team', described('The members of the unit', 200, 'By name'), input('query', teamQuery), async (c) =>
      respond(c, await listTeam(deps, await c.get('getActor')(), c.req.valid('query')), (page) => c.json(page)),
    )
    .patch(
      '/team/:userId',
      described('Change the role or the order limit of a member', 200, 'The member as they are now'),
      pathId('userId'),
      input('json', changeMemberInput),
      async (c) => {
        const change = { ...c.req.valid('param'), input: c.req.valid('json'), version: readVersion(c) };
        return respond(c, await changeMember(deps, await c.get('getActor')(), change), (member) => c.json(member));
      },
    )
    .delete(
      '/team/:userId',
      described('Remove a member, or leave the team', 204, 'Removed; the sessions of that person have ended'),
      pathId('userId'),
      async (c) => {
        const actor = await c.get('getActor')();
        const removal = { ...c.req.valid('param'), version: readVersion(c) };
        return respond(c, await removeMember(deps, actor, removal), () => {
          const hasLeft = actor.kind === 'member' && actor.userId === removal.userId;
          if (hasLeft) clearSessionCookies(c, deps.settings);
          return c.body(null, 204);
        });
      },
    );
