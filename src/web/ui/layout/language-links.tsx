import { useLocation } from 'react-router';
import { LOCALE_NAMES } from '#i18n/locales.ts';
import { alternates } from '#i18n/paths.ts';
import { chooseLocale } from '#web/client/choose-locale.ts';
import { usePageScope } from '#web/page-scope.tsx';

/** Another language is another document: plain anchors, each named in its own words. */
export function LanguageLinks({
  className,
  itemClassName,
}: {
  readonly className: string;
  readonly itemClassName: string;
}) {
  const { locale } = usePageScope();
  const { pathname, search } = useLocation();
  return (
    <ul className={className}>
      {alternates(pathname).map(({ locale: language, path }) => (
        <li key={language}>
          <a
            href={path + search}
            lang={language}
            hrefLang={language}
            onClick={(event) => {
              event.preventDefault();
              void chooseLocale(language, path + search);
            }}
            aria-current={language === locale ? 'true' : undefined}
            className={itemClassName}
          >
            {LOCALE_NAMES[language]}
          </a>
        </li>
      ))}
    </ul>
  );
}
