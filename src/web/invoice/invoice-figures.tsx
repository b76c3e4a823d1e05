import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { cx } from '#web/ui/cx.ts';
import { Price } from '#web/ui/price.tsx';
import type { InvoicesData } from './load-invoices.server.ts';

/** What is open, how much of it is late, what is collected next, and what was paid. */
export function InvoiceFigures({ sums: { open, overdue, nextDebit, paid } }: { readonly sums: InvoicesData['sums'] }) {
  const { formatMessage } = useIntl();
  return (
    <section
      aria-label={formatMessage({ id: 'invoice.sums' })}
      className={cx(
        'mb-6 grid gap-px overflow-hidden rounded-card border border-line bg-line',
        nextDebit === null ? 'sm:grid-cols-3' : 'sm:grid-cols-2 lg:grid-cols-4',
      )}
    >
      <Figure label={<FormattedMessage id="invoice.sum.open" />} {...open} />
      <Figure label={<FormattedMessage id="invoice.sum.overdue" />} {...overdue} isPressing={overdue.count > 0} />
      {nextDebit !== null && (
        <Figure
          label={<FormattedMessage id="invoice.sum.nextDebit" values={{ day: nextDebit.day }} />}
          {...nextDebit}
          note={
            nextDebit.ibanMasked !== null && nextDebit.mandateReference !== null ? (
              <FormattedMessage
                id="invoice.sum.nextDebit.from"
                // A reference is read as one.
                values={{ iban: nextDebit.ibanMasked, mandate: nextDebit.mandateReference.replaceAll('-', '\u2011') }}
              />
            ) : undefined
          }
        />
      )}
      <Figure label={<FormattedMessage id="invoice.sum.paid" values={{ year: paid.year }} />} {...paid} />
    </section>
  );
}

type FigureProps = {
  readonly label: ReactNode;
  readonly amount: string;
  readonly count: number;
  /** In place of how many. */
  readonly note?: ReactNode;
  readonly isPressing?: boolean;
};

const Figure = ({ label, amount, count, note, isPressing = false }: FigureProps) => (
  <div className={cx('min-w-0 p-4 md:p-5', isPressing ? 'bg-danger-soft text-danger' : 'bg-sheet')}>
    <h2 className={cx('text-label mb-1', !isPressing && 'text-asphalt-600')}>{label}</h2>
    <Price amount={amount} align="start" />
    <p className={cx('mt-1 text-body-s wrap-anywhere', !isPressing && 'text-asphalt-600')}>
      {note ?? <FormattedMessage id="invoice.count" values={{ count }} />}
    </p>
  </div>
);
