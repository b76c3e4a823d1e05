import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { resetStores } from '#web/stores/start-stores.ts';
import { type BrowserIdentity, GUEST_KEY, openIdentityChannel, toIdentityKey } from './identity.ts';
import { forgetMe } from './kept-me.ts';
import { outdatePrefetchedData } from './prefetched-data.ts';

/**
 * Drops what belongs to the last person when another one signs in or nobody is any more, and asks the server afresh
 * when another tab has changed.
 */
export function useIdentity(identity: BrowserIdentity): RefObject<string> {
  const key = toIdentityKey(identity);
  const current = useRef(key);
  const { revalidate } = useRevalidator();
  const askAfresh = useEffectEvent(revalidate);

  useEffect(() => {
    const last = current.current;
    current.current = key;
    if (last !== key) {
      forgetMe();
      outdatePrefetchedData();
      if (last !== GUEST_KEY) resetStores();
    }
    const channel = openIdentityChannel((other) => {
      if (other === key) return;
      forgetMe();
      outdatePrefetchedData();
      void askAfresh();
    });
    channel.announce(key);
    return channel.close;
  }, [key]);

  return current;
}
