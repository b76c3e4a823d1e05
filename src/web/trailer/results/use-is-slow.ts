import { useEffect, useState } from 'react';

/** Whether something has been going on for so long that a person notices. */
const NOTICED_MS = 200;

export function useIsSlow(isPending: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setIsSlow(true), NOTICED_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isPending]);
  return isPending && isSlow;
}
