import type { BoardBar } from '#contract/admin-board.ts';
import type { DrawnRow } from './lay-plan.ts';
import type { Times } from './retime.ts';

/** What has the trailer between when a transfer is and when it would be; the workshop is wherever the trailer stands. */
export function findMet({ bars }: DrawnRow, transfer: BoardBar, { from, due }: Times): BoardBar | undefined {
  const [start, end] = [Math.min(from, transfer[1]), Math.max(due, transfer[2])];
  const takes = ([kind, at, , , until, id]: BoardBar, of: Times) =>
    id !== transfer[5] && kind !== 'returned' && at < of.due && until > of.from;
  return (
    bars.find((bar) => takes(bar, { from, due })) ??
    bars.find((bar) => bar[0] !== 'workshop' && takes(bar, { from: start, due: end }))
  );
}
