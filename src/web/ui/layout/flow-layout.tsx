import type { ReactNode } from 'react';
import { SkipLink } from './skip-link.tsx';

interface FlowLayoutProps {
  readonly children: ReactNode;
  readonly banner?: ReactNode;
}

/** For work that wants the whole screen of a phone: the page brings its own head, content and foot. */
export function FlowLayout({ children, banner }: FlowLayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col print:block print:min-h-0">
      <SkipLink />
      {banner}
      {children}
    </div>
  );
}
