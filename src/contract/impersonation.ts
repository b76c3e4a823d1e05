import * as z from 'zod/mini';
import { id, optionalText } from './field.ts';
import { me } from './user.ts';
import { declareCalls } from './call.ts';
import { BY_REFRESH_TOKEN, staff } from './rights-row.ts';

export const impersonateInput = z.strictObject({ userId: id, reason: optionalText(500) });
export type ImpersonateInput = z.infer<typeof impersonateInput>;

export const impersonationCalls = declareCalls({
  'POST /api/admin/impersonate': {
    says: 'Act as a member',
    rights: staff('impersonate'),
    body: impersonateInput,
    answer: me,
  },
  'GET /api/admin/impersonate/logout': { says: 'Stop acting as a member', rights: BY_REFRESH_TOKEN },
  'POST /api/admin/impersonate/logout': { says: 'Stop acting as a member', rights: BY_REFRESH_TOKEN },
});
