import type { Actor } from '#domain/team/actor.ts';
import { ok } from '#domain/result.ts';
import type { Outcome } from '../failure.ts';
import { requireStaff, requireRight } from '../require-actor.ts';

/** The account of the own company, or as the operator that of any. */
export type Whose = 'own' | { readonly businessUnitId: string };

/** The company whose account somebody may look at. */
export function requireAccount(actor: Actor, whose: Whose): Outcome<string> {
  if (whose === 'own') {
    const member = requireRight(actor, 'seeInvoices');
    return member.ok ? ok(member.value.businessUnitId) : member;
  }
  const admin = requireStaff(actor, 'invoices.read');
  return admin.ok ? ok(whose.businessUnitId) : admin;
}
