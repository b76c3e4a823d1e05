import type { ChargeState } from '#domain/charge/charge-state.ts';
import { WordBadge } from '#web/ui/word-badge.tsx';

const TONES = { proposed: 'warn', due: 'info', objected: 'danger', waived: 'plain', billed: 'free' } as const;

export const ChargeBadge = ({ state }: { readonly state: ChargeState }) => (
  <WordBadge tone={TONES[state]} word={`charge.state.${state}`} />
);
