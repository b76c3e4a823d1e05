import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** The search over everything: Ctrl+K, or ⌘K, opens it from any page, and another page closes it. */
export function usePalette() {
  const { key } = useLocation();
  /** Where it was opened. */
  const [openedAt, setOpenedAt] = useState<string>();
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setOpenedAt(key);
    setWasOpened(true);
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setOpenedAt(key);
      setWasOpened(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [key]);
  return { isOpen: openedAt === key, wasOpened, open, close: () => setOpenedAt(undefined) };
}
