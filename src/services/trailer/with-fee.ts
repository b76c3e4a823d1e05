import { add, type Money } from '#domain/money/money.ts';
import type { Price } from '#domain/price/price.ts';
import type { SearchWindow } from './search-window.ts';

type Led = Pick<SearchWindow, 'lane'>;

/** What bringing a trailer back elsewhere costs; nothing where it is brought back to where it left. */
export const feeOf = ({ lane }: Led): Money | undefined => (lane?.ok ? lane.value.fee : undefined);

/** A rent with the way to the return depot, if there is one. */
export function withFee(price: Price | undefined, window: Led): Price | undefined {
  const fee = feeOf(window);
  return price && fee ? { ...price, total: add(price.total, fee) } : price;
}
