import type { UnsentItem, UnsentKind, UnsentScope } from './unsent-item.ts';
import type { UnsentStore } from './unsent-store.ts';

/** For browsers that keep nothing: works until the page is left, which is better than not at all. */
export function openMemoryStore(scope: UnsentScope): UnsentStore {
  let items: readonly UnsentItem[] = [];
  let last = 0;
  const without = (kind: UnsentKind, name: string) => items.filter((item) => item.kind !== kind || item.name !== name);
  return {
    list: async () => items,
    put: async (kind, name, value) => {
      last += 1;
      items = [...without(kind, name), { id: last, scope, kind, name, value }];
    },
    drop: async (id) => {
      items = items.filter((item) => item.id !== id);
    },
    forget: async (kind, name) => {
      items = without(kind, name);
    },
    refuse: async ({ id }, refusal) => {
      items = items.map((item) => (item.id === id ? { ...item, refusal } : item));
    },
    clearAnswers: async () => {
      items = items.filter(({ kind }) => kind === 'signature');
    },
    clear: async () => {
      items = [];
    },
  };
}
