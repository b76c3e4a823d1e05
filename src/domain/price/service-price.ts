import { money, multiply, type Money } from '#domain/money/money.ts';

export const SERVICE_UNITS = ['once', 'perDay'] as const;
export type ServiceUnit = (typeof SERVICE_UNITS)[number];
export type ServiceRate = { readonly unit: ServiceUnit; readonly cents: number };

/** What a service costs with a rental of so many chargeable days. A day that costs no rent still costs its services. */
export const servicePrice = (rate: ServiceRate, days: number): Money =>
  rate.unit === 'perDay' ? multiply(money(rate.cents), days) : money(rate.cents);
