import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { cx } from '#web/ui/cx.ts';
import { Price } from '#web/ui/price.tsx';
import type { InvoicesData } from './load-invoices.server.ts';

/** What is open, how much of it is late, and what was paid. */
export function InvoiceFigures({ sums: { open, overdue, paid } }: { readonly sums: InvoicesData['sums'] }) {
  const { formatMessage } = useIntl();
  return (
    <section
      aria-label={formatMessage({ id: 'invoice.sums' })}
      className="mb-6 grid overflow-hidden rounded-card border border-line bg-sheet sm:grid-cols-3 sm:divide-x sm:divide-line max-sm:divide-y max-sm:divide-line"
    >
      <Figure label={<FormattedMessage id="invoice.sum.open" />} {...open} />
      <Figure label={<FormattedMessage id="invoice.sum.overdue" />} {...overdue} isPressing={overdue.count > 0} />
      <Figure label={<FormattedMessage id="invoice.sum.paid" values={{ year: paid.year }} />} {...paid} />
    </section>
  );
}

type FigureProps = {
  readonly label: ReactNode;
  readonly amount: string;
  readonly count: number;
  readonly isPressing?: boolean;
};

const Figure = ({ label, amount, count, isPressing = false }: FigureProps) => (
  <div className={cx('min-w-0 p-4 md:p-5', isPressing && 'bg-danger-soft text-danger')}>
    <h2 className={cx('text-label mb-1', !isPressing && 'text-asphalt-600')}>{label}</h2>
    <Price amount={amount} align="start" />
    <p className={cx('mt-1 text-body-s', !isPressing && 'text-asphalt-600')}>
      <FormattedMessage id="invoice.count" values={{ count }} />
    </p>
  </div>
);
