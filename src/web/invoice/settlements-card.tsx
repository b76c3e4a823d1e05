import { FormattedMessage } from '#i18n/intl.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import type { InvoiceView } from './describe-invoice.server.ts';

/** What was paid of it and how, or used of a credit note, and what is left. */
export function SettlementsCard({ invoice: { settlements, open, isCredit } }: { readonly invoice: InvoiceView }) {
  if (settlements.length === 0) return null;
  return (
    <Card>
      <CardHeader title={<FormattedMessage id={isCredit ? 'invoice.settled.used' : 'word.payments'} />} />
      <ul className="divide-y divide-line">
        {settlements.map(({ key, kind, date, amount, document, isBack }) => (
          <li key={key} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2.5">
            <span className="min-w-0 wrap-anywhere">
              <FormattedMessage
                id={`invoice.settled.${kind}`}
                values={{
                  date,
                  number:
                    document === null ? '' : <TextLink to={`/invoices/${document.id}`}>{document.number}</TextLink>,
                }}
              />
            </span>
            <b className={cx('whitespace-nowrap tabular-nums', isBack && 'text-danger')}>{amount}</b>
          </li>
        ))}
        {open !== null && (
          <li className="flex items-baseline justify-between gap-4 py-2.5 font-bold">
            <FormattedMessage id={isCredit ? 'invoice.creditLeft' : 'invoice.stillOpen'} />
            <span className="whitespace-nowrap tabular-nums">{open}</span>
          </li>
        )}
      </ul>
    </Card>
  );
}
