import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { Link } from 'react-router';
import { cx } from '#web/ui/cx.ts';
import { type AccountTab, tabPath } from './account-tabs.ts';
import { withReturnPath } from './return-step.ts';

interface AccountNavProps {
  readonly tabs: readonly AccountTab[];
  readonly current: AccountTab;
  /** Tabs on which something is missing. */
  readonly incomplete: ReadonlySet<AccountTab>;
  readonly returnPath: string | null;
}

/** On phones the row is longer than the screen. */
const bringIntoView = (link: HTMLAnchorElement | null): void =>
  link?.scrollIntoView({ block: 'nearest', inline: 'center' });

/** Beside the content on wide screens, a row to swipe on phones. */
export function AccountNav({ tabs, current, incomplete, returnPath }: AccountNavProps) {
  const { formatMessage } = useIntl();
  return (
    <nav
      aria-label={formatMessage({ id: 'account.nav' })}
      className="max-lg:-mx-4 max-lg:overflow-x-auto max-lg:border-b max-lg:border-line max-lg:[scrollbar-width:none] md:max-lg:mx-0 lg:sticky lg:top-6 lg:self-start"
    >
      <ul className="flex max-lg:gap-6 max-lg:px-4 md:max-lg:px-0 lg:flex-col lg:gap-0.5">
        {tabs.map((tab) => (
          <li key={tab} className="shrink-0">
            <Link
              ref={tab === current ? bringIntoView : null}
              to={withReturnPath(tabPath(tab), returnPath)}
              preventScrollReset
              aria-current={tab === current ? 'page' : undefined}
              className={cx(
                'flex min-h-12 items-center gap-2 font-semibold whitespace-nowrap text-asphalt-600 transition-colors hover:text-asphalt-950 lg:min-h-11 lg:rounded-control lg:px-3 lg:hover:bg-paper-sunken',
                tab === current &&
                  'text-asphalt-950 max-lg:shadow-[inset_0_-3px_0_var(--color-asphalt-950)] lg:bg-paper-sunken',
              )}
            >
              <FormattedMessage id={`account.tab.${tab}`} />
              {incomplete.has(tab) && (
                <>
                  <span aria-hidden="true" className="size-2 rounded-full bg-warn" />
                  <span className="sr-only">
                    <FormattedMessage id="account.tab.incomplete" />
                  </span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
