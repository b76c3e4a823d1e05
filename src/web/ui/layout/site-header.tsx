import { ShoppingCart } from 'lucide-react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { Link } from 'react-router';
import { Logo } from '#web/art/logo.tsx';
import { Avatar } from '../avatar.tsx';
import { buttonStyle } from '../button-style.ts';
import { cx } from '../cx.ts';
import { PrefetchLink } from '../prefetch-link.tsx';
import { AccountLinks } from './account-links.tsx';
import type { FrameProps } from './frame-user.ts';
import { HeaderMenu, MENU_ROW } from './header-menu.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { MainLinks } from './main-links.tsx';
import { MobileMenu } from './mobile-menu.tsx';

export function SiteHeader({
  user,
  cartCount = 0,
  onLogout,
  isWide = false,
}: FrameProps & { readonly isWide?: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <header className="on-asphalt relative z-40 bg-asphalt-950 text-white">
      <div
        className={cx(
          'mx-auto flex h-14 w-full items-center gap-x-6 px-4 print:h-auto md:h-16 md:px-6',
          !isWide && 'max-w-content',
        )}
      >
        <Link
          to="/"
          aria-label={formatMessage({ id: 'nav.home' })}
          className="flex min-h-11 items-center rounded-control"
        >
          <Logo className="h-8 w-auto" />
        </Link>
        <nav aria-label={formatMessage({ id: 'nav.main' })} className="hidden h-full ps-2 lg:block">
          <MainLinks user={user} className="flex h-full gap-7 [&>li]:h-full" rowClassName="nav-link" />
        </nav>
        <div className="print:hidden ms-auto flex items-center gap-x-2 md:gap-x-4">
          <LanguageMenu look={user ? 'code' : 'name'} className="hidden lg:block" />
          {!user && (
            <>
              <Link
                to="/login"
                className="hidden min-h-11 items-center rounded-control px-1.5 text-body-s font-medium md:flex"
              >
                <FormattedMessage id="word.logIn" />
              </Link>
              <span className="hidden lg:block">
                <Link to="/sign-up" className={buttonStyle({ tone: 'night', size: 's' })}>
                  <FormattedMessage id="nav.register" />
                </Link>
              </span>
            </>
          )}
          <PrefetchLink
            to="/cart"
            ahead={user?.mayRent === false ? 'never' : 'view'}
            aria-label={formatMessage({ id: 'nav.cart' }, { count: cartCount })}
            className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control"
          >
            <ShoppingCart aria-hidden="true" className="size-5.5" />
            {cartCount > 0 && (
              <span className="grid size-5 place-items-center rounded-full bg-white text-xs font-bold text-asphalt-950">
                {cartCount}
              </span>
            )}
          </PrefetchLink>
          {user && (
            <HeaderMenu
              id="account-menu"
              label={formatMessage({ id: 'nav.accountMenu' }, { name: `${user.firstName} ${user.lastName}` })}
              trigger={
                <>
                  <Avatar firstName={user.firstName} lastName={user.lastName} picture={user.avatar} />
                  <span aria-hidden="true" className="hidden text-start md:max-lg:block xl:block">
                    <span className="block text-body-s leading-5 font-semibold">
                      {user.firstName} {user.lastName}
                    </span>
                    <span className="block text-xs leading-4 text-asphalt-300">{user.company}</span>
                  </span>
                </>
              }
            >
              <AccountLinks user={user} {...(onLogout && { onLogout })} className={MENU_ROW} />
            </HeaderMenu>
          )}
          <MobileMenu user={user} {...(onLogout && { onLogout })} />
        </div>
      </div>
    </header>
  );
}
