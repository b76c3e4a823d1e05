/** The address of a list is its whole state: search, filters, order and page. These make the addresses of its links. */

type Changes = Readonly<Record<string, string | null | undefined>>;

/** Sets, or takes away what is null or empty. Whatever changes, the list begins anew. */
export function withChanges(params: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('cursor');
  for (const [name, value] of Object.entries(changes)) {
    next.delete(name);
    if (value !== null && value !== undefined && value !== '') next.set(name, value);
  }
  return next;
}

export const toAddress = (params: URLSearchParams): string => {
  const query = params.toString();
  return query === '' ? '?' : `?${query}`;
};

export const atCursor = (params: URLSearchParams, cursor: string): string => {
  const next = new URLSearchParams(params);
  next.set('cursor', cursor);
  return toAddress(next);
};

/** How a column is sorted now, and where a click on its heading leads. */
export function sortLink(params: URLSearchParams, column: string, usual: string) {
  const sort = params.get('sort') ?? usual;
  const direction = sort === column ? 'ascending' : sort === `-${column}` ? 'descending' : undefined;
  const next = direction === 'ascending' ? `-${column}` : column;
  return { to: toAddress(withChanges(params, { sort: next === usual ? null : next })), direction } as const;
}

/** A file of the list as it is filtered and sorted, from its first row to its last. */
export function csvAddress(path: string, params: URLSearchParams, names: readonly string[]): string {
  const kept = [...params].filter(([name, value]) => value !== '' && [...names, 'q', 'sort'].includes(name));
  return kept.length === 0 ? path : `${path}?${new URLSearchParams(kept).toString()}`;
}
