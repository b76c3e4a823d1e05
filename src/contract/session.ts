import * as z from 'zod/mini';
import { currentPassword, email } from './field.ts';
import type { Me } from './user.ts';

export const loginInput = z.strictObject({
  email,
  password: currentPassword,
  rememberMe: z.optional(z.boolean()),
});
export type LoginInput = z.infer<typeof loginInput>;

/** When the access token ends, in epoch seconds: the same number as in the `auth_public` cookie. */
export type RefreshAnswer = { readonly expiresAt: number };

export interface SessionCalls {
  'POST /api/users/login': { body: LoginInput; answer: Me };
  /** Ends an impersonation first, if there is one: then the admin's own session goes on. */
  'POST /api/users/logout': { answer: undefined };
  /** Ends whatever the browser holds, impersonations included, and makes it a stranger. */
  'POST /api/users/forget-browser': { answer: undefined };
  'POST /api/users/refresh-token': { answer: RefreshAnswer };
}
