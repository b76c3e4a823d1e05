import type { UnsentItem, UnsentKind, UnsentScope } from './unsent-item.ts';
import type { UnsentStore } from './unsent-store.ts';

/** For browsers that keep nothing: works until the page is left, which is better than not at all. */
export function openMemoryStore(scope: UnsentScope): UnsentStore {
  let items: readonly UnsentItem[] = [];
  let last = 0;
  const without = (kind: UnsentKind, name: string) => items.filter((item) => item.kind !== kind || item.name !== name);
  return {
    list: () => Promise.resolve(items),
    put: (kind, name, value) => {
      last += 1;
      items = [...without(kind, name), { id: last, scope, kind, name, value }];
      return Promise.resolve();
    },
    drop: (id) => {
      items = items.filter((item) => item.id !== id);
      return Promise.resolve();
    },
    forget: (kind, name) => {
      items = without(kind, name);
      return Promise.resolve();
    },
    refuse: ({ id }, refusal) => {
      items = items.map((item) => (item.id === id ? { ...item, refusal } : item));
      return Promise.resolve();
    },
    clearAnswers: () => {
      items = items.filter(({ kind }) => kind === 'signature');
      return Promise.resolve();
    },
    clear: () => {
      items = [];
      return Promise.resolve();
    },
  };
}
