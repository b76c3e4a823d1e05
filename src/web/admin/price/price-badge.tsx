import { FormattedMessage } from 'react-intl';
import type { PriceListState } from '#contract/admin-price.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

const TONES = {
  draft: 'plain',
  coming: 'info',
  inForce: 'free',
  past: 'taken',
} as const satisfies Record<PriceListState, BadgeTone>;

export function PriceBadge({ state }: { readonly state: PriceListState }) {
  return (
    <Badge tone={TONES[state]} mark={state === 'past' ? 'square' : 'dot'}>
      <FormattedMessage id={`adminPrice.state.${state}`} />
    </Badge>
  );
}
