type Options = {
  readonly onFailure: (error: unknown) => void;
  readonly failures?: number;
  readonly restMs?: number;
  readonly now?: () => number;
};

/**
 * Asks a service outside, and gives it a rest once it has failed several times in a row: then nobody waits for it in
 * vain. After the rest a single question finds out whether it is back.
 */
export function createServiceRest({ onFailure, failures = 3, restMs = 30_000, now = Date.now }: Options) {
  let failed = 0;
  let restsUntil = 0;
  /** Undefined if there is no answer. */
  return async <T>(ask: () => Promise<T>): Promise<T | undefined> => {
    if (now() < restsUntil) return undefined;
    if (failed >= failures) restsUntil = now() + restMs;
    try {
      const answer = await ask();
      failed = 0;
      restsUntil = 0;
      return answer;
    } catch (error) {
      failed += 1;
      if (failed >= failures) restsUntil = now() + restMs;
      onFailure(error);
      return undefined;
    }
  };
}
