import { Link } from 'react-router';
import { useIntl } from '#i18n/intl.tsx';
import { LOCALE_NAMES, LOCALES, type Locale } from '#i18n/locales.ts';
import { cx } from '#web/ui/cx.ts';
import { useCurrentInRow } from '#web/ui/use-current-in-row.ts';

interface LanguageTabsProps {
  readonly kind: string;
  readonly current: Locale;
  /** Those in which something is written anew. */
  readonly rewritten: readonly Locale[];
}

export function LanguageTabs({ kind, current, rewritten }: LanguageTabsProps) {
  const { formatMessage } = useIntl();
  const row = useCurrentInRow<HTMLElement>(current);
  return (
    <nav
      ref={row}
      aria-label={formatMessage({ id: 'word.language' })}
      className="relative -mx-4 mb-5 flex gap-6 overflow-x-auto border-b border-line px-4 [scrollbar-width:none] md:mx-0 md:px-0"
    >
      {LOCALES.map((locale) => (
        <Link
          key={locale}
          to={`/admin/settings/mails/${kind}/${locale}`}
          aria-current={locale === current ? 'page' : undefined}
          preventScrollReset
          data-ahead="hover"
          className={cx(
            'flex min-h-12 shrink-0 items-center gap-2 font-semibold whitespace-nowrap outline-offset-[-3px] transition-colors hover:text-asphalt-950',
            locale === current
              ? 'text-asphalt-950 shadow-[inset_0_-3px_0_var(--color-asphalt-950)]'
              : 'text-asphalt-600',
          )}
        >
          <span lang={locale}>{LOCALE_NAMES[locale]}</span>
          {rewritten.includes(locale) && (
            <span className="size-2 rounded-full bg-info">
              <span className="sr-only">{formatMessage({ id: 'adminMailWords.rewritten' })}</span>
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}
