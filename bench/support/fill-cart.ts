import type { Database } from '#db/client.ts';
import type { Member } from '#domain/team/actor.ts';

type Line = { readonly trailerId: string; readonly startsAt: Date; readonly endsAt: Date };

/** A cart with one line, written past the shop: it is not part of what is measured. */
export async function fillCart(
  db: Database,
  { userId, businessUnitId }: Member,
  line: Line,
): Promise<{ version: number }> {
  const cart = await db
    .insertInto('cart')
    .values({ userId, businessUnitId })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ businessUnitId }))
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
  await db
    .insertInto('cartItem')
    .values({ ...line, businessUnitId, cartId: cart.id })
    .execute();
  return cart;
}
