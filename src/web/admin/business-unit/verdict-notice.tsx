import type { AdminUnit } from '#contract/admin-business-unit.ts';
import { FormattedMessage } from '#i18n/intl.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { UnitView } from './load-business-unit.server.ts';

interface VerdictNoticeProps {
  readonly status: AdminUnit['status'];
  readonly verdict: UnitView['verdict'];
}

/** Who decided about a company last, when and why. An approval without a word says nothing that the page does not. */
export function VerdictNotice({ status, verdict }: VerdictNoticeProps) {
  if (verdict === null || (verdict.reason === null && verdict.ground === null)) return null;
  const { decision, at, by, ground, reason } = verdict;
  return (
    <Notice
      tone={status === 'blocked' ? 'danger' : 'info'}
      title={<FormattedMessage id={`adminBusinessUnit.verdict.${decision}`} values={{ at, by }} />}
    >
      {ground !== null && <FormattedMessage id={`adminBusinessUnit.ground.${ground}`} />}
      {ground !== null && reason !== null && ' · '}
      {reason}
    </Notice>
  );
}
