import type { BillingTerms } from '#contract/admin-billing-terms.ts';
import { findBillingTerms } from '#db/billing/billing-terms.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '#services/deps.ts';
import { type Outcome, refuse } from '#services/failure.ts';
import { requireStaff } from '#services/require-actor.ts';

/** How a company is billed. */
export async function getBillingTerms(
  { db }: Pick<Reads, 'db'>,
  actor: Actor,
  businessUnitId: string,
): Promise<Outcome<BillingTerms>> {
  const admin = requireStaff(actor, 'customers.read');
  if (!admin.ok) return admin;
  const found = await findBillingTerms(db, { businessUnitId });
  return found === undefined ? refuse('not-found') : ok(toBillingTerms(found));
}

export const toBillingTerms = ({
  billingCycle,
  paymentTermDays,
  poRequired,
  invoiceFormat,
  version,
}: NonNullable<Awaited<ReturnType<typeof findBillingTerms>>>): BillingTerms => ({
  billingCycle,
  paymentTermDays,
  poRequired,
  invoiceFormat,
  version,
});
