import type { AdminPriceList } from '#contract/admin-price.ts';
import { ONE } from '#domain/money/money.ts';
import { BAND_STARTS, isBandTable } from '#domain/price/tariff.ts';
import { type LaneField, toFees, toLaneFigures } from './lane-figures.ts';
import { toDay, toInstant } from './valid-day.ts';

export const rateField = (priceClass: string, band: number) => `rate ${priceClass} ${band}` as const;
export const factorField = (depotId: string) => `factor ${depotId}` as const;
export const serviceField = (key: string, type: string) => `service ${key} ${type}` as const;
export type FigureField = ReturnType<typeof rateField | typeof factorField | typeof serviceField> | LaneField;

/** Amounts are cents and factors ten-thousandths; a service that is not offered has no price. */
export type PriceValues = { readonly name: string; readonly validFrom: string } & {
  readonly [Figure in FigureField]: number | null;
};

type Frame = {
  readonly depots: readonly { readonly id: string }[];
  readonly services: readonly { readonly key: string }[];
  readonly types: readonly string[];
};

export function toValues(list: AdminPriceList, { depots, services, types }: Frame): PriceValues {
  const factors = new Map(list.factors.map(({ depotId, factor }) => [depotId, factor]));
  const prices = new Map(
    list.services.map(({ key, trailerType, priceCents }) => [serviceField(key, trailerType), priceCents]),
  );
  const figures: readonly (readonly [FigureField, number | null])[] = [
    ...list.classes.flatMap(({ priceClass, bands }) =>
      bands.map(({ dayRateCents }, band) => [rateField(priceClass, band), dayRateCents] as const),
    ),
    ...depots.map(({ id }) => [factorField(id), factors.get(id) ?? ONE] as const),
    ...services
      .flatMap(({ key }) => types.map((type) => serviceField(key, type)))
      .map((field) => [field, prices.get(field) ?? null] as const),
    ...toLaneFigures(list.oneWayFees),
  ];
  return { ...Object.fromEntries(figures), name: list.name, validFrom: toDay(list.validFrom) };
}

/** Not a number where there is none, so that the schema complains. */
export const ratesOf = (values: PriceValues, priceClass: string): number[] =>
  BAND_STARTS.map((_, band) => values[rateField(priceClass, band)] ?? Number.NaN);

/** Whether a longer rental is never dearer per day. */
export const isMonotone = (rates: readonly number[]): boolean =>
  isBandTable(BAND_STARTS.map((fromDay, i) => ({ fromDay, dayRateCents: rates[i] ?? Number.NaN })));

/** The services that have a price, in the order in which they are sent. */
export const listServicePrices = (values: PriceValues, { services, types }: Frame) =>
  services.flatMap(({ key }) =>
    types.flatMap((trailerType) => {
      const priceCents = values[serviceField(key, trailerType)] ?? null;
      return priceCents === null ? [] : [{ key, trailerType, priceCents }];
    }),
  );

export function toInput(values: PriceValues, classes: readonly string[], frame: Frame) {
  return {
    name: values.name,
    validFrom: toInstant(values.validFrom) ?? '',
    classes: classes.map((priceClass) => ({ priceClass, rates: ratesOf(values, priceClass) })),
    factors: frame.depots.map(({ id }) => ({ depotId: id, factor: values[factorField(id)] ?? ONE })),
    services: listServicePrices(values, frame),
    oneWayFees: toFees(values),
  };
}
