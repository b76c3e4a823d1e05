import type { ReactNode } from 'react';
import { Card, CardHeader } from '#web/ui/card.tsx';

interface SectionProps {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** One subject of a tab. */
export function Section({ children, ...header }: SectionProps) {
  return (
    <section className="not-first:mt-4">
      <Card>
        <CardHeader {...header} />
        {children}
      </Card>
    </section>
  );
}
