import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { tokenParam } from '#contract/field.ts';
import {
  changePasswordInput,
  changeUserInput,
  completeResetInput,
  legalInput,
  requestResetInput,
} from '#contract/user.ts';
import { acceptLegal } from '#services/account/accept-legal.ts';
import { changePassword } from '#services/account/change-password.ts';
import { changeUser } from '#services/account/change-user.ts';
import { completeReset } from '#services/account/complete-reset.ts';
import { finishTour } from '#services/account/finish-tour.ts';
import { getMe } from '#services/account/get-me.ts';
import { requestReset } from '#services/account/request-reset.ts';
import type { Deps } from '#services/deps.ts';
import type { ApiEnv } from './env.ts';
import { readVersion } from './if-match.ts';
import { input } from './input.ts';
import { respond } from './respond.ts';
import { setLocaleCookie } from './session-cookies.ts';

const described = (summary: string, status: 200 | 202 | 204, description: string) =>
  describeRoute({ summary, tags: ['users'], responses: { [status]: { description } } });

/** The signed-in user, and the way back for who has lost the password. */
export const usersRouter = (deps: Deps) =>
  new Hono<ApiEnv>()
    .get('/users/me', described('Who is signed in', 200, 'User, business unit and role'), async (c) =>
      respond(c, await getMe(deps, await c.get('getActor')()), (me) => c.json(me)),
    )
    .patch(
      '/users',
      described('Change the own name, language or default addresses', 200, 'Like users/me'),
      input('json', changeUserInput),
      async (c) => {
        const change = { input: c.req.valid('json'), version: readVersion(c) };
        return respond(c, await changeUser(deps, await c.get('getActor')(), change), (me) => {
          if (change.input.locale !== undefined) setLocaleCookie(c, me.user.locale, deps.settings);
          return c.json(me);
        });
      },
    )
    .patch(
      '/users/legal',
      described('Accept the terms and the privacy policy', 200, 'Like users/me'),
      input('json', legalInput),
      async (c) =>
        respond(c, await acceptLegal(deps, await c.get('getActor')(), c.req.valid('json')), (me) => c.json(me)),
    )
    .patch(
      '/users/password',
      described('Change the own password', 204, 'Changed; other sessions have ended'),
      input('json', changePasswordInput),
      async (c) => {
        const context = { sessionId: (await c.get('getSession')())?.id ?? '', client: c.get('getClient')() };
        const changed = await changePassword(deps, await c.get('getActor')(), c.req.valid('json'), context);
        return respond(c, changed, () => c.body(null, 204));
      },
    )
    .post('/users/tour', described('Do not show the tour again', 204, 'Noted'), async (c) =>
      respond(c, await finishTour(deps, await c.get('getActor')()), () => c.body(null, 204)),
    )
    .post(
      '/users/reset-account',
      described('Ask for a link to choose a new password', 202, 'The same for known and unknown addresses'),
      input('json', requestResetInput),
      async (c) =>
        respond(c, await requestReset(deps, c.req.valid('json'), c.get('getClient')()), () => c.body(null, 202)),
    )
    .post(
      '/users/reset-account/:token',
      described('Choose a new password with a link', 204, 'Changed; all sessions have ended'),
      input('param', tokenParam),
      input('json', completeResetInput),
      async (c) => {
        const completion = { ...c.req.valid('param'), ...c.req.valid('json') };
        return respond(c, await completeReset(deps, completion, c.get('getClient')()), () => c.body(null, 204));
      },
    );
