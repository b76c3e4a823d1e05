/** What became of a transfer that has not arrived; one that should have is late, wherever it is. */
export const TRANSFER_STATES = ['proposed', 'planned', 'underway', 'late'] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];
