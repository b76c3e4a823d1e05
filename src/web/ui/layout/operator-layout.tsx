import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { opensPage } from '#domain/admin/console-page.ts';
import type { StaffRole } from '#domain/team/staff-role.ts';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { Link } from 'react-router';
import { Logo } from '#web/art/logo.tsx';
import type { FrameUser } from './frame-user.ts';
import { MenuDialog } from './menu-dialog.tsx';
import { type OperatorCounts, OperatorLinks } from './operator-links.tsx';
import { OperatorUserMenu } from './operator-user-menu.tsx';
import { CONTENT_ID, SkipLink } from './skip-link.tsx';

interface OperatorLayoutProps {
  readonly user: FrameUser;
  readonly role: StaffRole;
  readonly counts: OperatorCounts;
  readonly onLogout: () => void;
  /** Opens the search over everything; without scripts its page does. */
  readonly onSearch: () => void;
  readonly children: ReactNode;
}

/** The console: a dark column of its pages beside the work, a menu above it on smaller screens. */
export function OperatorLayout({ user, role, counts, onLogout, onSearch, children }: OperatorLayoutProps) {
  const { formatMessage } = useIntl();
  return (
    <div className="min-h-dvh print:min-h-0 lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)] print:block">
      <SkipLink />
      <OperatorBar user={user} role={role} counts={counts} onLogout={onLogout} onSearch={onSearch} />
      <aside className="on-asphalt hidden bg-asphalt-950 text-white lg:block print:hidden">
        <div className="sticky top-0 flex h-[calc(100dvh-var(--consent))] flex-col px-3 pt-5 pb-4">
          <HomeLink className="mb-3 px-3" />
          {opensPage(role, '/admin/search') && (
            <SearchLink onSearch={onSearch} className="mb-3 border border-asphalt-700 px-3 text-body-s">
              <span className="min-w-0 grow">
                <FormattedMessage id="admin.search.open" />
              </span>
              <kbd aria-hidden="true" className="font-sans text-xs text-asphalt-400 touch:hidden">
                Ctrl K
              </kbd>
            </SearchLink>
          )}
          <nav aria-label={formatMessage({ id: 'admin.nav.label' })} className="min-h-0 grow overflow-y-auto">
            <OperatorLinks counts={counts} role={role} />
          </nav>
          <div className="mt-3 px-1.5">
            <OperatorUserMenu user={user} onLogout={onLogout} />
          </div>
        </div>
      </aside>
      <main id={CONTENT_ID} tabIndex={-1} className="min-w-0 outline-none">
        {children}
      </main>
    </div>
  );
}

function OperatorBar({ user, role, counts, onLogout, onSearch }: Omit<OperatorLayoutProps, 'children'>) {
  const { formatMessage } = useIntl();
  return (
    <header className="on-asphalt flex h-14 items-center justify-between bg-asphalt-950 px-4 text-white lg:hidden print:hidden">
      <HomeLink />
      {opensPage(role, '/admin/search') && (
        <SearchLink onSearch={onSearch} className="ms-auto me-1 w-11 justify-center">
          <span className="sr-only">
            <FormattedMessage id="admin.search.open" />
          </span>
        </SearchLink>
      )}
      <MenuDialog
        label={formatMessage({ id: 'admin.nav.label' })}
        className="max-w-80 flex-col pb-4 open:flex"
        navClassName="min-h-0 grow overflow-y-auto"
        foot={
          <div className="mt-3">
            <OperatorUserMenu user={user} onLogout={onLogout} />
          </div>
        }
      >
        <OperatorLinks counts={counts} role={role} />
      </MenuDialog>
    </header>
  );
}

interface SearchLinkProps {
  readonly onSearch: () => void;
  readonly className: string;
  readonly children: ReactNode;
}

function SearchLink({ onSearch, className, children }: SearchLinkProps) {
  return (
    <Link
      to="/admin/search"
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onSearch();
      }}
      className={`flex min-h-11 items-center gap-3 rounded-control text-asphalt-300 transition-colors hover:bg-asphalt-800 hover:text-white ${className}`}
    >
      <Search aria-hidden="true" className="size-5 shrink-0" />
      {children}
    </Link>
  );
}

function HomeLink({ className = '' }: { readonly className?: string }) {
  const { formatMessage } = useIntl();
  return (
    <Link
      to="/admin"
      aria-label={formatMessage({ id: 'nav.admin' })}
      data-ahead="hover"
      className={`flex min-h-11 items-center rounded-control ${className}`}
    >
      <Logo className="h-8 w-auto" />
    </Link>
  );
}
