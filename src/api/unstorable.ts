/** What the database says of a value that its encoding or type has no place for. */
const STATES: ReadonlySet<unknown> = new Set(['22021', '22P02', '22P05']);

/** Whether the input is to blame: schemas refuse such values, and this is what is left if one does not. */
export const isUnstorable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && STATES.has(error.code);
