import { addDays } from '../time/wall-clock.ts';

/** Days that are asked for often. */
export const STATEMENT_RANGES = ['thisMonth', 'lastMonth', 'thisYear'] as const;
export type StatementRange = (typeof STATEMENT_RANGES)[number];

/** Up to today, or the whole month before. */
export function rangeOf(range: StatementRange, today: string): { readonly from: string; readonly to: string } {
  const month = `${today.slice(0, 7)}-01`;
  switch (range) {
    case 'thisMonth':
      return { from: month, to: today };
    case 'thisYear':
      return { from: `${today.slice(0, 4)}-01-01`, to: today };
    case 'lastMonth': {
      const to = addDays(month, -1);
      return { from: `${to.slice(0, 7)}-01`, to };
    }
  }
}
