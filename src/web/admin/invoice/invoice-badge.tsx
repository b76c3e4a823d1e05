import type { InvoiceSummary } from '#contract/invoice.ts';
import { nameStatus } from '#web/invoice/name-status.ts';
import { WordBadge } from '#web/ui/word-badge.tsx';

export function InvoiceBadge(invoice: Pick<InvoiceSummary, 'kind' | 'status' | 'collectOn'>) {
  const { word, tone } = nameStatus(invoice);
  return <WordBadge tone={tone} word={`invoice.status.${word}`} />;
}
