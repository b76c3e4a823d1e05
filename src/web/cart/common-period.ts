import type { LineView } from '#web/line/describe-line.server.ts';

type Stay = Pick<LineView, 'pickUp' | 'return' | 'days'>;

/** The period that all lines share, if they do: then it needs to be told only once. */
export function findCommonPeriod(lines: readonly Stay[]): Stay | null {
  const [first] = lines;
  if (!first || lines.some((line) => line.pickUp !== first.pickUp || line.return !== first.return)) return null;
  return { pickUp: first.pickUp, return: first.return, days: first.days };
}
