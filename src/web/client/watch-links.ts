import { AHEAD_ATTRIBUTE } from './ahead.ts';
import { isSlowConnection } from './connection.ts';

/** The router marks the links it owns. */
const LINKS = 'a[data-discover]:not([target]):not([download])';
const POINTING_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Asks for a page to be fetched ahead; the result takes it back if it has not begun. */
type Enqueue = (path: string) => () => void;

const pathOf = ({ pathname, search }: HTMLAnchorElement) => pathname + search;
const aheadOf = (link: HTMLAnchorElement) => link.getAttribute(AHEAD_ATTRIBUTE) ?? 'view';

/** Watches every link of the document, whoever has drawn it. Slow connections fetch nothing ahead. */
export function watchLinks(enqueue: Enqueue): () => void {
  const stopPointing = watchPointing(enqueue);
  const stopView = watchView(enqueue);
  return () => {
    stopPointing();
    stopView();
  };
}

function watchPointing(enqueue: Enqueue): () => void {
  const onPoint = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(LINKS) : null;
    if (link && aheadOf(link) !== 'never' && !isSlowConnection()) enqueue(pathOf(link));
  };
  for (const event of POINTING_EVENTS) document.addEventListener(event, onPoint, { passive: true });
  return () => {
    for (const event of POINTING_EVENTS) document.removeEventListener(event, onPoint);
  };
}

/** A link that leaves the view before its turn gives up its place. */
function watchView(enqueue: Enqueue): () => void {
  const watched = new Map<HTMLAnchorElement, () => void>();
  const giveUp = (link: HTMLAnchorElement) => watched.get(link)?.();

  const view = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!(target instanceof HTMLAnchorElement)) continue;
      giveUp(target);
      watched.set(target, isIntersecting && !isSlowConnection() ? enqueue(pathOf(target)) : () => {});
    }
  });
  const look = () => {
    const links = new Set(document.querySelectorAll<HTMLAnchorElement>(LINKS));
    for (const link of watched.keys()) {
      if (links.has(link)) continue;
      giveUp(link);
      view.unobserve(link);
      watched.delete(link);
    }
    for (const link of links) {
      if (watched.has(link) || aheadOf(link) !== 'view') continue;
      watched.set(link, () => {});
      view.observe(link);
    }
  };
  const changes = new MutationObserver(look);
  changes.observe(document.body, { childList: true, subtree: true });
  look();
  return () => {
    changes.disconnect();
    view.disconnect();
    for (const link of watched.keys()) giveUp(link);
  };
}
