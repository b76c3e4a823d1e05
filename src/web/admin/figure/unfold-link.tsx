import { ChevronDown, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { toAddress, withChanges } from '../list/list-address.ts';
import { toggled } from './unfolded.ts';

interface UnfoldLinkProps {
  readonly code: string;
  readonly isOpen: boolean;
  /** All of the page: the others stay as they are. */
  readonly depots: readonly { readonly code: string; readonly isOpen: boolean }[];
  readonly children: ReactNode;
}

/** The name of a depot, which shows and hides what is there. The page stays where it is. */
export function UnfoldLink({ code, isOpen, depots, children }: UnfoldLinkProps) {
  const [params] = useSearchParams();
  const Icon = isOpen ? ChevronDown : ChevronRight;
  // What is unfolded now is written out, whatever the reason.
  const now = depots.map((depot) => ({ code: depot.code, isOwn: depot.isOpen }));
  return (
    <Link
      to={toAddress(withChanges(params, { open: toggled(null, now, code) }))}
      replace
      preventScrollReset
      aria-expanded={isOpen}
      className="-mx-2 inline-flex min-h-11 items-center gap-2 rounded-badge px-2 text-left hover:underline"
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      {children}
    </Link>
  );
}
