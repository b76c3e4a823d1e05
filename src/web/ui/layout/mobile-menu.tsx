import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { Link } from 'react-router';
import { buttonStyle } from '../button-style.ts';
import { AccountLinks } from './account-links.tsx';
import type { FrameProps } from './frame-user.ts';
import { LanguageLinks } from './language-links.tsx';
import { MainLinks } from './main-links.tsx';
import { MenuDialog } from './menu-dialog.tsx';

const ROW = 'menu-line';

export function MobileMenu({ user, onLogout }: FrameProps) {
  const { formatMessage } = useIntl();
  return (
    <div className="lg:hidden">
      <MenuDialog
        label={formatMessage({ id: 'nav.main' })}
        waiting={user?.waiting}
        className="max-w-100 overflow-y-auto pb-8"
        foot={
          <>
            <h2 className="mt-8 mb-1 text-sm text-asphalt-300">
              <FormattedMessage id="word.language" />
            </h2>
            <LanguageLinks className="grid grid-cols-2 gap-x-4" itemClassName="menu-language" />
          </>
        }
      >
        <MainLinks user={user} rowClassName={ROW} />
        {user ? (
          <AccountLinks user={user} {...(onLogout && { onLogout })} className={ROW} />
        ) : (
          <div className="mt-6 grid gap-3">
            <Link to="/login" className={buttonStyle({ tone: 'outline', isFullWidth: true })}>
              <FormattedMessage id="word.logIn" />
            </Link>
            <Link to="/sign-up" className={buttonStyle({ tone: 'night', isFullWidth: true })}>
              <FormattedMessage id="nav.register" />
            </Link>
          </div>
        )}
      </MenuDialog>
    </div>
  );
}
