/** Values are the text that PostgreSQL writes, or null; columns are snake_case as in SQL. */
export type RowText = Readonly<Record<string, string | null>>;

/** One changed row of a published table. */
export type RowChange = {
  readonly table: string;
  readonly kind: 'insert' | 'update' | 'delete' | 'truncate';
  /** The new row; absent where it is gone. A large value that has not changed is left out of it. */
  readonly row?: RowText;
  /** The key of the row before, where it was deleted or its key changed. */
  readonly key?: RowText;
};
