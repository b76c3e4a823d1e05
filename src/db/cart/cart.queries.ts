import { sql, type Selectable } from 'kysely';
import type { UnitChoice } from '#domain/booking/unit-choice.ts';
import type { Database, Transaction } from '../client.ts';
import {
  readLineDepot,
  readLineTrailer,
  readReturnDepot,
  type LineDepotRow,
  type LineTrailerRow,
} from '#db/trailer/line-trailer.ts';
import { insertAny } from '../insert-rows.ts';
import { prepared } from '../prepared.ts';
import type { Tables } from '../schema.ts';
import type { Write } from '../write-together.ts';

export type CartRow = Selectable<Tables['cart']>;

const CART_COLUMNS = [
  'id',
  'businessUnitId',
  'userId',
  'poNumber',
  'costCentre',
  'note',
  'riskCheckFailed',
  'riskCheckedAt',
  'touchedAt',
  'version',
  'shown',
] as const satisfies readonly (keyof CartRow)[];

export type CartItemRow = {
  readonly id: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** The wall times asked for, if they are known. */
  readonly askedFrom: string | null;
  readonly askedTo: string | null;
  readonly services: readonly string[];
  readonly unitChoice: UnitChoice;
  readonly trailer: LineTrailerRow;
  readonly depot: LineDepotRow;
  /** Where it is brought back, if that is another one. */
  readonly returnDepot: LineDepotRow | null;
  /** The transfer whose place it takes, if it is an empty leg. */
  readonly legId?: string | null;
};

type Owner = { readonly businessUnitId: string; readonly userId: string };
type InCart = { readonly businessUnitId: string; readonly cartId: string };

export const findCart = (db: Database, { businessUnitId, userId }: Owner) =>
  db
    .selectFrom('cart')
    .select(CART_COLUMNS)
    .where('userId', '=', userId)
    .where('businessUnitId', '=', businessUnitId)
    .modifyEnd(prepared)
    .executeTakeFirst();

/**
 * The user's cart, which nobody else changes until the transaction ends; made if there is none. A cart of a unit that
 * the user has left follows them empty.
 */
export async function lockCart(
  trx: Transaction,
  { businessUnitId, userId, now }: Owner & { now: Date },
): Promise<CartRow> {
  const lock = () =>
    trx
      .selectFrom('cart')
      .select(CART_COLUMNS)
      .where('userId', '=', userId)
      .forUpdate()
      .modifyEnd(prepared)
      .executeTakeFirst();
  const found = await lock();
  if (found?.businessUnitId === businessUnitId) return found;
  if (found !== undefined) await trx.deleteFrom('cart').where('id', '=', found.id).execute();
  const made = await trx
    .insertInto('cart')
    .values({ businessUnitId, userId, touchedAt: now })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .returning(CART_COLUMNS)
    .modifyEnd(prepared)
    .executeTakeFirst();
  // None, if somebody else has made it meanwhile.
  const cart = made ?? (await lock());
  if (cart === undefined) throw new Error('A cart disappeared while it was being made');
  return cart;
}

/** In the order in which they were added. */
export const listCartItems = (db: Database, { businessUnitId, cartId }: InCart) =>
  db
    .selectFrom('cartItem as i')
    .innerJoin('trailer as t', 't.id', 'i.trailerId')
    .innerJoin('depot as d', (join) => join.on(sql<boolean>`d.id = coalesce(i.depot_id, t.depot_id)`))
    .leftJoin('depot as r', (join) => join.onRef('r.id', '=', 'i.returnDepotId').onRef('r.id', '!=', 'd.id'))
    .select(['i.id', 'i.startsAt', 'i.endsAt', 'i.askedFrom', 'i.askedTo', 'i.unitChoice', 'i.legId'])
    .select(
      sql<string[]>`array(select s.service_key from cart_item_service s where s.cart_item_id = i.id order by 1)`.as(
        'services',
      ),
    )
    .select([readLineTrailer, readLineDepot, readReturnDepot])
    .where('i.cartId', '=', cartId)
    .where('i.businessUnitId', '=', businessUnitId)
    .orderBy('i.createdAt')
    .orderBy('i.id')
    .modifyEnd(prepared)
    .execute();

export const countCartItems = async (db: Database, { businessUnitId, userId }: Owner, since: Date): Promise<number> => {
  const { count } = await db
    .selectFrom('cartItem as i')
    .innerJoin('cart as c', 'c.id', 'i.cartId')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('c.userId', '=', userId)
    .where('c.businessUnitId', '=', businessUnitId)
    .where('c.touchedAt', '>=', since)
    .modifyEnd(prepared)
    .executeTakeFirstOrThrow();
  return count;
};

/** Which trailers somebody's cart wants, and when. */
export const listCartStays = (db: Database, { businessUnitId, userId }: Owner, since: Date) =>
  db
    .selectFrom('cartItem as i')
    .innerJoin('cart as c', 'c.id', 'i.cartId')
    .select(['i.trailerId', 'i.startsAt', 'i.endsAt'])
    .where('c.userId', '=', userId)
    .where('c.businessUnitId', '=', businessUnitId)
    .where('c.touchedAt', '>=', since)
    .orderBy('i.createdAt')
    .modifyEnd(prepared)
    .execute();

