import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { prefetchQueue } from './prefetch-queue.ts';
import { keepDataFresh, notePrefetchedData } from './prefetched-data.ts';
import { refreshSession } from './refresh-session.ts';

const NOTHING: readonly string[] = [];

/** Loads the pages whose turn it is: the router's own link tags for code and data. */
export function PrefetchPages() {
  const running = useSyncExternalStore(prefetchQueue.subscribe, prefetchQueue.getRunning, () => NOTHING);
  useEffect(() => prefetchQueue.open(), []);
  useEffect(keepDataFresh, []);
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
  const settled = useRef(new Set<EventTarget>());

  useEffect(() => {
    void refreshSession().then(() => setIsReady(true));
  }, []);

  const finishWhenSettled = () => {
    const links = [...(box.current?.querySelectorAll('link') ?? [])];
    if (links.every((link) => settled.current.has(link))) prefetchQueue.finish(path);
  };
  // A page whose parts are all here already renders no links.
  useEffect(() => {
    if (isReady) finishWhenSettled();
  });

  const settle = ({ currentTarget: link }: { currentTarget: HTMLLinkElement }) => {
    if (link.rel === 'prefetch') notePrefetchedData(link.href);
    settled.current.add(link);
    finishWhenSettled();
  };
  // The handlers also keep React from moving the tags into the head, where they could not be told apart.
  const handlers = { onLoad: settle, onError: settle };
  return <div ref={box}>{isReady && <PrefetchPageLinks page={path} {...handlers} />}</div>;
}
