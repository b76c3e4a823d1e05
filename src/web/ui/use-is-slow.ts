import { useEffect, useState } from 'react';

/** What is there sooner needs no sign that it is on its way. */
const NOTICED_MS = 200;

/** Whether something has been going on for so long that a person notices. */
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
