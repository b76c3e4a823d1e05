import type { CartItem } from '#contract/cart.ts';
import type { SnappedPeriod } from '#contract/period.ts';
import type { ServiceOffer } from '#contract/service.ts';
import type { TrailerCard } from '#contract/trailer.ts';
import type { ServiceOfferRow } from '#db/service/service-offer.queries.ts';
import { type FeeTerms, freeHoursByChoice } from '#domain/booking/cancellation-fee.ts';
import { money } from '#domain/money/money.ts';
import { toIso } from '#domain/time/instant.ts';
import { toLine } from '#services/line/to-line.ts';
import type { AssessedLine } from '../line/assess-lines.ts';

type Beside = {
  /** What would be agreed now. */
  readonly feeTerms: FeeTerms;
  readonly twins?: readonly TrailerCard[] | undefined;
  readonly snapped?: SnappedPeriod | undefined;
};

/** A line that has not been ordered, as answers tell it. */
export function toCartItem(line: AssessedLine, { feeTerms, twins = [], snapped }: Beside): CartItem {
  const { item, verdict, offers, serviceProblems } = line;
  const { askedFrom, askedTo } = item;
  const nextFreeFrom = 'nextFreeFrom' in verdict ? verdict.nextFreeFrom : undefined;
  return {
    ...toLine({ ...line, ...item, oneWayTrace: line.oneWay?.trace ?? null, services: line.services }),
    asked: askedFrom === null || askedTo === null ? null : { from: askedFrom, to: askedTo },
    ...(snapped && { snapped }),
    free: verdict.free,
    ...(verdict.free ? {} : { reason: verdict.reason }),
    ...(nextFreeFrom === undefined ? {} : { nextFreeFrom: toIso(nextFreeFrom) }),
    needsWorkshop: verdict.free && verdict.needsWorkshop,
    twins,
    offers: offers.map(toOffer),
    freeCancellationHours: freeHoursByChoice(feeTerms),
    serviceProblems,
  };
}

const toOffer = ({ trailerType: _type, priceCents, ...offer }: ServiceOfferRow): ServiceOffer => ({
  ...offer,
  price: money(priceCents),
});
