import type { AmountsView } from './describe-amounts.server.ts';

/** What is to be paid, in a cell of a table; beneath it what it was before fees and credits. */
export const AmountDue = ({ due, change }: AmountsView) => (
  <>
    <strong className="font-condensed text-base whitespace-nowrap">{due}</strong>
    {change !== null && <span className="block text-sm text-balance text-asphalt-600">{change}</span>}
  </>
);
