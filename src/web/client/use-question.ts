import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isProblemError, type ProblemError } from './problem-error.ts';

/** How long somebody who still chooses or types is left alone. */
const PAUSE_MS = 250;

type Known<Answer> = {
  readonly question: string;
  readonly answer?: Answer | undefined;
  readonly problem?: ProblemError | undefined;
};

export type Answered<Answer> = {
  /** The last one, also while the next is on its way or after it has failed. */
  readonly answer: Answer | undefined;
  /** The answer to this very question. */
  readonly current: Answer | undefined;
  readonly isAsking: boolean;
  readonly problem: ProblemError | undefined;
};

/**
 * The one way to ask the server for what a page was not loaded with: the first question at once, every other one when
 * nothing has changed for a moment. A new question takes the old one back. Without a question nothing is asked.
 */
export function useQuestion<Answer>(
  /** Names what is asked for; another name is another question. */
  question: string | undefined,
  ask: (signal: AbortSignal) => Promise<Answer>,
  /** Where a failure is not shown beside the answer. */
  onRefused?: (problem: ProblemError) => void,
): Answered<Answer> {
  const [known, setKnown] = useState<Known<Answer>>();
  const find = useEffectEvent(ask);
  const refuse = useEffectEvent((problem: ProblemError) => onRefused?.(problem));
  const isFirst = useRef(true);
  useEffect(() => {
    if (question === undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const start = async () => {
      try {
        const answer = await find(signal);
        if (!signal.aborted) setKnown({ question, answer });
      } catch (error) {
        if (signal.aborted) return;
        const problem = isProblemError(error) ? error : undefined;
        if (problem) refuse(problem);
        setKnown((last) => ({ question, answer: last?.answer, problem }));
        if (!problem) throw error;
      }
    };
    const timer = setTimeout(() => void start(), isFirst.current ? 0 : PAUSE_MS);
    isFirst.current = false;
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [question]);
  const isAsking = question !== undefined && known?.question !== question;
  const own = known?.question === question ? known : undefined;
  return {
    answer: known?.answer,
    current: own?.problem ? undefined : own?.answer,
    isAsking,
    problem: own?.problem,
  };
}
