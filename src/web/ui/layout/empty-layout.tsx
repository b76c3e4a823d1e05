import type { ReactNode } from 'react';
import { CONTENT_ID } from './skip-link.tsx';

/** Nothing around the page, for maps inside other sites. */
export function EmptyLayout({ children }: { readonly children: ReactNode }) {
  return <main id={CONTENT_ID}>{children}</main>;
}
