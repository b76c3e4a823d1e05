import { isInShop } from '#domain/trailer/trailer-state.ts';
import type { ServiceOffer } from '#contract/service.ts';
import { findPriceListIdInForce } from '#db/price/price.queries.ts';
import { listServiceOffers } from '#db/service/service-offer.queries.ts';
import { findTrailer } from '#db/trailer/trailer.queries.ts';
import { money } from '#domain/money/money.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { ReadsWithSettings } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';

/** The services and upsells for a trailer, at the prices of its type. */
export async function listServices(
  { db, clock, settings }: ReadsWithSettings,
  actor: Actor,
  trailerId: string,
): Promise<Outcome<readonly ServiceOffer[]>> {
  if (actor.kind === 'guest' && !settings.guestPrices) return refuse('login-required');
  const trailer = await findTrailer(db, trailerId);
  if (!trailer || !isInShop(trailer.status)) return refuse('not-found');
  const priceListId = await findPriceListIdInForce(db, clock.now());
  if (priceListId === undefined) return ok([]);
  const offers = await listServiceOffers(db, { priceListId, trailerTypes: [trailer.type] });
  return ok(
    offers.map((offer) => ({
      key: offer.key,
      unit: offer.unit,
      price: money(offer.priceCents),
      mandatory: offer.mandatory,
      recommended: offer.recommended,
      requires: offer.requires,
      excludes: offer.excludes,
      leadTimeHours: offer.leadTimeHours,
      names: offer.names,
    })),
  );
}
