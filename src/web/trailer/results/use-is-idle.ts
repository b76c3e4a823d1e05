import { useEffect, useState } from 'react';
import { whenIdle } from '#web/client/when-idle.ts';

/** Whether the page has had its turn, and what comes after it may be fetched. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle;
}
