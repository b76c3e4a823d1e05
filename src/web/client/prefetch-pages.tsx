import { use, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { PrefetchPageLinks, UNSAFE_FrameworkContext } from 'react-router';
import { decidePage } from '#domain/path/page-guard.ts';
import { splitLocale } from '#domain/path/split-locale.ts';
import { DEFAULT_LOCALE, LOCALES } from '#i18n/locales.ts';
import { completeManifest } from './complete-manifest.ts';
import type { BrowserIdentity } from './identity.ts';
import { prefetchQueue } from './prefetch-queue.ts';
import { beginPrefetch } from './prefetched-data.ts';
import { refreshSession } from './refresh-session.ts';
import { watchLinks } from './watch-links.ts';

const NOTHING: readonly string[] = [];

type Props = { readonly publicRoutes: readonly string[]; readonly identity: BrowserIdentity };

/** Fetches pages ahead whose links are in view or pointed at: the router's own link tags for code and data. */
export function PrefetchPages({ publicRoutes, identity: { userId, legalAccepted } }: Props) {
  const running = useSyncExternalStore(prefetchQueue.subscribe, prefetchQueue.getRunning, () => NOTHING);
  useEffect(() => prefetchQueue.open(), []);
  useEffect(() => {
    const visitor = { signedIn: userId !== null, legalAccepted };
    return watchLinks((path) => {
      // A page that would send the visitor elsewhere is not asked for, or its message would appear out of nowhere.
      const [page = ''] = path.split('?', 1);
      const split = splitLocale(page, LOCALES, DEFAULT_LOCALE);
      const isOpen = split.kind === 'page' && decidePage(split.path, publicRoutes, visitor) === 'allow';
      return isOpen ? prefetchQueue.enqueue(path) : () => {};
    });
  }, [publicRoutes, userId, legalAccepted]);
  return (
    <div hidden>
      {running.map((path) => (
        <PrefetchedPage key={path} path={path} />
      ))}
    </div>
  );
}

function PrefetchedPage({ path }: { readonly path: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [isReady, setIsReady] = useState(false);
  const [noteData] = useState(beginPrefetch);
  const settled = useRef(new Set<EventTarget>());
  const manifest = use(UNSAFE_FrameworkContext)?.manifest;

  useEffect(() => {
    void Promise.all([refreshSession(), completeManifest(manifest)]).then(() => setIsReady(true));
  }, [manifest]);

  const finishWhenSettled = () => {
    const links = [...(box.current?.querySelectorAll('link') ?? [])];
    if (links.every((link) => settled.current.has(link))) prefetchQueue.finish(path);
  };
  // A page whose parts are all here already renders no links.
  useEffect(() => {
    if (isReady) finishWhenSettled();
  });

  const settle = ({ currentTarget: link }: { currentTarget: HTMLLinkElement }) => {
    if (link.as === 'fetch') noteData(link.href);
    settled.current.add(link);
    finishWhenSettled();
  };
  // The handlers also keep React from moving the tags into the head, where they could not be told apart.
  const handlers = { onLoad: settle, onError: settle };
  return <div ref={box}>{isReady && <PrefetchPageLinks page={path} {...handlers} />}</div>;
}
