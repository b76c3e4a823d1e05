import { useEffect, useRef } from 'react';
import { Link, type LinkProps, useHref } from 'react-router';
import { isSlowConnection } from '#web/client/connection.ts';
import { prefetchQueue } from '#web/client/prefetch-queue.ts';

type Props = Omit<LinkProps, 'prefetch' | 'ref'> & {
  /** When the page behind the link is fetched ahead: as soon as the link is in view, or only when it is pointed at. */
  readonly ahead?: 'view' | 'hover' | 'never';
};

const POINTING_EVENTS = ['pointerenter', 'focusin', 'touchstart'] as const;
/** Has a scheme or a host of its own, as browsers read it. */
const ABSOLUTE_URL = /^(?:[a-z][a-z\d+.-]*:|[\\/]{2})/i;

/**
 * A link inside the shop whose page, code and data, is fetched ahead through the queue. It refuses to lead to another
 * site; a plain anchor says that on purpose.
 */
export function PrefetchLink({ ahead = 'view', to, ...props }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  const path = useHref(to);
  const isOutside = typeof to === 'string' && ABSOLUTE_URL.test(to);

  useEffect(() => {
    const element = link.current;
    if (!element || isOutside || ahead === 'never' || isSlowConnection()) return undefined;
    const stopPointing = whenPointedAt(element, path);
    const stopWatching = ahead === 'view' ? whileInView(element, path) : () => {};
    return () => {
      stopPointing();
      stopWatching();
    };
  }, [ahead, isOutside, path]);

  if (isOutside) return <span className={props.className}>{props.children}</span>;
  return <Link {...props} to={to} ref={link} />;
}

function whenPointedAt(element: Element, path: string): () => void {
  const enqueue = () => {
    prefetchQueue.enqueue(path);
  };
  for (const event of POINTING_EVENTS) element.addEventListener(event, enqueue, { passive: true });
  return () => {
    for (const event of POINTING_EVENTS) element.removeEventListener(event, enqueue);
  };
}

/** A link that leaves the view before its turn gives up its place. */
function whileInView(element: Element, path: string): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => {};
  let giveUp = () => {};
  const observer = new IntersectionObserver((entries) => {
    giveUp();
    giveUp = entries.at(-1)?.isIntersecting ? prefetchQueue.enqueue(path) : () => {};
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    giveUp();
  };
}
