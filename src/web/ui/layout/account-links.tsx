import { LayoutDashboard, LogOut, UserRound, UsersRound } from 'lucide-react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { NavLink } from 'react-router';
import type { FrameProps, FrameUser } from './frame-user.ts';

interface AccountLinksProps extends Pick<FrameProps, 'onLogout'> {
  readonly user: FrameUser;
  readonly className: string;
}

const PAGES = [
  { to: '/admin', id: 'nav.admin', Icon: LayoutDashboard, isOpen: ({ isAdmin }: FrameUser) => isAdmin },
  { to: '/account', id: 'nav.account', Icon: UserRound, isOpen: () => true },
  { to: '/team', id: 'word.team', Icon: UsersRound, isOpen: ({ company }: FrameUser) => company !== undefined },
] as const;

/** The same entries in the menu of the header and in the menu of phones. */
export function AccountLinks({ user, onLogout, className }: AccountLinksProps) {
  return (
    <ul>
      {PAGES.filter(({ isOpen }) => isOpen(user)).map(({ to, id, Icon }) => (
        <li key={to}>
          <NavLink to={to} className={className}>
            <Icon aria-hidden="true" className="size-5" />
            <FormattedMessage id={id} />
          </NavLink>
        </li>
      ))}
      <li>
        <button type="button" onClick={onLogout} className={className}>
          <LogOut aria-hidden="true" className="size-5" />
          <FormattedMessage id="nav.logout" />
        </button>
      </li>
    </ul>
  );
}
