import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { Link } from 'react-router';
import { BOOKING_TABS, type BookingTab } from '#domain/booking/booking-tab.ts';
import { cx } from '#web/ui/cx.ts';
import { useCurrentInRow } from '#web/ui/use-current-in-row.ts';

type BookingTabsProps = {
  readonly tab: BookingTab;
  readonly counts: Readonly<Record<BookingTab, number>>;
  readonly search: URLSearchParams;
};

/** Each tab is an address of its own; a state that only one tab knows is left behind. */
const toTab = (search: URLSearchParams, tab: BookingTab): string => {
  const next = new URLSearchParams(search);
  next.delete('state');
  next.set('tab', tab);
  return `?${next.toString()}`;
};

export function BookingTabs({ tab, counts, search }: BookingTabsProps) {
  const { formatMessage } = useIntl();
  const row = useCurrentInRow<HTMLUListElement>(tab);
  return (
    <nav aria-label={formatMessage({ id: 'bookings.tabs' })} className="mb-5">
      <ul
        ref={row}
        className="relative -mx-4 flex gap-6 overflow-x-auto border-b border-line px-4 [scrollbar-width:none] md:mx-0 md:px-0"
      >
        {BOOKING_TABS.map((name) => {
          const isCurrent = name === tab;
          const isPressing = name === 'waiting' && counts[name] > 0;
          return (
            <li key={name} data-tab={name} className="shrink-0">
              <Link
                to={toTab(search, name)}
                preventScrollReset
                aria-current={isCurrent ? 'page' : undefined}
                className={cx(
                  'flex min-h-12 items-center gap-2 font-semibold whitespace-nowrap transition-colors hover:text-asphalt-950 focus-visible:-outline-offset-2',
                  isCurrent ? 'text-asphalt-950 shadow-[inset_0_-3px_0_var(--color-asphalt-950)]' : 'text-asphalt-600',
                )}
              >
                <FormattedMessage id={`bookings.tab.${name}`} />
                <span
                  className={cx(
                    'grid min-w-6 place-items-center rounded-full px-2 py-0.5 font-condensed text-sm leading-4.5 font-bold',
                    isPressing ? 'bg-warn-soft text-warn' : 'bg-paper-sunken text-asphalt-700',
                  )}
                >
                  {counts[name]}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
