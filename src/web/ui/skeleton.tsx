import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export function Skeleton({ className = 'h-4 w-full' }: { readonly className?: string }) {
  return <span aria-hidden="true" className={cx('shimmer block animate-shimmer rounded-badge', className)} />;
}

/** Stays invisible for the first 200 ms, so that quick answers do not flicker. */
export function LoadingScaffold({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <output className="block animate-late">
      <span className="sr-only">{label}</span>
      {children}
    </output>
  );
}
