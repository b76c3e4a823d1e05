import type { Address } from '#contract/address.ts';
import type { AddressRow } from '#db/address/address.queries.ts';

export function toAddress({ businessUnitId: _unit, createdAt: _since, ...address }: AddressRow): Address {
  return address;
}