type Stay = Pick<CartItemRow, 'startsAt' | 'endsAt' | 'askedFrom' | 'askedTo'>;

type NewItem = InCart &
  Stay & {
    readonly id: string;
    readonly trailerId: string;
    readonly returnDepotId: string | null;
    readonly depotId: string;
    readonly unitChoice: UnitChoice;
    readonly legId?: string;
    readonly createdAt: Date;
  };

/** Items that all have the same services. To be sent with other writes. */
export const addCartItems = (items: readonly NewItem[], services: readonly string[]): Write[] => [
  ...insertAny('cartItem', items),
  ...insertAny(
    'cartItemService',
    items.flatMap(({ id }) => services.map((serviceKey) => ({ cartItemId: id, serviceKey }))),
  ),
];

type InItem = InCart & { readonly itemId: string };

export async function moveCartItem(
  trx: Transaction,
  {
    businessUnitId,
    cartId,
    itemId,
    startsAt,
    endsAt,
    askedFrom,
    askedTo,
    returnDepotId,
  }: InItem & Stay & { readonly returnDepotId: string | null },
): Promise<void> {
  await trx
    .updateTable('cartItem')
    .set({ startsAt, endsAt, askedFrom, askedTo, returnDepotId })
    .where('id', '=', itemId)
    .where('cartId', '=', cartId)
    .where('businessUnitId', '=', businessUnitId)
    .execute();
}

/** To be sent with other writes. */
export const chooseUnitOfItem = ({
  businessUnitId,
  cartId,
  itemId,
  unitChoice,
}: InItem & { readonly unitChoice: UnitChoice }): Write =>
  sql`update cart_item set unit_choice = ${unitChoice}
    where id = ${itemId} and cart_id = ${cartId} and business_unit_id = ${businessUnitId}`;

/** Without ids: all of them. */
export async function removeCartItems(
  trx: Transaction,
  { businessUnitId, cartId, itemIds }: InCart & { readonly itemIds?: readonly string[] },
): Promise<void> {
  await trx
    .deleteFrom('cartItem')
    .where('cartId', '=', cartId)
    .where('businessUnitId', '=', businessUnitId)
    .$if(itemIds !== undefined, (query) => query.where('id', 'in', itemIds ?? []))
    .execute();
}

/** Replaces the services of an item that the caller has found in the cart it has locked. */
export async function replaceItemServices(
  trx: Transaction,
  { itemId, services }: { readonly itemId: string; readonly services: readonly string[] },
): Promise<void> {
  await trx.deleteFrom('cartItemService').where('cartItemId', '=', itemId).execute();
  if (services.length === 0) return;
  await trx
    .insertInto('cartItemService')
    .values(services.map((serviceKey) => ({ cartItemId: itemId, serviceKey })))
    .execute();
}

type CartChanges = Partial<Pick<CartRow, 'poNumber' | 'costCentre' | 'note' | 'riskCheckFailed'>>;

/** Every change of a cart gives it another version. To be sent with other writes. */
export const touchCart = (
  trx: Transaction,
  { businessUnitId, cartId, changes = {}, now }: InCart & { readonly changes?: CartChanges; readonly now: Date },
) =>
  trx
    .updateTable('cart')
    .set((eb) => ({ ...changes, touchedAt: now, version: eb('version', '+', 1) }))
    .where('id', '=', cartId)
    .where('businessUnitId', '=', businessUnitId);

/** The verdict of a risk check is no change of the cart: an order may still name its version. */
export async function noteRiskCheck(
  db: Database,
  { businessUnitId, cartId, failed, now }: InCart & { readonly failed: boolean; readonly now: Date },
): Promise<void> {
  await db
    .updateTable('cart')
    .set({ riskCheckFailed: failed, riskCheckedAt: now })
    .where('id', '=', cartId)
    .where('businessUnitId', '=', businessUnitId)
    .execute();
}

export type ShownPrice = NonNullable<CartRow['shown']>;

/** Remembers what the owner sees. A cart that has changed meanwhile is shown anew anyway. */
export async function noteShownPrice(
  db: Database,
  { businessUnitId, cartId, version, shown }: InCart & { readonly version: number; readonly shown: ShownPrice },
): Promise<void> {
  await db
    .updateTable('cart')
    .set({ shown: JSON.stringify(shown) })
    .where('id', '=', cartId)
    .where('businessUnitId', '=', businessUnitId)
    .where('version', '=', version)
    .modifyEnd(prepared)
    .execute();
}

/** Forgets carts that nobody touched since then. Holds on their lines have run out long before. */
export async function deleteForgottenCarts(db: Database, since: Date): Promise<void> {
  await db.deleteFrom('cart').where('touchedAt', '<', since).execute();
}

/** What an order has been made of is no longer in the cart, nor are its notes. To be sent with other writes. */
export const emptyCart = ({ businessUnitId, cartId, now }: InCart & { readonly now: Date }): Write[] => [
  sql`delete from cart_item where cart_id = ${cartId} and business_unit_id = ${businessUnitId}`,
  sql`update cart set
      po_number = null, cost_centre = null, note = null, risk_check_failed = false, risk_checked_at = null,
      shown = null, touched_at = ${now}, version = version + 1
    where id = ${cartId} and business_unit_id = ${businessUnitId}`,
];
