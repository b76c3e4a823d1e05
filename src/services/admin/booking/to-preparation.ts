import type { PickUpPreparation } from '#contract/admin-preparation.ts';
import type { PreparationRow } from '#db/booking/preparation.queries.ts';

/** A row of JSON has its instants as the database writes them. */
export const toPreparation = (row: PreparationRow | null): PickUpPreparation['prepared'] =>
  row && { by: row.by, at: new Date(row.at).toISOString() };
