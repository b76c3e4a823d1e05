import { startTransition, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { DetailsOf } from '#contract/problem-details.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import type { ToastOptions } from '#web/ui/toast-rules.ts';
import { toast } from '#web/ui/toast.tsx';
import { outcomeOf } from './outcome-of.ts';
import type { ProblemError } from './problem-error.ts';

type Said = MessageKey | (ToastOptions & { readonly message: MessageKey });

export type WriteOptions<Answer> = {
  /** Said once the outcome is on the page. */
  readonly done?: Said | ((answer: Answer) => Said);
  /** Said before the reason of a refusal. */
  readonly notDone?: Said;
  /** In place of reading the page anew: where more is to be brought up to date. */
  readonly refresh?: () => Promise<unknown>;
  /** What follows a success in place of that, such as another page. */
  readonly next?: (answer: Answer) => unknown;
  /** The outcome is on the page: a window may close, a draft may go. */
  readonly onDone?: (answer: Answer) => void;
  /** Somebody else was faster: what they have made of it, if it can still be read. */
  readonly onStale?: (current: DetailsOf<'stale-version'>['current']) => void;
  /** Tells whether it took care of the refusal; every other one becomes a toast. */
  readonly onRefused?: (problem: ProblemError) => boolean | Promise<boolean>;
  /** Whether the page may be wrong after a refusal and is read anew. */
  readonly isOutdatedBy?: (problem: ProblemError) => boolean;
};

/** Without a line nothing can be read; every other refusal may have its reason in what the page does not show yet. */
const hasLine = ({ status }: ProblemError): boolean => status !== 0;

const toRequest = (said: Said) => (typeof said === 'string' ? { message: said } : said);

/**
 * The one way to change something: sends it once however often it is clicked, waits until the page shows the outcome,
 * and tells how it went.
 */
export function useWrite() {
  const { revalidate } = useRevalidator();
  const [isPending, setIsPending] = useState(false);
  const isSending = useRef(false);

  async function refuse<Answer>(problem: ProblemError, options: WriteOptions<Answer>): Promise<void> {
    const { notDone, onStale, onRefused, isOutdatedBy = hasLine, refresh = revalidate } = options;
    if (problem.code === 'stale-version') onStale?.(problem.details.current);
    const { message, ...words } = toRequest(notDone ?? problem.messageKey);
    const reason = notDone !== undefined && { text: problem.messageKey };
    if (!(await onRefused?.(problem))) toast.error(message, { ...words, ...reason });
    if (isOutdatedBy(problem)) await refresh();
  }

  /** Tells whether it was done. */
  async function write<Answer>(send: () => Promise<Answer>, options: WriteOptions<Answer> = {}): Promise<boolean> {
    if (isSending.current) return false;
    isSending.current = true;
    setIsPending(true);
    const { done, refresh = revalidate, next = refresh, onDone } = options;
    const perform = async () => {
      const answer = await send();
      await next(answer);
      return answer;
    };
    try {
      const outcome = await outcomeOf(perform());
      if (!outcome.ok) {
        await refuse(outcome.error, options);
        return false;
      }
      onDone?.(outcome.value);
      if (done !== undefined) {
        const { message, ...words } = toRequest(typeof done === 'function' ? done(outcome.value) : done);
        toast.success(message, words);
      }
      return true;
    } finally {
      isSending.current = false;
      // The router shows what it has read in a transition: ended at once, the old page could be clicked again.
      startTransition(() => setIsPending(false));
    }
  }
  return { write, isPending };
}
