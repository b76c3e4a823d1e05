import type { ReactNode } from 'react';
import type { FrameProps } from './frame-user.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { CONTENT_ID, SkipLink } from './skip-link.tsx';

interface DefaultLayoutProps extends FrameProps {
  readonly children: ReactNode;
  /** Above the header on every page, for as long as an admin acts as somebody else. */
  readonly banner?: ReactNode;
  readonly onConsent?: (() => void) | undefined;
  /** The header reaches as far as a page that uses the whole screen. */
  readonly isWide?: boolean;
}

export function DefaultLayout({ children, banner, onConsent, isWide = false, ...frame }: DefaultLayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col print:block print:min-h-0">
      <SkipLink />
      {banner}
      <SiteHeader {...frame} isWide={isWide} />
      <main id={CONTENT_ID} tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <SiteFooter onConsent={onConsent} />
    </div>
  );
}
