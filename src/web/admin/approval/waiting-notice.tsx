import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { ApprovalView } from './describe-approval.server.ts';

type Waiting = Pick<ApprovalView, 'id' | 'kind' | 'name' | 'amount' | 'person' | 'time'>;

/** What was asked for about this and has not been done yet. */
export function WaitingNotice({ waiting }: { readonly waiting: readonly Waiting[] }) {
  const { formatMessage } = useIntl();
  if (waiting.length === 0) return null;
  return (
    <div className="mb-4">
      <Notice tone="warn" title={<FormattedMessage id="adminApproval.waiting" />}>
        <ul className="space-y-1">
          {waiting.map(({ id, kind, ...values }) => (
            <li key={id}>
              <FormattedMessage
                id="adminApproval.waiting.text"
                values={{ ...values, kind: formatMessage({ id: `adminApproval.kind.${kind}` }) }}
              />{' '}
              <TextLink to={`/admin/approvals/${id}`} data-ahead="hover">
                <FormattedMessage id="word.view" />
              </TextLink>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
