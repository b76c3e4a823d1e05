import { useState } from 'react';

export type ErrandLine = {
  readonly trailerId: string;
  readonly from: string;
  readonly to: string;
  readonly services: readonly string[];
};

export type Errand = {
  readonly lines: readonly ErrandLine[];
  readonly has: (trailerId: string) => boolean;
  readonly add: (line: Omit<ErrandLine, 'services'>) => void;
  readonly remove: (trailerId: string) => void;
  readonly choose: (trailerId: string, services: readonly string[]) => void;
};

/** What has been gathered during a call. Another search leaves it as it is. */
export function useErrand(): Errand {
  const [lines, setLines] = useState<readonly ErrandLine[]>([]);
  return {
    lines,
    has: (trailerId) => lines.some((line) => line.trailerId === trailerId),
    add: (line) => setLines((now) => [...now, { ...line, services: [] }]),
    remove: (trailerId) => setLines((now) => now.filter((line) => line.trailerId !== trailerId)),
    choose: (trailerId, services) =>
      setLines((now) => now.map((line) => (line.trailerId === trailerId ? { ...line, services } : line))),
  };
}
