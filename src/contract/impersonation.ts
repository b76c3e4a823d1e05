import * as z from 'zod/mini';
import { id, optionalText } from './field.ts';
import type { Me } from './user.ts';

export const impersonateInput = z.strictObject({ userId: id, reason: optionalText(500) });
export type ImpersonateInput = z.infer<typeof impersonateInput>;

export interface ImpersonationCalls {
  'POST /api/admin/impersonate': { body: ImpersonateInput; answer: Me };
  'GET /api/admin/impersonate/logout': { answer: undefined };
  'POST /api/admin/impersonate/logout': { answer: undefined };
}
