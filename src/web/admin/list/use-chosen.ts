import { useState } from 'react';

/** Which rows of a page are chosen. What is no longer on it is not. */
export function useChosen<Row extends { readonly id: string }>(rows: readonly Row[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = rows.filter(({ id }) => ids.has(id));
  return {
    chosen,
    has: (id: string) => ids.has(id),
    isAll: chosen.length > 0 && chosen.length === rows.length,
    choose: (some: readonly string[], isChosen: boolean) =>
      setIds((before) => {
        const next = new Set(before);
        for (const id of some)
          if (isChosen) next.add(id);
          else next.delete(id);
        return next;
      }),
    chooseAll: () => setIds(new Set(rows.map(({ id }) => id))),
    keepOnly: (some: readonly string[]) => setIds(new Set(some)),
    clear: () => setIds(new Set()),
  };
}
export type Chosen<Row extends { readonly id: string }> = ReturnType<typeof useChosen<Row>>;
