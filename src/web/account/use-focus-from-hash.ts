import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/** A link may name the field it is about: `#vatId`. Lists have a hidden field of that name beside their button. */
export function useFocusFromHash(form: RefObject<HTMLFormElement | null>, prefix = ''): void {
  const { hash } = useLocation();
  useEffect(() => {
    const name = prefix + hash.slice(1);
    if (!/^[\w.]+$/.test(name) || hash === '') return;
    const field = form.current?.querySelector<HTMLElement>(`input[name="${name}"]:not([type="hidden"])`);
    field?.focus();
  }, [form, hash, prefix]);
}
