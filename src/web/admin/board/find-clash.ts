import type { BoardBar } from '#contract/admin-board.ts';
import type { DrawnRow } from './lay-plan.ts';

/** What of a row has the trailer while a bar would. */
export const findClash = ({ bars }: DrawnRow, [, from, , , until, id]: BoardBar): BoardBar | undefined =>
  bars.find(([, start, , , end, other]) => other !== id && start < until && from < end);
