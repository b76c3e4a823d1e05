import { ok } from '#domain/result.ts';
import { registrationCalls } from '#contract/registration.ts';
import type { Deps } from '#services/deps.ts';
import { checkVatId } from '#services/registration/check-vat-id.ts';
import { completeRegistration } from '#services/registration/complete-registration.ts';
import { findRegistration } from '#services/registration/find-registration.ts';
import { resendSignUpMail } from '#services/registration/resend-sign-up-mail.ts';
import { signUp } from '#services/registration/sign-up.ts';
import { readSecretCookie, setConfirmationCookie } from '../session-cookies.ts';
import { welcome } from '#api/session/welcome.ts';
import { implement } from '../implement.ts';

/** Sign-up of a company, and the links in mails that complete it or accept an invitation. */
export const implementRegistrations = (deps: Deps) =>
  implement(registrationCalls, {
    'POST /api/registrations': async ({ c, body }) => {
      const signedUp = await signUp(deps, body, c.get('getClient')());
      if (!signedUp.ok) return signedUp;
      const { confirmation, confirmationPath } = signedUp.value;
      setConfirmationCookie(c, confirmation, deps.settings);
      return ok({ confirmationPath });
    },
    'POST /api/sign-up/mail': ({ c }) =>
      resendSignUpMail(deps, readSecretCookie(c, 'sign_up', deps.settings.secure), c.get('getClient')()),
    'GET /api/sign-up/vat-id': ({ c, query }) => checkVatId(deps, query, c.get('getClient')()),
    'GET /api/registrations/{token}': ({ c, params }) => {
      c.header('Referrer-Policy', 'no-referrer');
      return findRegistration(deps, params.token);
    },
    'POST /api/registrations/{token}': async ({ c, params, body }) => {
      const started = await completeRegistration(deps, { ...params, ...body }, c.get('getClient')());
      return started.ok ? welcome(c, deps, started.value) : started;
    },
  });
