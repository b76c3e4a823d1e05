import type { BillingTerms, ChangeBillingTermsInput } from '#contract/admin-billing-terms.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { findBillingTerms, hasOrderBilledInPart, lookAtOrdersOfUnit } from '#db/billing/billing-terms.queries.ts';
import { updateBusinessUnit } from '#db/business-unit/business-unit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import { attempt } from '#services/attempt.ts';
import type { Reads } from '#services/deps.ts';
import { type Outcome, refuse, refuseFields } from '#services/failure.ts';
import { requireStaff } from '#services/require-actor.ts';
import { getBillingTerms, toBillingTerms } from './get-billing-terms.ts';

type Change = {
  readonly businessUnitId: string;
  readonly input: ChangeBillingTermsInput;
  readonly version?: number | undefined;
};
type Row = NonNullable<Awaited<ReturnType<typeof findBillingTerms>>>;

/** Agrees with a company when and as what its invoices come. What was issued stays as it is. */
export async function changeBillingTerms(
  { db, clock }: Reads,
  actor: Actor,
  { businessUnitId, input, version }: Change,
): Promise<Outcome<BillingTerms>> {
  const admin = requireStaff(actor, 'customers.write');
  if (!admin.ok) return admin;
  if (Object.keys(input).length === 0) return getBillingTerms({ db }, actor, businessUnitId);
  const now = clock.now();
  const changed = await attempt(db, async (trx) => {
    const before = await findBillingTerms(trx, { businessUnitId });
    if (before === undefined) return refuse('not-found');
    if (version !== undefined && version !== before.version) return refuse('stale-version');
    const changes = withoutUndefined(input);
    const after = await updateBusinessUnit(trx, { businessUnitId, version: before.version, changes });
    if (after === undefined) return refuse('stale-version');
    const followed = await follow(trx, { businessUnitId, before, input, now });
    if (!followed.ok) return followed;
    const data = { before: toBillingTerms(before), after: input };
    const action = 'businessUnit.changeBillingTerms';
    await recordAudit(trx, { actor, businessUnitId, action, objectId: businessUnitId, data, now });
    return ok(undefined);
  });
  if (!changed.ok && changed.error.code !== 'stale-version') return changed;
  const current = await getBillingTerms({ db }, actor, businessUnitId);
  if (changed.ok || !current.ok) return current;
  return refuse('stale-version', { details: { current: current.value } });
}

const withoutUndefined = ({ billingCycle, paymentTermDays, poRequired, invoiceFormat }: ChangeBillingTermsInput) => ({
  ...(billingCycle !== undefined && { billingCycle }),
  ...(paymentTermDays !== undefined && { paymentTermDays }),
  ...(poRequired !== undefined && { poRequired }),
  ...(invoiceFormat !== undefined && { invoiceFormat }),
});

type Step = Pick<Change, 'businessUnitId' | 'input'> & { readonly before: Row; readonly now: Date };

/**
 * Refuses a format that no invoice could be written in. Another cycle would take back days that were billed by the one
 * before, so it has to wait for the end of orders that are billed in part; the days of all others are found anew.
 */
async function follow(trx: Transaction, { businessUnitId, before, input, now }: Step): Promise<Outcome<void>> {
  const { invoiceFormat, billingCycle } = input;
  const isIncomplete =
    (invoiceFormat === 'xrechnung' && before.buyerReference === null) ||
    (invoiceFormat === 'peppolUbl' && before.peppolId === null);
  if (isIncomplete) return refuseFields({ invoiceFormat: 'format-incomplete' });
  if (billingCycle === undefined || billingCycle === before.billingCycle) return ok(undefined);
  if (await hasOrderBilledInPart(trx, { businessUnitId })) return refuseFields({ billingCycle: 'billed-in-part' });
  await lookAtOrdersOfUnit(trx, { businessUnitId, on: operatorToday(toInstant(now)).toString() });
  return ok(undefined);
}
