import type { UserStatus } from '#contract/admin-user.ts';
import type { BusinessUnitStatus, RiskStatus } from '#domain/business-unit/fields.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { WordBadge } from '#web/ui/word-badge.tsx';

const UNIT_TONES = { pendingReview: 'info', active: 'free', blocked: 'danger' } as const satisfies Record<
  BusinessUnitStatus,
  BadgeTone
>;
const RISK_TONES = { unchecked: 'plain', passed: 'plain', failed: 'warn' } as const satisfies Record<
  RiskStatus,
  BadgeTone
>;

/** Of a company, or of a person: what a person can be, a company can be, too. */
export const customerLook = (status: BusinessUnitStatus) =>
  ({ tone: UNIT_TONES[status], mark: 'dot', word: `adminBusinessUnit.status.${status}` }) as const;

export const UnitBadge = ({ status }: { readonly status: BusinessUnitStatus }) => (
  <WordBadge {...customerLook(status)} />
);

export const RiskBadge = ({ status }: { readonly status: RiskStatus }) => (
  <WordBadge tone={RISK_TONES[status]} word={`adminBusinessUnit.risk.${status}`} />
);

export const UserBadge = ({ status }: { readonly status: UserStatus }) => <WordBadge {...customerLook(status)} />;
