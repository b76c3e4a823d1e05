import type { ListedAddress } from '#contract/address.ts';
import {
  type AddressChoice,
  listAddressChoices,
  listAddresses as listAddressRows,
} from '#db/address/address.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { toAddress } from './to-address.ts';
import type { Deps } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { requireMember } from '../require-actor.ts';
import { mayEditAddress } from './address-rights.ts';

/** The addresses of the unit, with what this member may do with each. */
export async function listAddresses(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
): Promise<Outcome<readonly ListedAddress[]>> {
  const member = requireMember(actor);
  if (!member.ok) return member;
  const [rows, choices] = await Promise.all([
    listAddressRows(db, member.value),
    listAddressChoices(db, { businessUnitId: member.value.businessUnitId }),
  ]);
  return ok(
    rows.map((row) => {
      const chosen = choices.filter(({ addressId }) => addressId === row.id);
      return {
        ...toAddress(row),
        mayEdit: mayEditAddress(member.value, chosen),
        defaultOfOthers: countDefaults(chosen, member.value.userId),
      };
    }),
  );
}

const countDefaults = (choices: readonly AddressChoice[], ownId: string): number =>
  new Set(choices.filter(({ isDefault, userId }) => isDefault && userId !== ownId).map(({ userId }) => userId)).size;
