import { deleteAddress as deleteAddressRow, listAddressChoices, lockAddress } from '#db/address/address.queries.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { clearInvoiceAddress } from '#db/business-unit/invoicing.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { attempt } from '../attempt.ts';
import type { Reads } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { requireAddressEditor, requireMayEdit } from './address-rights.ts';
import { staleAddress } from './change-address.ts';

type Deletion = { readonly addressId: string; readonly version?: number | undefined };

/**
 * Removes an address of the unit. Whoever had it as a default has none then, nor has the unit one for its
 * invoices; orders keep their copies.
 */
export async function deleteAddress(
  { db, clock }: Reads,
  actor: Actor,
  { addressId, version }: Deletion,
): Promise<Outcome<void>> {
  const member = requireAddressEditor(actor);
  if (!member.ok) return member;
  const { businessUnitId } = member.value;
  const key = { businessUnitId, addressId };
  return attempt(db, async (trx) => {
    // First of all: whoever chooses it for invoices locks it before the unit, too.
    const row = await lockAddress(trx, key);
    if (row === undefined) return refuse('not-found');
    const allowed = requireMayEdit(member.value, await listAddressChoices(trx, key));
    if (!allowed.ok) return allowed;
    if (version !== undefined && version !== row.version) return staleAddress(row);
    const wasChosen = await clearInvoiceAddress(trx, key);
    if (!(await deleteAddressRow(trx, { ...key, version: row.version }))) return staleAddress(row);
    const now = clock.now();
    await recordAudit(trx, { actor, businessUnitId, action: 'address.delete', objectId: addressId, now });
    if (wasChosen) {
      const data = { fields: ['addressId'] };
      const action = 'businessUnit.change';
      await recordAudit(trx, { actor, businessUnitId, action, objectId: businessUnitId, data, now });
    }
    return ok(undefined);
  });
}
