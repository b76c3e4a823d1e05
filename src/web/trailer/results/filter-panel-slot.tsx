import { lazy, Suspense } from 'react';

const load = async () => (await import('./filter-panel.tsx')).FilterPanel;

/**
 * The server writes the panel into every page, for those without scripts, and so has it at hand. Browsers fetch its code
 * after that of the list, and the panel comes to life then.
 */
const Panel = import.meta.env.SSR ? await load() : lazy(async () => ({ default: await load() }));

export const FilterPanelSlot = (props: { readonly isOpen: boolean; readonly onClose: () => void }) => (
  <Suspense>
    <Panel {...props} />
  </Suspense>
);
