import type { EntryRow } from '#db/bank/bank-entry.queries.ts';

/** Whether somebody has still to decide on it. */
export const isOpenEntry = ({ status }: Pick<EntryRow, 'status'>): boolean => status === 'new' || status === 'proposed';
