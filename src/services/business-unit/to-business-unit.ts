import type { BusinessUnit } from '#contract/business-unit.ts';
import type { AddressRow } from '#db/address/address.queries.ts';
import type { BusinessUnitRow } from '#db/business-unit/business-unit.queries.ts';
import { roleHasRight } from '#domain/team/rights.ts';
import type { Role } from '#domain/team/role.ts';
import { unseal } from '../secret/seal.ts';
import { toAddress } from '#services/address/to-address.ts';

type View = { readonly addresses: readonly AddressRow[]; readonly role: Role; readonly openingKeys: readonly string[] };

/** The unit as one of its members may see it. */
export function toBusinessUnit(row: BusinessUnitRow, { addresses, role, openingKeys }: View): BusinessUnit {
  const {
    trailerConnectLoginEncrypted: sealed,
    vatIdCheckedAt: _checked,
    createdAt: _since,
    blockedFrom: _before,
    erasedAt: _erased,
    ...unit
  } = row;
  const mayRead = sealed !== null && roleHasRight(role, 'editTrailerConnect');
  return {
    ...unit,
    trailerConnectLogin: mayRead ? unseal(openingKeys, sealed) : null,
    addresses: addresses.map(toAddress),
  };
}
