import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Opens the answer that a link inside the shop leads to, which only the browser's own links do by themselves. */
export function useOpenAnswer(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const target = hash === '' ? null : document.querySelector(`#${CSS.escape(hash.slice(1))}`);
    const holder = target?.closest('details');
    if (!target || !holder) return;
    holder.open = true;
    target.scrollIntoView();
  }, [hash]);
}
