import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

const PAUSE_MS = 250;

/**
 * Words of a search field. They are looked for once nothing has been typed for a moment; when the address changes by
 * itself, by the history or a reset, the field follows.
 */
export function useTypedSearch(asked: string, onSearch: (words: string) => void) {
  const [typed, setTyped] = useState(asked);
  const [known, setKnown] = useState(asked);
  const [sent, setSent] = useState(asked);
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  // Whoever has clicked on something meanwhile is not called back.
  const isLeaving = next !== undefined && next.pathname !== pathname;

  if (known !== asked) {
    setKnown(asked);
    // What was sent comes back while somebody may be typing on.
    if (asked !== sent) {
      setSent(asked);
      setTyped(asked);
    }
  }
  const look = (text: string) => {
    const words = text.trim();
    if (isLeaving || words === asked || words === sent) return;
    setSent(words);
    onSearch(words);
  };
  const lookLater = useEffectEvent(look);
  useEffect(() => {
    const timer = setTimeout(() => lookLater(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return { typed, setTyped, lookNow: () => look(typed) };
}
