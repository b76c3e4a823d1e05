import { useCallback, useEffect, useRef, useState } from 'react';
import { openMemoryStore } from './queue/memory-store.ts';
import { createSender, type SenderState, type SendOutcome } from './queue/send-unsent.ts';
import type { UnsentItem, UnsentKind, UnsentScope } from './queue/unsent-item.ts';
import { openUnsentStore, type UnsentStore } from './queue/unsent-store.ts';

type Send = (item: UnsentItem) => Promise<SendOutcome>;

/** What is kept for one handover, sent as soon as there is a line. Undefined items: the store is still being opened. */
export function useUnsent(scope: UnsentScope, send: Send) {
  const [items, setItems] = useState<readonly UnsentItem[]>();
  const [sender, setSender] = useState<SenderState>('idle');
  const [isLasting, setIsLasting] = useState(true);
  const opened = useRef<Promise<UnsentStore>>(undefined);
  const wake = useRef(() => Promise.resolve());
  const writing = useRef<Promise<unknown>>(Promise.resolve());
  const sendNow = useRef(send);
  useEffect(() => {
    sendNow.current = send;
  });

  useEffect(() => {
    let isGone = false;
    const opening = openUnsentStore(scope).catch(() => {
      if (!isGone) setIsLasting(false);
      return openMemoryStore(scope);
    });
    opened.current = opening;
    let stop = () => {};
    const start = async () => {
      const store = await opening;
      if (isGone) return;
      const show = async () => {
        const list = await store.list();
        if (!isGone) setItems(list);
      };
      const loop = createSender({
        store,
        send: (item) => sendNow.current(item),
        onState: (state) => !isGone && setSender(state),
        onChange: () => void show(),
      });
      stop = loop.stop;
      wake.current = async () => {
        await show();
        await loop.wake();
      };
      await wake.current();
    };
    void start();
    const retry = () => void wake.current();
    window.addEventListener('online', retry);
    // Somebody may have signed in again in another tab.
    document.addEventListener('visibilitychange', retry);
    return () => {
      isGone = true;
      stop();
      window.removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', retry);
    };
  }, [scope]);

  const change = useCallback(async (work: (store: UnsentStore) => Promise<void>) => {
    const write = async () => {
      const store = await opened.current;
      if (store) await work(store);
    };
    const written = write();
    writing.current = Promise.allSettled([writing.current, written]);
    await written;
    void wake.current();
  }, []);
  /** Everything that was said here so far is kept, not only on its way. */
  const settle = useCallback(async () => void (await writing.current), []);
  const put = useCallback(
    (kind: UnsentKind, name: string, value: unknown) => change((store) => store.put(kind, name, value)),
    [change],
  );
  const forget = useCallback((kind: UnsentKind, name: string) => change((store) => store.forget(kind, name)), [change]);
  const clear = useCallback(() => change((store) => store.clear()), [change]);
  const clearAnswers = useCallback(() => change((store) => store.clearAnswers()), [change]);
  const wakeUp = useCallback(() => void wake.current(), []);
  return { items, sender, isLasting, put, forget, clear, clearAnswers, settle, wake: wakeUp };
}
