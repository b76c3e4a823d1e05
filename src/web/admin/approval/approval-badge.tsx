import type { ApprovalState } from '#domain/approval/approval-state.ts';
import { WordBadge } from '#web/ui/word-badge.tsx';

const TONES = {
  waiting: 'warn',
  approved: 'free',
  rejected: 'danger',
  withdrawn: 'plain',
  lapsed: 'plain',
} as const satisfies Record<ApprovalState, string>;

export const ApprovalBadge = ({ state }: { readonly state: ApprovalState }) => (
  <WordBadge tone={TONES[state]} mark="dot" word={`adminApproval.state.${state}`} />
);
