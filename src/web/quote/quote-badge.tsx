import type { QuoteState } from '#domain/quote/quote-state.ts';
import { WordBadge } from '#web/ui/word-badge.tsx';

const TONES = {
  open: 'warn',
  expired: 'plain',
  accepted: 'free',
  declined: 'danger',
  withdrawn: 'plain',
} as const satisfies Record<QuoteState, string>;

export const QuoteBadge = ({ state }: { readonly state: QuoteState }) => (
  <WordBadge tone={TONES[state]} mark="dot" word={`quote.state.${state}`} />
);
