import * as z from 'zod/mini';
import { ROLES } from '#domain/team/role.ts';
import { email, hundredths } from './field.ts';
import { wholeNumber } from './query.ts';
import { type Answer, pageOf, shape } from './shape.ts';
import { declareCalls } from './call.ts';
import { amend, forRoles } from './rights-row.ts';

export const teamMember = shape('TeamMember', {
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  avatar: z.nullable(z.string()),
  role: z.enum(ROLES),
  /** Net; orders above it need approval. Null is none. */
  orderLimitCents: z.nullable(z.number()),
  lastSeenAt: z.nullable(z.string()),
  /** Running and upcoming bookings that this member has made. */
  openBookings: z.number(),
  version: z.number(),
});
export type TeamMember = Answer<typeof teamMember>;

export const invitation = shape('Invitation', {
  id: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  status: z.enum(['open', 'expired']),
  sentAt: z.string(),
  expiresAt: z.string(),
  invitedBy: z.string(),
  version: z.number(),
});
export type Invitation = Answer<typeof invitation>;

export const MOST_INVITATIONS = 20;
/** 10 million euros: whoever may order for more needs no limit. */
const HIGHEST_ORDER_LIMIT_CENTS = 1_000_000_000;

const role = z.enum(ROLES, 'unknown');

export const teamQuery = z.strictObject({
  q: z.optional(z.string().check(z.trim(), z.maxLength(100, 'too-long'))),
  cursor: z.optional(z.string().check(z.maxLength(600, 'too-long'))),
  limit: z.optional(wholeNumber(1, 100)),
});
export type TeamQuery = z.infer<typeof teamQuery>;

export const changeMemberInput = z.strictObject({
  role: z.optional(role),
  orderLimitCents: z.optional(z.nullable(hundredths(0, HIGHEST_ORDER_LIMIT_CENTS))),
});
export type ChangeMemberInput = z.infer<typeof changeMemberInput>;

export const inviteInput = z.strictObject({
  invitations: z
    .array(z.strictObject({ email, role }))
    .check(z.minLength(1, 'required'), z.maxLength(MOST_INVITATIONS, 'too-many')),
});
export type InviteInput = z.infer<typeof inviteInput>;

export const teamPage = pageOf(teamMember);
export type TeamPage = Answer<typeof teamPage>;

export const invitationCalls = declareCalls({
  'GET /api/team/invitations': {
    says: 'Invitations without an answer',
    rights: forRoles(['admin']),
    answer: pageOf(invitation),
  },
  /** The same answer whether an address is known elsewhere or not. */
  'POST /api/team/invitations': {
    says: 'Invite colleagues',
    rights: amend(forRoles(['admin']), { impersonator: 'forbidden' }),
    body: inviteInput,
    answer: pageOf(invitation),
    status: 201,
  },
  /** A stale version is refused with `current`: the invitation as it is now. */
  'POST /api/team/invitations/{invitationId}/resend': {
    says: 'Send an invitation again',
    rights: amend(forRoles(['admin'], 'hidden'), { impersonator: 'forbidden' }),
    answer: invitation,
    takes: 'version',
  },
  'DELETE /api/team/invitations/{invitationId}': {
    says: 'Revoke an invitation',
    rights: forRoles(['admin'], 'hidden'),
    takes: 'version',
  },
});

export const teamCalls = declareCalls({
  'GET /api/team': { says: 'The members of the unit', rights: forRoles(['admin']), query: teamQuery, answer: teamPage },
  /** A stale version is refused with `current`: the member as they are now. */
  'PATCH /api/team/{userId}': {
    says: 'Change the role or the order limit of a member',
    rights: forRoles(['admin'], 'hidden'),
    body: changeMemberInput,
    answer: teamMember,
    takes: 'version',
  },
  /** Whoever names themselves leaves the team. */
  'DELETE /api/team/{userId}': {
    says: 'Remove a member, or leave the team',
    rights: amend(forRoles(['admin'], 'hidden'), { decidedBy: 'object' }),
    takes: 'version',
  },
});
