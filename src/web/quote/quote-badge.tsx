import type { QuoteState } from '#domain/quote/quote-state.ts';
import { WordBadge } from '#web/ui/word-badge.tsx';

const TONES = {
  open: 'warn',
  expired: 'plain',
  accepted: 'free',
  declined: 'danger',
  withdrawn: 'plain',
} as const satisfies Record<QuoteState, string>;

export const quoteLook = (state: QuoteState) =>
  ({ tone: TONES[state], mark: 'dot', word: `quote.state.${state}` }) as const;

export const QuoteBadge = ({ state }: { readonly state: QuoteState }) => <WordBadge {...quoteLook(state)} />;
