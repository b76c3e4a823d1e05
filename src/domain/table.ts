/** The keys of a constant table. The compiler only promises strings: a value may have more keys than its type tells. */
export const keysOf = <Key extends string>(table: { readonly [K in Key]?: unknown }): readonly Key[] =>
  Object.keys(table) as Key[];

/** A table with one entry for each key. */
export const tableOf = <Key extends string, Value>(keys: readonly Key[], toValue: (key: Key) => Value) =>
  // Every key has just been given its entry.
  Object.fromEntries(keys.map((key) => [key, toValue(key)])) as Record<Key, Value>;

/** Some entries of a table. */
export const pick = <Table, Key extends keyof Table & string>(table: Table, keys: readonly Key[]): Pick<Table, Key> =>
  // Every key has just been given its entry.
  Object.fromEntries(keys.map((key) => [key, table[key]])) as Pick<Table, Key>;
