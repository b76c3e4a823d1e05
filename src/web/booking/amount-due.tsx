import type { AmountsView } from '#web/line/describe-amounts.server.ts';

/** What is to be paid, in a cell of a table; beneath it the sum it comes from, if fees or credits have changed it. */
export const AmountDue = ({ due, change }: AmountsView) => (
  <>
    <strong className="font-condensed text-base whitespace-nowrap">{due}</strong>
    {change !== null && (
      <span
        title={change.words}
        className="block text-sm max-md:whitespace-normal md:whitespace-nowrap text-asphalt-600"
      >
        <span aria-hidden="true">{change.sum}</span>
        <span className="sr-only">{change.words}</span>
      </span>
    )}
  </>
);
