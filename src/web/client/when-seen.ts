/**
 * Resolves when an element that came with the document is scrolled into the window; at once on the server, and where
 * the page was not rendered by the server. A lazy component that waits for it is shown at once and hydrated when seen.
 * If the element leaves the document before, its place was emptied to be rendered anew, and waiting would keep it empty.
 */
export function whenSeen(id: string): Promise<void> {
  const element = typeof document === 'undefined' ? null : document.querySelector(`#${CSS.escape(id)}`);
  if (element === null) return Promise.resolve();
  return new Promise((resolve) => {
    const finish = () => {
      sight.disconnect();
      changes.disconnect();
      resolve();
    };
    const sight = new IntersectionObserver(([entry]) => entry?.isIntersecting && finish());
    const changes = new MutationObserver(() => !element.isConnected && finish());
    sight.observe(element);
    changes.observe(document.body, { childList: true, subtree: true });
  });
}
