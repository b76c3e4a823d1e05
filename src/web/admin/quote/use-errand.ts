import { type RefObject, useEffect, useRef, useState } from 'react';
import type { UnitChoice } from '#domain/booking/unit-choice.ts';
import { watchUnsaved } from '#web/ui/unsaved.ts';

export type ErrandLine = {
  readonly trailerId: string;
  readonly from: string;
  readonly to: string;
  readonly services: readonly string[];
  readonly unitChoice: UnitChoice;
  /** Where it is brought back, if that is another depot than it leaves. */
  readonly returnDepotId: string | null;
};

export type Errand = {
  readonly lines: readonly ErrandLine[];
  readonly has: (trailerId: string) => boolean;
  readonly add: (line: Omit<ErrandLine, 'services' | 'unitChoice'>) => void;
  readonly remove: (trailerId: string) => void;
  readonly move: (trailerId: string, where: Pick<ErrandLine, 'from' | 'to'> & Partial<ErrandLine>) => void;
  readonly choose: (trailerId: string, choice: Partial<Pick<ErrandLine, 'services' | 'unitChoice'>>) => void;
};

/**
 * What has been gathered during a call. Another search leaves it as it is, another page asks first.
 * It is gathered and sent off in a part of the page.
 */
export function useErrand(part: RefObject<Element | null>): Errand {
  const [lines, setLines] = useState<readonly ErrandLine[]>([]);
  const gathered = useRef(lines);
  useEffect(() => {
    gathered.current = lines;
  }, [lines]);
  useEffect(
    () =>
      watchUnsaved({
        part: () => part.current,
        isChanged: () => gathered.current.length > 0,
        forget: () => {
          gathered.current = [];
        },
      }),
    [part],
  );
  const change = (trailerId: string, changes: Partial<ErrandLine>) =>
    setLines((now) => now.map((line) => (line.trailerId === trailerId ? { ...line, ...changes } : line)));
  return {
    lines,
    has: (trailerId) => lines.some((line) => line.trailerId === trailerId),
    add: (line) => setLines((now) => [...now, { ...line, services: [], unitChoice: 'exact' }]),
    remove: (trailerId) => setLines((now) => now.filter((line) => line.trailerId !== trailerId)),
    move: change,
    choose: change,
  };
}
