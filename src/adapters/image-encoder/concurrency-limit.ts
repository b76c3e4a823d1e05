export type ConcurrencyLimit = {
  /** Runs the work when a place is free; answers undefined at once if too many wait already. */
  run<T>(work: () => Promise<T>): Promise<T | undefined>;
};

/** Native work shares four threads with file access and password hashing: a few at once, the rest in line. */
export function createConcurrencyLimit({ atOnce, waiting }: { atOnce: number; waiting: number }): ConcurrencyLimit {
  let running = 0;
  const line: Array<() => void> = [];

  return {
    async run(work) {
      if (running < atOnce) running += 1;
      else if (line.length >= waiting) return undefined;
      // Whoever finishes hands the place over, so the count stays as it is.
      else await new Promise<void>((resolve) => line.push(resolve));
      try {
        return await work();
      } finally {
        const next = line.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
