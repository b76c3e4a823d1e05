import { type Address, addressInput, type ChangeAddressInput } from '#contract/address.ts';
import { toFieldCodes } from '#contract/field-codes.ts';
import { type AddressRow, findAddress, listAddressChoices, updateAddress } from '#db/address/address.queries.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import { ADDRESS_FIELDS } from '#domain/business-unit/fields.ts';
import { ok } from '#domain/result.ts';
import { tableOf } from '#domain/table.ts';
import type { Actor } from '#domain/team/actor.ts';
import { toAddress } from './to-address.ts';
import { attempt } from '../attempt.ts';
import type { Reads } from '../deps.ts';
import { type Outcome, refuse, refuseFields } from '../failure.ts';
import { requireAddressEditor, requireMayEdit } from './address-rights.ts';
import { toAddressRow } from './to-address-row.ts';

type Change = { readonly input: ChangeAddressInput; readonly version?: number | undefined };

/** Changes an address of the unit. The fields that were sent and those that stay have to make a whole. */
export async function changeAddress(
  { db, clock }: Reads,
  actor: Actor,
  { input: { addressId, address }, version }: Change,
): Promise<Outcome<Address>> {
  const member = requireAddressEditor(actor);
  if (!member.ok) return member;
  const { businessUnitId } = member.value;
  const key = { businessUnitId, addressId };
  return attempt(db, async (trx) => {
    const row = await findAddress(trx, key);
    if (row === undefined) return refuse('not-found');
    const allowed = requireMayEdit(member.value, await listAddressChoices(trx, key));
    if (!allowed.ok) return allowed;
    if (version !== undefined && version !== row.version) return staleAddress(row);

    const whole = addressInput.safeParse({ ...toInput(row), ...address });
    if (!whole.success) return refuseFields(toFieldCodes(inAddress(whole.error.issues)));
    const changed = await updateAddress(trx, { ...key, version: row.version, changes: toAddressRow(whole.data) });
    if (changed === undefined) return staleAddress((await findAddress(trx, key)) ?? row);
    await recordAudit(trx, {
      actor,
      businessUnitId,
      action: 'address.change',
      objectId: addressId,
      data: { fields: Object.keys(address) },
      now: clock.now(),
    });
    return ok(toAddress(changed));
  });
}

/** Tells what the address has become, so that nothing typed is lost and the difference can be shown. */
export const staleAddress = (row: AddressRow): Outcome<never> =>
  refuse('stale-version', { details: { current: toAddress(row) } });

const toInput = (row: AddressRow): Record<string, string> => tableOf(ADDRESS_FIELDS, (field) => row[field] ?? '');

type Issue = Parameters<typeof toFieldCodes>[0][number];

const inAddress = (issues: readonly Issue[]): Issue[] =>
  issues.map((issue) => ({ ...issue, path: ['address', ...(issue.path ?? [])] }));
