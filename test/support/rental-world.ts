import { randomUUID } from 'node:crypto';
import type { AddTrailerInput, Cart } from '#contract/cart.ts';
import type { Member } from '#domain/team/actor.ts';
import type { Role } from '#domain/team/role.ts';
import { addTrailer } from '#services/cart/add-trailer.ts';
import type { Deps } from '#services/deps.ts';
import { placeOrder, type PlacedOrder } from '#services/order/place-order.ts';
import type { Outcome } from '#services/failure.ts';
import type { PlaceOrderInput } from '#contract/order.ts';
import { makeBusinessUnit, makeDepot, makePriceList, makeTrailer, makeUser } from './make-rows.ts';

/** Everything that a cart or an order needs: customers with complete data, and a depot that never closes. */

type CustomerWish = {
  readonly role?: Role;
  /** Joins this unit instead of a new one. */
  readonly businessUnitId?: string;
  readonly orderLimitCents?: number;
  readonly unit?: Parameters<typeof makeBusinessUnit>[1];
};

export async function makeCustomer(
  { db }: Pick<Deps, 'db'>,
  { role = 'admin', businessUnitId, orderLimitCents, unit = {} }: CustomerWish = {},
): Promise<Member> {
  const unitId =
    businessUnitId ??
    (await makeBusinessUnit(db, {
      name: 'Muster Spedition GmbH',
      registrationNumber: 'HRB 1234',
      vatId: 'DE136695976',
      vatIdStatus: 'valid',
      invoiceEmail: 'rechnung@muster.example',
      paymentMethod: 'transfer',
      ...unit,
    }));
  const userId = await makeUser(db);
  await db
    .insertInto('membership')
    .values({ userId, businessUnitId: unitId, role, orderLimitCents: orderLimitCents ?? null })
    .execute();
  const addressId = randomUUID();
  const address = { company: 'Muster Spedition GmbH', street: 'Am Kai', houseNumber: '7', postalCode: '20457' };
  await db
    .insertInto('address')
    .values({ id: addressId, businessUnitId: unitId, ...address, city: 'Hamburg', country: 'DE' })
    .execute();
  await db
    .insertInto('userAddress')
    .values({ userId, businessUnitId: unitId, addressId, purpose: 'billing', isDefault: true })
    .execute();
  return { kind: 'member', userId, businessUnitId: unitId, role, legalAccepted: true, impersonatedBy: null };
}

/** A depot with a key box, open at any time, without lead time. */
export const makeOpenDepot = (db: Deps['db'], row: Parameters<typeof makeDepot>[1] = {}): Promise<string> =>
  makeDepot(db, { keyBox: true, leadTimeMinutes: 0, ...row });

export type RentalWorld = { readonly depotId: string; readonly trailerIds: readonly string[] };

/** Trailers of one kind that can be had at 42 euros a day. */
export async function makeRentalWorld({ db }: Pick<Deps, 'db'>, trailers = 1): Promise<RentalWorld> {
  await makePriceList(db);
  const depotId = await makeOpenDepot(db);
  const trailerIds: string[] = [];
  for (let i = 0; i < trailers; i += 1) trailerIds.push(await makeTrailer(db, { depotId }));
  return { depotId, trailerIds };
}

const DAY_MS = 24 * 3_600_000;

/** So many days from now, on the full hour; two days long unless told. */
export function periodFrom(now: Date, daysAhead: number, days = 2): { from: string; to: string } {
  const hour = Math.ceil(now.getTime() / 3_600_000) * 3_600_000;
  const from = hour + daysAhead * DAY_MS;
  return { from: new Date(from).toISOString(), to: new Date(from + days * DAY_MS).toISOString() };
}

/** Puts trailers into somebody's cart; fails the test if that is refused. */
export async function fillCart(deps: Deps, actor: Member, lines: readonly AddTrailerInput[]): Promise<Cart> {
  let cart: Cart | undefined;
  for (const input of lines) {
    const added = await addTrailer(deps, actor, { input });
    if (!added.ok) throw new Error(`A trailer was not added: ${JSON.stringify(added.error)}`);
    cart = added.value;
  }
  if (cart === undefined) throw new Error('Nothing to add');
  return cart;
}

export const orderInput = (cart: Pick<Cart, 'version'>, more: Partial<PlaceOrderInput> = {}): PlaceOrderInput => ({
  cartVersion: cart.version,
  paymentMethod: 'transfer',
  acceptTerms: true,
  ...more,
});

export const order = (
  deps: Deps,
  actor: Member,
  cart: Pick<Cart, 'version'>,
  more: Partial<PlaceOrderInput> = {},
  idempotencyKey: string = randomUUID(),
): Promise<Outcome<PlacedOrder>> => placeOrder(deps, actor, { input: orderInput(cart, more), idempotencyKey });
