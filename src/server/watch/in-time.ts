/**
 * A reading that several ask for at once is made once, and none is waited for longer than the limit: where it has not
 * ended by then, the next ones wait for the same. Undefined is one that failed or was late.
 */
export function inTime<Reading>(read: () => Promise<Reading>, limitMs: number): () => Promise<Reading | undefined> {
  let running: Promise<Reading | undefined> | undefined;
  const start = () =>
    read()
      .catch(() => undefined)
      .finally(() => {
        running = undefined;
      });
  return async () => {
    running ??= start();
    const late = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => late.resolve(undefined), limitMs);
    try {
      return await Promise.race([running, late.promise]);
    } finally {
      clearTimeout(timer);
    }
  };
}
