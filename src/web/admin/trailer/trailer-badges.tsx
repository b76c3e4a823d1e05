import type { TrailerSituation } from '#domain/trailer/trailer-state.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { WordBadge } from '#web/ui/word-badge.tsx';

const TONES = {
  draft: 'plain',
  free: 'free',
  reserved: 'info',
  onRent: 'ink',
  overdue: 'danger',
  workshop: 'warn',
  transfer: 'info',
  retired: 'taken',
} as const satisfies Record<TrailerSituation, BadgeTone>;

export const situationLook = (situation: TrailerSituation) =>
  ({
    tone: TONES[situation],
    mark: situation === 'retired' ? 'square' : 'dot',
    word: `adminTrailer.situation.${situation}`,
  }) as const;

/** What a trailer is doing now. */
export const SituationBadge = ({ situation }: { readonly situation: TrailerSituation }) => (
  <WordBadge {...situationLook(situation)} />
);

/** How a day stands to today: over, soon, or far. */
export type Urgency = 'over' | 'soon' | 'far';

export function CertificateBadge({ day, urgency }: { readonly day: string; readonly urgency: Urgency }) {
  if (urgency === 'far') return <span>{day}</span>;
  return <Badge tone={urgency === 'over' ? 'danger' : 'warn'}>{day}</Badge>;
}
