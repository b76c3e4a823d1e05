import { LogOut, Store, UserRound } from 'lucide-react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { Link } from 'react-router';
import { Avatar } from '../avatar.tsx';
import type { FrameUser } from './frame-user.ts';
import { HeaderMenu, MENU_ROW } from './header-menu.tsx';
import { LanguageLinks } from './language-links.tsx';

interface OperatorUserMenuProps {
  readonly user: FrameUser;
  readonly onLogout: () => void;
}

/** Who is at the console, and the way out of it. */
export function OperatorUserMenu({ user, onLogout }: OperatorUserMenuProps) {
  const { formatMessage } = useIntl();
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <HeaderMenu
      placement="above"
      label={formatMessage({ id: 'nav.accountMenu' }, { name })}
      trigger={
        <>
          <Avatar firstName={user.firstName} lastName={user.lastName} picture={user.avatar} />
          <span aria-hidden="true" className="min-w-0 text-start">
            <span className="block text-body-s leading-5 font-semibold">{name}</span>
            <span className="block text-xs leading-4 text-asphalt-300">
              <FormattedMessage id="word.platform" />
            </span>
          </span>
        </>
      }
    >
      <ul>
        <li>
          <Link to="/" data-ahead="hover" className={MENU_ROW}>
            <Store aria-hidden="true" className="size-5" />
            <FormattedMessage id="admin.nav.shop" />
          </Link>
        </li>
        <li>
          <Link to="/account" data-ahead="hover" className={MENU_ROW}>
            <UserRound aria-hidden="true" className="size-5" />
            <FormattedMessage id="nav.account" />
          </Link>
        </li>
        <li>
          <button type="button" onClick={onLogout} className={MENU_ROW}>
            <LogOut aria-hidden="true" className="size-5" />
            <FormattedMessage id="nav.logout" />
          </button>
        </li>
      </ul>
      <h2 className="text-label mt-1 border-t border-line px-3 pt-3 pb-1 text-asphalt-600">
        <FormattedMessage id="word.language" />
      </h2>
      <LanguageLinks
        className="grid grid-cols-2"
        itemClassName="flex min-h-10 items-center rounded-control px-3 text-body-s touch:min-h-11 hover:bg-paper-sunken aria-[current]:font-bold"
      />
    </HeaderMenu>
  );
}
