import { isLocale } from '#i18n/locales.ts';
import { PREFETCH_FRESH_MS } from './prefetched-data.ts';

export const MAX_CONCURRENT_PREFETCHES = 5;
/** A page that never reports its end must not block the others for ever. */
export const PREFETCH_TIMEOUT_MS = 10_000;
const NEVER_PREFETCHED: readonly string[] = ['checkout'];

/** Whether a page may be loaded before anybody asks for it. `/checkout` never is, in no language. */
export function isPrefetchable(path: string): boolean {
  const [page = ''] = path.split(/[?#]/, 1);
  const [, first = '', second = ''] = page.split('/');
  return !NEVER_PREFETCHED.includes(isLocale(first) ? second : first);
}

/** Lets at most `limit` pages load ahead at once, in the order they were asked for, once something is there to load them. */
export function createPrefetchQueue(limit: number = MAX_CONCURRENT_PREFETCHES) {
  let waiting: string[] = [];
  let running: readonly string[] = [];
  let isOpen = false;
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const finishedAt = new Map<string, number>();
  const listeners = new Set<() => void>();

  const isKnown = (path: string) =>
    running.includes(path) ||
    waiting.includes(path) ||
    Date.now() - (finishedAt.get(path) ?? Number.NEGATIVE_INFINITY) < PREFETCH_FRESH_MS;

  const setRunning = (paths: readonly string[]) => {
    running = paths;
    for (const listener of listeners) listener();
  };

  const startNext = () => {
    const free = isOpen ? limit - running.length : 0;
    if (free <= 0 || waiting.length === 0) return;
    const next = waiting.slice(0, free);
    waiting = waiting.slice(free);
    for (const path of next)
      timers.set(
        path,
        setTimeout(() => finish(path), PREFETCH_TIMEOUT_MS),
      );
    setRunning([...running, ...next]);
  };

  const finish = (path: string) => {
    if (!running.includes(path)) return;
    clearTimeout(timers.get(path));
    timers.delete(path);
    finishedAt.set(path, Date.now());
    setRunning(running.filter((other) => other !== path));
    startNext();
  };

  return {
    /** Asks for a page; the result takes it back as long as it has not begun. */
    enqueue(path: string): () => void {
      if (!isPrefetchable(path) || isKnown(path)) return () => {};
      waiting.push(path);
      startNext();
      return () => {
        waiting = waiting.filter((other) => other !== path);
      };
    },
    finish,
    getRunning: () => running,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Called by whatever loads the pages. */
    open(): () => void {
      isOpen = true;
      startNext();
      return () => {
        isOpen = false;
      };
    },
  };
}

export const prefetchQueue = createPrefetchQueue();
