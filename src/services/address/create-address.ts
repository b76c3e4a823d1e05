import type { Address, CreateAddressInput } from '#contract/address.ts';
import {
  createAddress as insertAddress,
  findAddress,
  listChosenAddresses,
  replaceChosenAddresses,
} from '#db/address/address.queries.ts';
import { recordAudit } from '#db/audit/audit.queries.ts';
import type { Transaction } from '#db/client.ts';
import { ok } from '#domain/result.ts';
import type { Actor, Member } from '#domain/team/actor.ts';
import { hasRight } from '#domain/team/rights.ts';
import { toAddress } from './to-address.ts';
import { attempt } from '../attempt.ts';
import type { ReadsWithSettings } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { type Created, once } from '../once.ts';
import { requireAddressEditor } from './address-rights.ts';
import { toAddressRow } from './to-address-row.ts';

const OPERATION = 'address.create';

type Creation = { readonly input: CreateAddressInput; readonly idempotencyKey?: string | undefined };

/** Adds an address to the unit. */
export async function createAddress(
  { db, clock, settings: { secretKey } }: ReadsWithSettings,
  actor: Actor,
  { input, idempotencyKey: key }: Creation,
): Promise<Outcome<Created<Address>>> {
  const member = requireAddressEditor(actor);
  if (!member.ok) return member;
  const { userId } = member.value;
  const now = clock.now();
  return attempt(db, (trx) =>
    once(trx, { userId, key, operation: OPERATION, input }, { secretKey, now }, () =>
      create(trx, member.value, input, now),
    ),
  );
}

async function create(
  trx: Transaction,
  actor: Member,
  { address }: CreateAddressInput,
  now: Date,
): Promise<Outcome<Address>> {
  const { businessUnitId } = actor;
  const addressId = await insertAddress(trx, { ...toAddressRow(address), businessUnitId, createdAt: now });
  // Whoever looks after invoices alone adds an address for invoices.
  if (!hasRight(actor, 'editAddresses')) await chooseForBilling(trx, actor, addressId);
  await recordAudit(trx, { actor, businessUnitId, action: OPERATION, objectId: addressId, now });
  const row = await findAddress(trx, { businessUnitId, addressId });
  return row === undefined ? refuse('not-found') : ok(toAddress(row));
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
