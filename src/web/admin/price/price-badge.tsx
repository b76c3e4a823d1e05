import type { PriceListState } from '#contract/admin-price.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { WordBadge } from '#web/ui/word-badge.tsx';

const TONES = {
  draft: 'plain',
  coming: 'info',
  inForce: 'free',
  past: 'taken',
} as const satisfies Record<PriceListState, BadgeTone>;

export function PriceBadge({ state }: { readonly state: PriceListState }) {
  return (
    <WordBadge tone={TONES[state]} mark={state === 'past' ? 'square' : 'dot'} word={`adminPrice.state.${state}`} />
  );
}
