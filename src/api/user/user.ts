import { exportData } from '#services/user/export-data.ts';
import { userCalls } from '#contract/user.ts';
import { acceptLegal } from '#services/user/accept-legal.ts';
import { changePassword } from '#services/user/change-password.ts';
import { changeUser } from '#services/user/change-user.ts';
import { completeReset } from '#services/user/complete-reset.ts';
import { finishTour } from '#services/user/finish-tour.ts';
import { getMe } from '#services/user/get-me.ts';
import { requestReset } from '#services/user/request-reset.ts';
import type { Deps } from '#services/deps.ts';
import { respond } from '../respond.ts';
import { setLocaleCookie } from '../session-cookies.ts';
import { implement } from '../implement.ts';

/** The signed-in user, and the way back for who has lost the password. */
export const implementUsers = (deps: Deps) =>
  implement(userCalls, {
    'GET /api/users/me': ({ actor }) => getMe(deps, actor),
    'PATCH /api/users': async ({ c, actor, body, version }) => {
      const me = await changeUser(deps, actor, { input: body, version });
      if (me.ok && body.locale !== undefined) setLocaleCookie(c, me.value.user.locale, deps.settings);
      return me;
    },
    'PATCH /api/users/legal': ({ actor, body }) => acceptLegal(deps, actor, body),
    'PATCH /api/users/password': async ({ c, actor, body }) => {
      const context = { sessionId: (await c.get('getSession')())?.id ?? '', client: c.get('getClient')() };
      return changePassword(deps, actor, body, context);
    },
    'POST /api/users/tour': ({ actor }) => finishTour(deps, actor),
    'POST /api/users/reset-account': ({ c, body }) => requestReset(deps, body, c.get('getClient')()),
    'POST /api/users/reset-account/{token}': ({ c, params, body }) =>
      completeReset(deps, { ...params, ...body }, c.get('getClient')()),
    'GET /api/users/export': async ({ c, actor }) =>
      respond(c, await exportData(deps, actor), (data) =>
        c.body(JSON.stringify(data, null, 2), 200, {
          'Content-Type': 'application/json',
          'Content-Disposition': 'attachment; filename="trailyard-data.json"',
        }),
      ),
  });
