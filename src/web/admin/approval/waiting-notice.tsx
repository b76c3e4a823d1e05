import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { ApprovalView } from './describe-approval.server.ts';

/** What was asked for about this and has not been done: because somebody has still to agree, or because nobody did. */
export function WaitingNotice({ waiting }: { readonly waiting: readonly ApprovalView[] }) {
  const asked = waiting.filter(({ state }) => state === 'waiting');
  const rejected = waiting.filter(({ state }) => state === 'rejected');
  return (
    <>
      {asked.length > 0 && (
        <div className="mb-4">
          <Notice tone="warn" title={<FormattedMessage id="adminApproval.waiting" />}>
            <Requests requests={asked} />
          </Notice>
        </div>
      )}
      {rejected.length > 0 && (
        <div className="mb-4">
          <Notice tone="danger" title={<FormattedMessage id="adminApproval.rejected" />}>
            <Requests requests={rejected} />
          </Notice>
        </div>
      )}
    </>
  );
}

function Requests({ requests }: { readonly requests: readonly ApprovalView[] }) {
  const { formatMessage } = useIntl();
  return (
    <ul className="space-y-1">
      {requests.map(({ id, kind, name, amount, person, time, decided }) => (
        <li key={id}>
          <FormattedMessage
            id="adminApproval.waiting.text"
            values={{ name, amount, person, time, kind: formatMessage({ id: `adminApproval.kind.${kind}` }) }}
          />{' '}
          {decided !== null && (
            <span className="wrap-anywhere">
              <FormattedMessage
                id="adminApproval.rejected.text"
                values={{ person: decided.by?.name ?? '–', words: decided.words ?? '–' }}
              />{' '}
            </span>
          )}
          <TextLink to={`/admin/approvals/${id}`} data-ahead="hover">
            <FormattedMessage id="word.view" />
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
