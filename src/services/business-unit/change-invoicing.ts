import type { Invoicing, InvoicingInput } from '#contract/invoicing.ts';
import { lockAddress } from '#db/address/address.queries.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { findInvoicing, updateInvoicing } from '#db/business-unit/invoicing.queries.ts';
import { tellChanges } from '#domain/admin/logged-field.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { attempt } from '../attempt.ts';
import type { Reads } from '../deps.ts';
import { type Outcome, refuse, refuseFields } from '../failure.ts';
import { requireRight } from '../require-actor.ts';
import { getInvoicing } from './get-invoicing.ts';

type Change = { readonly input: InvoicingInput; readonly version?: number | undefined };

/** Says where the company wants its invoices and as what. What was issued stays as it is. */
export async function changeInvoicing(
  deps: Reads,
  actor: Actor,
  { input, version }: Change,
): Promise<Outcome<Invoicing>> {
  const member = requireRight(actor, 'changePaymentMethod');
  if (!member.ok) return member;
  const { businessUnitId } = member.value;
  const { addressId, format, buyerReference, peppolId, monthlyStatement } = input;
  const changed = await attempt(deps.db, async (trx) => {
    // Whoever deletes it waits, and finds it chosen; whoever was quicker has left nothing to choose.
    const address = addressId === null ? undefined : await lockAddress(trx, { businessUnitId, addressId });
    if (addressId !== null && address === undefined) return refuseFields({ addressId: 'unknown' });
    const changes = {
      invoiceAddressId: addressId,
      invoiceFormat: format,
      buyerReference: buyerReference || null,
      peppolId: peppolId || null,
      ...(monthlyStatement === undefined ? {} : { monthlyStatement }),
    };
    const before = await findInvoicing(trx, { businessUnitId });
    if (!(await updateInvoicing(trx, { businessUnitId, version, changes }))) return refuse('stale-version');
    const was = { ...before, invoiceAddressId: before?.addressId, invoiceFormat: before?.format };
    const data = { ...tellChanges('businessUnit', was, changes) };
    const now = deps.clock.now();
    await recordAudit(trx, {
      actor,
      businessUnitId,
      action: 'businessUnit.change',
      objectId: businessUnitId,
      data,
      now,
    });
    return ok(undefined);
  });
  return changed.ok ? getInvoicing(deps, actor) : changed;
}
