import * as z from 'zod/mini';
import { currentPassword, email } from './field.ts';
import { me } from './user.ts';
import { shape } from './shape.ts';
import { declareCalls } from './call.ts';
import { BY_REFRESH_TOKEN, PUBLIC } from './rights-row.ts';

export const loginInput = z.strictObject({
  email,
  password: currentPassword,
  rememberMe: z.optional(z.boolean()),
});
export type LoginInput = z.infer<typeof loginInput>;

/** When the access token ends, in epoch seconds: the same number as in the `auth_public` cookie. */
export const refreshAnswer = shape('RefreshAnswer', { expiresAt: z.number() });

export const sessionCalls = declareCalls({
  'POST /api/users/login': { says: 'Sign in', rights: PUBLIC, body: loginInput, answer: me },
  /** Ends whatever the browser holds, impersonations included, and makes it a stranger. */
  'POST /api/users/forget-browser': { says: 'Forget this browser', rights: PUBLIC },
  /** Ends an impersonation first, if there is one: then the admin's own session goes on. */
  'POST /api/users/logout': { says: 'Sign out', rights: PUBLIC },
  'POST /api/users/refresh-token': { says: 'Renew the session', rights: BY_REFRESH_TOKEN, answer: refreshAnswer },
});
