import type { Line, LineService, LineTrailer, OneWay, Totals } from '#contract/line.ts';
import type { Tax } from '#contract/price.ts';
import type { LineDepotRow, LineTrailerRow } from '#db/trailer/line-trailer.ts';
import type { UnitChoice } from '#domain/booking/unit-choice.ts';
import { isWay, oneWayReward, type OneWayTrace } from '#domain/one-way/one-way-fee.ts';
import type { Period } from '#domain/time/period.ts';
import type { Totals as ExactTotals } from '#domain/tax/totals.ts';
import type { Tax as ExactTax } from '#domain/tax/vat.ts';
import { toRentalPeriod } from './to-rental-period.ts';
import type { PricedLine } from './price-line.ts';

type LineParts = PricedLine & {
  readonly id: string;
  readonly trailer: LineTrailerRow;
  readonly depot: LineDepotRow;
  readonly returnDepot: LineDepotRow | null;
  readonly oneWayTrace: OneWayTrace | null;
  readonly period: Period;
  readonly unitChoice: UnitChoice;
};

export function toLine(parts: LineParts): Line {
  const { id, trailer, depot, returnDepot, oneWayTrace, period, unitChoice, rent, services, net, tax } = parts;
  const rentalPeriod = toRentalPeriod(period);
  return {
    id,
    trailerId: trailer.id,
    trailer: toLineTrailer(trailer),
    depotId: depot.id,
    depot,
    returnDepot,
    oneWay: toOneWay(oneWayTrace, services),
    from: rentalPeriod.from,
    to: rentalPeriod.to,
    period: rentalPeriod,
    unitChoice,
    price: { days: rent.days, perDay: rent.perDay, total: rent.total },
    trace: rent.trace,
    services,
    net,
    tax: toTax(tax),
  };
}

/** As it was agreed: the fee is the one among the services. */
export function toOneWay(
  trace: OneWayTrace | null,
  services: readonly Pick<LineService, 'key' | 'price'>[],
): OneWay | null {
  const fee = services.find(isWay);
  if (trace === null || fee === undefined) return null;
  const reward = oneWayReward(trace);
  return { km: trace.km, fee: fee.price, ...(reward && { reward }), ...(trace.legId !== undefined && { isLeg: true }) };
}

export function toLineTrailer({ priceClass: _class, state: _state, image, ...trailer }: LineTrailerRow): LineTrailer {
  return { ...trailer, image: image && { url: `/${image.path}`, width: image.width, height: image.height } };
}

const BASIS_POINTS_OF_A_PERCENT = 100;

export const toTax = ({ country, case: which, basisPoints }: ExactTax): Tax => ({
  country,
  case: which,
  rate: basisPoints / BASIS_POINTS_OF_A_PERCENT,
});

export const toTotals = ({ net, taxes, gross }: ExactTotals): Totals => ({
  net,
  taxes: taxes.map(({ base, amount, ...tax }) => ({ ...toTax(tax), base, amount })),
  gross,
});
