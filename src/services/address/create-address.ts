import type { Address, CreateAddressInput } from '#contract/address.ts';
import {
  createAddress as insertAddress,
  findAddress,
  listChosenAddresses,
  replaceChosenAddresses,
} from '#db/address.queries.ts';
import { recordAudit } from '#db/audit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Actor, Member } from '#domain/team/actor.ts';
import { hasRight } from '#domain/team/rights.ts';
import { toAddress } from '../account/to-address.ts';
import { attempt } from '../attempt.ts';
import type { Deps } from '../deps.ts';
import { type Failure, refuse } from '../failure.ts';
import { requireAddressEditor } from './address-rights.ts';
import { toAddressRow } from './to-address-row.ts';

/** Adds an address to the unit. */
export async function createAddress(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { address }: CreateAddressInput,
): Promise<Result<Address, Failure>> {
  const member = requireAddressEditor(actor);
  if (!member.ok) return member;
  const { businessUnitId } = member.value;
  const now = clock.now();
  return attempt<Address, Failure>(db, async (trx) => {
    const addressId = await insertAddress(trx, { ...toAddressRow(address), businessUnitId, createdAt: now });
    // Whoever looks after invoices alone adds an address for invoices.
    if (!hasRight(actor, 'editAddresses')) await chooseForBilling(trx, member.value, addressId);
    await recordAudit(trx, {
      actor,
      businessUnitId,
      action: 'address.create',
      objectType: 'address',
      objectId: addressId,
      now,
    });
    const row = await findAddress(trx, { businessUnitId, addressId });
    return row === undefined ? refuse('not-found') : ok(toAddress(row));
  });
}

async function chooseForBilling(
  trx: Transaction,
  { businessUnitId, userId }: Member,
  addressId: string,
): Promise<void> {
  const owner = { businessUnitId, userId };
  const chosen = (await listChosenAddresses(trx, owner)).filter(({ purpose }) => purpose === 'billing');
  await replaceChosenAddresses(trx, {
    ...owner,
    purpose: 'billing',
    addressIds: [...chosen.map((choice) => choice.addressId), addressId],
    defaultId: chosen.find(({ isDefault }) => isDefault)?.addressId ?? null,
  });
}
