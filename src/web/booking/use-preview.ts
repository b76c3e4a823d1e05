import { useEffect, useRef, useState } from 'react';
import { isProblemError, type ProblemError } from '#web/client/problem-error.ts';

const PAUSE_MS = 250;

export type Preview<Answer> = {
  /** The last one, also while the next is on its way. */
  readonly answer: Answer | undefined;
  readonly isAsking: boolean;
  readonly problem: ProblemError | undefined;
};

/**
 * Asks what something would cost, once nothing has changed for a moment. The answer to an earlier question is dropped.
 * Without a question nothing is asked.
 */
export function usePreview<Answer>(
  question: string | undefined,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Preview<Answer> {
  const [state, setState] = useState<{ question: string; answer?: Answer | undefined; problem?: ProblemError }>();
  const asker = useRef(ask);
  const isFirst = useRef(true);
  useEffect(() => {
    asker.current = ask;
  });
  useEffect(() => {
    if (question === undefined) return undefined;
    const controller = new AbortController();
    const start = async () => {
      try {
        const answer = await asker.current(controller.signal);
        if (!controller.signal.aborted) setState({ question, answer });
      } catch (error) {
        if (controller.signal.aborted) return;
        if (!isProblemError(error)) throw error;
        setState((last) => ({ question, answer: last?.answer, problem: error }));
      }
    };
    const timer = setTimeout(() => void start(), isFirst.current ? 0 : PAUSE_MS);
    isFirst.current = false;
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [question]);
  const isAsking = question !== undefined && state?.question !== question;
  return { answer: state?.answer, isAsking, problem: isAsking ? undefined : state?.problem };
}
