import type { ReactNode } from 'react';
import { useIntl } from '#i18n/intl.tsx';
import { Link } from 'react-router';
import { Logo } from '#web/art/logo.tsx';
import type { FrameUser } from './frame-user.ts';
import { MenuDialog } from './menu-dialog.tsx';
import { type OperatorCounts, OperatorLinks } from './operator-links.tsx';
import { OperatorUserMenu } from './operator-user-menu.tsx';
import { CONTENT_ID, SkipLink } from './skip-link.tsx';

interface OperatorLayoutProps {
  readonly user: FrameUser;
  readonly counts: OperatorCounts;
  readonly onLogout: () => void;
  readonly children: ReactNode;
}

/** The console: a dark column of its pages beside the work, a menu above it on smaller screens. */
export function OperatorLayout({ user, counts, onLogout, children }: OperatorLayoutProps) {
  const { formatMessage } = useIntl();
  return (
    <div className="min-h-dvh print:min-h-0 lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)] print:block">
      <SkipLink />
      <OperatorBar user={user} counts={counts} onLogout={onLogout} />
      <aside className="on-asphalt hidden bg-asphalt-950 text-white lg:block print:hidden">
        <div className="sticky top-0 flex h-[calc(100dvh-var(--consent))] flex-col px-3 pt-5 pb-4">
          <HomeLink className="mb-4 px-3" />
          <nav aria-label={formatMessage({ id: 'admin.nav.label' })} className="min-h-0 grow overflow-y-auto">
            <OperatorLinks counts={counts} />
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

function OperatorBar({ user, counts, onLogout }: Omit<OperatorLayoutProps, 'children'>) {
  const { formatMessage } = useIntl();
  return (
    <header className="on-asphalt flex h-14 items-center justify-between bg-asphalt-950 px-4 text-white lg:hidden print:hidden">
      <HomeLink />
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
        <OperatorLinks counts={counts} />
      </MenuDialog>
    </header>
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
