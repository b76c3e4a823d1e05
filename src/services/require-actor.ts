import type { Actor, Member, PlatformAdmin } from '#domain/team/actor.ts';
import { isForbiddenAct, type PersonalAct } from '#domain/team/impersonation.ts';
import { hasRight, type Right } from '#domain/team/rights.ts';
import { hasStaffRight, type StaffRight } from '#domain/team/staff-right.ts';
import { ok } from '#domain/result.ts';
import { type Outcome, refuse } from './failure.ts';

/**
 * Every use case asks one of these first. They refuse in the order of the contract: no session, terms not accepted, not
 * allowed.
 */

/** Anybody with a session, also before the terms are accepted. */
export const requireSignedIn = (actor: Actor): Outcome<Member | PlatformAdmin> =>
  actor.kind === 'guest' ? refuse('login-required') : ok(actor);

/** Somebody with a session who has accepted the terms. Platform admins have. */
export function requireUser(actor: Actor): Outcome<Member | PlatformAdmin> {
  if (actor.kind === 'guest') return refuse('login-required');
  if (actor.kind === 'member' && !actor.legalAccepted) return refuse('legal-required');
  return ok(actor);
}

/** Somebody who acts for a business unit. */
export function requireMember(actor: Actor): Outcome<Member> {
  const user = requireUser(actor);
  if (!user.ok) return user;
  return user.value.kind === 'member' ? ok(user.value) : refuse('forbidden');
}

export function requireRight(actor: Actor, right: Right): Outcome<Member> {
  const member = requireMember(actor);
  return member.ok && !hasRight(member.value, right) ? refuse('forbidden') : member;
}

/** Somebody of the operator whose role may do this. */
export function requireStaff(actor: Actor, right: StaffRight): Outcome<PlatformAdmin> {
  const user = requireUser(actor);
  if (!user.ok) return user;
  return user.value.kind === 'platformAdmin' && hasStaffRight(user.value, right) ? ok(user.value) : refuse('forbidden');
}

/** Somebody of the operator with their right, or of a unit with theirs. */
export const requireEither = (
  actor: Actor,
  rights: { readonly staff: StaffRight; readonly member: Right },
): Outcome<Member | PlatformAdmin> =>
  actor.kind === 'platformAdmin' ? requireStaff(actor, rights.staff) : requireRight(actor, rights.member);

/** Refuses an admin in somebody's name what only that person may do. */
export const refuseForImpersonator = (actor: Actor, act: PersonalAct): Outcome<void> =>
  isForbiddenAct(actor, act) ? refuse('forbidden') : ok(undefined);
