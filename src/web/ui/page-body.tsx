import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** The width of the content with its gutter; every page and every band uses the same. */
export function PageBody({ children, className }: { readonly children: ReactNode; readonly className?: string }) {
  return <div className={cx('mx-auto w-full max-w-content px-4 py-8 md:px-6 md:py-12', className)}>{children}</div>;
}

/** Content with a side column that stays in view; below 1280 px the column follows the content. */
export function WithSide({ children, side }: { readonly children: ReactNode; readonly side: ReactNode }) {
  return (
    <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_var(--container-side)] xl:gap-12">
      <div className="min-w-0">{children}</div>
      <aside className="min-w-0 xl:sticky xl:top-6 xl:self-start">{side}</aside>
    </div>
  );
}

/** On phones the action and its amount stay at the bottom of the screen. */
export function StickyBar({ children }: { readonly children: ReactNode }) {
  return (
    <div
      data-bottom-bar="action"
      className="safe-bottom fixed inset-x-0 bottom-(--consent) z-30 bg-sheet px-4 pt-3 shadow-up md:hidden"
    >
      {children}
    </div>
  );
}
