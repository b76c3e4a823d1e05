import { useLocation } from 'react-router';
import { type Locale, LOCALE_NAMES } from '#i18n/locales.ts';
import { alternates } from '#i18n/paths.ts';
import { usePageScope } from '#web/page-scope.tsx';
import { toast } from '../toast.tsx';

export interface LanguageLinksProps {
  readonly className: string;
  readonly itemClassName: string;
  /** For a page that has something to do before it is loaded anew. */
  readonly onChoose?: (language: Locale, href: string) => Promise<void>;
}

/** Another language is another document: plain anchors, each named in its own words. */
export function LanguageLinks({ className, itemClassName, onChoose = chooseLocale }: LanguageLinksProps) {
  const { locale } = usePageScope();
  const { pathname, search, hash } = useLocation();
  return (
    <ul className={className}>
      {alternates(pathname).map(({ locale: language, path }) => (
        <li key={language}>
          <a
            href={path + search}
            lang={language}
            onClick={(event) => {
              event.preventDefault();
              void onChoose(language, path + search + hash);
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

/** Most people never change the language, so the first page comes without the code for it. */
async function chooseLocale(language: Locale, href: string): Promise<void> {
  const part = await import('#web/client/choose-locale.ts').catch(() => undefined);
  if (part) await part.chooseLocale(language, href);
  else toast.error('system.changeLocaleError', { text: 'system.noConnection' });
}
