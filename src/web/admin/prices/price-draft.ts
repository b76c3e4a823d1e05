import type { AdminPriceList } from '#contract/admin-price.ts';
import { ONE } from '#domain/money/money.ts';
import { BAND_STARTS, isBandTable } from '#domain/pricing/tariff.ts';
import { toDay, toInstant } from './valid-day.ts';

/** A form knows texts only; amounts are euros as one writes them, with a comma or a point. */
export type PriceTexts = Readonly<Record<string, string>>;

export const rateField = (priceClass: string, band: number) => `rate ${priceClass} ${band}`;
export const factorField = (depotId: string) => `factor ${depotId}`;
export const serviceField = (key: string, type: string) => `service ${key} ${type}`;

/** Of all our languages only English has a point before the cents. */
const write = (value: number, locale: string): string => {
  const text = value.toFixed(2);
  return locale === 'en' ? text : text.replace('.', ',');
};
/** Not a number for what is none, so that the schema complains. */
export function toCents(text: string): number {
  return /^\d{1,7}(?:[.,]\d{1,2})?$/.test(text.trim()) ? Math.round(Number(text.replace(',', '.')) * 100) : Number.NaN;
}
const toFactor = (text: string): number => {
  const value = Number(text.replace(',', '.'));
  return text.trim() === '' ? ONE : Math.round(value * ONE);
};

type Frame = {
  readonly depots: readonly { readonly id: string }[];
  readonly services: readonly { readonly key: string }[];
  readonly types: readonly string[];
};

export function toTexts(list: AdminPriceList, { depots, services, types }: Frame, locale: string): PriceTexts {
  const factors = new Map(list.factors.map(({ depotId, factor }) => [depotId, factor]));
  const prices = new Map(
    list.services.map(({ key, trailerType, priceCents }) => [`${key} ${trailerType}`, priceCents]),
  );
  const priceOf = (key: string, type: string): string => {
    const cents = prices.get(`${key} ${type}`);
    return cents === undefined ? '' : write(cents / 100, locale);
  };
  return Object.fromEntries([
    ['name', list.name],
    ['validFrom', toDay(list.validFrom)],
    ...list.classes.flatMap(({ priceClass, bands }) =>
      bands.map(({ dayRateCents }, band) => [rateField(priceClass, band), write(dayRateCents / 100, locale)]),
    ),
    ...depots.map(({ id }) => [factorField(id), write((factors.get(id) ?? ONE) / ONE, locale)]),
    ...services.flatMap(({ key }) => types.map((type) => [serviceField(key, type), priceOf(key, type)])),
  ]);
}

export const ratesOf = (values: PriceTexts, priceClass: string): number[] =>
  BAND_STARTS.map((_, band) => toCents(values[rateField(priceClass, band)] ?? ''));

/** Whether a longer rental is never dearer per day. */
export const isMonotone = (rates: readonly number[]): boolean =>
  isBandTable(BAND_STARTS.map((fromDay, i) => ({ fromDay, dayRateCents: rates[i] ?? Number.NaN })));

export function toInput(values: PriceTexts, classes: readonly string[], { depots, services, types }: Frame) {
  return {
    name: values['name'],
    validFrom: toInstant(values['validFrom'] ?? '') ?? '',
    classes: classes.map((priceClass) => ({ priceClass, rates: ratesOf(values, priceClass) })),
    factors: depots.map(({ id }) => ({ depotId: id, factor: toFactor(values[factorField(id)] ?? '') })),
    services: services.flatMap(({ key }) =>
      types
        .map((type) => ({ key, trailerType: type, text: values[serviceField(key, type)] ?? '' }))
        .filter(({ text }) => text.trim() !== '')
        .map(({ text, ...price }) => ({ ...price, priceCents: toCents(text) })),
    ),
  };
}
