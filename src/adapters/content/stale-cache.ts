export type Copies<T> = {
  read(key: string): Promise<T | undefined>;
  write(key: string, value: T): Promise<void>;
};

export type StaleCacheOptions<T> = {
  readonly load: (key: string, previous: T | undefined) => Promise<T>;
  readonly copies: Copies<T>;
  readonly freshMs: number;
  /** After a failure nothing is asked for this long, so that a dead service costs one waiting request, not all. */
  readonly retryMs: number;
  readonly maxEntries: number;
  readonly now: () => number;
  readonly onFailure: (error: unknown, key: string) => void;
  /** Called when something else is known of a key than before. */
  readonly onChange?: () => void;
};

export type StaleCache<T> = {
  /** What is known at once, however old, while a newer one is fetched behind it; waits only if nothing is known. */
  get(key: string, waitMs: number): Promise<T | undefined>;
};

type Entry<T> = { readonly value: T; freshUntil: number };

export function createStaleCache<T>(options: StaleCacheOptions<T>): StaleCache<T> {
  const { load, copies, freshMs, retryMs, maxEntries, now, onFailure, onChange = () => undefined } = options;
  const entries = new Map<string, Entry<T>>();
  const running = new Map<string, Promise<T | undefined>>();
  let closedUntil = 0;

  function keep(key: string, entry: Entry<T>): void {
    entries.delete(key);
    entries.set(key, entry);
    for (const oldest of entries.keys()) {
      if (entries.size <= maxEntries) break;
      entries.delete(oldest);
    }
  }

  async function refresh(key: string, previous: T | undefined): Promise<T | undefined> {
    try {
      const value = await load(key, previous);
      keep(key, { value, freshUntil: now() + freshMs });
      if (value === previous) return value;
      onChange();
      await copies.write(key, value);
      return value;
    } catch (error) {
      closedUntil = now() + retryMs;
      onFailure(error, key);
      return entries.get(key)?.value;
    }
  }

  function refreshOnce(key: string, previous: T | undefined): Promise<T | undefined> {
    const known = running.get(key);
    if (known) return known;
    const started = refresh(key, previous).finally(() => running.delete(key));
    running.set(key, started);
    return started;
  }

  async function findEntry(key: string): Promise<Entry<T> | undefined> {
    const entry = entries.get(key);
    if (entry) return entry;
    const value = await copies.read(key);
    return value === undefined ? undefined : { value, freshUntil: 0 };
  }

  return {
    async get(key, waitMs) {
      const entry = await findEntry(key);
      const mayAsk = now() >= closedUntil;
      if (entry) {
        keep(key, entry);
        if (mayAsk && now() >= entry.freshUntil) void refreshOnce(key, entry.value);
        return entry.value;
      }
      return mayAsk ? await within(refreshOnce(key, undefined), waitMs) : undefined;
    },
  };
}

async function within<T>(work: Promise<T>, ms: number): Promise<T | undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), ms);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
