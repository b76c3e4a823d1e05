import type { InvoiceSummary } from '#contract/invoice.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';

const TONES = {
  open: 'plain',
  overdue: 'danger',
  collecting: 'info',
  disputed: 'warn',
  paid: 'free',
  writtenOff: 'plain',
  credited: 'taken',
  credit: 'free',
} as const satisfies Record<string, BadgeTone>;
type StatusWord = keyof typeof TONES;

/** What is open of a credit note is not to be paid: it is there to be used. */
export function nameStatus({ kind, status }: Pick<InvoiceSummary, 'kind' | 'status'>) {
  const word: StatusWord = kind === 'creditNote' && status === 'open' ? 'credit' : status;
  return { word, tone: TONES[word] };
}
