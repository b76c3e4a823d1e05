import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly art?: ReactNode;
  readonly title: ReactNode;
  /** What can be done about it. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** Nothing here is never a dead end: it says why and offers the next step. */
export function EmptyState({ art, title, children, actions }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center rounded-card border border-line bg-sheet px-4 py-10 text-center md:px-8">
      {art !== undefined && <div className="mb-4 w-full max-w-72">{art}</div>}
      <h2 className="text-h3 text-balance">{title}</h2>
      {children !== undefined && <div className="mt-2 max-w-prose text-asphalt-600 text-pretty">{children}</div>}
      {actions !== undefined && <div className="mt-5 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  );
}
