import { startTransition, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { outcomeOf } from '#web/client/outcome-of.ts';
import type { ProblemError } from '#web/client/problem-error.ts';
import { watchUnsaved } from '#web/ui/unsaved.ts';
import { runEach } from './run-each.ts';

/** More at once would keep a small server from everybody else. */
const AT_ONCE = 3;

/** What came of a row. A refusal nobody could expect has no problem to tell. */
export type RowResult<Row> = { readonly row: Row } & (
  | { readonly state: 'waiting' | 'running' | 'done' }
  | { readonly state: 'failed'; readonly problem: ProblemError | undefined }
);

type Identified = { readonly id: string };

/**
 * Does the same to many rows, one call for each, so that each is a change of its own in the log and one refusal holds up
 * nothing else. The page is read anew once all are through.
 */
export function useBulk<Row extends Identified>() {
  const { revalidate } = useRevalidator();
  const [results, setResults] = useState<readonly RowResult<Row>[]>([]);
  const [isRunning, setIsRunning] = useState(false);
  const isStopped = useRef(true);

  useEffect(() => {
    const forget = watchUnsaved({
      part: () => null,
      isChanged: () => !isStopped.current,
      forget: () => {},
      isRunning: true,
    });
    return () => {
      isStopped.current = true;
      forget();
    };
  }, []);

  const note = (result: RowResult<Row>) =>
    setResults((before) => before.map((known) => (known.row.id === result.row.id ? result : known)));

  /** Rows that were done before keep their result. */
  async function start(rows: readonly Row[], send: (row: Row) => Promise<unknown>): Promise<void> {
    const begun = new Set(rows.map(({ id }) => id));
    setResults((before) => [
      ...rows.map((row) => ({ row, state: 'waiting' as const })),
      ...before.filter(({ row }) => !begun.has(row.id)),
    ]);
    setIsRunning(true);
    isStopped.current = false;
    await runEach(rows, {
      atOnce: AT_ONCE,
      isStopped: () => isStopped.current,
      work: async (row) => {
        note({ row, state: 'running' });
        const outcome = await outcomeOf(send(row)).catch(() => undefined);
        note(outcome?.ok ? { row, state: 'done' } : { row, state: 'failed', problem: outcome?.error });
      },
    });
    isStopped.current = true;
    await revalidate();
    // As the router shows what it has read: until then the rows are those from before.
    startTransition(() => setIsRunning(false));
  }

  return {
    results,
    isRunning,
    start,
    stop: () => {
      isStopped.current = true;
    },
    clear: () => setResults([]),
  };
}
