import { LayoutDashboard, LogOut, UserRound, UsersRound } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { NavLink } from 'react-router';
import type { FrameProps, FrameUser } from './frame-user.ts';

interface AccountLinksProps extends Pick<FrameProps, 'onLogout'> {
  readonly user: FrameUser;
  readonly className: string;
}

/** The same entries in the menu of the header and in the menu of phones. */
export function AccountLinks({ user, onLogout, className }: AccountLinksProps) {
  return (
    <ul>
      {user.isAdmin && (
        <li>
          <NavLink to="/admin" className={className}>
            <LayoutDashboard aria-hidden="true" className="size-5" />
            <FormattedMessage id="nav.admin" />
          </NavLink>
        </li>
      )}
      <li>
        <NavLink to="/account" className={className}>
          <UserRound aria-hidden="true" className="size-5" />
          <FormattedMessage id="nav.account" />
        </NavLink>
      </li>
      {user.company !== undefined && (
        <li>
          <NavLink to="/team" className={className}>
            <UsersRound aria-hidden="true" className="size-5" />
            <FormattedMessage id="word.team" />
          </NavLink>
        </li>
      )}
      <li>
        <button type="button" onClick={onLogout} className={className}>
          <LogOut aria-hidden="true" className="size-5" />
          <FormattedMessage id="nav.logout" />
        </button>
      </li>
    </ul>
  );
}
