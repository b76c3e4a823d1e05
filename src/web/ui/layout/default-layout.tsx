import type { ReactNode } from 'react';

export function DefaultLayout({ children }: { readonly children: ReactNode }) {
  return <main id="content">{children}</main>;
}
