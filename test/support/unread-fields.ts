/**
 * What nobody asks for while a value is read: a validator that passes over unknown fields shows by it which ones it
 * does not know.
 */
export function findUnreadFields(value: object, read: (watched: object) => void): readonly string[] {
  const unread = new Set<string>();
  read(watch(value, '', unread));
  return [...unread];
}

function watch(value: object, path: string, unread: Set<string>): object {
  const pathOf = (key: PropertyKey) => `${path}/${String(key)}`;
  for (const key of Object.keys(value)) unread.add(pathOf(key));
  const watched = new Map<PropertyKey, unknown>();
  return new Proxy(value, {
    get: (target, key) => {
      unread.delete(pathOf(key));
      const part: unknown = Reflect.get(target, key);
      if (typeof part !== 'object' || part === null) return part;
      if (!watched.has(key)) watched.set(key, watch(part, pathOf(key), unread));
      return watched.get(key);
    },
  });
}
