import type { AdminDepotRow } from '#contract/admin-depot.ts';

/** How the state of a depot looks wherever it is told. */
export const depotLook = (status: AdminDepotRow['status']) =>
  ({
    tone: status === 'active' ? 'free' : 'taken',
    mark: status === 'active' ? 'dot' : 'square',
    word: `adminDepot.status.${status}`,
  }) as const;
