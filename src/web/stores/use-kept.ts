import { useEffect, useState } from 'react';
import { whenIdle } from '#web/client/when-idle.ts';

type Keeper<Kept> = { readonly whenKept: (use: (kept: Kept) => void) => () => void };

/** What a store has kept, once the browser has had time to read it: stores come after the page. `load` is a constant. */
export function useKept<Kept>(load: () => Promise<Keeper<Kept>>): Kept | undefined {
  const [kept, setKept] = useState<Kept>();
  useEffect(() => {
    let stop = () => {};
    const start = async () => {
      stop = (await load()).whenKept(setKept);
    };
    // Without the stores, nothing is remembered; the page works all the same.
    const cancel = whenIdle(() => void start().catch(() => {}));
    return () => {
      cancel();
      stop();
    };
  }, [load]);
  return kept;
}
