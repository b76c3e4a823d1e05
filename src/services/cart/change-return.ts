import type { ChangeReturnInput } from '#contract/cart.ts';
import { moveCartItem, type CartItemRow } from '#db/cart/cart.queries.ts';
import { releaseHolds } from '#db/checkout/hold.queries.ts';
import type { Transaction } from '#db/client.ts';
import { snapReturn } from '#domain/depot/snap.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { toDate } from '#domain/time/instant.ts';
import { toWallTime } from '#domain/time/wall-clock.ts';
import { parseWallTime } from '#domain/time/wall-time.ts';
import { loadDepotBook } from '../book/depot-book.ts';
import type { RentalReads } from '../deps.ts';
import { refuse } from '../failure.ts';
import { findReturnDepot } from '../one-way/find-return-depot.ts';
import { requireFree } from './require-free.ts';
import { writeCart } from './write-cart.ts';

type Change = { readonly itemId: string; readonly input: ChangeReturnInput; readonly version?: number | undefined };

/** Brings a line back to another depot, at the time that its hours make of the one there was. A hold on it is let go. */
export const changeReturn = (deps: RentalReads, actor: Actor, { itemId, input, version }: Change) =>
  writeCart(deps, actor, { action: 'cart.changePeriod', data: { itemId, ...input }, version }, async (trx, locked) => {
    const item = locked.items.find(({ id }) => id === itemId);
    if (item === undefined) return refuse('not-found');
    const place = await findReturnDepot(trx, { ...item, ...input });
    if (!place.ok) return place;
    const wanted = await bringTo(trx, deps, { item, place: place.value, now: locked.now });
    const line = await requireFree(trx, deps, wanted, locked);
    if (!line.ok) return line;
    const { businessUnitId, userId } = locked.member;
    await releaseHolds(trx, { businessUnitId, userId, itemIds: [itemId], now: locked.now });
    const { startsAt, endsAt, askedFrom, askedTo } = wanted;
    const stay = { startsAt, endsAt, askedFrom, askedTo, returnDepotId: place.value?.id ?? null };
    await moveCartItem(trx, { businessUnitId, cartId: locked.cart.id, itemId, ...stay });
    return ok({});
  });

type Brought = { readonly item: CartItemRow; readonly place: CartItemRow['returnDepot']; readonly now: Date };

/** A time for which somebody has asked is asked for again, by the other clock. */
async function bringTo(
  db: Transaction,
  { holidays }: Pick<RentalReads, 'holidays'>,
  { item, place, now }: Brought,
): Promise<CartItemRow> {
  const { depot, startsAt, endsAt } = item;
  const moved = { ...item, returnDepot: place };
  const book = await loadDepotBook({ db, holidays }, { now, until: endsAt });
  const calendar = book.get((place ?? depot).id)?.calendar;
  const askedFrom = item.askedFrom ?? toWallTime(startsAt, depot.timeZone);
  const askedTo = item.askedTo ?? toWallTime(endsAt, (item.returnDepot ?? depot).timeZone);
  const asked = parseWallTime(askedTo);
  const snapped = calendar && asked && snapReturn(calendar, asked);
  const end = [snapped?.inward, snapped?.outward].find((at) => at && at.epochMilliseconds > startsAt.getTime());
  if (!end) return moved;
  return { ...moved, endsAt: toDate(end), askedFrom, askedTo };
}
