import type { ComponentProps } from 'react';
import { TitledCard } from './titled-card.tsx';

/** One subject of a tab. */
export const Section = (card: ComponentProps<typeof TitledCard>) => (
  <section className="not-first:mt-4">
    <TitledCard {...card} />
  </section>
);
