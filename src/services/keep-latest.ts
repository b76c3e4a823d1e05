/**
 * Reads what belongs to a key once and keeps the latest few. For what never changes under its key; a failed reading is
 * not kept, and fails nobody but whoever began it: their connection may be the only one that is lost.
 */
export function keepLatest<T>(most: number): (key: string, read: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, Promise<T>>();
  return (key, read) => {
    const known = kept.get(key);
    if (known) return known.catch(() => read());
    const reading = read();
    kept.set(key, reading);
    reading.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return reading;
  };
}
