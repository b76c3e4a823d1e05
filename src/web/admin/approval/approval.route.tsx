import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { getRequest } from '#web/request-context.server.ts';
import { Card } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ConsoleHeader, ConsolePage } from '../frame/console-page.tsx';
import { Facts } from '../frame/facts.tsx';
import { requireId } from '../frame/require-id.server.ts';
import { RowLink } from '../list/row-link.tsx';
import { PriceChanges } from '../price/price-changes-table.tsx';
import { listPriceChanges } from '../price/price-changes.ts';
import { ApprovalActions } from './approval-actions.tsx';
import { ApprovalBadge } from './approval-badge.tsx';
import { loadApproval } from './load-approvals.server.ts';
import type { Route } from './+types/approval.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  loadApproval(getRequest(context), requireId(params.approvalId, url));

export default function ApprovalPage({ loaderData: { approval, prices } }: Route.ComponentProps) {
  const intl = useIntl();
  const { kind, name, state, isOwn, company, amount, reason, person, time, decided, decidedTime, to } = approval;
  return (
    <ConsolePage>
      <ConsoleHeader
        back={{ to: '/admin/approvals', label: <FormattedMessage id="admin.nav.approvals" /> }}
        history={`object=${approval.id}`}
        title={
          <>
            <FormattedMessage id={`adminApproval.kind.${kind}`} /> · {name}
          </>
        }
        badges={<ApprovalBadge state={state} />}
        actions={
          <>
            <LinkButton to={to} tone="outline" data-ahead="hover">
              <FormattedMessage id="adminApproval.toObject" />
            </LinkButton>
            <ApprovalActions approval={approval} />
          </>
        }
      />
      {state === 'waiting' && isOwn && (
        <div className="mb-4">
          <Notice>
            <FormattedMessage id="adminApproval.own" />
          </Notice>
        </div>
      )}
      <Card>
        <Facts
          facts={[
            { label: `adminApproval.amount.${kind}`, value: <strong className="tabular-nums">{amount}</strong> },
            {
              label: 'word.field.company',
              value: company && <RowLink to={`/admin/business-units/${company.id}`}>{company.name}</RowLink>,
            },
            { label: 'adminApproval.askedBy', value: person },
            { label: 'adminApproval.askedAt', value: time },
            { label: 'word.reason', value: reason },
            ...(decided === null
              ? []
              : [
                  { label: 'adminApproval.decidedBy' as const, value: decided.by?.name },
                  { label: 'adminApproval.decided' as const, value: decidedTime },
                  { label: 'adminApproval.words' as const, value: decided.words },
                ]),
          ]}
        />
        {prices?.replaced && (
          <PriceChanges
            name={prices.replaced.name}
            changes={listPriceChanges(intl, { before: prices.replaced, after: prices.list, frame: prices.frame })}
          />
        )}
      </Card>
    </ConsolePage>
  );
}
