import { useCallback } from 'react';
import { useNavigation, useSearchParams } from 'react-router';
import type { WallPeriod } from './wall-period.ts';

export const RETURN_PARAM = 'returnDepot';

/**
 * The period lives in the address, and so does the depot where it ends. Choosing another one asks the server for it; the router drops the answer to an
 * earlier choice, so the last one wins.
 */
export function usePeriod() {
  const [, setParams] = useSearchParams();
  const navigation = useNavigation();
  const choose = useCallback(
    ({ from, to }: WallPeriod) =>
      setParams(
        (params) => {
          const next = new URLSearchParams(params);
          next.set('from', from);
          next.set('to', to);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  const chooseReturn = useCallback(
    (code: string) =>
      setParams(
        (params) => {
          const next = new URLSearchParams(params);
          if (code === '') next.delete(RETURN_PARAM);
          else next.set(RETURN_PARAM, code);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  return { choose, chooseReturn, isAsking: navigation.state === 'loading' };
}
