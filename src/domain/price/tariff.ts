import { money, scale, type Money } from '#domain/money/money.ts';

/** From this many days on, each day of the whole rental costs this much. */
export type Band = { readonly fromDay: number; readonly dayRateCents: number };

/** What a trailer costs at a depot: list rates of its price class, and the depot's factor in ten-thousandths. */
export type Tariff = { readonly priceListVersion: string; readonly bands: readonly Band[]; readonly factor: number };

export const BAND_STARTS = [1, 7, 30, 180] as const;

/** Bands start at the agreed days and a longer band is never dearer per day; otherwise splitting a rental would pay. */
export function isBandTable(bands: readonly Band[]): boolean {
  return (
    bands.length === BAND_STARTS.length &&
    bands.every(({ fromDay, dayRateCents }, i) => {
      const shorter = bands[i - 1]?.dayRateCents ?? Number.MAX_SAFE_INTEGER;
      return (
        fromDay === BAND_STARTS[i] && Number.isSafeInteger(dayRateCents) && 0 <= dayRateCents && dayRateCents <= shorter
      );
    })
  );
}

/** The day rate of a band at a depot, in whole cents. */
export const dayRate = (band: Band, factor: number): Money => scale(money(band.dayRateCents), factor);
