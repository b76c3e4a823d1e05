import { Globe } from 'lucide-react';
import { useIntl } from '#i18n/intl.tsx';
import { LOCALE_NAMES } from '#i18n/locales.ts';
import { usePageScope } from '#web/page-scope.tsx';
import { HeaderMenu, MENU_ROW } from './header-menu.tsx';
import { LanguageLinks, type LanguageLinksProps } from './language-links.tsx';

interface LanguageMenuProps extends Pick<LanguageLinksProps, 'onChoose'> {
  /** What stands beside the globe: the language by its name or its code, or nothing where there is no room. */
  readonly look: 'name' | 'code' | 'icon';
  readonly className?: string;
}

export function LanguageMenu({ look, className = '', onChoose }: LanguageMenuProps) {
  const { formatMessage } = useIntl();
  const { locale } = usePageScope();
  return (
    <HeaderMenu
      label={formatMessage({ id: 'nav.language' }, { name: LOCALE_NAMES[locale] })}
      className={className}
      trigger={
        <>
          <Globe aria-hidden="true" className="size-5" />
          {look !== 'icon' && (
            <span aria-hidden="true" className="text-body-s font-medium">
              {look === 'code' ? locale.toUpperCase() : LOCALE_NAMES[locale]}
            </span>
          )}
        </>
      }
    >
      <LanguageLinks className="" itemClassName={MENU_ROW} {...(onChoose && { onChoose })} />
    </HeaderMenu>
  );
}
