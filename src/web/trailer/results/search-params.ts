/** Small changes of a search as it stands in the address. None of them changes what it is given. */

export type Search = URLSearchParams;

/** A changed search begins with its first page again. */
const restart = (search: Search): Search => {
  search.delete('cursor');
  return search;
};

/** Without a value the parameter goes. */
export function withValue(search: Search, name: string, value: string | undefined): Search {
  const changed = new URLSearchParams(search);
  if (value === undefined || value === '') changed.delete(name);
  else changed.set(name, value);
  return restart(changed);
}

export function withValues(search: Search, values: Readonly<Record<string, string | undefined>>): Search {
  return Object.entries(values).reduce((changed, [name, value]) => withValue(changed, name, value), search);
}

export function withList(search: Search, name: string, values: readonly string[]): Search {
  const changed = withValue(search, name, undefined);
  for (const value of values) changed.append(name, value);
  return changed;
}

export function toggled(search: Search, name: string, value: string): Search {
  const values = search.getAll(name);
  return withList(search, name, values.includes(value) ? values.filter((kept) => kept !== value) : [...values, value]);
}

export function without(search: Search, names: readonly string[]): Search {
  return names.reduce((changed, name) => withValue(changed, name, undefined), search);
}

/** What tells two searches apart: the names of the parameters that differ. */
export function changedNames(before: Search, after: Search): string {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  const valuesOf = (search: Search, name: string) => search.getAll(name).join('\n');
  return names
    .filter((name) => valuesOf(before, name) !== valuesOf(after, name))
    .toSorted()
    .join();
}

/** As the client of the API takes a query. */
export function toQuery(search: Search): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const values = search.getAll(name);
      return [name, values.length === 1 ? values.join('') : values];
    }),
  );
}

/** Where the search leads: `?` alone is the search for everything. */
export const toHref = (search: Search): string => `?${search.toString()}`;
