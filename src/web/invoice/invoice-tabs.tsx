import { Link } from 'react-router';
import { INVOICE_TABS, type InvoiceTab } from '#contract/invoice.ts';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { cx } from '#web/ui/cx.ts';
import { useCurrentInRow } from '#web/ui/use-current-in-row.ts';
import type { InvoicesData } from './load-invoices.server.ts';

type InvoiceTabsProps = Pick<InvoicesData, 'tab' | 'sums'> & { readonly search: URLSearchParams };

/** Each tab is an address of its own. */
const toTab = (search: URLSearchParams, tab: InvoiceTab): string => {
  const next = new URLSearchParams(search);
  next.delete('status');
  if (tab !== 'all') next.set('status', tab);
  return `?${next.toString()}`;
};

export function InvoiceTabs({ tab, sums, search }: InvoiceTabsProps) {
  const { formatMessage } = useIntl();
  const row = useCurrentInRow<HTMLUListElement>(tab);
  const counts: Partial<Record<InvoiceTab, number>> = { open: sums.open.count, overdue: sums.overdue.count };
  return (
    <nav aria-label={formatMessage({ id: 'invoice.tabs' })} className="mb-5">
      <ul
        ref={row}
        className="relative -mx-4 flex gap-6 overflow-x-auto border-b border-line px-4 [scrollbar-width:none] md:mx-0 md:px-0"
      >
        {INVOICE_TABS.map((name) => (
          <li key={name} data-tab={name} className="shrink-0">
            <Link
              to={toTab(search, name)}
              preventScrollReset
              aria-current={name === tab ? 'page' : undefined}
              className={cx(
                'flex min-h-12 items-center gap-2 font-semibold whitespace-nowrap transition-colors hover:text-asphalt-950 focus-visible:-outline-offset-2',
                name === tab ? 'text-asphalt-950 shadow-[inset_0_-3px_0_var(--color-asphalt-950)]' : 'text-asphalt-600',
              )}
            >
              <FormattedMessage id={`invoice.tab.${name}`} />
              {counts[name] !== undefined && <Count count={counts[name]} isPressing={name === 'overdue'} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const Count = ({ count, isPressing }: { readonly count: number; readonly isPressing: boolean }) => (
  <span
    className={cx(
      'grid min-w-6 place-items-center rounded-full px-2 py-0.5 font-condensed text-sm leading-4.5 font-bold',
      isPressing && count > 0 ? 'bg-danger-soft text-danger' : 'bg-paper-sunken text-asphalt-700',
    )}
  >
    {count}
  </span>
);
