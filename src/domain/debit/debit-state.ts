import { keysOf } from '#domain/table.ts';

/** A batch is put together, and frozen once its file has gone out. */
const BATCH_EDGES = {
  draft: ['exported', 'discarded'],
  exported: ['booked'],
  booked: [],
  discarded: [],
} as const satisfies Record<string, readonly string[]>;
export type BatchState = keyof typeof BATCH_EDGES;
export const BATCH_STATES = keysOf(BATCH_EDGES);

export const canBatchBecome = (from: BatchState, to: BatchState): boolean =>
  BATCH_EDGES[from].some((state) => state === to);

export const DEBIT_STATES = ['planned', 'exported', 'collected', 'returned', 'withdrawn', 'rejected'] as const;
export type DebitState = (typeof DEBIT_STATES)[number];

/** What the bank never carried out was rejected; what it has taken back was returned. */
const COMES_BACK_AS: Readonly<Partial<Record<DebitState, 'rejected' | 'returned'>>> = {
  exported: 'rejected',
  collected: 'returned',
};

/** What becomes of a debit that comes back, or undefined if it is not on its way. */
export const comesBackAs = (state: DebitState): 'rejected' | 'returned' | undefined => COMES_BACK_AS[state];
