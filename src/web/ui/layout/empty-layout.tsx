import type { ReactNode } from 'react';

export function EmptyLayout({ children }: { readonly children: ReactNode }) {
  return <main id="content">{children}</main>;
}
