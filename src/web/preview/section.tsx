import type { ReactNode } from 'react';
import { SectionHeading } from '#web/ui/page-header.tsx';

export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="mb-14 min-w-0">
      <SectionHeading title={title} />
      {children}
    </section>
  );
}
