import { add } from '#domain/money/money.ts';
import type { Price } from '#domain/price/price.ts';
import type { SearchWindow } from './search-window.ts';

/** A rent with the way to the return depot, if there is one. */
export const withFee = (price: Price | undefined, { lane }: Pick<SearchWindow, 'lane'>): Price | undefined =>
  price && lane?.ok ? { ...price, total: add(price.total, lane.value.fee) } : price;
