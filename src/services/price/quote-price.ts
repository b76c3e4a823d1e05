import { isInShop } from '#domain/trailer/trailer-state.ts';
import type { RentalInput } from '#contract/period.ts';
import type { PriceQuote } from '#contract/price.ts';
import { findBusinessUnit } from '#db/business-unit/business-unit.queries.ts';
import type { DepotRow } from '#db/depot/depot.queries.ts';
import { findTrailer } from '#db/trailer/trailer.queries.ts';
import { chargeableDays } from '#domain/booking/chargeable-days.ts';
import { zonesOf } from '#domain/booking/snapped-period.ts';
import { LANE_CODES } from '#domain/one-way/lane-refusal.ts';
import { isLongTerm, type Period } from '#domain/time/period.ts';
import { add, type Money } from '#domain/money/money.ts';
import { priceCurve } from '#domain/price/price-curve.ts';
import { priceFor } from '#domain/price/price.ts';
import { ok } from '#domain/result.ts';
import { totalsOf } from '#domain/tax/totals.ts';
import { vatFor } from '#domain/tax/vat.ts';
import type { Actor } from '#domain/team/actor.ts';
import { minimumDays } from '#domain/trailer/trailer-type.ts';
import { toInstant } from '#domain/time/instant.ts';
import { localDate } from '#domain/time/wall-clock.ts';
import { loadDepotBook } from '../book/depot-book.ts';
import type { RentalReads } from '../deps.ts';
import { type Outcome, refuse, refuseFields } from '../failure.ts';
import { toRentalPeriod } from '../line/to-rental-period.ts';
import { loadPriceBook } from '#services/book/price-book.ts';
import { findLanes } from '../trailer/lane-book.ts';
import { toOneWayOffer } from '../trailer/to-trailer-card.ts';

const SHORTEST_CURVE_DAYS = 60;
const LONGEST_DAYS = 1100;

/** What one trailer costs from one instant to another, and how that comes about. Whether it is free is another question. */
export async function quotePrice(
  deps: RentalReads,
  actor: Actor,
  { trailerId, from, to, returnDepot: returnName }: RentalInput & { readonly trailerId: string },
): Promise<Outcome<PriceQuote>> {
  const { db, clock, settings } = deps;
  if (actor.kind === 'guest' && !settings.guestPrices) return refuse('login-required');
  const now = clock.now();
  const [book, prices, trailer] = await Promise.all([
    loadDepotBook(deps, { now }),
    loadPriceBook(db, now),
    findTrailer(db, trailerId),
  ]);
  const depot = trailer && book.get(trailer.depotId);
  const tariff = trailer && prices.findTariff(trailer);
  if (!trailer || !isInShop(trailer.status) || !depot || !tariff) return refuse('not-found');
  const lanes = await findLanes(deps, {
    depots: book,
    prices,
    depot,
    returnName,
    fromDay: localDate(from, depot.row.timeZone),
  });
  if (!lanes.ok) return lanes;
  const zones = zonesOf(depot.row, lanes.value?.returnDepot.row ?? depot.row);
  const period: Period = { from: toInstant(from), to: toInstant(to), ...zones };
  const lane = lanes.value?.judge(depot.row.id, trailer.type, period);
  if (lane?.ok === false) return refuseFields({ returnDepot: LANE_CODES[lane.error] });
  const days = chargeableDays(period);
  if (days > LONGEST_DAYS) return refuseFields({ to: 'too-long' });
  if (days < minimumDays(trailer.type)) return refuseFields({ to: 'minimum-period' });
  const rent = priceFor(tariff, days);
  const total = lane ? add(rent.total, lane.value.fee) : rent.total;
  return ok({
    ...rent,
    total,
    period: toRentalPeriod(period),
    curve: priceCurve(tariff, 1, Math.max(SHORTEST_CURVE_DAYS, days)),
    ...(lane && lanes.value && { oneWay: toOneWayOffer(lanes.value.returnDepot, lane.value, true) }),
    tax: await taxOf(deps, actor, { depot: depot.row, period, net: total }),
  });
}

async function taxOf(
  { db }: RentalReads,
  actor: Actor,
  { depot, period, net }: { depot: DepotRow; period: Period; net: Money },
): Promise<PriceQuote['tax']> {
  if (actor.kind !== 'member') return null;
  const unit = await findBusinessUnit(db, actor.businessUnitId);
  if (!unit) return null;
  const tax = vatFor({
    isLongTerm: isLongTerm(period),
    depotCountry: depot.country,
    customerCountry: unit.country,
    hasValidVatId: unit.vatIdStatus === 'valid',
    on: localDate(period.from, period.timeZone),
  });
  const { taxes, gross } = totalsOf([{ net, tax }]);
  const [group] = taxes;
  return group
    ? { country: tax.country, case: tax.case, rate: tax.basisPoints / 100, amount: group.amount, gross }
    : null;
}
