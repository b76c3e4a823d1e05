import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

export const SERVICE_PARAM = 'service';

/**
 * The services ticked on this page. The way back from the login brings those ticked before along in the address, from
 * which they vanish at once: a link that is sent on ticks nothing for anybody else.
 */
export function useReturnedServices(offers: readonly { readonly key: string }[]) {
  const [params, setParams] = useSearchParams();
  const chosen = useState<readonly string[]>(() =>
    params.getAll(SERVICE_PARAM).filter((key) => offers.some((offer) => offer.key === key)),
  );
  const hasReturned = params.has(SERVICE_PARAM);
  useEffect(() => {
    if (!hasReturned) return;
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete(SERVICE_PARAM);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [hasReturned, setParams]);
  return chosen;
}
