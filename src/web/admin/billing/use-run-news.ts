import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const LOOK_AGAIN_MS = 2000;

/** While a run is under way, the page looks for what has become of it; not without a line, which would end the page. */
export function useRunNews(isUnderWay: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isUnderWay || state !== 'idle') return undefined;
    const timer = setInterval(() => {
      if (navigator.onLine && document.visibilityState === 'visible') void revalidate();
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isUnderWay, state, revalidate]);
}
