import type { Place } from '#contract/place.ts';
import { type AddressRow, listAddresses, listChosenAddresses } from '#db/address/address.queries.ts';
import { locateAddress } from '#domain/place/locate-address.ts';
import type { Actor, Member } from '#domain/team/actor.ts';
import { loadDepotBook } from '../book/depot-book.ts';
import type { PlaceDeps } from './suggest-places.ts';
import { toPlace } from './to-place.ts';

/**
 * Where trailers start from for whoever asks: the address that they have their trailers sent to, else the one for
 * invoices, else the first of their company that tells a place. Guests and the operator have none.
 */
export async function findYard(deps: PlaceDeps, actor: Actor, language: string): Promise<Place | undefined> {
  if (actor.kind !== 'member') return undefined;
  const [gazetteer, addresses] = [await deps.gazetteer.open(), await listByUse(deps, actor)];
  const town = addresses.map((address) => locateAddress(gazetteer, address)).find((found) => found !== undefined);
  return town && toPlace({ town }, await loadDepotBook(deps, { now: deps.clock.now() }), language);
}

async function listByUse({ db }: PlaceDeps, member: Member): Promise<AddressRow[]> {
  const [addresses, choices] = await Promise.all([listAddresses(db, member), listChosenAddresses(db, member)]);
  const useOf = ({ id }: AddressRow): number => {
    const uses = choices.filter(({ addressId }) => addressId === id);
    const at = (purpose: string, isDefault: boolean) =>
      uses.some((use) => use.purpose === purpose && use.isDefault === isDefault);
    return [at('shipping', true), at('billing', true), at('shipping', false), at('billing', false), true].indexOf(true);
  };
  return addresses.toSorted((a, b) => useOf(a) - useOf(b));
}
