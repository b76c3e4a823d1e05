import { money, type Money } from '#domain/money/money.ts';

/** What a customer bears of one damage at most, by the package that was booked; the best one counts. */
const DEDUCTIBLE_CENTS = [
  ['liabilityTop', 50_000],
  ['liabilityPlus', 100_000],
] as const;
const WITHOUT_PACKAGE_CENTS = 250_000;

export const deductibleOf = (services: readonly string[]): Money =>
  money(DEDUCTIBLE_CENTS.find(([key]) => services.includes(key))?.[1] ?? WITHOUT_PACKAGE_CENTS);

/** Theft and break-in are covered by a service of their own. */
export const coversTheft = (services: readonly string[]): boolean => services.includes('theftCover');
