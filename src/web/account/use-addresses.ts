import { useCallback, useEffect, useState } from 'react';
import type { ListedAddress } from '#contract/address.ts';
import { api } from '#web/client/api-client.ts';
import { outcomeOf } from '#web/client/outcome-of.ts';
import { toast } from '#web/ui/toast.tsx';

type Addresses =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'there'; readonly addresses: readonly ListedAddress[] };

/**
 * The addresses of the unit, asked for in the browser. What is shown stays while it is asked for again, which whoever has
 * changed something waits for.
 */
export function useAddresses() {
  const [shown, setShown] = useState<Addresses>({ state: 'loading' });

  const reload = useCallback(async (): Promise<void> => {
    const outcome = await outcomeOf(api.get('/api/users/addresses'));
    if (outcome.ok) {
      setShown({ state: 'there', addresses: outcome.value.addresses });
      return;
    }
    toast.error('system.addressesDataFetchError', { text: outcome.error.messageKey });
    setShown((before) => (before.state === 'there' ? before : { state: 'failed' }));
  }, []);

  // The first look; every later one follows something that somebody did.
  useEffect(() => {
    const timer = setTimeout(() => void reload());
    return () => clearTimeout(timer);
  }, [reload]);

  return { shown, reload };
}
