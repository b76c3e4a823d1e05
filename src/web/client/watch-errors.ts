import { toast } from '#web/ui/toast.tsx';
import { isProblemError } from './problem-error.ts';
import type { ErrorPlace } from './report-error.ts';

/** What the browsers say of code that could not be loaded. */
const MISSING_CODE = /dynamically imported module|Importing a module script failed|Unable to preload CSS/;
/** Complaints that are no errors at all, or those of somebody else's script on our page. */
const NOT_OURS = /^ResizeObserver loop|^Script error\.?$/;

type Report = (error: unknown, kind: ErrorPlace['kind']) => void;

/** Whatever fails in a click or a promise without anybody dealing with it: the person is told, and so is the server. */
export function watchErrors(report: Report): () => void {
  const onError = ({ error, message, filename }: ErrorEvent) => {
    const isOurs = filename === '' || filename.startsWith(window.location.origin);
    if (isOurs) deal(error ?? message, 'event');
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => deal(reason, 'promise');
  const deal = (error: unknown, kind: ErrorPlace['kind']) => {
    const words = error instanceof Error ? error.message : String(error);
    const isAborted = error instanceof DOMException && error.name === 'AbortError';
    if (isAborted || NOT_OURS.test(words)) return;
    if (isProblemError(error)) toast.error(error.messageKey);
    else if (MISSING_CODE.test(words)) toast.error('error.unavailable');
    else {
      toast.error('error.internal');
      report(error, kind);
    }
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
