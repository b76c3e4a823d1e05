import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

const CONTENT = '#content';

/**
 * After a change of page: reads out its title and moves the focus to its heading, as a full page load would. `entered` is
 * the page that came with the document, whose own load has done so.
 */
export function RouteAnnouncer({ entered }: { readonly entered: string }) {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState('');
  const lastPath = useRef(entered);

  useEffect(() => {
    if (lastPath.current === pathname) return undefined;
    lastPath.current = pathname;
    // The title of the new page is in the document after the next frame.
    const frame = requestAnimationFrame(() => {
      setTitle(document.title);
      if (hash === '') focusContent();
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, hash]);

  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only">
      {title}
    </p>
  );
}

/** Leaves the focus alone where the new page has already put it. */
function focusContent(): void {
  const content = document.querySelector<HTMLElement>(CONTENT);
  if (!content || content.contains(document.activeElement)) return;
  const target = content.querySelector<HTMLElement>('h1') ?? content;
  target.tabIndex = -1;
  target.style.outline = 'none';
  target.focus({ preventScroll: true });
}
