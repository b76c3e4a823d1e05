import type { AddressChoice } from '#db/address/address.queries.ts';
import { isBillingAddress } from '#domain/address/billing-address.ts';
import { ok } from '#domain/result.ts';
import type { Actor, Member } from '#domain/team/actor.ts';
import { hasRight } from '#domain/team/rights.ts';
import { type Outcome, refuse } from '../failure.ts';
import { requireMember } from '../require-actor.ts';

/** Somebody who looks after addresses, be it those for invoices alone. */
export function requireAddressEditor(actor: Actor): Outcome<Member> {
  const member = requireMember(actor);
  if (!member.ok) return member;
  const isEditor = hasRight(actor, 'editAddresses') || hasRight(actor, 'editBillingAddresses');
  return isEditor ? member : refuse('forbidden');
}

/** Whether this member may change an address that the unit uses in this way. */
export const mayEditAddress = (member: Member, choices: readonly AddressChoice[]): boolean =>
  hasRight(member, 'editAddresses') || (hasRight(member, 'editBillingAddresses') && isBillingAddress(choices));

export const requireMayEdit = (member: Member, choices: readonly AddressChoice[]): Outcome<void> =>
  mayEditAddress(member, choices) ? ok(undefined) : refuse('forbidden');
