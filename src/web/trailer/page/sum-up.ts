import { add, money, scale, sum, type Money } from '#domain/money/money.ts';
import { servicePrice, type ServiceUnit } from '#domain/price/service-price.ts';

type Extra = { readonly key: string; readonly name: string; readonly unit: ServiceUnit; readonly cents: number };

export type Summary = {
  readonly extras: readonly { readonly key: string; readonly name: string; readonly amount: Money }[];
  readonly net: Money;
  /** Absent while it is not known how the customer is taxed. */
  readonly tax?: Money;
  readonly gross?: Money;
};

type Parts = {
  readonly rentCents: number;
  readonly days: number;
  /** For bringing it back elsewhere. */
  readonly oneWayCents?: number;
  readonly extras: readonly Extra[];
  /** The rate of the tax in hundredths of a percent. */
  readonly basisPoints?: number | undefined;
};

/** Rent and extras of so many days, with the tax on all of it rounded once. */
export function sumUp({ rentCents, days, oneWayCents = 0, extras, basisPoints }: Parts): Summary {
  const lines = extras.map(({ key, name, unit, cents }) => ({
    key,
    name,
    amount: servicePrice({ unit, cents }, days),
  }));
  const net = add(money(rentCents + oneWayCents), sum(lines.map(({ amount }) => amount)));
  if (basisPoints === undefined) return { extras: lines, net };
  const tax = scale(net, basisPoints);
  return { extras: lines, net, tax, gross: add(net, tax) };
}
