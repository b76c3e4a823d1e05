import { FormattedMessage } from 'react-intl';
import type { UserStatus } from '#contract/admin-business-unit.ts';
import type { BusinessUnitStatus, RiskStatus } from '#domain/business-unit/fields.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

const UNIT_TONES = { pendingReview: 'info', active: 'free', blocked: 'danger' } as const satisfies Record<
  BusinessUnitStatus,
  BadgeTone
>;
const RISK_TONES = { unchecked: 'plain', passed: 'plain', failed: 'warn' } as const satisfies Record<
  RiskStatus,
  BadgeTone
>;
const USER_TONES = { active: 'free', blocked: 'danger' } as const satisfies Record<UserStatus, BadgeTone>;

export const UnitBadge = ({ status }: { readonly status: BusinessUnitStatus }) => (
  <Badge tone={UNIT_TONES[status]} mark="dot">
    <FormattedMessage id={`adminBusinessUnit.status.${status}`} />
  </Badge>
);

export const RiskBadge = ({ status }: { readonly status: RiskStatus }) => (
  <Badge tone={RISK_TONES[status]}>
    <FormattedMessage id={`adminBusinessUnit.risk.${status}`} />
  </Badge>
);

export const UserBadge = ({ status }: { readonly status: UserStatus }) => (
  <Badge tone={USER_TONES[status]} mark="dot">
    <FormattedMessage id={`adminBusinessUnit.status.${status}`} />
  </Badge>
);
