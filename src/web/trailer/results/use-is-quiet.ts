import { useEffect, useState } from 'react';
import { whenIdle } from '#web/client/when-idle.ts';

/** Whoever goes on at once is not kept by what comes after it. */
const QUIET_MS = 1000;

/** Whether the page is all there, has had its turn and has been left alone for a moment. */
export function useIsQuiet(): boolean {
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(() => {
    let cancel = () => {};
    const wait = () => {
      const timer = setTimeout(() => {
        cancel = whenIdle(() => setIsQuiet(true));
      }, QUIET_MS);
      cancel = () => clearTimeout(timer);
    };
    if (document.readyState === 'complete') wait();
    else globalThis.addEventListener('load', wait, { once: true });
    return () => {
      globalThis.removeEventListener('load', wait);
      cancel();
    };
  }, []);
  return isQuiet;
}
