import type { CartItemRow } from '#db/cart/cart.queries.ts';
import { findLineDepot } from '#db/trailer/line-trailer.queries.ts';
import type { Database } from '#db/client.ts';
import { ok } from '#domain/result.ts';
import { type Outcome, refuseFields } from '../failure.ts';

type Place = CartItemRow['returnDepot'];

/** The other depot where a line is to be brought back; none if that is where it begins. */
export async function findReturnDepot(
  db: Database,
  { depot, returnDepotId }: Pick<CartItemRow, 'depot'> & { readonly returnDepotId: string | null },
): Promise<Outcome<Place>> {
  if (returnDepotId === null || returnDepotId === depot.id) return ok(null);
  const found = await findLineDepot(db, returnDepotId);
  return found ? ok(found) : refuseFields({ returnDepotId: 'unknown' });
}
