/** The name of what refuses it in the database. */
export const refusalOf = (attempt: () => Promise<unknown>): Promise<unknown> =>
  attempt().then(
    () => 'not refused',
    (error: unknown) => (error instanceof Error && 'constraint' in error ? error.constraint : error),
  );
