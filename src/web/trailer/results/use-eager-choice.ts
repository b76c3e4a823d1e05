import { useEffect, useRef } from 'react';

/** Enter that was faster than the answer: the first of it is chosen when it comes, unless somebody types on. */
export function useEagerChoice(isAsking: boolean, chooseFirst: () => void) {
  const isEager = useRef(false);
  const latest = useRef(chooseFirst);
  useEffect(() => {
    latest.current = chooseFirst;
  });
  useEffect(() => {
    if (isAsking || !isEager.current) return;
    isEager.current = false;
    latest.current();
  }, [isAsking]);
  return {
    waitForAnswer: () => {
      isEager.current = true;
    },
    typeOn: () => {
      isEager.current = false;
    },
  };
}
