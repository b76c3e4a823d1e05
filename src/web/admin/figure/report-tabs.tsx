import { Link, useSearchParams } from 'react-router';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import type { Figure } from '#domain/admin/report.ts';
import { cx } from '#web/ui/cx.ts';
import { useCurrentInRow } from '#web/ui/use-current-in-row.ts';

/** The period and the part of the fleet go along; an order or a grouping of one figure means nothing to another. */
const KEPT = ['period', 'from', 'to', 'type', 'depot'];

interface ReportTabsProps {
  readonly figures: readonly Figure[];
  readonly current: Figure;
}

export function ReportTabs({ figures, current }: ReportTabsProps) {
  const { formatMessage } = useIntl();
  const [params] = useSearchParams();
  const row = useCurrentInRow<HTMLElement>(current);
  const kept = [...params].filter(([name, value]) => KEPT.includes(name) && value !== '');
  return (
    <nav
      ref={row}
      aria-label={formatMessage({ id: 'adminReport.tabs' })}
      className="relative -mx-4 mb-5 flex gap-6 overflow-x-auto border-b border-line px-4 [scrollbar-width:none] md:mx-0 md:px-0 print:hidden"
    >
      {figures.map((figure) => (
        <Link
          key={figure}
          to={`?${new URLSearchParams([['figure', figure], ...kept]).toString()}`}
          aria-current={figure === current ? 'page' : undefined}
          preventScrollReset
          data-ahead="hover"
          className={cx(
            'flex min-h-12 shrink-0 items-center font-semibold whitespace-nowrap outline-offset-[-3px] transition-colors hover:text-asphalt-950',
            figure === current
              ? 'text-asphalt-950 shadow-[inset_0_-3px_0_var(--color-asphalt-950)]'
              : 'text-asphalt-600',
          )}
        >
          <FormattedMessage id={`adminReport.figure.${figure}`} />
        </Link>
      ))}
    </nav>
  );
}
