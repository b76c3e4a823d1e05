import * as z from 'zod/mini';
import { ROLES, type Role } from '#domain/team/role.ts';
import { email } from './field.ts';
import { wholeNumber } from './query.ts';

export type TeamMember = {
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly avatar: string | null;
  readonly role: Role;
  /** Net; orders above it need approval. Null is none. */
  readonly orderLimitCents: number | null;
  readonly lastSeenAt: string | null;
  /** Running and upcoming bookings that this member has made. */
  readonly openBookings: number;
  readonly version: number;
};

export type Invitation = {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly status: 'open' | 'expired';
  readonly sentAt: string;
  readonly expiresAt: string;
  readonly invitedBy: string;
  readonly version: number;
};

export const MOST_INVITATIONS = 20;
/** 10 million euros: whoever may order for more needs no limit. */
export const HIGHEST_ORDER_LIMIT_CENTS = 1_000_000_000;

const role = z.enum(ROLES, 'unknown');

export const teamQuery = z.strictObject({
  q: z.optional(z.string().check(z.trim(), z.maxLength(100, 'too-long'))),
  cursor: z.optional(z.string().check(z.maxLength(600, 'too-long'))),
  limit: z.optional(wholeNumber(1, 100)),
});
export type TeamQuery = z.infer<typeof teamQuery>;

export const changeMemberInput = z.strictObject({
  role: z.optional(role),
  orderLimitCents: z.optional(
    z.nullable(z.int('number').check(z.minimum(0, 'too-small'), z.maximum(HIGHEST_ORDER_LIMIT_CENTS, 'too-big'))),
  ),
});
export type ChangeMemberInput = z.infer<typeof changeMemberInput>;

export const inviteInput = z.strictObject({
  invitations: z
    .array(z.strictObject({ email, role }))
    .check(z.minLength(1, 'required'), z.maxLength(MOST_INVITATIONS, 'too-many')),
});
export type InviteInput = z.infer<typeof inviteInput>;

type Page<Item> = { readonly items: readonly Item[]; readonly nextCursor: string | null };

export type TeamPage = Page<TeamMember>;

export interface TeamCalls {
  'GET /api/team': { query: { q?: string; cursor?: string; limit?: number }; answer: TeamPage };
  /** A stale version is refused with `current`: the member as they are now. */
  'PATCH /api/team/{userId}': { body: ChangeMemberInput; answer: TeamMember };
  /** Whoever names themselves leaves the team. */
  'DELETE /api/team/{userId}': { answer: undefined };
  'GET /api/team/invitations': { answer: Page<Invitation> };
  /** The same answer whether an address is known elsewhere or not. */
  'POST /api/team/invitations': { body: InviteInput; answer: Page<Invitation> };
  /** A stale version is refused with `current`: the invitation as it is now. */
  'POST /api/team/invitations/{invitationId}/resend': { answer: Invitation };
  'DELETE /api/team/invitations/{invitationId}': { answer: undefined };
}
