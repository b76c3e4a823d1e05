/** One row of what a query gives. */
export type RowOf<Query extends (...args: never[]) => Promise<unknown>> =
  Awaited<ReturnType<Query>> extends readonly (infer Row)[] ? Row : NonNullable<Awaited<ReturnType<Query>>>;
