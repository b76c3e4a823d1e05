import type { BilledTax } from './billed-order.ts';

/** Tax is summed by this. */
export const groupOf = ({ country, case: taxCase, basisPoints }: BilledTax): string =>
  `${country} ${taxCase} ${basisPoints}`;
