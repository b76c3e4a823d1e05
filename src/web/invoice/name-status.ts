import type { InvoiceSummary } from '#contract/invoice.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';

const TONES = {
  open: 'plain',
  overdue: 'danger',
  planned: 'info',
  collecting: 'info',
  disputed: 'warn',
  paid: 'free',
  writtenOff: 'plain',
  credited: 'taken',
  credit: 'free',
} as const satisfies Record<string, BadgeTone>;
type StatusWord = keyof typeof TONES;
/** Where nobody asks when it is debited, it is open. */
type Planned = { readonly collectOn?: string | null };

/** What is open of a credit note is there to be used, and what is debited need not be paid by the customer. */
function nameOpen({ kind, collectOn }: Pick<InvoiceSummary, 'kind'> & Planned): StatusWord {
  if (kind === 'creditNote') return 'credit';
  return collectOn ? 'planned' : 'open';
}

export function nameStatus(invoice: Pick<InvoiceSummary, 'kind' | 'status'> & Planned) {
  const word: StatusWord = invoice.status === 'open' ? nameOpen(invoice) : invoice.status;
  return { word, tone: TONES[word] };
}
