import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { inviteInput } from '#contract/team.ts';
import type { Deps } from '#services/deps.ts';
import { inviteMembers } from '#services/team/invite-members.ts';
import { listInvitations } from '#services/team/list-invitations.ts';
import { resendInvitation } from '#services/team/resend-invitation.ts';
import { revokeInvitation } from '#services/team/revoke-invitation.ts';
import type { ApiEnv } from './env.ts';
import { readVersion } from './if-match.ts';
import { input } from './input.ts';
import { pathId } from './path-id.ts';
import { respond } from './respond.ts';

const described = (summary: string, status: 200 | 201 | 204, description: string) =>
  describeRoute({ summary, tags: ['team'], responses: { [status]: { description } } });

/** Invitations into the own unit. */
export const invitationsRouter = (deps: Deps) =>
  new Hono<ApiEnv>()
    .get('/team/invitations', described('Invitations without an answer', 200, 'Newest first'), async (c) =>
      respond(c, await listInvitations(deps, await c.get('getActor')()), (items) =>
        c.json({ items, nextCursor: null }),
      ),
    )
    .post(
      '/team/invitations',
      described('Invite colleagues', 201, 'The invitations; the same for addresses that are known elsewhere'),
      input('json', inviteInput),
      async (c) =>
        respond(c, await inviteMembers(deps, await c.get('getActor')(), c.req.valid('json')), (items) =>
          c.json({ items, nextCursor: null }, 201),
        ),
    )
    .post(
      '/team/invitations/:invitationId/resend',
      described('Send an invitation again', 200, 'The invitation with its new end'),
      pathId('invitationId'),
      async (c) => {
        const which = { ...c.req.valid('param'), version: readVersion(c) };
        return respond(c, await resendInvitation(deps, await c.get('getActor')(), which), (invitation) =>
          c.json(invitation),
        );
      },
    )
    .delete(
      '/team/invitations/:invitationId',
      described('Revoke an invitation', 204, 'Its links no longer work'),
      pathId('invitationId'),
      async (c) => {
        const which = { ...c.req.valid('param'), version: readVersion(c) };
        return respond(c, await revokeInvitation(deps, await c.get('getActor')(), which), () => c.body(null, 204));
      },
    );
