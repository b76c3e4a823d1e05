/** What `prove-locks.ts` takes away, and the test that has to miss it. */
export type Edit = { readonly file: string; readonly from: string; readonly to: string };
export type Mutation = {
  readonly name: string;
  readonly edits: readonly Edit[];
  readonly file: string;
  readonly test: string;
};

/** Whoever plans waits for nobody. */
export const NO_TRAILER_LOCK: Edit = {
  file: 'src/db/booking/allocation.queries.ts',
  from: 'if (trailerIds.length === 0) return;',
  to: 'if (trailerIds.length >= 0) return;',
};
