import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, LinkButton } from './button.tsx';

interface PaginationProps {
  readonly label: string;
  readonly previous: { readonly label: string; readonly to?: string | undefined };
  readonly next: { readonly label: string; readonly to?: string | undefined };
  /** "25 bis 48 von 120" */
  readonly children?: ReactNode;
}

export function Pagination({ label, previous, next, children }: PaginationProps) {
  return (
    <nav aria-label={label} className="mt-6 flex flex-wrap items-center justify-between gap-3">
      {previous.to === undefined ? (
        <Button size="s" disabled>
          <ArrowLeft aria-hidden="true" className="size-4" /> {previous.label}
        </Button>
      ) : (
        <LinkButton size="s" to={previous.to} rel="prev">
          <ArrowLeft aria-hidden="true" className="size-4" /> {previous.label}
        </LinkButton>
      )}
      <span className="text-sm text-asphalt-600">{children}</span>
      {next.to === undefined ? (
        <Button size="s" disabled>
          {next.label} <ArrowRight aria-hidden="true" className="size-4" />
        </Button>
      ) : (
        <LinkButton size="s" to={next.to} rel="next">
          {next.label} <ArrowRight aria-hidden="true" className="size-4" />
        </LinkButton>
      )}
    </nav>
  );
}

interface LoadMoreProps {
  readonly label: string;
  readonly isPending?: boolean;
  readonly onLoad: () => void;
  readonly children?: ReactNode;
}

/** The next page of a cursor list, below what is already there. */
export function LoadMore({ label, isPending = false, onLoad, children }: LoadMoreProps) {
  return (
    <div className="mt-6 flex flex-col items-center gap-3 text-sm text-asphalt-600">
      {children}
      <Button isPending={isPending} onClick={onLoad}>
        {label}
      </Button>
    </div>
  );
}
