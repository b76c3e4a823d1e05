/**
 * Resolves when an element that came with the document is scrolled into the window; at once on the server, and where
 * the page was not rendered by the server. A lazy component that waits for it is shown at once and hydrated when seen.
 */
export function whenSeen(id: string): Promise<void> {
  const element = typeof document === 'undefined' ? null : document.querySelector(`#${CSS.escape(id)}`);
  if (element === null) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });
}
