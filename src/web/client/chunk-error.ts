import { hasOwnOpenWork } from './open-work.ts';
import { reloadGuarded } from './reload-guard.ts';
import { hasTypedText } from './typed-text.ts';

/** Fired on `window` when a piece of the app could not be loaded, usually because a new version replaced it. */
export const CHUNK_ERROR_EVENT = 'chunk-error';
/**
 * Fired by our build of the router in place of its own unguarded reload. Whoever cancels it takes over; otherwise the
 * navigation fails and the error page stands in.
 */
export const ROUTE_MODULE_ERROR_EVENT = 'route-module-error';

export type ChunkErrorDetail = {
  readonly error: unknown;
  /** Where the person was going; undefined if the piece was only fetched ahead or belongs to the page in view. */
  readonly target: string | undefined;
};

type PendingTarget = () => string | undefined;

/**
 * Turns failed loads of code into chunk errors and loads the page the person wanted afresh, unless the line is to blame:
 * then nothing would come of it but the browser's own error page. What is only fetched ahead, or belongs to the page in
 * view, reloads nothing: whoever asks for it says that it is missing and tries again.
 */
export function watchChunkErrors(pendingTarget: PendingTarget): () => void {
  const report = (error: unknown, target: string | undefined) => {
    const detail: ChunkErrorDetail = { error, target };
    window.dispatchEvent(new CustomEvent(CHUNK_ERROR_EVENT, { detail }));
  };
  const onRouteModule = (event: Event) => {
    const target = pendingTarget();
    report(event instanceof CustomEvent ? event.detail : undefined, target);
    if (target !== undefined && navigator.onLine && reloadGuarded(target)) event.preventDefault();
  };
  const onLazyPart = (event: Event) => {
    const target = pendingTarget();
    const error = 'payload' in event ? event.payload : undefined;
    report(error, target);
    const mayReload = navigator.onLine && !isOfLine(error) && !hasTypedText() && !hasOwnOpenWork();
    if (target !== undefined && mayReload) reloadGuarded(target);
  };
  window.addEventListener(ROUTE_MODULE_ERROR_EVENT, onRouteModule);
  window.addEventListener('vite:preloadError', onLazyPart);
  return () => {
    window.removeEventListener(ROUTE_MODULE_ERROR_EVENT, onRouteModule);
    window.removeEventListener('vite:preloadError', onLazyPart);
  };
}

/** The loader's mark, for lines of which the browser does not know that they are bad. */
const isOfLine = (error: unknown): boolean => error instanceof Error && error.cause === 'line';
