import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { Price } from '#web/ui/price.tsx';
import type { CostsData } from './load-costs.server.ts';

/** What was billed, what will be, and both. */
export function CostFigures({ sums: { billed, committed, total } }: Pick<CostsData, 'sums'>) {
  const { formatMessage } = useIntl();
  return (
    <section
      aria-label={formatMessage({ id: 'word.costs' })}
      className="mb-6 grid overflow-hidden rounded-card border border-line bg-sheet max-sm:divide-y max-sm:divide-line sm:grid-cols-3 sm:divide-x sm:divide-line"
    >
      <Figure label={<FormattedMessage id="cost.billed" />} amount={billed} />
      <Figure label={<FormattedMessage id="cost.committed" />} amount={committed} />
      <Figure label={<FormattedMessage id="cost.total" />} amount={total} />
    </section>
  );
}

const Figure = ({ label, amount }: { readonly label: ReactNode; readonly amount: string }) => (
  <div className="min-w-0 p-4 md:p-5">
    <h2 className="text-label mb-1 text-asphalt-600">{label}</h2>
    <Price amount={amount} align="start" />
  </div>
);
