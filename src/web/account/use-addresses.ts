import { useCallback, useEffect, useState } from 'react';
import type { ListedAddress } from '#contract/address.ts';
import { api } from '#web/client/api-client.ts';
import { isProblemError } from '#web/client/problem-error.ts';
import { toast } from '#web/ui/toast.tsx';

type Addresses =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'there'; readonly addresses: readonly ListedAddress[] };

/** The addresses of the unit, asked for in the browser. What is shown stays while it is asked for again. */
export function useAddresses() {
  const [shown, setShown] = useState<Addresses>({ state: 'loading' });

  const reload = useCallback(async (): Promise<void> => {
    try {
      const { addresses } = await api.get('/api/users/addresses');
      setShown({ state: 'there', addresses });
    } catch (error) {
      if (!isProblemError(error)) throw error;
      toast.error('system.addressesDataFetchError', { text: error.messageKey });
      setShown((before) => (before.state === 'there' ? before : { state: 'failed' }));
    }
  }, []);

  // The first look; every later one follows something that somebody did.
  useEffect(() => {
    const timer = setTimeout(() => void reload());
    return () => clearTimeout(timer);
  }, [reload]);

  return { shown, reload };
}
