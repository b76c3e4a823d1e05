import { useEffect, useRef } from 'react';

/** Enter that is faster than the answer: what is first in it is chosen when it comes, unless somebody types on. */
export function useEagerChoice(isWaiting: boolean, chooseFirst: () => void) {
  const isEager = useRef(false);
  const latest = useRef(chooseFirst);
  useEffect(() => {
    latest.current = chooseFirst;
  });
  useEffect(() => {
    if (isWaiting || !isEager.current) return;
    isEager.current = false;
    latest.current();
  }, [isWaiting]);
  return {
    chooseSoon: () => {
      if (isWaiting) isEager.current = true;
      else chooseFirst();
    },
    typeOn: () => {
      isEager.current = false;
    },
  };
}
