import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { Link, useSearchParams } from 'react-router';
import { DESK_TABS, type DeskTab } from '#domain/admin/booking-desk.ts';
import { cx } from '#web/ui/cx.ts';
import { useCurrentInRow } from '#web/ui/use-current-in-row.ts';

const KEPT = ['depot', 'type', 'businessUnit', 'q', 'limit'];

/** What today asks for, then what is out, what comes and what is over. Filters go along. */
export function DeskTabs({ current }: { readonly current: DeskTab }) {
  const { formatMessage } = useIntl();
  const [params] = useSearchParams();
  const row = useCurrentInRow<HTMLElement>(current);
  const kept = [...params].filter(([name, value]) => KEPT.includes(name) && value !== '');
  return (
    <nav
      ref={row}
      aria-label={formatMessage({ id: 'adminBooking.tabs' })}
      className="relative -mx-4 mb-5 flex gap-6 overflow-x-auto border-b border-line px-4 [scrollbar-width:none] md:mx-0 md:px-0"
    >
      {DESK_TABS.map((tab) => (
        <Link
          key={tab}
          data-tab={tab}
          to={`?${new URLSearchParams([...(tab === 'all' ? [] : [['tab', tab]]), ...kept]).toString()}`}
          aria-current={tab === current ? 'page' : undefined}
          preventScrollReset
          data-ahead="hover"
          className={cx(
            'flex min-h-12 shrink-0 items-center font-semibold whitespace-nowrap outline-offset-[-3px] transition-colors hover:text-asphalt-950',
            tab === current ? 'text-asphalt-950 shadow-[inset_0_-3px_0_var(--color-asphalt-950)]' : 'text-asphalt-600',
          )}
        >
          <FormattedMessage id={`adminBooking.tab.${tab}`} />
        </Link>
      ))}
    </nav>
  );
}
