import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { tokenParam } from '#contract/field.ts';
import { completeRegistrationInput, signUpInput } from '#contract/registration.ts';
import type { Deps } from '#services/deps.ts';
import { completeRegistration } from '#services/registration/complete-registration.ts';
import { findRegistration } from '#services/registration/find-registration.ts';
import { signUp } from '#services/registration/sign-up.ts';
import type { ApiEnv } from './env.ts';
import { input } from './input.ts';
import { refused, respond } from './respond.ts';
import { setConfirmationCookie } from './session-cookies.ts';
import { welcome } from './welcome.ts';

const described = (summary: string, status: 200 | 201 | 202, description: string) =>
  describeRoute({ summary, tags: ['registrations'], responses: { [status]: { description } } });

/** Sign-up of a company, and the links in mails that complete it or accept an invitation. */
export const registrationsRouter = (deps: Deps) =>
  new Hono<ApiEnv>()
    .post(
      '/registrations',
      described('Sign a company up', 202, 'The same for known and unknown addresses; the link is in the mail'),
      input('json', signUpInput),
      async (c) =>
        respond(
          c,
          await signUp(deps, c.req.valid('json'), c.get('getClient')()),
          ({ confirmation, confirmationPath }) => {
            setConfirmationCookie(c, confirmation, deps.settings);
            return c.json({ confirmationPath }, 202);
          },
        ),
    )
    .get(
      '/registrations/:token',
      described('What a link stands for', 200, 'The link still works afterwards'),
      input('param', tokenParam),
      async (c) => {
        c.header('Referrer-Policy', 'no-referrer');
        return respond(c, await findRegistration(deps, c.req.valid('param').token), (found) => c.json(found));
      },
    )
    .post(
      '/registrations/:token',
      described('Complete a sign-up or accept an invitation', 201, 'Like users/me; signed in'),
      input('param', tokenParam),
      input('json', completeRegistrationInput),
      async (c) => {
        const completion = { ...c.req.valid('param'), ...c.req.valid('json') };
        const started = await completeRegistration(deps, completion, c.get('getClient')());
        return started.ok ? welcome(c, deps, started.value, 201) : refused(c, started.error);
      },
    );
