import { Menu, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Logo } from '#web/art/logo.tsx';
import type { FrameUser } from './frame-user.ts';
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
    <div className="min-h-dvh lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)] print:block">
      <SkipLink />
      <OperatorBar user={user} counts={counts} onLogout={onLogout} />
      <aside className="on-asphalt hidden bg-asphalt-950 text-white lg:block print:hidden">
        <div className="sticky top-0 flex h-dvh flex-col px-3 pt-5 pb-4">
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

/** Phones and tablets: the browser's own modal dialog keeps the focus and closes on Escape. */
function OperatorBar({ user, counts, onLogout }: Omit<OperatorLayoutProps, 'children'>) {
  const { formatMessage } = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  return (
    <header className="on-asphalt flex h-14 items-center justify-between bg-asphalt-950 px-4 text-white lg:hidden print:hidden">
      <HomeLink />
      <button
        type="button"
        aria-label={formatMessage({ id: 'nav.menu' })}
        onClick={() => dialog.current?.showModal()}
        className="-me-2.5 grid size-11 place-items-center rounded-control"
      >
        <Menu aria-hidden="true" className="size-6" />
      </button>
      <dialog
        ref={dialog}
        aria-label={formatMessage({ id: 'admin.nav.label' })}
        className="on-asphalt m-0 ms-auto h-dvh max-h-none w-full max-w-80 flex-col overscroll-contain bg-asphalt-950 px-4 pb-4 text-white open:flex open:animate-slide"
      >
        <div className="flex min-h-14 shrink-0 items-center justify-end">
          <button
            type="button"
            aria-label={formatMessage({ id: 'nav.closeMenu' })}
            onClick={close}
            className="-me-2.5 grid size-11 place-items-center rounded-control"
          >
            <X aria-hidden="true" className="size-6" />
          </button>
        </div>
        <nav
          aria-label={formatMessage({ id: 'admin.nav.label' })}
          onClickCapture={close}
          className="min-h-0 grow overflow-y-auto"
        >
          <OperatorLinks counts={counts} />
        </nav>
        <div className="mt-3">
          <OperatorUserMenu user={user} onLogout={onLogout} />
        </div>
      </dialog>
    </header>
  );
}

function HomeLink({ className = '' }: { readonly className?: string }) {
  const { formatMessage } = useIntl();
  return (
    <Link
      to="/admin"
      aria-label={formatMessage({ id: 'admin.nav.dashboard' })}
      data-ahead="hover"
      className={`flex min-h-11 items-center rounded-control ${className}`}
    >
      <Logo className="h-8 w-auto" />
    </Link>
  );
}
